/** What people read about a named setting of the constants: a few words. */
export type SettingTexts = Readonly<Record<string, string>>;

/** What people read about a constant of a game's own player. */
export interface ParameterTexts {
  /** A few words, the label of a slider. */
  readonly name: string;
  /** What it does in play, one or two sentences. */
  readonly help: string;
  /** What each choice is called, in one that is a choice. */
  readonly choices?: readonly string[];
}
