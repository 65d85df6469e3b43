import type { CliTexts } from '@tahoun/i18n';

/** What is wrong in the protocol's own words, which programs look for. */
export type GtpPhrase =
  | 'unknown command'
  | 'syntax error'
  | 'illegal move'
  | 'unacceptable size'
  | 'board not empty'
  | 'bad vertex list'
  | 'cannot undo'
  | 'cannot load file'
  | 'cannot score'
  | 'the game is over';

/** A command that fails: the answer begins with the phrase; a line for people may follow. */
export class GtpFailure extends Error {
  constructor(
    readonly phrase: GtpPhrase,
    /** Says what is behind it in the reader's language. */
    readonly say?: (texts: CliTexts) => string,
  ) {
    super(phrase);
  }
}
