import { describe, expect, it } from 'vitest';
import {
  DRAW,
  type Evaluation,
  LOSS,
  type Move,
  ONGOING,
  type Outcome,
  type Position,
  type Side,
  otherSide,
} from '../contract/game.js';
import { Random } from '../contract/random.js';
import { isDecided } from '../contract/score.js';
import { SkirmishPosition, skirmishValue } from '../testing/skirmish.js';
import type { Pass, StrongObserver } from './request.js';
import { strongSearch } from './strong.js';
import { TranspositionTable } from './table.js';
import { SELECTIVE_TECHNIQUES, TECHNIQUES, type Technique } from './techniques.js';

/** A node of a game that ends on every line. Without moves it is lost for the side to move, or drawn. */
interface Node {
  readonly isLost: boolean;
  /** Static evaluation, and the exchange value of any move of the node: both independent of the result. */
  readonly value: number;
  readonly exchange: number;
  readonly to: readonly Node[];
}

class NodePosition implements Position {
  turn: Side = 0;
  hashLo = 0;
  hashHi = 0;
  readonly #path: { node: Node; lo: number; hi: number }[] = [];

  constructor(public node: Node) {}

  generateMoves(out: Int32Array, at: number): number {
    for (const [i] of this.node.to.entries()) out[at + i] = i;
    return at + this.node.to.length;
  }

  makeMove(move: Move): void {
    this.#goTo(this.node.to[move] as Node, move);
  }

  makePass(): boolean {
    this.#goTo(this.node, 99);
    return true;
  }

  undoMove(): void {
    const { node, lo, hi } = this.#path.pop() as { node: Node; lo: number; hi: number };
    [this.node, this.hashLo, this.hashHi] = [node, lo, hi];
    this.turn = otherSide(this.turn);
  }

  isNoisy(): boolean {
    return false;
  }

  exchangeValue(): number {
    return this.node.exchange;
  }

  outcome(): Outcome {
    if (this.node.to.length > 0) return ONGOING;
    return this.node.isLost ? LOSS : DRAW;
  }

  clone(): this {
    return new NodePosition(this.node) as this;
  }

  #goTo(node: Node, move: Move): void {
    this.#path.push({ node: this.node, lo: this.hashLo, hi: this.hashHi });
    this.node = node;
    this.turn = otherSide(this.turn);
    this.hashLo = Math.imul(this.hashLo + move + 1, 0x9e3779b1) | 0;
    this.hashHi = Math.imul(this.hashHi ^ (move + 7), 0x85ebca6b) | 0;
  }
}

const EXCHANGES = [0, -100, -400, -9000];

/** A random game of at most `plies` plies. */
function game(random: Random, plies: number): Node {
  const width = plies === 0 ? 0 : random.below(4);
  return {
    isLost: random.below(2) === 0,
    value: 100 * (random.below(11) - 5),
    exchange: EXCHANGES[random.below(EXCHANGES.length)]!,
    to: Array.from({ length: width }, () => game(random, plies - 1)),
  };
}

/** 1, 0 or -1 as the side to move wins, draws or loses, by the definition. */
function resultOf({ isLost, to }: Node): number {
  if (to.length === 0) return isLost ? -1 : 0;
  return Math.max(...to.map((each) => 0 - resultOf(each)));
}

const GAMES = 3000;
const PRUNED: readonly (readonly Technique[])[] = [
  ...SELECTIVE_TECHNIQUES.map((technique) => [technique]),
  ['exchange', 'futility'],
  SELECTIVE_TECHNIQUES,
];

describe('pruning', () => {
  // So large a margin leaves nothing to futility: what goes is pruned for its exchange or its history alone.
  it.each([1, 300, 100_000])('proves nothing that it has not seen, with a margin of %d', (futilityMargin) => {
    const evaluation: Evaluation<NodePosition> = {
      id: 'node',
      futilityMargin,
      terms: () => ({}),
      evaluate: ({ node }) => node.value,
    };
    const found = { claimed: 0, open: 0 };
    const random = new Random(futilityMargin);
    for (let i = 0; i < GAMES; i++) {
      const root = game(random, 7);
      if (root.to.length < 2) continue;
      const deepens: readonly Technique[] = i % 2 === 0 ? [] : ['iterative-deepening', 'table', 'aspiration'];
      const used = [
        'principal-variation',
        ...deepens,
        ...(PRUNED[i % PRUNED.length] as readonly Technique[]),
      ];
      const without = TECHNIQUES.filter((technique) => !used.includes(technique));
      const limits = {
        depth: 1 + random.below(7),
        nodes: random.below(3) === 0 ? random.below(300) : 10_000,
      };
      const table = new TranspositionTable(1 / 64);
      const { score, exact } = strongSearch({
        position: new NodePosition(root),
        evaluation,
        limits,
        without,
        table,
      });
      found[exact ? 'claimed' : 'open']++;
      if (exact) expect([i, Math.sign(score)]).toEqual([i, resultOf(root)]);
    }
    expect(Math.min(found.claimed, found.open)).toBeGreaterThan(20);
  });
});

describe('null moves', () => {
  /** Searches a made-up game so deep that passes are verified, and tells what was seen. */
  function watched(place: number, depth: number) {
    const seen = { passes: 0, nestedPasses: 0, decided: 0, verifications: 0, passesAfter: 0 };
    let verifying = -1;
    let next: Pass = 'full';
    const observer: StrongObserver = {
      approach(_, pass) {
        next = pass;
        if (pass === 'pass') seen.passes++;
        if (pass === 'pass' && seen.verifications > 0 && verifying < 0) seen.passesAfter++;
      },
      enter(ply) {
        if (next === 'verification') {
          expect(verifying, 'no verification within another').toBe(-1);
          seen.verifications++;
          verifying = ply;
        } else if (next === 'pass' && ply - 1 === verifying) seen.nestedPasses++;
      },
      cut() {},
      leave(ply, value, kind) {
        if (kind === 'null-move' && isDecided(value)) seen.decided++;
        if (ply === verifying) verifying = -1;
      },
    };
    const position = new SkirmishPosition(place, 5, { places: 200, width: 4, lostEvery: 17 });
    const without = TECHNIQUES.filter(
      (each) =>
        !['principal-variation', 'null-move', 'table', 'killers', 'late-move-reduction'].includes(each),
    );
    const evaluation = { ...skirmishValue, futilityMargin: 200 };
    strongSearch({ position, evaluation, limits: { depth, nodes: 20_000 }, without, observer });
    return seen;
  }

  const PLACES = [0, 1, 3, 5, 9, 12, 15, 20, 22, 25];
  const watchedAll = () => PLACES.map((place) => watched(place, 22));
  type Seen = ReturnType<typeof watched>;
  const sum = (all: readonly Seen[], key: keyof Seen) => all.reduce((total, each) => total + each[key], 0);

  it('win no game: a win that needs a pass is none', () => {
    const all = watchedAll();
    expect(sum(all, 'passes')).toBeGreaterThan(100);
    expect(sum(all, 'decided')).toBe(0);
  });

  it('are verified where they are deep, without passing there, each time again', () => {
    const all = watchedAll();
    expect(sum(all, 'nestedPasses')).toBe(0);
    expect(Math.max(...all.map(({ verifications }) => verifications))).toBeGreaterThan(3);
    expect(sum(all, 'passesAfter')).toBeGreaterThan(100);
  });
});
