import {
  type BoardArtist,
  type DrawOptions,
  LOOKS,
  type MarkKind,
  type Paint,
  defaultMarks,
  gridText,
  rowNumbers,
} from '@tahoun/board';
import { type Move, ONGOING, type Side } from '@tahoun/core';
import { type AtariGoPosition, neighboursOf } from '../index.js';
import { emptyBoard, extentOf, nameOf, spotOf } from './layout.js';
import {
  STONES,
  atariPoint,
  atariRing,
  captureCross,
  capturedMark,
  drawStones,
  lastMark,
  libertyDot,
  libertyNumber,
} from './stones.js';
import { areasOf, groupOn, libertiesAt, sideOn } from './targets.js';

const ATARI = 'atari';
const LIBERTIES = 'liberties';
const CAPTURED = 'captured';
const MARKS: readonly MarkKind[] = [
  { id: ATARI, isDefault: true },
  { id: LIBERTIES, isDefault: false },
  { id: CAPTURED, isDefault: true },
];

/** Atari Go: a wooden board; on demand atari, liberties, and captured stones where they lay. */
export const atariGoArtist = {
  cover: '.XX..X./.XOOOX./.X.O.X./.X.OXX./.XOOOXO/.XO.OOO/....... X 1',
  looks: LOOKS,
  pieceColours: [STONES[0].body, STONES[1].body],
  marks: MARKS,

  pieces: {
    kinds: ['stone'],
    counts: (position, side) => [
      pointsOf(position).filter((point) => sideOn(position, point) === side).length,
    ],
    draw: (_, side) => drawStones(side, [{ x: 32, y: 32 }]),
  },

  draw(position, options) {
    const stones = ([0, 1] as const).map((side) => stonesOf(position, side, options));
    return {
      ...extentOf(position, options),
      content: emptyBoard(position, options) + stones.join('') + overStones(position, options),
      areas: areasOf(position, options),
    };
  },

  layers: (position, options) => ({
    under: emptyBoard(position, options),
    pieces: pointsOf(position).flatMap((point) => {
      const side = sideOn(position, point);
      if (side === null) return [];
      const at = spotOf(position, point, options);
      const content = drawStones(side, [{ x: 0, y: 0 }]);
      return [{ kind: `${side}`, side, target: nameOf(position, point), ...at, content, isFixed: true }];
    }),
    over: overStones(position, options),
  }),

  /** The stone on its point, and crosses on the stones that it captures. */
  preview(position, { move }, options) {
    const stone = drawStones(position.turn, [spotOf(position, move, options)]);
    const captured = capturedBy(position, move).map((point) =>
      captureCross(spotOf(position, point, options)),
    );
    return `<g opacity="0.65">${stone}</g>${captured.join('')}`;
  },

  /** The liberties of each group. */
  notes: libertyMarks,

  text: atariGoText,
} satisfies BoardArtist<AtariGoPosition>;

function overStones(position: AtariGoPosition, options: DrawOptions): string {
  const marks = options.marks ?? defaultMarks(MARKS);
  const layers = [
    marks.includes(CAPTURED) ? capturedStones(position, options) : '',
    options.lastMove === undefined ? '' : lastMark(spotOf(position, options.lastMove, options)),
    marks.includes(LIBERTIES) ? libertyMarks(position, options) : '',
    marks.includes(ATARI) ? atariMarks(position, options) : '',
  ];
  return layers.join('');
}

function stonesOf(position: AtariGoPosition, side: Side, options: DrawOptions): string {
  const points = pointsOf(position).filter((point) => sideOn(position, point) === side);
  return drawStones(
    side,
    points.map((point) => spotOf(position, point, options)),
  );
}

/** After the end all that the last move captured; before it only with the last move. */
function capturedStones(position: AtariGoPosition, options: DrawOptions): string {
  if (options.lastMove === undefined && position.outcome() === ONGOING) return '';
  const captured = position.lastCaptured().filter((point) => sideOn(position, point) === null);
  return captured.map((point) => capturedMark(spotOf(position, point, options), position.turn)).join('');
}

function atariMarks(position: AtariGoPosition, options: DrawOptions): string {
  const { groups } = position;
  const weak = pointsOf(position).filter(
    (point) => sideOn(position, point) !== null && libertiesAt(position, point) === 1,
  );
  const records = [...new Set(weak.map((point) => groups.groupOf[point] as number))];
  const last = pointsOf(position).filter((point) => records.some((each) => groups.isLiberty(each, point)));
  return [
    ...weak.map((point) => atariRing(spotOf(position, point, options))),
    ...last.map((point) => atariPoint(spotOf(position, point, options))),
  ].join('');
}

function libertyMarks(position: AtariGoPosition, options: DrawOptions): string {
  return pointsOf(position)
    .map((point) => {
      const spot = spotOf(position, point, options);
      const side = sideOn(position, point);
      if (side !== null) {
        const isLast = point === options.lastMove;
        return libertyNumber(spot, side, libertiesAt(position, point), isLast);
      }
      const around = neighboursOf(position.goban, point).map((neighbour) => sideOn(position, neighbour));
      const sides = ([0, 1] as const).filter((each) => around.includes(each));
      return libertyDot(spot, sides);
    })
    .join('');
}

/** The stones that a move would capture. */
function capturedBy(position: AtariGoPosition, move: number): number[] {
  const weak = neighboursOf(position.goban, move).filter(
    (point) => sideOn(position, point) === 1 - position.turn && libertiesAt(position, point) === 1,
  );
  return [...new Set(weak.flatMap((point) => groupOn(position, point)))];
}

function pointsOf({ groups }: AtariGoPosition): number[] {
  return Array.from(groups.stones.keys());
}

/** Black stones are `X`, white ones `O`, a star follows the last one, and `!` those in atari. */
function atariGoText(position: AtariGoPosition, paint: Paint, lastMove?: Move): string {
  const { size } = position.goban;
  const letters = Array.from({ length: size }, (_, column) => nameOf(position, column).charAt(0));
  return gridText(paint, rowNumbers(size), letters, (row, column) => {
    const point = row * size + column;
    const side = sideOn(position, point);
    const isInAtari = side !== null && libertiesAt(position, point) === 1;
    const mark = point === lastMove ? '*' : isInAtari ? '!' : null;
    const stone =
      side === null ? paint('·', 'dim') : paint(side === 0 ? 'X' : 'O', side === 0 ? 'side0' : 'side1');
    return stone + (mark === null ? ' ' : paint(mark, 'mark'));
  });
}
