import { NetworkEvaluator, Random, activeFeatures, encodeNetwork } from '@tahoun/core';
import { type AtariGoPosition, atariGo } from '@tahoun/games/atari-go';
import { describe, expect, it } from 'vitest';
import { judged, randomNetwork, wander } from '../testing/networks.js';
import { atariGoFeatures, networkAtariGo } from './network-evaluation.js';
import { strength } from './strength.js';

const SIZES = ['9', '3', '13', '19', '5', '9'];

const start = (size: string, target = '1') => atariGo.initial({ size, target });

/** The features of a side's view, in order. */
function featuresOf(position: AtariGoPosition, side: 0 | 1): number[] {
  const active = new Uint16Array(atariGoFeatures.places);
  return [...active.subarray(0, activeFeatures(atariGoFeatures, position, side, active))].sort(
    (a, b) => a - b,
  );
}

/** The eight images of rows. */
function imagesOf(rows: readonly string[]): string[][] {
  const turned = (lines: readonly string[]) =>
    lines.map((line, y) => [...line].map((_, x) => lines[x]?.[line.length - 1 - y] ?? '').join(''));
  const mirrored = rows.map((line) => [...line].reverse().join(''));
  return [rows, mirrored].flatMap((lines) => {
    const quarters = [[...lines], turned(lines)];
    return [...quarters, ...quarters.map((each) => turned(turned(each)))];
  });
}

/**
 * Expected content of an empty point or a group, in words; none for an empty point without a stone beside it.
 */
function described({ groups, goban }: AtariGoPosition, point: number): string {
  const { stones, groupOf, liberties, sizes } = groups;
  const countOf = (at: number) => liberties[groupOf[at] as number] as number;
  if (stones[point] !== 0) {
    const size = sizes[groupOf[point] as number] as number;
    return `group of ${stones[point]}, ${Math.min(countOf(point), 7)} free, ${size > 3 ? 'large' : size > 1}`;
  }
  const [x, y] = [point % goban.size, Math.trunc(point / goban.size)];
  const [dx, dy] = [x, y].map((at) => Math.min(at, goban.size - 1 - at)) as [number, number];
  const beside = [...goban.neighbours.subarray(4 * point, 4 * point + 4)]
    .filter((at) => at >= 0 && stones[at] !== 0)
    .map((at) => `${stones[at]}${Math.min(Math.max(countOf(at), 2), 4)}`);
  if (beside.length === 0) return '';
  return `${dx + dy === 0 ? 'corner' : Math.min(dx, dy, 2)}: ${beside.sort().join()}`;
}

/** Expected content of the window below right of a point. */
function describedWindow({ groups, goban }: AtariGoPosition, x: number, y: number): string {
  const stateOf = (point: number) => {
    const stone = groups.stones[point] as number;
    const isSafe = (groups.liberties[groups.groupOf[point] as number] as number) > 2;
    return stone === 0 ? '..' : `${stone}${isSafe ? '+' : '-'}`;
  };
  const at = y * goban.size + x;
  const [a, b, c, d] = [at, at + 1, at + goban.size, at + goban.size + 1].map(stateOf);
  const around = [a, b, d, c];
  const turns = [around, [...around].reverse()].flatMap((each) =>
    each.map((_, i) => [...each.slice(i), ...each.slice(0, i)].join('')),
  );
  const first = turns.sort()[0] as string;
  return first === '........' ? '' : `window ${first}`;
}

/** All expected contents of a position, in words. */
function allDescribed(position: AtariGoPosition): string[] {
  const { goban, groups } = position;
  const all: string[] = [];
  const met = new Set<number>();
  for (let point = 0; point < goban.points; point++) {
    const group = groups.groupOf[point] as number;
    const isKnown = groups.stones[point] !== 0 && met.has(group);
    if (!isKnown) all.push(described(position, point));
    if (groups.stones[point] !== 0) met.add(group);
  }
  for (let y = 0; y < goban.size - 1; y++) {
    for (let x = 0; x < goban.size - 1; x++) all.push(describedWindow(position, x, y));
  }
  return all.filter((text) => text !== '').sort();
}

describe('a network of Atari Go', () => {
  it('judges every position of a walk as if it saw it for the first time, on boards in turn', () => {
    const network = randomNetwork(atariGoFeatures, 1);
    const evaluator = new NetworkEvaluator(atariGoFeatures, network);
    const random = new Random(7);
    for (const size of SIZES) {
      // Captures of several stones take groups off the board and put them back.
      const position = start(size, '5');
      wander(position, random, 300, () => {
        if (random.below(3) > 0)
          expect(evaluator.evaluate(position)).toBe(judged(atariGoFeatures, network, position));
      });
    }
  });

  it('sees positions as the same just if their groups, empty points and windows are', {
    tags: 'rest',
  }, () => {
    const random = new Random(3);
    const seenAs = new Map<string, string>();
    const wordsOf = new Map<string, string>();
    for (const size of SIZES) {
      const position = start(size, '5');
      wander(position, random, 200, () => {
        const words = allDescribed(position).join('; ');
        const features = featuresOf(position, 0).join();
        expect([words, seenAs.get(words) ?? features]).toEqual([words, features]);
        expect([features, wordsOf.get(features) ?? words]).toEqual([features, words]);
        seenAs.set(words, features);
        wordsOf.set(features, words);
        expect(featuresOf(position, 0)).toHaveLength(allDescribed(position).length);
      });
    }
    expect(seenAs.size).toBeGreaterThan(500);
  });

  it('judges images alike, and the sides', () => {
    const evaluation = networkAtariGo(encodeNetwork(randomNetwork(atariGoFeatures, 5)));
    expect(evaluation.isOriented).toBe(false);
    const rows = ['XX...', '.O...', '..X..', 'O..O.', '.....'];
    const exchanged = rows.map((row) => row.replace(/[XO]/g, (stone) => (stone === 'X' ? 'O' : 'X')));
    const values = [
      ...imagesOf(rows).map((lines) => `${lines.join('/')} X 1`),
      ...imagesOf(exchanged).map((lines) => `${lines.join('/')} O 1`),
    ].map((text) => evaluation.evaluate(atariGo.parsePosition(text)));
    expect(values).toHaveLength(16);
    expect(new Set(values).size).toBe(1);
  });

  it('leaves games for several stones to the terms', () => {
    const evaluation = networkAtariGo(encodeNetwork(randomNetwork(atariGoFeatures, 3)));
    const terms = strength;
    const position = start('9', '3');
    wander(position, new Random(1), 30, () => {
      expect(evaluation.evaluate(position)).toBe(terms.evaluate(position));
      expect(evaluation.terms(position)).toEqual(terms.terms(position));
    });
  });

  it('explains itself by groups with few liberties, the others, and the right to move', () => {
    const { terms } = networkAtariGo(encodeNetwork(randomNetwork(atariGoFeatures, 3)));
    const termsOf = (text: string) => terms(atariGo.parsePosition(text));
    expect(Object.keys(termsOf('...../.X.../...../...O./..... X 1')).sort()).toEqual(
      ['strongGroups', 'tempo', 'weakGroups'].sort(),
    );
    expect(termsOf('...../.X.../...../...O./..... X 1').weakGroups).toBe(0);
    expect(termsOf('X..../...../...../...../....O X 1').strongGroups).toBe(0);
    expect(Object.keys(termsOf('.X.../XOX../...../...../..... X 1'))).toEqual(['decision']);
  });
});
