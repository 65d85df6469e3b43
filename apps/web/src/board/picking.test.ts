import { gameIds } from '@tahoun/catalogue';
import { legalMoves } from '@tahoun/core';
import { snapshotAt } from '@tahoun/match';
import { describe, expect, it } from 'vitest';
import { areaOf, inputsAt, played, randomMatch } from '../test-support.js';
import { afterPick, choiceOf, isDragged, writtenMoves } from './targets.js';

const { game: chess, position: start } = snapshotAt(played({ game: 'chess' }));

describe('a place that is chosen', () => {
  it.each([
    { name: 'of an own piece is picked', before: [], place: 'e2', is: ['e2'] },
    { name: 'that goes on from it completes the move', before: ['e2'], place: 'e4', is: ['e2', 'e4'] },
    { name: 'again drops the pick', before: ['e2'], place: 'e2', is: [] },
    { name: 'of another own piece is picked instead', before: ['e2'], place: 'd2', is: ['d2'] },
    { name: 'where no move goes is refused', before: ['e2'], place: 'e5', is: undefined },
    { name: 'of the other side is refused', before: [], place: 'e7', is: undefined },
  ])('$name', ({ before, place, is }) => {
    expect(afterPick(before, { targets: [place] }, inputsAt(chess, start))).toEqual(is);
  });

  it('replaces as few of the earlier places as it can', () => {
    // The man on c3 may take by way of e5 or of a5.
    const position = 'W:Wc3,e1:Bd4,d6,f4,b4,b6,h8';
    const { game, position: board } = snapshotAt(played({ game: 'czech-draughts', position }));
    const inputs = inputsAt(game, board);
    const chains = inputs(['c3']).map(({ targets }) => targets);
    const [one, other] = chains.filter(({ length }) => length > 2) as [readonly string[], readonly string[]];
    expect(one?.slice(0, 1)).toEqual(['c3']);
    const landing = other[1] as string;
    expect(afterPick(one.slice(0, 2), { targets: [landing] }, inputs)).toEqual(['c3', landing]);
  });

  it('that stands for several targets is dropped as one', () => {
    const inputs = (targets: readonly string[]) =>
      [['a', 'b', 'c', 'd']]
        .filter((input) => targets.every((target, i) => input[i] === target))
        .map((input) => ({ move: 1, targets: input }));
    expect(afterPick(['a', 'b'], { targets: ['c', 'd'] }, inputs)).toEqual(['a', 'b', 'c', 'd']);
    expect(afterPick(['a', 'b'], { targets: ['a', 'b'] }, inputs)).toEqual([]);
    expect(afterPick(['a', 'b', 'c'], { targets: ['c'] }, inputs)).toEqual(['a', 'b']);
  });

  it.each(gameIds())('leads along every legal move of %s, target by target', (id) => {
    for (let seed = 0; seed < 4; seed++) {
      const { game, position } = snapshotAt(randomMatch(id, 3 * seed, seed));
      const inputs = inputsAt(game, position);
      for (const move of legalMoves(position).slice(0, 20)) {
        for (const targets of game.targets(position, move)) {
          const chain = targets.reduce<readonly string[] | undefined>(
            (before, target) => before && afterPick(before, { targets: [target] }, inputs),
            [],
          );
          expect(chain).toEqual(targets);
        }
      }
    }
  });
});

describe('choosing a place', () => {
  const { game: zabor, position: free } = snapshotAt(played({ game: 'zabor' }));
  const cell = (target: string) => areaOf(zabor, free, target);

  it.each([
    { name: 'plays at once where nothing is to be confirmed', confirms: false, marked: null, is: 'play' },
    { name: 'marks the place where moves are confirmed', confirms: true, marked: null, is: 'propose' },
    { name: 'plays the second time', confirms: true, marked: 'd4', is: 'play' },
    { name: 'marks it instead of another', confirms: true, marked: 'a1', is: 'propose' },
  ])('that is a whole move $name', ({ confirms, marked, is }) => {
    // The board is redrawn between the two, with new areas.
    const proposed = marked === null ? null : cell(marked);
    expect(choiceOf([], cell('d4'), inputsAt(zabor, free), { proposed, confirms }).kind).toBe(is);
  });

  it('needs no confirming where a move takes two, and is refused where there is none', () => {
    const square = (target: string) => areaOf(chess, start, target);
    const choose = (picked: string[], target: string) =>
      choiceOf(picked, square(target), inputsAt(chess, start), { proposed: null, confirms: true });
    expect(choose([], 'e2')).toEqual({ kind: 'pick', chain: ['e2'] });
    expect(choose(['e2'], 'e4')).toMatchObject({ kind: 'play' });
    expect(choose(['e2'], 'e5')).toEqual({ kind: 'refuse' });
  });
});

describe('dragging', () => {
  it('picks a place where a longer move begins, and no move that is complete', () => {
    const inputs = inputsAt(chess, start);
    expect(isDragged(['e2'], inputs(['e2']))).toBe(true);
    expect(isDragged(['e7'], inputs(['e7']))).toBe(false);
    expect(isDragged(['e2', 'e4'], inputs(['e2', 'e4']))).toBe(false);
    const { game, position } = snapshotAt(played({ game: 'zabor' }));
    expect(isDragged(['a1'], inputsAt(game, position)(['a1']))).toBe(false);
  });
});

describe('places as a move in writing', () => {
  it('stand with and without dashes, and at last the first and the last alone', () => {
    expect(writtenMoves(['c3', 'e5', 'g7'])).toEqual(['c3-e5-g7', 'c3e5g7', 'c3-g7']);
  });
});
