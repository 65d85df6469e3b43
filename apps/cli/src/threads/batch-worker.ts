/** A thread of `tahoun learn`. */
import '@tahoun/workshop/batch-worker';
