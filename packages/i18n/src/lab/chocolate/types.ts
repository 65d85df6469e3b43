/** What is proved of the bars of one height; numbers are already text. */
export interface PeriodFacts {
  readonly height: string;
  readonly period: string;
  /** Null where there is none. */
  readonly lastException: string | null;
  readonly comparedTo: string;
}

/** The words of the Lab's page on chocolate. */
export interface LabChocolateTexts {
  readonly table: {
    readonly intro: string;
    readonly size: string;
    readonly larger: string;
    readonly onlyOdd: string;
    readonly caption: string;
    readonly cell: (bar: string, value: number, winner: string, published: string) => string;
    readonly unknownThere: string;
    readonly publishedThere: (winner: string) => string;
    readonly notThere: string;
    readonly legendA: string;
    readonly legendB: string;
    readonly legendPublished: string;
    readonly legendGap: string;
    readonly pick: string;
    readonly breaks: (bar: string) => string;
    readonly winning: string;
  };
  readonly periods: {
    readonly title: string;
    readonly intro: string;
    readonly height: string;
    readonly length: string;
    readonly facts: (facts: PeriodFacts) => string;
    /** @param move a winning break; null in a lost bar. */
    readonly verdict: (bar: string, value: number, move: string | null) => string;
    readonly caption: (height: string) => string;
    readonly legendZero: string;
    readonly legendException: string;
    /** Where only the first lengths are shown. */
    readonly more: (shown: string) => string;
  };
  readonly recursion: {
    readonly title: string;
    readonly intro: string;
    readonly bar: string;
    readonly caption: (bar: string) => string;
    readonly shortcut: string;
    readonly order: string;
    readonly tree: string;
    readonly memory: string;
    readonly times: string;
    readonly yes: string;
    readonly no: string;
    readonly his: string;
    /** @param tree heaps that his program looked into. @param distinct with a memory. */
    readonly summary: (tree: string, distinct: string, times: string) => string;
  };
}
