import { type Drawing, type TargetArea, genericArtist, toSvg } from '@tahoun/board';
import { type Game, ONGOING, type Position, Random, legalMoves, playRandomMove } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, gameById } from './testing/all-games.js';

const targetsIn = ({ areas }: Drawing) => areas.flatMap(({ targets }) => targets);

/** The positions of a game of chance moves. */
function* chanceGame(game: Game, plies: number): Generator<Position> {
  const random = new Random(1);
  const position = game.initial();
  for (let ply = 0; ply < plies; ply++) {
    yield position;
    if (position.outcome() !== ONGOING) return;
    playRandomMove(position, random);
  }
}

describe.each(GAME_IDS)('the generic board of %s', (id) => {
  const game = gameById(id);
  const artist = genericArtist(game);

  it('has a place for every step of entering every legal move', () => {
    for (const position of chanceGame(game, 30)) {
      const random = new Random(position.hashLo);
      const moves = legalMoves(position);
      const sample = Array.from({ length: 5 }, () => moves[random.below(moves.length)] as number);
      for (const move of moves.length === 0 ? [] : sample) {
        for (const way of game.targets(position, move)) {
          for (const [step, target] of way.entries())
            expect(targetsIn(artist.draw(position, { picked: way.slice(0, step) }))).toContain(target);
        }
      }
    }
  });

  it('gives no two places the same cell, which the arrow keys walk', () => {
    for (const position of chanceGame(game, 10)) {
      const { areas } = artist.draw(position, {});
      const cells = areas.map(({ row, column }: TargetArea) => `${row} ${column}`);
      expect(new Set(cells).size).toBe(cells.length);
      expect(toSvg(artist.draw(position, {}), game.name)).toMatch(/^<svg .*<\/svg>$/s);
    }
  });
});

describe('the generic board', () => {
  const game = gameById('tic-tac-toe');
  const position = game.parsePosition('x../.o./... x');

  it('is a grid of the text form, its rows counted from the bottom or from the top', () => {
    const nameOf = (drawing: Drawing) => drawing.areas.map(({ targets }) => targets[0]).slice(0, 4);
    expect(nameOf(genericArtist(game).draw(position, {}))).toEqual(['a3', 'b3', 'c3', 'a2']);
    expect(nameOf(genericArtist(game, { a1: 'top' }).draw(position, {}))).toEqual(['a1', 'b1', 'c1', 'a2']);
    expect(genericArtist(game).text(position, (text) => text)).toBe(' 3 x . .\n 2 . o .\n 1 . . .\n   a b c');
  });

  it('says what stands on a place', () => {
    const { areas } = genericArtist(game).draw(position, {});
    expect(areas.slice(0, 2).map(({ label, occupied }) => [label.key, label.params.place, occupied])).toEqual(
      [
        ['side0', 'a3', true],
        ['place', 'b3', false],
      ],
    );
  });
});
