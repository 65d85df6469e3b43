/** The fields of an `InputError` that matter here. */
export interface ErrorLike {
  readonly code: string;
  readonly message: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Sentences by error code. */
export type ErrorSentences = Readonly<Record<string, (params: ErrorLike['params']) => string>>;
