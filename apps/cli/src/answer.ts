import type { CliTexts, Language } from '@tahoun/i18n';
import type { createColors } from 'picocolors';

export type Colors = ReturnType<typeof createColors>;

/** How a person wants to read an answer. */
export interface View {
  readonly language: Language;
  readonly texts: CliTexts;
  readonly colors: Colors;
}

/** What a command came to. Commands compute; `main.ts` and `batch.ts` print. */
export interface Answer {
  /** What `--json` prints. */
  readonly document: unknown;
  /** The answer as text for people, without the last line end. */
  readonly print: (view: View) => string;
  /** Present when the answer is "no": why, in one line. The exit code is then 1. */
  readonly refusal?: (texts: CliTexts) => string;
}
