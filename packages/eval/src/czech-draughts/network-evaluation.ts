import { type Evaluation, type NetworkFeatures, type Side, networkEvaluation } from '@tahoun/core';
import { DraughtsPosition, countSquares as count } from '@tahoun/games/czech-draughts';
import { type Ablation, explain } from '../explained.js';

const SQUARES = 32;
/** Contents of a square after 0, which is empty: White's man and king, then Black's. */
const CONTENTS = 5;
const BLACK_MAN = 3;
const SQUARES_A_WORD = 4;
/** Positions share an output with those of about as many pieces. */
const BUCKETS = 8;
const PIECES_A_BUCKET = 3;

/** A word for each four squares of a set: 1 in the byte of each square that is in it. */
const SPREAD = Int32Array.from({ length: 16 }, (_, set) =>
  [0, 1, 2, 3].reduce((word, square) => word | (((set >> square) & 1) << (8 * square)), 0),
);
const words = new Int32Array(SQUARES / SQUARES_A_WORD);

/** Features of Czech draughts: the pieces on their squares, by each side from its own end of the board. */
export const czechDraughtsFeatures: NetworkFeatures<DraughtsPosition> = {
  count: SQUARES * (CONTENTS - 1),
  places: SQUARES,
  contents: CONTENTS,
  views: 2,
  buckets: BUCKETS,
  board({ white, black, kings }) {
    for (let i = 0; i < words.length; i++) {
      const from = SQUARES_A_WORD * i;
      words[i] =
        SPREAD[(white >>> from) & 15]! +
        BLACK_MAN * SPREAD[(black >>> from) & 15]! +
        SPREAD[(kings >>> from) & 15]!;
    }
    return words;
  },
  viewOf: (_, side) => side,
  featureOf: (view, square, content) =>
    view === 0
      ? (CONTENTS - 1) * square + content - 1
      : (CONTENTS - 1) * (SQUARES - 1 - square) + ((content + 1) & 3),
  bucketOf: ({ white, black }) =>
    Math.min(BUCKETS - 1, Math.trunc(Math.max(0, count(white | black) - 1) / PIECES_A_BUCKET)),
};

/** The evaluation by a network that `tahoun learn` has made. @throws InputError when these are no bytes of a network. */
export function networkDraughts(bytes: Uint8Array): Evaluation<DraughtsPosition> {
  const network = networkEvaluation(czechDraughtsFeatures, bytes);
  const byKinds: Ablation<DraughtsPosition> = {
    parts: ['ownMen', 'otherMen', 'ownKings', 'otherKings'],
    evaluate: (position, kept, turn) => (kept === 0 ? 0 : network.evaluate(withKinds(position, kept, turn))),
  };
  return { ...network, id: 'network-czech-draughts', terms: (position) => explain(byKinds, position) };
}

/** A position to be evaluated, not played: only some of the pieces. @param kinds as the parts have them. */
function withKinds(position: DraughtsPosition, kinds: number, turn: Side): DraughtsPosition {
  const { white, black, kings, mustContinue } = position;
  const [own, other] = position.turn === 0 ? [white, black] : [black, white];
  const byKind = [own & ~kings, other & ~kings, own & kings, other & kings];
  const kept = byKind.reduce((squares, kind, i) => ((kinds & (1 << i)) === 0 ? squares : squares | kind), 0);
  const setup = { white: white & kept, black: black & kept, kings: kings & kept };
  return new DraughtsPosition({ ...setup, turn, mustContinue });
}
