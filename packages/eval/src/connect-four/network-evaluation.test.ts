import { NetworkEvaluator, ONGOING, Random } from '@tahoun/core';
import { type ConnectFourPosition, connectFour } from '@tahoun/games/connect-four';
import { describe, expect, it } from 'vitest';
import { judged, randomNetwork, wander } from '../testing/networks.js';
import { connectFourNetwork } from './network.js';
import { connectFourFeatures, networkConnectFour } from './network-evaluation.js';

const WIDTH = 7;
const HEIGHT = 6;

/** The board in words, columns from left to right, each from the bottom, as the input of a network. */
function described(position: ConnectFourPosition): string[] {
  const [text = ''] = connectFour.formatPosition(position).split(' ');
  const rows = text.split('/').reverse();
  const at = (column: number, row: number) => rows[row]?.[column];
  const completes = (column: number, row: number, disc: string) =>
    [
      [1, 0],
      [0, 1],
      [1, 1],
      [1, -1],
    ].some(([x = 0, y = 0]) => {
      const run = (sign: number) => {
        let length = 0;
        while (at(column + sign * x * (length + 1), row + sign * y * (length + 1)) === disc) length++;
        return length;
      };
      return run(1) + run(-1) >= 3;
    });
  return Array.from({ length: WIDTH * HEIGHT }, (_, place) => {
    const [column, row] = [Math.trunc(place / HEIGHT), place % HEIGHT];
    const cell = at(column, row) as string;
    if (cell !== '.') return cell;
    const whose = ['x', 'o'].filter((disc) => completes(column, row, disc)).join('');
    const isLowest = row === 0 || at(column, row - 1) !== '.';
    return whose !== '' ? `completed by ${whose}` : isLowest ? 'next' : '';
  });
}

describe('a network of Connect Four', () => {
  it('judges every position of a walk as if it saw it for the first time', () => {
    const network = randomNetwork(connectFourFeatures, 1);
    const evaluator = new NetworkEvaluator(connectFourFeatures, network);
    const random = new Random(7);
    const position = connectFour.initial();
    wander(position, random, 500, () => {
      if (random.below(3) > 0)
        expect(evaluator.evaluate(position)).toBe(judged(connectFourFeatures, network, position));
    });
  });

  it('sees discs, cells where a four is completed, and the next cell of each column', () => {
    const position = connectFour.initial();
    const contentOf = new Map<string, number>([['', 0]]);
    wander(position, new Random(4), 1000, () => {
      if (position.outcome() !== ONGOING) return;
      const board = connectFourFeatures.board(position).slice();
      const contents = [...new Uint8Array(board.buffer)].slice(0, WIDTH * HEIGHT);
      const words = described(position);
      for (const [i, seen] of words.entries()) {
        const content = contents[i] as number;
        expect([seen, contentOf.get(seen) ?? content]).toEqual([seen, content]);
        contentOf.set(seen, content);
      }
    });
    expect(new Set(contentOf.values()).size).toBe(connectFourFeatures.contents);
    expect(contentOf.size).toBe(connectFourFeatures.contents);
  });

  it('has the board and its mirror image as images', () => {
    const position = connectFour.initial();
    for (const column of ['a', 'd', 'd', 'f', 'b'])
      position.makeMove(connectFour.parseMove(position, column));
    const mirrored = connectFour.initial();
    for (const column of ['g', 'd', 'd', 'b', 'f'])
      mirrored.makeMove(connectFour.parseMove(mirrored, column));
    const images = [...(connectFourFeatures.images?.(position) ?? [])];
    expect(images).toEqual([
      connectFourFeatures.board(position).slice(),
      connectFourFeatures.board(mirrored).slice(),
    ]);
  });

  it('explains itself by threats, discs and next cells', () => {
    const { terms } = networkConnectFour(connectFourNetwork());
    const three = connectFour.parsePosition('......./......./......./......./ooo..../xxx.... x');
    expect(Object.keys(terms(three)).sort()).toEqual(
      ['middleColumn', 'nextCells', 'otherColumns', 'tempo', 'threats'].sort(),
    );
    expect(terms(three).middleColumn).toBe(0);
    const none = connectFour.parsePosition('......./......./......./......./...o.../...x... x');
    expect(terms(none)).toMatchObject({ threats: 0, otherColumns: 0 });
    const threat = connectFour.parsePosition('......./......./......./..ooo../.xxxo../.oxxox. x');
    expect(terms(threat).threats).not.toBe(0);
  });
});
