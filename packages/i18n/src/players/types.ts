/** What the computer players are called. */
export interface PlayerNames {
  /** By the form of the player in `@tahoun/engine`; levels have names of their own. */
  readonly names: Readonly<Record<string, string>>;
}

/** What the numbers of players are called. */
export interface PlayerNumbersWords {
  readonly numbers: Readonly<Record<'depth' | 'verifyDepth' | 'nodes' | 'timeMs', PlayerNumberWords>>;
}

export interface PlayerNumberWords {
  readonly label: string;
  /** @param written the number as the language writes it. */
  readonly value: (written: string) => string;
}

export type PlayerWords = PlayerNames & PlayerNumbersWords;
