/** The words of the Lab's page on evaluations. */
export interface LabEvaluationTexts {
  readonly intro: string;
  readonly showPosition: string;
  /** Over the evaluation of the game's source, over the one of the strong search, and over one that is both. */
  readonly whose: Readonly<Record<'textbook' | 'best' | 'both', string>>;
  /** From which side the values are seen. */
  readonly seenBy: (side: string) => string;
  readonly term: string;
  readonly value: string;
  readonly share: string;
  readonly sum: string;
  readonly noTerms: string;
  /** Leads to the trees of the position. */
  readonly trees: string;
  /** Leads to the page that the Lab has on the game alone. */
  readonly more: (game: string) => string;
}
