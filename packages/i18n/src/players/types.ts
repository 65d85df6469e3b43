/** What the computer players are called, and the numbers that they take. */
export interface PlayerWords {
  /** By the form of the player in `@tahoun/engine`; levels have names of their own. */
  readonly names: Readonly<Record<string, string>>;
  readonly numbers: Readonly<Record<'depth' | 'verifyDepth' | 'nodes' | 'timeMs', PlayerNumberWords>>;
}

export interface PlayerNumberWords {
  readonly label: string;
  /** @param written the number as the language writes it. */
  readonly value: (written: string) => string;
}
