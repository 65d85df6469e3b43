import { availableParallelism } from 'node:os';

/** Processors for heavy work: all but the one that answers people; at least one. */
export const SPARE_PROCESSORS = Math.max(1, availableParallelism() - 1);
