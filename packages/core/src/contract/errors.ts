/** Values that an error's text mentions, by name; translators get them unformatted. */
export type ErrorParams = Readonly<Record<string, string | number>>;

/**
 * The error for bad input by a person or another program. Clients turn it into exit code 2,
 * a problem+json answer or a line beside the field; `message` is a complete English sentence and
 * `code` with `params` lets `@tahoun/i18n` translate it.
 */
export class InputError extends Error {
  override readonly name = 'InputError';

  constructor(
    /** Stable kebab-case code, e.g. `position-bad-character`. */
    readonly code: string,
    message: string,
    readonly params: ErrorParams = {},
  ) {
    super(message);
  }
}

/** Also true for an error of another copy of this class: a game from outside may have its own. */
export function isInputError(error: unknown): error is InputError {
  return error instanceof Error && error.name === 'InputError';
}

/** The longest text any parser looks at; longer input is refused before parsing. */
export const MAX_TEXT_LENGTH = 20_000;

/** Shortens foreign text so that an error message stays one readable line. */
export function quoteInput(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length <= 40 ? flat : `${flat.slice(0, 37)}...`;
}
