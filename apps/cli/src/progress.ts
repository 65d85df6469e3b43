import type { CliTexts, Language } from '@tahoun/i18n';

type Say = (texts: CliTexts, language: Language) => string;

/** Takes a line about work in progress, in the reader's language. */
export type Progress = (say: Say) => void;

/** A line about a pass over the positions. */
export function epochText(epoch: number, error: number, heldOut: number): Say {
  return ({ learning }, language) => {
    const { format } = new Intl.NumberFormat(language, {
      minimumFractionDigits: 6,
      maximumFractionDigits: 6,
    });
    return learning.epoch(String(epoch), format(error), format(heldOut));
  };
}
