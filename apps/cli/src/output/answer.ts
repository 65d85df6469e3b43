import type { CliTexts } from '@tahoun/i18n';
import type { View } from './view.js';

/** The result of a command. Commands compute; `main.ts` and `batch.ts` print. */
export interface Answer {
  /** The value that `--json` prints. */
  readonly document: unknown;
  /** The answer as text for people, without the last line end. */
  readonly print: (view: View) => string;
  /** Present when the answer is "no": the reason, in one line. The exit code is then 1. */
  readonly refusal?: (texts: CliTexts) => string;
}
