import type { PlayerNames } from '../players/types.js';

/** The words of the web page. */
export interface WebTexts {
  readonly games: string;
  readonly lab: string;
  readonly learn: string;
  readonly lookInside: string;
  readonly newGame: string;
  readonly start: string;
  readonly cancel: string;
  readonly ownPosition: string;
  readonly ownPositionHint: string;
  /** Opens the board on which a position is set up. */
  readonly setUp: string;
  readonly human: string;
  /** Names of the eight levels, weakest first. */
  readonly levelNames: readonly string[];
  readonly textbook: string;
  /** Above the players that are no textbook's. */
  readonly ownSearches: string;
  readonly players: PlayerNames;
  /** Above the constants of a player. */
  readonly constants: string;
  /** Of those constants, by a name. */
  readonly setting: string;
  readonly ownSetting: string;
  readonly thinking: string;
  readonly stop: string;
  readonly go: string;
  readonly paused: string;
  readonly goOnHere: string;
  readonly undo: string;
  readonly redo: string;
  readonly toStart: string;
  readonly toEnd: string;
  readonly replay: string;
  readonly flip: string;
  /** Before the marks that the board can show. */
  readonly showOnBoard: string;
  readonly hint: string;
  readonly hintIs: (move: string, score: string) => string;
  readonly resign: string;
  readonly offerDraw: string;
  readonly acceptDraw: string;
  readonly declineDraw: string;
  readonly drawOffered: (side: string) => string;
  readonly drawDeclined: string;
  readonly save: string;
  /** In a file format, such as SGF. */
  readonly saveAs: (format: string) => string;
  readonly load: string;
  readonly review: string;
  /** A bar beside the board; one of the things to show. */
  readonly evaluationBar: string;
  readonly savedGames: string;
  readonly copyLink: string;
  readonly partNotLoaded: string;
  readonly switchTurn: string;
  readonly moves: string;
  readonly noMoves: string;
  readonly typeMove: string;
  readonly play: string;
  readonly rules: string;
  readonly engineLine: (nodes: string, depth: number, seconds: string) => string;
  readonly draw: string;
  readonly byMargin: (units: string) => string;
  readonly reasons: Readonly<Record<string, string>>;
  /** With the name of a place. */
  readonly noMoveFrom: (place: string) => string;
  readonly played: (side: string, move: string) => string;
  readonly board: string;
  readonly keys: string;
  readonly theme: string;
  readonly sounds: string;
  readonly more: string;
  readonly engineFailed: string;
  readonly gameNotLoaded: string;
  readonly fileTooLarge: string;
  /** What a field accepts. */
  readonly wholeNumber: (min: number, max: number) => string;
}
