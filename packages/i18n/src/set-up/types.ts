/** The words of setting a position up, whatever the game. */
export interface SetUpTexts {
  /** Accessible name of the board. */
  readonly board: string;
  /** Above the pieces to choose from and the other actions. */
  readonly palette: string;
  readonly move: string;
  readonly takeAway: string;
  readonly hint: string;
  /** Where pieces have no places of their own. */
  readonly heapHint: string;
  readonly add: (piece: string) => string;
  readonly turn: string;
  readonly empty: string;
  readonly initial: string;
  readonly fromGame: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
}

/** What a game adds to them. */
export interface SetUpGameTexts {
  /** The pieces of the palette, by id. */
  readonly piece: (id: string) => string;
  /** What the board does not show, by the option's id. */
  readonly options: Readonly<Record<string, SetUpOptionTexts>>;
}

export interface SetUpOptionTexts {
  readonly label: string;
  /** The whole fact where there is only yes and no. */
  readonly value: (value: string) => string;
}
