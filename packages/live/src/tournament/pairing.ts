/*
 * The pairings of the next round. Players are called by their numbers, in the order in which they joined. Up
 * to eight play a round robin, more a Swiss tournament. Nothing here writes or waits.
 */

/** A game of a round; without a second player, the first has a bye. */
export interface Pairing {
  /** Moves first. */
  readonly first: number;
  readonly second: number | null;
}

/** A pairing and its result, in half points of each; null while it is played. */
export interface PlayedPairing extends Pairing {
  readonly halves: readonly [number, number] | null;
}

export type Round = readonly PlayedPairing[];

/** Players of a round robin, at most. */
const MOST_ROUND_ROBIN = 8;
/** Pairs that are tried for one bye before it counts as unavoidable that some meet twice. */
const MOST_TRIES = 2000;
/**
 * The most games by which a player of a Swiss tournament may have moved first more often than second, or less
 * often.
 */
const MOST_SURPLUS = 2;

export function isRoundRobin(players: number): boolean {
  return players <= MOST_ROUND_ROBIN;
}

/** Rounds of a whole tournament. */
export function roundsOf(players: number): number {
  return isRoundRobin(players) ? players - 1 + (players % 2) : Math.ceil(Math.log2(players));
}

/** All rounds of a round robin by the circle method: everybody meets everybody once. */
export function roundRobin(players: readonly number[]): Pairing[][] {
  const circle = players.length % 2 === 0 ? players.slice(0, -1) : [...players];
  /** Stays in its place while the others go round; null for the bye. */
  const fixed = players.length % 2 === 0 ? (players.at(-1) as number) : null;
  const at = (place: number) => circle[(place + circle.length) % circle.length] as number;
  return circle.map((_, round) => {
    const own = at(round);
    const ofFixed =
      fixed === null || round % 2 === 0 ? { first: own, second: fixed } : { first: fixed, second: own };
    const others = Array.from({ length: (circle.length - 1) / 2 }, (_, index) => {
      const [one, other] = [at(round + index + 1), at(round - index - 1)];
      return index % 2 === 0 ? { first: one, second: other } : { first: other, second: one };
    });
    return [ofFixed, ...others];
  });
}

/**
 * The next round of a Swiss tournament: players of about the same score, who have not met where that can be avoided.
 * @param ranked those who go on, the best first. @param scores in half points, by number.
 */
export function swissRound(
  ranked: readonly number[],
  scores: ReadonlyMap<number, number>,
  rounds: readonly Round[],
): Pairing[] {
  const past = new Past(rounds);
  for (const mayMeet of [(pair: Pair) => !past.haveMet(...pair), () => true]) {
    for (const bye of byesOf(ranked, past)) {
      const rest = ranked.filter((player) => player !== bye);
      const rivals = (player: number, others: readonly number[]) =>
        rivalsOf(player, others, scores, past).filter((rival) => mayMeet([player, rival]));
      const pairs = matched(rest, rivals, { left: MOST_TRIES });
      if (pairs === null) continue;
      const games = improved(pairs, (pair) => costOf(pair, scores, past)).map((pair) =>
        past.coloured(...pair),
      );
      return bye === null ? games : [...games, { first: bye, second: null }];
    }
  }
  throw new Error('without rules, everybody can be paired');
}

type Pair = [number, number];

/** The cost of a pair: most of all that they have met, then colours, then the difference of their scores. */
function costOf(pair: Pair, scores: ReadonlyMap<number, number>, past: Past): number {
  const [one, other] = pair.map((player) => scores.get(player) ?? 0) as Pair;
  return 1e6 * Number(past.haveMet(...pair)) + 1e4 * Number(past.isOneSided(...pair)) + (one - other) ** 2;
}

/** Exchanges rivals between two pairs for as long as that makes the whole better. */
function improved(pairs: readonly Pair[], cost: (pair: Pair) => number): Pair[] {
  const now = [...pairs];
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (let i = 0; i < now.length; i++) {
      for (let j = i + 1; j < now.length; j++) {
        const [[a, b], [c, d]] = [now[i] as Pair, now[j] as Pair];
        const exchanges: [Pair, Pair][] = [
          [
            [a, c],
            [b, d],
          ],
          [
            [a, d],
            [c, b],
          ],
        ];
        for (const [one, other] of exchanges) {
          if (cost(one) + cost(other) >= cost(now[i] as Pair) + cost(now[j] as Pair)) continue;
          [now[i], now[j]] = [one, other];
          isBetter = true;
        }
      }
    }
  }
  return now;
}

