import { LOOKS, PIECE_STYLES, type TargetArea, boardText, toSvg } from '@tahoun/board';
import {
  type Game,
  type Move,
  ONGOING,
  Random,
  type Side,
  type VariantValues,
  legalMoves,
  playRandomMove,
} from '@tahoun/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, artistOf, gameById, setUpFormOf } from './testing/all-games.js';

/** Each suggested value by itself or, where it needs one, with the first size that has it. */
function startsOf({ variants, initial }: Game): VariantValues[] {
  const sizes = variants.find(({ id }) => id === 'size')?.suggestions ?? [];
  const isAccepted = (values: VariantValues) => {
    try {
      initial(values);
      return true;
    } catch {
      return false;
    }
  };
  return variants.flatMap(({ id, suggestions }) =>
    suggestions.map((value) => {
      const ways = [{ [id]: value }, ...sizes.map((size) => ({ size, [id]: value }))];
      const found = ways.find(isAccepted);
      if (found === undefined) throw new Error(`no board for ${id} ${value}`);
      return found;
    }),
  );
}

const STARTS = new Map(GAME_IDS.map((id) => [id as string, startsOf(gameById(id))]));

function randomGame(id: string, seed: number) {
  const game = gameById(id);
  const random = new Random(seed);
  const starts = STARTS.get(id) ?? [];
  const position = game.initial(starts[random.below(starts.length)]);
  let last: number | undefined;
  for (let ply = random.below(20); ply > 0; ply--) {
    if (position.outcome() !== ONGOING) break;
    last = playRandomMove(position, random);
  }
  return { game, position, last };
}

/** A few moves of each position: drawing is slow beside making moves. */
function sampled(moves: readonly Move[], seed: number): readonly Move[] {
  const random = new Random(seed);
  const few = Array.from({ length: 4 }, () => moves[random.below(Math.max(moves.length, 1))]);
  return [...new Set(few)].filter((move) => move !== undefined);
}

