import { type Game, LOSS, type VariantValues, legalMoves } from '@tahoun/core';
import { plainResult } from '../plain-game.js';
import { badVariantValue, checkVariants } from '../variants.js';
import { ENDING_LIMIT, QUIET_LIMIT } from './endings.js';
import { moveCaptured, moveFrom, moveTo } from './move.js';
import { formatDraughts, initialDraughts, parseDraughts } from './notation.js';
import { parseDraughtsMove } from './parse-move.js';
import type { DraughtsPosition } from './position.js';
import { formatDraughtsMove, hasOwnEnds, jumperOn, jumpsOf, routesOf } from './routes.js';
import { LAST_ROWS, countSquares, squareName } from './squares.js';

export { czechDraughtsEndgames } from './endgames.js';
export { moveCaptured, moveFrom } from './move.js';
export { type PdnGame, formatPdn, parsePdn } from './pdn.js';
export { DraughtsPosition } from './position.js';
export { lastRoute, routesOf } from './routes.js';
export {
  EDGE,
  LAST_ROWS,
  MAIN_DIAGONAL,
  type Squares,
  countSquares,
  downLeft,
  downRight,
  halfTurn,
  placeOf,
  squareName,
  squaresOf,
  upLeft,
  upRight,
} from './squares.js';

const VARIANTS = [
  {
    id: 'landing',
    default: 'free',
    accepts:
      'free (between jumps, a king may land on any free square) or must-continue (only where it can jump again)',
    suggestions: ['free', 'must-continue'],
  },
] as const;

/** Czech draughts, by the rules of the Czech Draughts Federation. */
export const czechDraughts: Game<DraughtsPosition> = {
  id: 'czech-draughts',
  name: 'Czech draughts',
  sides: [
    { id: 'w', name: 'White' },
    { id: 'b', name: 'Black' },
  ],
  unit: 'man',
  units: 'men',
  variants: VARIANTS,

  initial: (variants = {}) => initialDraughts(mustContinue(variants)),

  parsePosition: (text, variants = {}) => parseDraughts(text, mustContinue(variants)),
  formatPosition: formatDraughts,
  parseMove: parseDraughtsMove,
  formatMove: formatDraughtsMove,

  moveFacts({ turn, kings }, move) {
    const [from, to, captured] = [moveFrom(move), moveTo(move), moveCaptured(move)];
    const isKing = (kings & (1 << from)) !== 0;
    const isPromoted = !isKing && (LAST_ROWS[turn] & (1 << to)) !== 0;
    const capturedKings = countSquares(captured & kings);
    return {
      piece: isKing ? 'king' : 'man',
      from: squareName(from),
      to: squareName(to),
      captured: [
        ...Array<string>(countSquares(captured) - capturedKings).fill('man'),
        ...Array<string>(capturedKings).fill('king'),
      ],
      promotion: isPromoted ? 'king' : null,
    };
  },

  withTurn: (position, turn) => position.withTurn(turn),

  result(position) {
    if (position.outcome() !== LOSS) return plainResult(position, drawReason(position));
    const own = position.turn === 0 ? position.white : position.black;
    return plainResult(position, own === 0 ? 'no-pieces' : 'no-moves');
  },

  figures: ({ white, black, kings }) => ({
    men0: countSquares(white & ~kings),
    kings0: countSquares(white & kings),
    men1: countSquares(black & ~kings),
    kings1: countSquares(black & kings),
  }),

  targets(position, move) {
    const sight = position.look();
    const routes = [...routesOf(sight, move)].map((route) => route.map(squareName));
    const [from, to] = [moveFrom(move), moveTo(move)];
    const isShortOfIt = routes.every((route) => route.length > 2);
    // Origin and end will do unless they begin another capture, or are one.
    const begins = jumpsOf(jumperOn(sight, from)).some(({ landings }) => (landings & (1 << to)) !== 0);
    if (isShortOfIt && !begins && hasOwnEnds(move, legalMoves(position))) {
      routes.push([squareName(from), squareName(to)]);
    }
    return routes;
  },
};

/** @throws InputError for another option or value. */
function mustContinue(variants: VariantValues): boolean {
  checkVariants('czech-draughts', VARIANTS, variants);
  const wanted = variants.landing ?? 'free';
  if (wanted === 'free' || wanted === 'must-continue') return wanted === 'must-continue';
  throw badVariantValue('czech-draughts', VARIANTS[0], wanted);
}

function drawReason({ quietPlies, endingPlies }: DraughtsPosition): string {
  if (endingPlies >= ENDING_LIMIT) return 'ending-moves';
  return quietPlies >= QUIET_LIMIT ? 'quiet-moves' : 'repetition';
}
