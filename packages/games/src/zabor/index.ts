import { type Game, type GameResult, ONGOING, type VariantValues } from '@tahoun/core';
import { badVariantValue, checkVariants } from '../variants.js';
import { formatCell, formatZabor, fromRows, parseZabor, parseZaborMove } from './notation.js';
import { BLUE, FREE, MAX_SIZE, RED, ZaborPosition } from './position.js';
import { LAYOUTS_ACCEPTED, LAYOUT_NAMES, valuesOf } from './values.js';

export { formatCell } from './notation.js';
export { BLOCKED, BLUE, FREE, MAX_SIZE, RED, type ZaborMap, ZaborPosition, makeMap } from './position.js';

/**
 * The built-in irregular maps, in the spirit of the thesis's figure 8. Rows from the top, `.` free,
 * `#` blocked. Each is fair by its shape: symmetric under a half turn at least.
 */
export const ZABOR_MAPS: Readonly<Record<string, readonly string[]>> = {
  lake: ['......', '......', '..##..', '..##..', '......', '......'],
  cross: ['##...##', '##...##', '.......', '.......', '.......', '##...##', '##...##'],
  diamond: ['###.###', '##...##', '#.....#', '.......', '#.....#', '##...##', '###.###'],
  hourglass: ['.......', '.......', '#.....#', '##...##', '#.....#', '.......', '.......'],
  islands: ['...#...', '...#...', '.......', '##...##', '.......', '...#...', '...#...'],
  river: ['......#.', '.....##.', '....#...', '........', '........', '...#....', '.##.....', '.#......'],
  fortress: ['........', '.##..##.', '.#....#.', '........', '........', '.#....#.', '.##..##.', '........'],
  pinwheel: ['..#....', '..#....', '.....##', '...#...', '##.....', '....#..', '....#..'],
};

const VARIANTS = [
  {
    id: 'map',
    default: '7x7',
    accepts: `a size WIDTHxHEIGHT, each 1 to ${MAX_SIZE}, or one of the maps ${Object.keys(ZABOR_MAPS).join(', ')}`,
    suggestions: ['4x4', '5x5', '6x6', '7x7', '8x8', ...Object.keys(ZABOR_MAPS)],
  },
  {
    id: 'size',
    default: '',
    accepts: `N or WIDTHxHEIGHT, each 1 to ${MAX_SIZE} (the same as a map without obstacles)`,
    suggestions: [],
  },
  { id: 'values', default: 'equal', accepts: LAYOUTS_ACCEPTED, suggestions: [...LAYOUT_NAMES, 'random:1'] },
] as const;

/** Zabor: the territory game of Čáp's thesis (2010). */
export const zabor: Game<ZaborPosition> = {
  id: 'zabor',
  name: 'Zabor',
  sides: [
    { id: 'b', name: 'Blue' },
    { id: 'r', name: 'Red' },
  ],
  unit: 'cell',
  variants: VARIANTS,

  initial(variants: VariantValues = {}) {
    checkVariants('zabor', VARIANTS, variants);
    const wanted = variants.size || variants.map || VARIANTS[0].default;
    const map = Object.hasOwn(ZABOR_MAPS, wanted) ? ZABOR_MAPS[wanted] : undefined;
    if (map !== undefined && !variants.size) return valued(map, variants);
    const match = /^(\d{1,2})(?:x(\d{1,2}))?$/.exec(wanted);
    const width = Number(match?.[1]);
    const height = Number(match?.[2] ?? match?.[1]);
    if (match === null || !(width >= 1 && width <= MAX_SIZE && height >= 1 && height <= MAX_SIZE)) {
      throw badVariantValue('zabor', VARIANTS[variants.size ? 1 : 0], wanted);
    }
    return valued(
      Array.from({ length: height }, () => '.'.repeat(width)),
      variants,
    );
  },

  parsePosition(text, variants = {}) {
    checkVariants('zabor', VARIANTS, variants);
    return parseZabor(text);
  },
  formatPosition: formatZabor,
  parseMove: parseZaborMove,
  formatMove: formatCell,

  withTurn: ({ map, cells }, turn) => new ZaborPosition(map, cells, turn),

  result(position): GameResult | null {
    if (position.outcome() !== ONGOING) {
      const margin = position.worth(BLUE) - position.worth(RED);
      return { winner: margin === 0 ? null : margin > 0 ? 0 : 1, reason: 'no-free-cell', margin };
    }
    return null;
  },

  figures: (position) => ({
    side0: position.worth(BLUE),
    side1: position.worth(RED),
    left: position.worth(FREE),
  }),

  targets: (position, move) => [[formatCell(position, move)]],
};

/** A free board whose cells have the values of a variant. @throws InputError for a layout that there is not. */
function valued(
  rows: readonly string[],
  { values: name = VARIANTS[2].default }: VariantValues,
): ZaborPosition {
  const values = valuesOf(name, rows[0]!.length, rows.length);
  if (values === undefined) throw badVariantValue('zabor', VARIANTS[2], name);
  return fromRows(rows, 0, values);
}
