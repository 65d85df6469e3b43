import { pluralEn } from '../../language/language.js';

export const playingEn = {
  clock: 'Clock',
  friend: 'Play a friend by link',
  noClock: 'No clock',
  /** A clock that the user sets. */
  ownClock: 'Your own…',
  /** That a side has at the start. */
  minutes: 'Minutes',
  /** Seconds that are added with each move. */
  increment: 'Increment (s per move)',
  lowTime: 'Low on time',
  /** The parts of the time on a clock. */
  minutesLeft: (count: number) => `${count} ${pluralEn(count, 'minute', 'minutes')}`,
  secondsLeft: (count: number) => `${count} ${pluralEn(count, 'second', 'seconds')}`,
  /** Shows the board twice as large. */
  zoom: 'Zoom',
  /** A start by its number, and one by lot. */
  startNumber: (min: number, max: number) => `Number, ${min} to ${max}`,
  randomStart: 'Random position',
  /** A move that is entered while the computer thinks. */
  premove: (move: string) => `Premove: ${move}. Choose it again to cancel`,
  /** Places of such a move, before its last one. */
  premoveBegun: (places: string) => `Premove from ${places}: choose the destination`,
  premoveCannot: 'No premove is possible from here',
  premoveDropped: (move: string) => `Premove dropped: ${move} is not legal now`,
  premoveTakenBack: 'Premove cancelled',
  variation: (moves: number) => `Variation, ${moves} ${pluralEn(moves, 'move', 'moves')}`,
  promote: 'Make it the main line',
  deleteVariation: 'Delete the variation',
  /** The pace at which computers play each other and games are replayed; the slowest first. */
  pace: 'Pace',
  paces: ['Slow', 'Normal', 'Fast', 'Instant'] as readonly [string, string, string, string],
  /** Pieces that a side has lost. */
  taken: (side: string) => `${side}’s lost pieces`,
  /** Keys, and gestures on the board, with their effects: at every table. */
  shortcuts: [
    ['← →, wheel', 'one move back, one on'],
    ['Home, End', 'to the start, to the end'],
    ['Tab, arrows, Enter', 'choose places on the board and play'],
    ['Letters, digits', 'type a move; a letter of this list with Shift: Shift+H for h4'],
    ['Escape', 'drop what was picked'],
    ['F', 'flip the board'],
    ['T', 'tell the clocks'],
    ['Z, then Escape', 'only the board, then everything again'],
    ['Right button, long press', 'draw an arrow or a circle; Shift and Alt change the colour'],
    ['?', 'this list'],
  ] as readonly (readonly [string, string])[],
  /** The others, in the game of this browser. */
  gameShortcuts: [
    ['U', 'take back'],
    ['R', 'forward again'],
    ['H', 'a hint'],
    ['N', 'a new game'],
    ['F3, F4', 'save to a file, open one'],
    ['Ctrl+V, pasting', 'open a copied game or position'],
  ] as readonly (readonly [string, string])[],
};
