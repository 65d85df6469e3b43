import type { RefusalCode } from '@tahoun/i18n';

/** What the rules of seats, offers and limits do not allow; the caller sees the reason in the words of `@tahoun/i18n`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly code: RefusalCode,
    readonly params: Readonly<Record<string, string | number>> = {},
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}
