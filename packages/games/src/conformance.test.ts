import {
  type Game,
  InputError,
  LOSS,
  type Move,
  MoveStack,
  NO_MOVE,
  ONGOING,
  type Position,
  Random,
  type Side,
  WON,
  legalMoves,
} from '@tahoun/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

  it('restores everything on undo, and gives equal positions equal keys', () => {
    fc.assert(
      fc.property(played, (position) => {
        const before = snapshot(game, position);
        for (const move of legalMoves(position)) {
          const turn = position.turn;
          position.makeMove(move);
          expect(position.turn).toBe(1 - turn);
          const reread = game.parsePosition(game.formatPosition(position));
          expect(keyOf(reread)).toEqual(keyOf(position));
          expect(legalMoves(reread)).toEqual(legalMoves(position));
          position.undoMove();
          expect(snapshot(game, position)).toEqual(before);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('undoes a whole game', () => {
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.integer(), (start, seed) => {
        const position = game.initial(start);
        const before = snapshot(game, position);
        let plies = 0;
        const random = new Random(seed);
        while (position.outcome() === ONGOING) {
          const moves = legalMoves(position);
          position.makeMove(moves[random.below(moves.length)]!);
          plies++;
          expect(plies).toBeLessThan(20_000);
        }
        expect(game.result(position)).not.toBeNull();
        for (; plies > 0; plies--) position.undoMove();
        expect(snapshot(game, position)).toEqual(before);
      }),
      { numRuns: 40 },
    );
  });

  it('reads back what it writes: positions and moves', () => {
    fc.assert(
      fc.property(played, (position) => {
        const text = game.formatPosition(position);
        expect(game.formatPosition(game.parsePosition(text))).toBe(text);
        const moves = legalMoves(position);
        const texts = moves.map((move) => game.formatMove(position, move));
        expect(new Set(texts).size).toBe(texts.length);
        expect(texts.map((move) => game.parseMove(position, move))).toEqual(moves);
      }),
    );
  });

  it('agrees with itself on whether the game is over', () => {
    fc.assert(
      fc.property(played, (position) => {
        const outcome = position.outcome();
        const result = game.result(position);
        expect(result === null).toBe(outcome === ONGOING);
        expect(legalMoves(position).length > 0).toBe(outcome === ONGOING);
        if (result === null) return;
        const expected = outcome === WON ? position.turn : outcome === LOSS ? 1 - position.turn : null;
        expect(result.winner).toBe(expected);
        if (position.marginScore !== undefined)
          expect(Math.sign(position.marginScore.finalScore())).toBe(outcome);
      }),
    );
  });

  it('tells rightly which moves win at once, and which let the other side win at once', () => {
    const winsAt = (position: Position): Move[] =>
      legalMoves(position).filter((move) => {
        position.makeMove(move);
        const outcome = position.outcome();
        position.undoMove();
        return outcome === LOSS;
      });
    fc.assert(
      fc.property(played, (position) => {
        const wins = position.immediateWins;
        if (wins === undefined || position.outcome() !== ONGOING) return;
        const found = wins.winningMove();
        if (found !== NO_MOVE) expect(winsAt(position)).toContain(found);
        if (found !== NO_MOVE) return;
        // A list that is too short is enlarged, and what did not fit into it makes no difference.
        const stack = new MoveStack();
        stack.moves = new Int32Array(1);
        const safe = legalMoves(position).filter((move) => {
          position.makeMove(move);
          const isSafe = position.outcome() !== ONGOING || wins.winningMove() === NO_MOVE;
          position.undoMove();
          return isSafe;
        });
        const before = snapshot(game, position);
        const end = stack.generateNonLosing(wins, 0);
        expect(Array.from(stack.moves.subarray(0, end))).toEqual(safe);
        expect(snapshot(game, position)).toEqual(before);
      }),
      { numRuns: 300 },
    );
  });

  it('tells rightly which moves have to be answered at once', () => {
    fc.assert(
      fc.property(played, (position) => {
        const { threats } = position;
        if (threats?.givesCheck === undefined) return;
        for (const move of legalMoves(position)) {
          const told = threats.givesCheck(move);
          position.makeMove(move);
          expect([game.formatPosition(position), told]).toEqual([
            game.formatPosition(position),
            threats.mustRespond(),
          ]);
          position.undoMove();
        }
      }),
      { numRuns: 200 },
    );
  });

  it('copies without sharing', () => {
    fc.assert(
      fc.property(played, fc.integer(), (position, seed) => {
        const before = snapshot(game, position);
        const copy = position.clone();
        expect(snapshot(game, copy)).toEqual(before);
        playRandomly(copy, seed, 5);
        expect(snapshot(game, position)).toEqual(before);
      }),
    );
  });

  it('can be picked target by target, without two moves sharing a chain', () => {
    fc.assert(
      fc.property(played, (position) => {
        const chains = new Map<string, number>();
        for (const move of legalMoves(position)) {
          const sequences = game.targets(position, move);
          expect(sequences.length).toBeGreaterThan(0);
          for (const sequence of sequences) {
            const chain = JSON.stringify(sequence);
            expect(chains.get(chain) ?? move).toBe(move);
            chains.set(chain, move);
          }
        }
      }),
    );
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

function playRandomly(position: Position, seed: number, plies: number): Position {
  const random = new Random(seed);
  for (let ply = 0; ply < plies && position.outcome() === ONGOING; ply++) {
    const moves = legalMoves(position);
    position.makeMove(moves[random.below(moves.length)]!);
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

function snapshot(game: Game, position: Position) {
  return {
    text: game.formatPosition(position),
    key: keyOf(position),
    moves: legalMoves(position),
    outcome: position.outcome(),
    figures: game.figures(position),
  };
}

function keyOf(position: Position): [number, number] {
  return [position.hashLo, position.hashHi];
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
