import {
  type Game,
  InputError,
  ONGOING,
  type Position,
  Random,
  type Side,
  legalMoves,
  playRandomMove,
} from '@tahoun/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHECKS, checkRules } from './conformance/check-rules.js';
import { snapshot } from './conformance/position-facts.js';
import { GAME_IDS, gameById } from './testing/all-games.js';
import { suggestedStarts } from './testing/starts.js';

/** What every game has to keep, whatever its rules. A game joins by having a folder. */
describe.each(GAME_IDS.map((id) => [id]))('%s', (id) => {
  const game = gameById(id);
  const starts = suggestedStarts(game);
  /** A position some random plies into a game from one of the suggested starts. */
  const played = fc
    .record({
      start: fc.constantFrom(...starts),
      seed: fc.integer(),
      plies: fc.integer({ min: 0, max: 60 }),
    })
    .map(({ start, seed, plies }) => playRandomly(game.initial(start), seed, plies));

  it.each(Object.entries(CHECKS))('keeps the contract: %s', (_name, check) => {
    fc.assert(
      fc.property(played, (position) => {
        expect(check(game, position)).toBeNull();
      }),
      { numRuns: 100 },
    );
  });

  it('takes back whole games, and allocates nothing while moves are made', () => {
    expect(checkRules(game, { games: 2 })).toEqual([]);
  });

  it('gives the turn to either side', () => {
    fc.assert(
      fc.property(played, (position) => {
        const other = position.turn === 0 ? 1 : 0;
        const turned = turnedOrRefused(game, position, other);
        if (turned === null) return;
        expect(turned.turn).toBe(other);
        const back = turnedOrRefused(game, turned, position.turn);
        if (back === null) return;
        // A right that only holds for one move, as en passant does, may be gone; nothing else is.
        const twice = game.withTurn(game.withTurn(back, other), position.turn);
        expect(snapshot(game, twice)).toEqual(snapshot(game, back));
        expect(game.figures(back)).toEqual(game.figures(position));
      }),
    );
  });

  it('refuses any text with one clear line, never otherwise', () => {
    const hostile = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.string({ unit: 'binary', maxLength: 60 }),
      played.chain((position) => mutated(game.formatPosition(position))),
      fc.constantFrom(
        '',
        ' ',
        '/',
        '+',
        '9'.repeat(50_000),
        'x'.repeat(30_000),
        `${'/'.repeat(5000)} b`,
        '1*1x1 A',
      ),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        expectInputErrorOrNothing(() => game.parsePosition(text));
        expectInputErrorOrNothing(() => game.parseMove(game.initial(), text));
        for (const option of game.variants)
          expectInputErrorOrNothing(() => game.initial({ [option.id]: text }));
      }),
      { numRuns: 1000 },
    );
    expect(() => game.initial({ nonsense: '1' })).toThrow(/nonsense.*it has(: | none)/);
  });

  it('takes every suggested start', () => {
    for (const start of starts) expect(game.initial(start).outcome()).toBe(ONGOING);
    for (const option of game.variants.filter((each) => each.default !== '')) {
      expect(snapshot(game, game.initial({ [option.id]: option.default }))).toEqual(
        snapshot(game, game.initial()),
      );
    }
  });
});

it('counts one capture by two routes twice at most where there is no room for the moves', () => {
  const draughts = gameById('czech-draughts');
  const position = draughts.parsePosition('W:WKb8:BKa1,a5,d6,e3,g3,g7,h4');
  expect(legalMoves(position)).toHaveLength(4);
  expect(CHECKS['move-list'](draughts, position)).toBeNull();
});

function playRandomly(position: Position, seed: number, plies: number): Position {
  const random = new Random(seed);
  for (let ply = 0; ply < plies && position.outcome() === ONGOING; ply++) {
    playRandomMove(position, random);
  }
  return position.clone();
}

/** Null where the game refuses to hand the turn over (the other king stands in check). */
function turnedOrRefused(game: Game, position: Position, turn: Side): Position | null {
  try {
    return game.withTurn(position, turn);
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return null;
  }
}

function mutated(text: string): fc.Arbitrary<string> {
  return fc
    .record({ at: fc.nat(text.length), cut: fc.nat(3), insert: fc.string({ maxLength: 3 }) })
    .map(({ at, cut, insert }) => text.slice(0, at) + insert + text.slice(at + cut));
}

function expectInputErrorOrNothing(run: () => unknown): void {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    const { message } = error as InputError;
    expect(message).not.toMatch(/[\n\r]/);
    expect(message.length).toBeLessThan(400);
  }
}
