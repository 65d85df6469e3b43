import { NetworkEvaluator, Random, encodeNetwork } from '@tahoun/core';
import { BLOCKED, FREE, type ZaborPosition, zabor } from '@tahoun/games/zabor';
import { describe, expect, it } from 'vitest';
import { judged, randomNetwork, wander } from '../testing/networks.js';
import { zaborFeatures } from './features.js';
import { networkZabor } from './network-evaluation.js';

const MAPS = ['10x10', 'river', '1x7', '4x3', 'diamond', '10x10'];

/** The cells beside a cell. */
function besideOf({ map, cells }: ZaborPosition, cell: number): number[] {
  const { width } = map;
  const column = cell % width;
  return [cell - width, cell + width, column > 0 ? cell - 1 : -1, column < width - 1 ? cell + 1 : -1].filter(
    (other) => other >= 0 && other < cells.length,
  );
}

const isFree =
  ({ cells }: ZaborPosition) =>
  (cell: number) =>
    cells[cell] === FREE;

/** Expected content of a cell, in words; none where nobody can take it. */
function described(position: ZaborPosition, cell: number): string {
  const { cells } = position;
  const owner = cells[cell];
  const beside = besideOf(position, cell);
  const free = beside.filter(isFree(position)).length;
  const ownersOf = (some: number[]) => some.map((other) => cells[other]).sort();
  if (owner === FREE) {
    const last = beside.filter((other) => besideOf(position, other).filter(isFree(position)).length === 1);
    const holds = (some: number[]) => ownersOf(some.filter((other) => cells[other] !== BLOCKED)).join('');
    return `free, beside ${holds(beside)}, of these only here ${holds(last)}`;
  }
  return owner === BLOCKED || free === 0 ? '' : `owned by ${owner}, ${free} free`;
}

/** The text form with the colours exchanged. */
const exchanged = (text: string) => text.replace(/[br]/g, (side) => (side === 'b' ? 'r' : 'b'));

describe('a network of Zabor', () => {
  it('judges every position of a walk as if it saw it for the first time, on maps in turn', () => {
    const network = randomNetwork(zaborFeatures, 1);
    const evaluator = new NetworkEvaluator(zaborFeatures, network);
    const random = new Random(7);
    for (const map of MAPS) {
      const position = zabor.initial({ map });
      wander(position, random, 200, () => {
        if (random.below(3) > 0)
          expect(evaluator.evaluate(position)).toBe(judged(zaborFeatures, network, position));
      });
    }
  });

  it('sees cells as the same just if what is beside them is the same', { tags: 'rest' }, () => {
    const random = new Random(3);
    const contentOf = new Map<string, number>([['', 0]]);
    for (const map of MAPS) {
      const position = zabor.initial({ map });
      wander(position, random, 200, () => {
        const contents = new Uint8Array(zaborFeatures.board(position).slice().buffer);
        for (const cell of position.cells.keys()) {
          const seen = described(position, cell);
          const content = contents[cell] as number;
          expect([seen, contentOf.get(seen) ?? content]).toEqual([seen, content]);
          contentOf.set(seen, content);
        }
      });
    }
    expect(new Set(contentOf.values()).size).toBe(contentOf.size);
    expect(contentOf.size).toBeGreaterThan(100);
    expect(Math.max(...contentOf.values())).toBeLessThan(zaborFeatures.contents);
  });

  it('counts what nobody can take any more as settled', () => {
    const settled = (text: string) => zaborFeatures.settled?.(zabor.parsePosition(text));
    expect(settled('bbr/bbr/... b')).toBe(100);
    expect(settled('bbr/bbr/... r')).toBe(-100);
    expect(settled('bbr/rbb/b#. b')).toBe(200);
    expect(settled('bbr/bbr/... b 513,111,111')).toBe(300);
    expect(settled('.../.b./... b')).toBe(0);
  });

  it('judges images alike, and the sides', () => {
    const evaluation = networkZabor(encodeNetwork(randomNetwork(zaborFeatures, 5)));
    expect(evaluation.isOriented).toBe(false);
    const position = zabor.initial({ map: '5x6' });
    wander(position, new Random(9), 60, () => {
      if (position.counts[FREE] === 0) return;
      const [rows = '', turn = ''] = zabor.formatPosition(position).split(' ');
      const images = [
        `${rows.split('/').reverse().join('/')} ${turn}`,
        exchanged(`${rows} ${turn}`),
        exchanged(`${[...rows].reverse().join('')} ${turn}`),
      ];
      const value = evaluation.evaluate(position);
      expect(images.map((text) => evaluation.evaluate(zabor.parsePosition(text)))).toEqual([
        value,
        value,
        value,
      ]);
    });
  });

  it('explains itself by cells that are safe, exposed and free', () => {
    const evaluation = networkZabor(encodeNetwork(randomNetwork(zaborFeatures, 5)));
    const termsOf = (text: string) => evaluation.terms(zabor.parsePosition(text));
    // Blue holds two cells that nobody can take any more, and two that Red can take.
    expect(termsOf('bbr../bb.../..r../...../..... b').safeCells).toBe(200);
    expect(termsOf('bbr../bb.../..r../...../..... r').safeCells).toBe(-200);
    expect(termsOf('..../.... b')).toMatchObject({ safeCells: 0, exposedCells: 0 });
  });
});
