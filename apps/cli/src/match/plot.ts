import { closeSync } from 'node:fs';
import { createFile, writeFile } from '../files.js';
import { chartSvg } from '../output/chart.js';
import { type Tally, eloError, eloOf } from './statistics.js';

/** Elo points that the picture reaches to at most: a player that has scored nothing has no finite difference. */
const MOST = 800;

/** How the difference in Elo points and its 95 % interval went from game to game. */
export class MatchPlot {
  readonly #tallies: Tally[] = [];

  /** @throws CliError when the file cannot be written. */
  constructor(readonly file: string) {
    closeSync(createFile(file));
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
    // The first games say next to nothing, and would flatten the rest.
    const settled = Math.floor(elo.length / 4);
    const [from, to] = [Math.min(0, ...low.slice(settled)), Math.max(0, ...high.slice(settled))];
    const curves = [{ name: 'Elo', colour: '#0b63a5', values: elo }];
    const zero = { name: '', colour: '#8a8a8a', values: elo.map(() => 0) };
    writeFile(
      this.file,
      chartSvg([...curves, zero], { from: Math.max(from, -MOST), to: Math.min(to, MOST), digits: 0 }, [
        low,
        high,
      ]),
    );
  }
}