/**
 * The players who may have the bye, the last first; those who had one only if all had. One null for an even
 * number.
 */
function byesOf(ranked: readonly number[], past: Past): readonly (number | null)[] {
  if (ranked.length % 2 === 0) return [null];
  const without = ranked.filter((player) => !past.hadBye(player));
  return (without.length === 0 ? ranked : without).toReversed();
}

/**
 * The rivals of a player in order: of the same score from the middle on, those due the other colour first;
 * then the next.
 */
function rivalsOf(
  player: number,
  others: readonly number[],
  scores: ReadonlyMap<number, number>,
  past: Past,
): number[] {
  const same = others.filter((other) => scores.get(other) === scores.get(player));
  const half = Math.floor(same.length / 2);
  const folded = [...same.slice(half), ...same.slice(0, half).reverse()];
  const clash = (other: number) => Number(past.surplusOf(other) * past.surplusOf(player) > 0);
  folded.sort((a, b) => clash(a) - clash(b));
  return [...folded, ...others.filter((other) => !same.includes(other))];
}

/** Pairs all players, the first with the first possible rival. @returns null where the rules allow none, or in time. */
function matched(
  players: readonly number[],
  rivals: (player: number, others: readonly number[]) => readonly number[],
  tries: { left: number },
): [number, number][] | null {
  const [player, ...others] = players;
  if (player === undefined) return [];
  for (const rival of rivals(player, others)) {
    if (tries.left-- <= 0) return null;
    const rest = others.filter((other) => other !== rival);
    // Somebody whom nobody may meet any more is better found now than after all other pairs were tried.
    if (
      rest.some(
        (one) =>
          rivals(
            one,
            rest.filter((other) => other !== one),
          ).length === 0,
      )
    )
      continue;
    const pairs = matched(rest, rivals, tries);
    if (pairs !== null) return [[player, rival], ...pairs];
  }
  return null;
}

/** The history of the players in the rounds before. */
class Past {
  readonly #met = new Set<string>();
  readonly #byes = new Set<number>();
  /** Games in which a player moved first less those in which they moved second. */
  readonly #surplus = new Map<number, number>();
  /** Whether a player moved first in their last game. */
  readonly #wasFirst = new Map<number, boolean>();

  constructor(rounds: readonly Round[]) {
    for (const { first, second } of rounds.flat()) {
      if (second === null) {
        this.#byes.add(first);
        continue;
      }
      this.#met.add(pairOf(first, second));
      this.#surplus.set(first, this.surplusOf(first) + 1);
      this.#surplus.set(second, this.surplusOf(second) - 1);
      this.#wasFirst.set(first, true).set(second, false);
    }
  }

  haveMet(one: number, other: number): boolean {
    return this.#met.has(pairOf(one, other));
  }

  hadBye(player: number): boolean {
    return this.#byes.has(player);
  }

  surplusOf(player: number): number {
    return this.#surplus.get(player) ?? 0;
  }

  /** Whether either of them would have too much of a colour. */
  isOneSided(one: number, other: number): boolean {
    const { first, second } = this.coloured(one, other);
    return this.surplusOf(first) >= MOST_SURPLUS || this.surplusOf(second) <= -MOST_SURPLUS;
  }

  /**
   * The one who has moved first less often does so now; then the one who did not last time; then the lower
   * number.
   */
  coloured(one: number, other: number): { readonly first: number; readonly second: number } {
    const order = (player: number) => [
      this.surplusOf(player),
      Number(this.#wasFirst.get(player) ?? false),
      player,
    ];
    const [a, b] = [order(one), order(other)];
    const differs = a.findIndex((value, index) => value !== b[index]);
    const isOneFirst = (a[differs] as number) < (b[differs] as number);
    return isOneFirst ? { first: one, second: other } : { first: other, second: one };
  }
}

function pairOf(one: number, other: number): string {
  return `${Math.min(one, other)}-${Math.max(one, other)}`;
}
