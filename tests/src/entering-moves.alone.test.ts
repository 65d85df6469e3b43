import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Drawing, inputsFrom } from '@tahoun/board';
import { artistOf, gameById, gameIds, loadGame, registerGames } from '@tahoun/catalogue/all';
import { importGame } from '@tahoun/catalogue/node';
import { ONGOING, Random, legalMoves } from '@tahoun/core';
import { placeFault } from '@tahoun/games/conformance';
import { gameTexts } from '@tahoun/i18n';
import { describe, expect, it } from 'vitest';
import { groupsOf, stepAfter } from '../../apps/discord-bot/src/view/picker.ts';
import { areaAt, neighbour } from '../../apps/web/src/board/targets.ts';

/*
 * A place that is missing late in a game (for a pass, a promotion, the last step of a long capture) ends the game of
 * the player who needs it. Therefore these tests play whole games, of the catalogue and of the examples.
 */
const EXAMPLES = fileURLToPath(new URL('../../examples/', import.meta.url));
for (const folder of readdirSync(EXAMPLES)) {
  const game = await importGame(`${EXAMPLES}${folder}`);
  // Tic-tac-toe is one of the catalogue.
  if (gameIds().includes(game.id)) continue;
  registerGames([game]);
  await loadGame(game.id);
}

/** Positions to see of each game, the last game being played to its end: rare moves are only in some. */
const ENOUGH_POSITIONS = 150;
/** The most options that Discord allows in one select. */
const MAX_OPTIONS = 25;

/** Games with more first moves are tested in the second tier only. */
const MANY_MOVES = 1000;
const isWide = (id: string) => legalMoves(gameById(id).initial()).length > MANY_MOVES;

for (const id of gameIds())
  describe(`in whole games of ${id}, every legal move`, { tags: isWide(id) ? 'rest' : [] }, () => {
    it('is entered by its places on the board', () => {
      for (const { game, position } of positionsOf(id))
        expect(placeFault(game, artistOf(id), position, true)).toBeNull();
    });

    it('is entered by the selects of the bot, which end in the move', () => {
      for (const { game, position, inputs } of positionsOf(id)) {
        const stepAt = memoized((picked) => stepAfter(game, position, picked, [], gameTexts('en', id)));
        for (const { move, targets } of inputs) {
          for (const [step, target] of targets.entries()) {
            const groups = groupsOf(stepAt(targets.slice(0, step)).options);
            if ([groups, ...groups].some(({ length }) => length > MAX_OPTIONS))
              expect.fail('too many options');
            const isOffered = groups.flat().some((option) => option.target === target);
            if (!isOffered) expect.fail(`${targets} is not offered after ${step} steps`);
          }
          const end = stepAt(targets).move;
          if (end !== game.formatMove(position, move)) expect.fail(`${targets} ends in ${end}`);
        }
      }
    });

    it('is in reach of the pointer and of the arrow keys', () => {
      // Boards with the same arrangement of places are tested once.
      const seen = new Set<string>();
      for (const { inputs, draw } of positionsOf(id)) {
        for (const { targets } of inputs.flatMap((input) => [{ targets: [] }, input])) {
          const { areas } = draw(targets.slice(0, -1));
          const layout = areas.map(({ x, y, row, column }) => `${x} ${y} ${row} ${column}`).join();
          if (seen.has(layout)) continue;
          seen.add(layout);
          expect(namesOf(areas.filter((area) => !isInReachOfPointer(area, areas)))).toEqual([]);
          const reached = inReachOfKeys(areas);
          expect(namesOf(areas.filter((area) => !reached.has(area)))).toEqual([]);
        }
      }
    });
  });

type TargetAreas = Drawing['areas'];
type TargetArea = TargetAreas[0];

const namesOf = (areas: TargetAreas) => areas.map(({ targets }) => targets.join());

/** Every position of games of chance moves that is not the last, with the inputs of its moves. */
function* positionsOf(id: string) {
  const game = gameById(id);
  for (let seen = 0, seed = 1; seen < ENOUGH_POSITIONS; seed++) {
    const random = new Random(seed);
    for (const position = game.initial(); position.outcome() === ONGOING; seen++) {
      const moves = legalMoves(position);
      const inputs = inputsFrom(game, position, moves, []);
      const draw = memoized((picked) => artistOf(id).draw(position, { picked }));
      yield { game, position, inputs, draw };
      position.makeMove(moves[random.below(moves.length)]!);
    }
  }
}

function memoized<T>(make: (picked: readonly string[]) => T): (picked: readonly string[]) => T {
  const made = new Map<string, T>();
  return (picked) => {
    const key = picked.join();
    const value = made.get(key) ?? make(picked);
    made.set(key, value);
    return value;
  };
}

/** Places may overlap, such as lines that cross: some point of each has to be its own. */
function isInReachOfPointer(area: TargetArea, areas: TargetAreas): boolean {
  const points = [0.5, 0.3, 0.1].map(
    (part) => [area.x + part * area.width, area.y + part * area.height] as const,
  );
  return points.some(([, y]) => points.some(([x]) => areaAt(areas, x, y) === area));
}

/** The places that arrow keys lead to from the first one. */
function inReachOfKeys(areas: TargetAreas): ReadonlySet<TargetArea> {
  const reached = new Set(areas.slice(0, 1));
  for (const from of reached) {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const next = areas[neighbour(areas, from, key) ?? -1];
      if (next !== undefined) reached.add(next);
    }
  }
  return reached;
}
