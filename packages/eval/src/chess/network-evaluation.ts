import { type Evaluation, type NetworkFeatures, type Side, networkEvaluation } from '@tahoun/core';
import { ChessPosition, KING, NO_SQUARE, PAWN, bitCount, kindOf } from '@tahoun/games/chess';
import { type Ablation, explain } from '../explained.js';
import { UNKNOWN_ENDING, isKnownDraw, knownEnding } from './endings.js';

/** Positions share an output with those of about as many pieces. */
const BUCKETS = 8;
const PIECES_A_BUCKET = 4;

/**
 * Features of chess: 768, one for each kind of piece, own or enemy, on each square. Each side looks from its
 * own end of the board, and mirrored when its king is on the files a to d, so that its king is always on the
 * right. A view is 2 * side, plus 1 when mirrored.
 */
export const chessFeatures: NetworkFeatures<ChessPosition> = {
  count: 768,
  places: 64,
  contents: 2 * KING + 2,
  views: 4,
  buckets: BUCKETS,
  board: ({ board }) => wordsOf(board),
  viewOf: (position, side) => 2 * side + ((position.kingSquare(side) & 7) < 4 ? 1 : 0),
  featureOf(view, square, piece) {
    const turned = view >> 1 === 0 ? square : square ^ 56;
    const seen = (view & 1) === 0 ? turned : turned ^ 7;
    const isOwn = (piece & 1) === view >> 1;
    return 64 * ((piece >> 1) - PAWN + (isOwn ? 0 : KING)) + seen;
  },
  bucketOf({ bits }) {
    const pieces = bitCount(bits[0]!) + bitCount(bits[1]!) + bitCount(bits[2]!) + bitCount(bits[3]!);
    return Math.min(Math.trunc((pieces - 1) / PIECES_A_BUCKET), BUCKETS - 1);
  },
};

/** A board seen as words, kept for the board seen last: a search has one. A field of the position would slow chess by 3 %. */
function wordsOf(board: Uint8Array): Int32Array {
  if (board.buffer !== words.buffer) words = new Int32Array(board.buffer);
  return words;
}

let words: Int32Array = new Int32Array(16);

/** Plies without a capture or a pawn's move after which a value has shrunk to nothing; the game is drawn before that. */
const SHRINKING_PLIES = 256;

/**
 * The evaluation by a network that `tahoun learn` has made; known endings go before it.
 * @throws InputError when these are no bytes of a network.
 */
export function networkChess(bytes: Uint8Array): Evaluation<ChessPosition> {
  const network = networkEvaluation(chessFeatures, bytes);
  // A win that comes no nearer shrinks towards the draw by the fifty-move rule, so that something is done about it.
  const evaluate = (position: ChessPosition) =>
    ((network.evaluate(position) * (SHRINKING_PLIES - position.halfmoveClock)) / SHRINKING_PLIES) | 0;
  const byKinds: Ablation<ChessPosition> = {
    parts: ['pawns', 'knights', 'bishops', 'rooks', 'queens'],
    rest: 'kings',
    evaluate: (position, kept, turn) => evaluate(withKinds(position, kept, turn)),
  };
  return {
    ...network,
    id: 'network-chess',
    evaluate(position) {
      const ending = knownEnding(position);
      return ending === UNKNOWN_ENDING ? evaluate(position) : ending;
    },
    terms(position) {
      const ending = knownEnding(position);
      return ending === UNKNOWN_ENDING ? explain(byKinds, position) : { ending };
    },
    errorKeys,
    isKnownDraw,
  };
}

/** A position to be evaluated, not played: only the kings and the pieces of some kinds. @param kinds bit 0 for pawns. */
function withKinds(position: ChessPosition, kinds: number, turn: Side): ChessPosition {
  const setup = position.setup();
  const isKept = (kind: number) => kind === KING || (kinds & (1 << (kind - PAWN))) !== 0;
  return new ChessPosition({
    ...setup,
    board: setup.board.map((piece) => (isKept(kindOf(piece)) ? piece : 0)),
    turn,
    epSquare: NO_SQUARE,
  });
}

/** Keys of the parts that a network may misjudge: the pawns, the pieces of White and the pieces of Black. */
function errorKeys(position: ChessPosition, out: Int32Array): number {
  if (knownEnding(position) !== UNKNOWN_ENDING) return 0;
  const { bits } = position;
  out[0] = mixed(mixed(0, bits, PAWN, 0), bits, PAWN, 1);
  out[1] = 0;
  out[2] = 0;
  for (let kind = PAWN + 1; kind <= KING; kind++) {
    out[1] = mixed(out[1]!, bits, kind, 0);
    out[2] = mixed(out[2]!, bits, kind, 1);
  }
  return 3;
}

/** A key made from the squares of a side's pieces of a kind and from a previous key. */
function mixed(key: number, bits: Int32Array, kind: number, side: number): number {
  const at = 4 * kind + 2 * side;
  const lower = Math.imul(key ^ bits[at]!, 0x9e3779b1);
  return Math.imul(lower ^ (lower >>> 15) ^ bits[at + 1]!, 0x85ebca6b);
}
