import type { PlayerAnswer, TournamentResult } from './count.js';
import { type Rating, ratingsOf } from './ratings.js';
import {
  type SprtAnswer,
  type Tally,
  eloError,
  eloOf,
  gamesOf,
  likelihoodOfSuperiority,
} from './statistics.js';

/** The result of a match, from A's view. Null where no finite number would do. */
export interface MatchAnswer extends Tally {
  readonly a: PlayerAnswer;
  readonly b: PlayerAnswer;
  readonly elo: number | null;
  /** Half the width of the 95 % interval of `elo`. */
  readonly error: number | null;
  /** Chance, 0 to 1, that A is stronger. */
  readonly los: number;
  readonly games: number;
  readonly sprt?: SprtAnswer;
}

/** The result of a tournament of two players. */
export function matchAnswer({ players, pairings, sprt }: TournamentResult): MatchAnswer {
  const [a, b] = players as readonly [PlayerAnswer, PlayerAnswer];
  const { tally } = pairings[0]!;
  return {
    a,
    b,
    ...tally,
    elo: eloOf(tally),
    error: eloError(tally),
    los: likelihoodOfSuperiority(tally),
    games: gamesOf(tally),
    ...(sprt === undefined ? {} : { sprt }),
  };
}

/** A player among the others. */
export interface Standing extends PlayerAnswer, Tally, Rating {
  readonly games: number;
  /** A win is 1, a draw one half. */
  readonly points: number;
}

export interface TournamentAnswer {
  /** In the order of the question. */
  readonly players: readonly Standing[];
  /** Each two players by their places in `players`, from the view of `a`. */
  readonly pairs: readonly (Tally & { readonly a: number; readonly b: number })[];
  readonly games: number;
}

/** The table of a tournament. */
export function tournamentAnswer({ players, pairings }: TournamentResult): TournamentAnswer {
  const ratings = ratingsOf(players.length, pairings);
  const pairs = pairings.map(({ a, b, tally }) => ({ a, b, ...tally }));
  const standings = players.map((player, number): Standing => {
    const tally = totalOf(number, pairs);
    return {
      ...player,
      ...tally,
      games: gamesOf(tally),
      points: tally.wins + tally.draws / 2,
      ...(ratings[number] as Rating),
    };
  });
  return { players: standings, pairs, games: pairs.reduce((sum, pair) => sum + gamesOf(pair), 0) };
}

/** What a player scored against all others. */
function totalOf(player: number, pairs: TournamentAnswer['pairs']): Tally {
  return pairs
    .flatMap((pair) => tallyOf(player, pair))
    .reduce(
      (sum, { wins, draws, losses }) => ({
        wins: sum.wins + wins,
        draws: sum.draws + draws,
        losses: sum.losses + losses,
      }),
      { wins: 0, draws: 0, losses: 0 },
    );
}

/** The results of two players from the view of one of them; none where another plays. */
export function tallyOf(
  player: number,
  { a, b, wins, draws, losses }: TournamentAnswer['pairs'][number],
): readonly Tally[] {
  if (player === a) return [{ wins, draws, losses }];
  return player === b ? [{ wins: losses, draws, losses: wins }] : [];
}

/** Players by their places, the strongest first: by rating, and by points where one has none. */
export function ranking({ players }: TournamentAnswer): number[] {
  const shareOf = ({ points, games }: Standing) => (games === 0 ? 0 : points / games);
  return players
    .map((_, number) => number)
    .sort((one, other) => {
      const [a, b] = [players[one]!, players[other]!];
      return a.elo === null || b.elo === null ? shareOf(b) - shareOf(a) : b.elo - a.elo;
    });
}
