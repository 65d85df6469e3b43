import {
  type Game,
  type GameResult,
  NO_MOVE,
  ONGOING,
  type Outcome,
  type Position,
  legalMoves,
} from '@tahoun/core';
import { expect, it } from 'vitest';
import { gameById } from '../testing/all-games.js';
import { allocationFault, checkRules, missingCapabilities, speedOf } from './check-rules.js';

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

interface CountingOptions {
  /** Moves until the game is drawn. */
  readonly plies: number;
  /** Legal moves of each position, all alike. */
  readonly width?: number;
  /** How many moves can be taken back. */
  readonly remembers?: number;
}

/** Two sides that count. */
function counting({ plies, width = 1, remembers = plies }: CountingOptions): Game {
  class Counting {
    ply = 0;
    turn: 0 | 1 = 0;
    hashHi = 0;
    #made = 0;
    get hashLo() {
      return this.ply;
    }
    generateMoves(out: Int32Array, at: number) {
      if (this.outcome() !== ONGOING) return at;
      for (let move = 0; move < width; move++) out[at + move] = move;
      return at + width;
    }
    makeMove = () => {
      this.#made++;
      this.#count(1);
    };
    undoMove = () => this.#count(this.#made-- > remembers ? 1 : -1);
    outcome = (): Outcome => (this.ply === plies ? 0 : ONGOING);
    clone = () => at(this.ply);
    #count(by: number) {
      this.ply += by;
      this.turn = this.turn === 0 ? 1 : 0;
    }
  }
  const at = (ply: number): Counting => Object.assign(new Counting(), { turn: ply % 2, ply });
  return {
    ...sound,
    initial: () => at(0),
    parsePosition: (text) => at(Number(text)),
    formatPosition: (position) => String((position as Counting).ply),
    parseMove: (_position, text) => Number(text),
    formatMove: (_position, move) => String(move),
    targets: (_position, move) => [[String(move)]],
    figures: () => ({}),
    result: (position) => (position.outcome() === ONGOING ? null : { winner: null, reason: 'counted' }),
  };
}

/** Every legal move is said to win at once. */
const boastful = withPosition((position) => ({
  immediateWins: { winningMove: () => legalMoves(position)[0] ?? NO_MOVE, generateNonLosing: thrown },
}));
/** Nobody is ever said to win, and every move to be safe. */
const blind = withPosition((position) => ({
  immediateWins: {
    winningMove: () => NO_MOVE,
    generateNonLosing: (out: Int32Array, at: number) => position.generateMoves(out, at),
  },
}));
const alarmist = withPosition(() => ({ threats: { mustRespond: () => false, givesCheck: () => true } }));

/** What was made last, so that the compiler cannot do without it. */
let kept: readonly number[] = [];

const allocating = withRules({
  initial() {
    const position = sound.initial();
    const { outcome } = position;
    return Object.assign(position, {
      outcome() {
        kept = [kept.length];
        return outcome.call(position);
      },
    });
  },
});

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
  ['a game without an end', 'endless', counting({ plies: 30_000 })],
  ['a game too long to be taken back', 'undo', counting({ plies: 1500, remembers: 1001 })],
  [
    'a list that begins elsewhere',
    'move-list',
    withPosition((position) => ({
      generateMoves: (out: Int32Array, at: number) => position.generateMoves(out, 0) + at,
    })),
  ],
  [
    'a list that ends where there is no room',
    'move-list',
    withPosition((position) => ({
      generateMoves: (out: Int32Array, at: number) => Math.min(position.generateMoves(out, at), out.length),
    })),
  ],
  [
    'moves whose targets go on from those of another move',
    'targets',
    withRules({
      targets: (_position, move) => [Array.from({ length: 1 + move }, (_, step) => String(step))],
    }),
  ],
  ['a win that is none', 'immediate-wins', boastful],
  ['a win that is overlooked', 'immediate-wins', blind],
  ['a check that is none', 'threats', alarmist],
  ['an outcome that allocates', 'allocation', allocating],
];

it.each(faults)('finds %s', (_fault, check, game) => {
  const findings = checkRules(game);
  expect(findings.map((finding) => finding.check)).toContain(check);
});

it('finds a step of a move for which the board has no place', () => {
  const areas = sound.targets(sound.initial(), 0).map((targets) => ({ targets }));
  const [finding] = checkRules(sound, { board: { draw: () => ({ areas }) } });
  expect(finding).toMatchObject({ check: 'board', code: 'no-place' });
});

it.each([
  ['long', counting({ plies: 3000 })],
  ['wide', counting({ plies: 4, width: 3000 })],
])('finds nothing in a game that is merely %s', (_kind, game) => {
  expect(checkRules(game, { games: 1 })).toEqual([]);
});

it('says how much an outcome allocates, and what would mend it', () => {
  const [finding] = checkRules(allocating);
  expect(finding).toMatchObject({ code: 'allocates', params: { part: 'outcome' } });
  // How many of them are seen depends on when garbage is collected.
  expect(finding?.params.bytes).toBeGreaterThan(0);
  expect(finding?.what).toMatch(/^outcome allocates \d+ bytes a call$/);
});

it.each([4, 3000])('sees an outcome that makes an array of %i numbers, whatever is collected', (length) => {
  const position = sound.initial();
  const game = withRules({
    initial: () =>
      Object.assign(position.clone(), {
        outcome() {
          kept = new Array(length).fill(0);
          return position.outcome();
        },
      }),
  });
  expect(allocationFault(game)).toMatchObject({ code: 'allocates', params: { part: 'outcome' } });
});

it('advises what the game lacks and could use', () => {
  // Positions of tic-tac-toe do not come back, and it has no margin.
  expect(missingCapabilities(sound)).not.toContain('automaticDraws');
  expect(missingCapabilities(sound)).not.toContain('marginScore');
  expect(missingCapabilities(gameById('chess'))).toEqual(['immediateWins', 'symmetry']);
  expect(missingCapabilities(gameById('zabor'))).not.toContain('immediateWins');
  expect(missingCapabilities(counting({ plies: 9 }))).toContain('moveHints');
});

it('measures a speed beside that of Connect Four', () => {
  const { movesPerSecond, ratio } = speedOf(sound);
  expect(movesPerSecond).toBeGreaterThan(1000);
  expect(ratio).toBeGreaterThan(0);
});
