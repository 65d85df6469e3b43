import { type CliTexts, cliTexts } from '@tahoun/i18n';

/** Something that an engine did wrong: it costs it the game, and the match goes on. */
export class EngineFault extends Error {
  constructor(
    /** Says it in the reader's language. */
    readonly say: (texts: CliTexts) => string,
  ) {
    super(say(cliTexts('en')));
  }
}
