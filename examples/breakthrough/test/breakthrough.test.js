import { LOSS, WON, activeFeatures, legalMoves, outcomeOfScore, perft, solveDistance } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import manifest, { breakthrough } from '../src/index.js';
import { BreakthroughPosition } from '../src/position.js';

/* The rules once more, on rows of text, with nothing of the game's own. */

/** @param {string[]} rows @param {string} turn @returns {string[][]} */
function boardsAfter(rows, turn) {
  const [other, step, last] = turn === 'w' ? ['b', -1, rows.length - 1] : ['w', 1, 0];
  if (rows[last]?.includes(other) || !rows.join('').includes(turn)) return [];
  return rows.flatMap((row, y) =>
    [...row].flatMap((sign, x) => {
      const asides = [-1, 0, 1].filter((aside) => {
        const target = rows[y + step]?.[x + aside];
        return target === '.' || (target === other && aside !== 0);
      });
      return (sign === turn ? asides : []).map((aside) => {
        const next = rows.map((each) => [...each]);
        next[y]?.splice(x, 1, '.');
        next[y + step]?.splice(x + aside, 1, turn);
        return next.map((each) => each.join(''));
      });
    }),
  );
}

const otherThan = (/** @type {string} */ turn) => (turn === 'w' ? 'b' : 'w');

/** @param {string[]} rows @param {string} turn @param {number} depth @returns {number} */
function count(rows, turn, depth) {
  if (depth === 0) return 1;
  return boardsAfter(rows, turn).reduce((sum, next) => sum + count(next, otherThan(turn), depth - 1), 0);
}

/** @type {Map<string, boolean>} */
const known = new Map();

/** Whether the side to move wins. @param {string[]} rows @param {string} turn @returns {boolean} */
function isWon(rows, turn) {
  const key = `${rows} ${turn}`;
  const found = known.get(key) ?? boardsAfter(rows, turn).some((next) => !isWon(next, otherThan(turn)));
  known.set(key, found);
  return found;
}

describe('the rules of Breakthrough', () => {
  it.each([
    ['8', [22, 484, 11_132, 256_036]],
    ['6', [16, 256, 4_308]],
  ])('lead to the known numbers of sequences on %sx%s', (size, counts) => {
    const position = breakthrough.initial({ size });
    expect(counts.map((_, at) => perft(position, at + 1))).toEqual(counts);
  });

  it.each([
    ['......../..w...../.b.w..b./......../..bb..../.w....../w...b.w./........ w', 4],
    ['b....b/.w..../..bw../...b../.w..../...... b', 6],
    ['b..w../....../....../..b.../.w..w./...... b', 5],
  ])('lead to as many sequences from %s as moves of text do', (text, depth) => {
    const [board = '', turn = ''] = text.split(' ');
    for (let plies = 1; plies <= depth; plies++) {
      expect(perft(breakthrough.parsePosition(text), plies)).toBe(count(board.split('/'), turn, plies));
    }
  });

  it('end when a pawn arrives, or when a side has none', () => {
    const position = breakthrough.parsePosition('....../w...../....../....../....../.....b w');
    expect(legalMoves(position)).toEqual([]);
    expect(breakthrough.result(position)).toEqual({ winner: 1, reason: 'breakthrough' });
    const bare = breakthrough.parsePosition('....../....../.b..../w...../....../...... w');
    bare.makeMove(breakthrough.parseMove(bare, 'a3xb4'));
    expect(breakthrough.result(bare)).toEqual({ winner: 0, reason: 'no-pawns' });
  });

  it('make 4x4 with two rows each a win of the same side as for a search of text', () => {
    const { score } = solveDistance({
      position: new BreakthroughPosition([2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1], 0),
      limits: {},
    });
    expect(outcomeOfScore(score)).toBe(isWon(['bbbb', 'bbbb', 'wwww', 'wwww'], 'w') ? WON : LOSS);
  });

  it('look the same to a network from either end', async () => {
    const features = await manifest.features?.();
    const seen = (/** @type {string} */ text, /** @type {0 | 1} */ side) => {
      const out = new Uint16Array(64);
      const position = breakthrough.parsePosition(text);
      return features && [...out.subarray(0, activeFeatures(features, position, side, out))].sort();
    };
    const text = '......b./......../..b...../......../....w.../w......./......../.......w w';
    const turned = '.......b/......../b......./....b.../......../..w...../......../......w. w';
    expect(seen(text, 0)).toHaveLength(5);
    expect(seen(text, 0)).toEqual(seen(turned, 1));
    expect(seen(text, 1)).toEqual(seen(turned, 0));
    expect(seen(text, 0)).not.toEqual(seen(text, 1));
  });
});