/** A crude check that tags nest and close, enough to catch broken markup. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, slash, name, rest] of svg.matchAll(/<(\/?)([a-z]+)([^>]*)>/g)) {
    if (slash) {
      if (open.pop() !== name) return false;
    } else if (!rest?.endsWith('/')) {
      open.push(name as string);
    }
  }
  return open.length === 0 && !/NaN|undefined|Infinity/.test(svg);
}

describe.each(GAME_IDS.map((id) => [id]))('%s', (id) => {
  const artist = artistOf(id);

  it('has a cover: a position in the middle of a game, as the game writes it', () => {
    const game = gameById(id);
    const { cover = '' } = artist;
    const position = game.parsePosition(cover);
    expect(game.formatPosition(position)).toBe(cover);
    expect(cover).not.toBe(game.formatPosition(game.initial()));
    expect(game.result(position)).toBeNull();
  });

  it('looks different in each look that it has, and like itself in any other', () => {
    const { looks = [] } = artist;
    const position = gameById(id).initial();
    const own = artist.draw(position, {}).content;
    const drawn = LOOKS.map((look) => artist.draw(position, { look }).content);
    const others = LOOKS.filter((_, at) => drawn[at] !== own);
    expect(others.length).toBe(Math.max(looks.length - 1, 0));
    expect(new Set([own, ...drawn]).size).toBe(others.length + 1);
    for (const look of others) expect(looks).toContain(look);
  });

  it('draws its pieces in each style, if it has styles, and always with the same places', () => {
    const position = gameById(id).initial();
    const [plain, turned] = PIECE_STYLES.map((pieces) => artist.draw(position, { pieces }));
    expect(plain).toEqual(artist.draw(position, {}));
    expect(plain?.areas).toEqual(turned?.areas);
    expect(plain?.content !== turned?.content).toBe(artist.hasPieceStyles === true);
    expect(isWellFormed(plain?.content ?? '')).toBe(true);
  });

  it('draws whatever is set up, with a place for each piece, possible or not', () => {
    const game = gameById(id);
    const form = setUpFormOf(id);
    for (let seed = 0; seed < 15; seed++) {
      const random = new Random(seed);
      let setUp = form.read(game.initial());
      if (random.below(2) === 0) setUp = form.clear(setUp);
      for (let count = random.below(30); count > 0; count--) {
        const { areas } = artist.draw(form.sketch(setUp), { isSetUp: true });
        const pieces = form.palette(setUp);
        const piece = pieces[random.below(pieces.length)]?.id ?? '';
        const place = form.isHeap ? piece : (areas[random.below(areas.length)]?.targets[0] ?? '');
        setUp = form.put(setUp, place, piece);
        const drawing = artist.draw(form.sketch(setUp), { isSetUp: true, bottom: (seed % 2) as Side });
        expect(isWellFormed(toSvg(drawing, ''))).toBe(true);
        expect(drawing.areas.map(({ targets }) => targets[0])).toContain(place);
      }
    }
  });

  it('draws any position, with marks, in both themes', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom('light' as const, 'dark' as const), (seed, theme) => {
        const { position, last } = randomGame(id, seed);
        const [preview] = legalMoves(position);
        const drawing = artist.draw(position, {
          theme,
          ...(last === undefined ? {} : { lastMove: last }),
        });
        const overlay = preview === undefined ? '' : artist.preview(position, { move: preview }, { theme });
        expect(overlay === '').toBe(preview === undefined);
        expect(isWellFormed(toSvg(drawing, 'a < b & c', theme, overlay))).toBe(true);
        for (const area of drawing.areas) {
          expect(area.x).toBeGreaterThanOrEqual(0);
          expect(area.y).toBeGreaterThanOrEqual(0);
          expect(area.x + area.width).toBeLessThanOrEqual(drawing.width);
          expect(area.y + area.height).toBeLessThanOrEqual(drawing.height);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('has places for every way of picking a move, step by step', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom<Side>(0, 1), (seed, bottom) => {
        const { game, position } = randomGame(id, seed);
        for (const move of sampled(legalMoves(position), seed)) {
          for (const sequence of game.targets(position, move)) {
            const picked: string[] = [];
            while (picked.length < sequence.length) {
              const { areas } = artist.draw(position, { picked, bottom });
              const area = areas.find(({ targets }) =>
                targets.every((t, i) => t === sequence[picked.length + i]),
              );
              expect(area, `${sequence} after ${picked}`).toBeDefined();
              picked.push(...(area as TargetArea).targets);
            }
            expect(picked).toEqual(sequence);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('has a place occupied or free whatever has been picked before it', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { game, position } = randomGame(id, seed);
        const places = new Map(artist.draw(position, {}).areas.map((area) => [area.targets.join(), area]));
        for (const move of sampled(legalMoves(position), seed)) {
          const [sequence = []] = game.targets(position, move);
          for (const { targets, occupied } of artist.draw(position, { picked: sequence.slice(0, -1) })
            .areas) {
            const before = places.get(targets.join());
            if (before !== undefined) expect(occupied, `${targets} after ${sequence}`).toBe(before.occupied);
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  it('gives each place its own row and column', () => {
    const { position } = randomGame(id, 3);
    const spots = artist.draw(position, {}).areas.map((area) => `${area.row},${area.column}`);
    expect(new Set(spots).size).toBe(spots.length);
  });
});

describe('chocolate', () => {
  const heap = gameById('chocolate').parsePosition('3x4+2*2x2 A');
  const artist = artistOf('chocolate');

  it('tells how many squares its drawing has, every piece counted', () => {
    expect(artist.squares?.(heap)).toBe(20);
  });

  it('puts the lines down a piece into one row for the keys, each line across into its own', () => {
    const spots = artist
      .draw(heap, {})
      .areas.map(({ targets, row, column }) => `${targets.join('')} ${row},${column}`);
    expect(spots.slice(0, 5)).toEqual(['3x4|1 0,0', '3x4|2 0,1', '3x4|3 0,2', '3x4-1 1,0', '3x4-2 2,0']);
    expect(spots.slice(5)).toEqual(['2x2|1 3,0', '2x2-1 4,0', '2x2|1 5,0', '2x2-1 6,0']);
  });

  it('previews the very line that is pointed at', () => {
    const { areas } = artist.draw(heap, {});
    const [first, last] = [areas[0], areas[2]];
    const move = legalMoves(heap)[0] as number;
    const lines = [undefined, first, last].map((area) =>
      artist.preview(heap, area ? { move, area } : { move }, {}),
    );
    expect(lines[0]).toBe(lines[1]);
    expect(lines[2]).not.toBe(lines[1]);
  });
});

describe('boards in characters', () => {
  it('show Zabor with coordinates', () => {
    const game = gameById('zabor');
    expect(boardText(artistOf(game.id), game.parsePosition('b#./r.. b'), { color: false })).toBe(
      ' 2 B # ·\n 1 R · ·\n   a b c',
    );
  });

  it('show chocolate piece by piece', () => {
    const game = gameById('chocolate');
    expect(boardText(artistOf(game.id), game.parsePosition('2x3+2*1x2 A'), { color: false })).toBe(
      '2x3\n  ■ ■ ■\n  ■ ■ ■\n2*1x2\n  ■ ■',
    );
  });

  it('are coloured on request', () => {
    const game = gameById('zabor');
    expect(boardText(artistOf(game.id), game.parsePosition('b. b'), { color: true })).toContain(
      '\u001b[94mB\u001b[0m',
    );
  });
});
