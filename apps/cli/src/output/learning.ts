import { type LearningLabel, formatNumber } from '@tahoun/i18n';
import type { Answer } from '../answer.js';
import { table } from './text.js';

/** Decimals of errors and other small numbers. */
const SMALL: Intl.NumberFormatOptions = { maximumSignificantDigits: 7 };

/** What learning came to: the fields of the document below each other. */
export function learningAnswer(document: Readonly<Partial<Record<LearningLabel, number | string>>>): Answer {
  return {
    document,
    print: (view) => {
      const written = (value: number | string): string => {
        if (typeof value === 'string') return value;
        return Number.isInteger(value)
          ? formatNumber(view.language, value)
          : new Intl.NumberFormat(view.language, SMALL).format(value);
      };
      return table(
        view,
        Object.entries(document).map(([name, value]) => [
          view.texts.learning.labels[name as LearningLabel],
          written(value),
        ]),
      );
    },
  };
}
