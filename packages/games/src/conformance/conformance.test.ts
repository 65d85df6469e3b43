import { type Game, type GameResult, ONGOING, type Outcome, type Position } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, gameById } from '../testing/all-games.js';
import { checkRules } from './check-rules.js';

const sound = gameById('tic-tac-toe');

/** Tic-tac-toe with a fault in its rules. */
const withRules = (fault: Partial<Game>): Game => ({ ...sound, ...fault });

/** Tic-tac-toe with a fault in its positions. */
function withPosition(
  spoil: (position: Position) => Record<string, unknown>,
  copy = (position: Position) => position.clone(),
): Game {
  const faulty = (position: Position): Position => {
    const faults = spoil(position);
    return new Proxy(position, {
      get(target, name) {
        if (name in faults) return faults[name as string];
        if (name === 'clone') return () => faulty(copy(target));
        const value = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
  return withRules({
    initial: (variants) => faulty(sound.initial(variants)),
    parsePosition: (...args) => faulty(sound.parsePosition(...args)),
  });
}

/** The result with the winner as the loser. */
function lost(position: Position): GameResult | null {
  const result = sound.result(position);
  return result === null || result.winner === null
    ? result
    : { ...result, winner: result.winner === 0 ? 1 : 0 };
}

let calls = 0;

/** The moves of each second call are in the other order. */
function inChangingOrder(position: Position): Record<string, unknown> {
  return {
    generateMoves(out: Int32Array, at: number) {
      const end = position.generateMoves(out, at);
      if (++calls % 2 === 0) out.subarray(at, end).reverse();
      return end;
    },
  };
}

function thrown(): never {
  throw new Error('no board');
}

/** Two sides that say "on" for ever. */
function endless(): Game {
  class Endless {
    turn: 0 | 1 = 0;
    ply = 0;
    get hashLo() {
      return this.ply;
    }
    hashHi = 0;
    generateMoves(out: Int32Array, at: number) {
      out[at] = 0;
      return at + 1;
    }
    makeMove = () => this.#step(1);
    undoMove = () => this.#step(-1);
    outcome = (): Outcome => ONGOING;
    clone = () => Object.assign(new Endless(), { turn: this.turn, ply: this.ply });
    #step(by: number) {
      this.ply += by;
      this.turn = this.turn === 0 ? 1 : 0;
    }
  }
  return {
    ...sound,
    initial: () => new Endless(),
    parsePosition: (text) => Object.assign(new Endless(), { turn: Number(text) % 2, ply: Number(text) }),
    formatPosition: (position) => String((position as Endless).ply),
    parseMove: () => 0,
    formatMove: () => 'on',
    targets: () => [['on']],
    figures: () => ({}),
    result: () => null,
  };
}

const faults: readonly (readonly [string, string, Game])[] = [
  ['undo forgets', 'undo', withPosition(() => ({ undoMove: () => undefined }))],
  ['the turn stays', 'undo', withPosition(() => ({ turn: 0 }))],
  ['a key that never changes', 'keys', withPosition(() => ({ hashLo: 1, hashHi: 1 }))],
  [
    'a shared clone',
    'clone',
    withPosition(
      () => ({}),
      (position) => position,
    ),
  ],
  ['the wrong side wins', 'outcome', withRules({ result: lost })],
  ['an end that nobody sees', 'outcome', withRules({ result: () => null })],
  ['a text that forgets', 'keys', withRules({ parsePosition: () => sound.initial() })],
  ['moves with one text', 'move-text', withRules({ formatMove: () => 'a1' })],
  ['moves that cannot be entered', 'targets', withRules({ targets: () => [] })],
  ['moves that share their targets', 'targets', withRules({ targets: () => [['a1']] })],
  ['a move read as another', 'move-text', withRules({ parseMove: () => 4 })],
  [
    'a text that reads back as another',
    'position-text',
    withRules({ formatPosition: () => '.../.../... X' }),
  ],
  ['moves in an order of chance', 'order', withPosition(inChangingOrder)],
  ['rules that throw', 'exception', withRules({ initial: thrown })],
  ['a game without an end', 'endless', endless()],
];

it.each(faults)('finds %s', (_fault, check, game) => {
  const findings = checkRules(game, 20);
  expect(findings.map((finding) => finding.check)).toContain(check);
});

describe.each(GAME_IDS.map((id) => [id]))('%s', (id) => {
  it('has no findings', () => expect(checkRules(gameById(id), 2)).toEqual([]));
});
