/** What people read about one evaluation function of a game. */
export interface EvaluationTexts {
  readonly name: string;
  /** What it looks at, one or two sentences. */
  readonly about: string;
  /** What its value is the sum of, by the term's name in the code. */
  readonly terms: Readonly<Record<string, TermTexts>>;
  /** The numbers that a term is made from by more than adding. */
  readonly facts?: Readonly<Record<string, string>>;
}

export interface TermTexts {
  /** A few words. */
  readonly name: string;
  /** One sentence; where the term is no plain count, it says so. */
  readonly help: string;
}
