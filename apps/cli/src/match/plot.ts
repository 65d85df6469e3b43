import { drawChart, toSvg } from '@tahoun/board';
import { writeFile } from '../files.js';
import { type Tally, eloError, eloOf } from './statistics.js';

/** Elo points that the picture reaches to at most: a player that has scored nothing has no finite difference. */
const MOST = 800;

/** A picture of the difference in Elo points and its 95 % interval from game to game. */
export class MatchPlot {
  readonly #tallies: Tally[] = [];

  /** @throws CliError when the file cannot be written. */
  constructor(readonly file: string) {
    writeFile(file, '');
  }

  add(tally: Tally): void {
    this.#tallies.push(tally);
  }

  /** Writes the picture. @throws CliError */
  write(): void {
    const elo = this.#tallies.map((tally) => eloOf(tally) ?? Math.sign(tally.wins - tally.losses) * MOST);
    const error = this.#tallies.map((tally) => eloError(tally) ?? MOST);
    const [low, high] = [
      elo.map((value, at) => value - error[at]!),
      elo.map((value, at) => value + error[at]!),
    ];
    // The first games are worth next to nothing, and would flatten the rest.
    const settled = Math.floor(elo.length / 4);
    const [from, to] = [Math.min(0, ...low.slice(settled)), Math.max(0, ...high.slice(settled))];
    const zero = { name: '0', values: elo.map(() => 0) };
    const picture = drawChart([{ name: 'Elo', values: elo }, zero], {
      steps: 'games',
      formatted: (value) => value.toFixed(0),
      theme: 'light',
      range: [Math.max(from, -MOST), Math.min(to, MOST)],
      band: [low, high],
    });
    writeFile(this.file, toSvg(picture, 'Elo'));
  }
}
