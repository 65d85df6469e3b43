import { pluralEn } from '../language/language.js';
import { LEVEL_NAMES_EN, playerNamesEn } from '../play/names/en.js';

export const webEn = {
  games: 'Games',
  lab: 'Lab',
  learn: 'Learn',
  problems: 'Problems',
  analysis: 'Analysis',
  playing: 'Play',
  menu: 'Menu',
  lookInside: 'Look inside the search',
  newGame: 'New game',
  start: 'Start',
  cancel: 'Cancel',
  ownPosition: 'Or your own position',
  ownPositionHint: 'As text; leave it empty for the starting position chosen above.',
  /** Opens the board on which a position is set up. */
  setUp: 'Set it up on a board',
  /** The person who plays against the computer. */
  you: 'You',
  /** Names of the eight levels, weakest first. */
  levelNames: LEVEL_NAMES_EN as readonly string[],
  textbook: 'Textbook algorithms',
  /** Above the players that are no textbook's. */
  ownSearches: 'Other searches',
  /** Players that the user has made and named in the Lab. */
  ownEvaluations: 'Your evaluations',
  players: playerNamesEn,
  /** Above the constants of a player. */
  constants: 'Constants of its evaluation',
  /** Of those constants, by a name. */
  setting: 'Setting',
  ownSetting: 'your own',
  /** Lead from those constants to the Lab; the second where it has tables of squares as well. */
  inTheLab: 'Set them in the Lab',
  squaresInTheLab: 'Set them in the Lab, with numbers for squares',
  thinking: 'Thinking…',
  stop: 'Stop',
  go: 'Resume',
  paused: 'The computer is paused',
  goOnHere: 'Let the computer play from here',
  undo: 'Take back',
  /** A step of one move, which takes nothing back. */
  stepBack: 'One move back',
  stepOn: 'One move on',
  toStart: 'To the start',
  toEnd: 'To the end',
  replay: 'Replay',
  /** With the reason for the end of the game; empty where it is not over. */
  replayOver: (reason: string) =>
    reason === '' ? 'The replay is over, and the game goes on' : `The replay is over. ${reason}`,
  flip: 'Flip the board',
  /** Before the marks that the board can show. */
  showOnBoard: 'Show',
  hint: 'Hint',
  hintIs: (move: string) => `Try ${move}`,
  resign: 'Resign',
  offerDraw: 'Offer a draw',
  claimDraw: 'Claim a draw',
  acceptDraw: 'Accept the draw',
  declineDraw: 'Decline',
  drawOffered: (side: string) => `${side} offers a draw`,
  drawDeclined: 'The computer declines the draw and plays on',
  drawEarly: (moves: number) => `The computer agrees to a draw only after ${moves} moves by each side`,
  save: 'Save',
  /** In a file format, such as SGF. */
  saveAs: (format: string) => `Save as ${format}`,
  load: 'Open',
  review: 'Review the game',
  /** The bar beside the board, in the menu of marks. */
  evaluationBar: 'Evaluation',
  /** A move of one place is played when that place is chosen again; shown after the first time. */
  confirmMoves: 'Confirm each move',
  chooseAgain: 'Choose it again to play it',
  savedGames: 'Saved games',
  copyLink: 'Copy link',
  partNotLoaded: 'This part of the page could not be loaded. Are you online?',
  handOver: 'Hand over the turn',
  /** In place of a move, in lists of moves. */
  handedOver: 'turn handed over',
  sideHandedOver: (side: string) => `${side} handed over the turn`,
  moves: 'Moves',
  noMoves: 'No moves yet',
  /** The panel beside the board, and its parts. */
  panel: 'Game',
  tabs: { moves: 'Moves', analysis: 'Analysis', game: 'Game' },
  /** Shown over controls whose word alone may not say enough. */
  help: {
    hint: 'Shows a good move on the board',
    handOver: 'Goes into the list of moves; the other side is then to move',
    lookInside: 'The tree of moves that a search of this position examines',
    review: 'Finds the mistakes of both sides',
  },
  /** Of the side whose name comes before. */
  onTurn: 'to move',
  resignSure: 'Resign this game?',
  rematch: 'Rematch',
  share: 'Share',
  shareLink: 'Link',
  copyPosition: 'Copy position',
  savePicture: 'Picture',
  typeMove: 'Type a move',
  play: 'Play',
  rules: 'Rules',
  /** With the name of a place. */
  noMoveFrom: (place: string) => `No legal move from ${place}`,
  played: (side: string, move: string) => `${side} played ${move}`,
  /** What a move of the computer took, or what named it without a search. */
  work: {
    nodes: (count: number, written: string) => `${written} ${pluralEn(count, 'move', 'moves')} examined`,
    depth: (plies: string) => `depth ${plies}`,
    named: {
      book: 'from the opening book',
      chance: 'at random',
      rules: 'by its rules',
      symmetry: 'by symmetry',
    },
  },
  board: 'Board',
  keys: 'Keyboard and mouse',
  close: 'Close',
  /** Hides everything but the board, the names and the clocks. */
  zen: 'Only the board',
  leaveZen: 'Show everything',
  /** The menu of colours. */
  look: 'Look',
  sounds: 'Sounds',
  more: 'More',
  engineFailed: 'The engine stopped unexpectedly. Press “Resume” to try again.',
  gameNotLoaded: 'The game could not be loaded. Are you online?',
  noSuchPage: 'There is no such page. Here is a board instead.',
  skipToBoard: 'Skip to the board',
  yourMove: 'Your move',
  /** The numbers that a field accepts. */
  wholeNumber: (min: number, max: number) => `Enter a whole number from ${min} to ${max}`,
};

/** The words of the web page. */
export type WebTexts = Readonly<typeof webEn>;
