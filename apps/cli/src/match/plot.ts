import { type ChartLine, type ChartOptions, drawChart, toSvg } from '@tahoun/board';
import {
  type Tally,
  type TournamentGame,
  type TournamentResult,
  eloError,
  eloOf,
  ratingHistory,
} from '@tahoun/match/tournament';
import { writeFile } from '../input/files.js';

/** Elo points that the picture reaches to at most: a player that has scored nothing has no finite difference. */
const MOST = 800;
/** Places along the picture of a tournament. */
const PLACES = 200;

/** A picture of the ratings from game to game; of a match, of their difference and its 95 % interval. */
export class MatchPlot {
  readonly #tallies: Tally[] = [];
  readonly #games: TournamentGame[] = [];
  #players: readonly string[] = [];

  /** @throws CliError when the file cannot be written. */
  constructor(readonly file: string) {
    writeFile(file, '');
  }

  add({ players, pairings }: TournamentResult, game: TournamentGame): void {
    this.#tallies.push(pairings[0]!.tally);
    this.#games.push(game);
    this.#players = players.map(({ name }) => name);
  }

  /** Writes the picture. @throws CliError */
  write(): void {
    if (this.#players.length > 2) this.#writeTournament();
    else this.#writeMatch();
  }

  #writeMatch(): void {
    const elo = this.#tallies.map((tally) => eloOf(tally) ?? Math.sign(tally.wins - tally.losses) * MOST);
    const error = this.#tallies.map((tally) => eloError(tally) ?? MOST);
    const [low, high] = [
      elo.map((value, at) => value - error[at]!),
      elo.map((value, at) => value + error[at]!),
    ];
    const zero = { name: '0', values: elo.map(() => 0) };
    this.#write([{ name: 'Elo', values: elo }, zero], rangeOf(low, high), { band: [low, high] });
  }

  #writeTournament(): void {
    const { stride, ratings } = ratingHistory(this.#players.length, this.#games, PLACES);
    const lines = this.#players.map((name, player) => ({
      name,
      values: ratings.map((all) => all[player]!.elo),
      look: { colour: player % 3, dash: Math.floor(player / 3) },
    }));
    const values = ratings.map((all) => all.map(({ elo }) => elo ?? 0));
    const range = rangeOf(
      values.map((each) => Math.min(...each)),
      values.map((each) => Math.max(...each)),
    );
    this.#write(lines, range, { stride });
  }

  #write(
    lines: readonly ChartLine[],
    range: readonly [number, number],
    options: Partial<ChartOptions>,
  ): void {
    const picture = drawChart(lines, {
      steps: 'games',
      formatted: (value) => value.toFixed(0),
      theme: 'light',
      range,
      ...options,
    });
    writeFile(this.file, toSvg(picture, 'Elo'));
  }
}

/** From the lowest value to the highest, without the first games, which are worth next to nothing. */
function rangeOf(low: readonly number[], high: readonly number[]): readonly [number, number] {
  const settled = Math.floor(low.length / 4);
  const [from, to] = [Math.min(0, ...low.slice(settled)), Math.max(0, ...high.slice(settled))];
  return [Math.max(from, -MOST), Math.min(to, MOST)];
}
