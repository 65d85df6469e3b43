/** What people read about a constant of a game's own player. */
export interface ParameterTexts {
  /** A few words, the label of a slider. */
  readonly name: string;
  /** What it does in play, one or two sentences. */
  readonly help: string;
}
