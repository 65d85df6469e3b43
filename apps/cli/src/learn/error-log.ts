import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { type Progress, epochText } from '../answer.js';
import { writeFile } from '../files.js';

const WIDTH = 640;
const HEIGHT = 360;
const MARGIN = 48;

/** Keeps the errors of each pass in a file, and draws all of them. */
export class ErrorLog {
  readonly #files: { readonly errors: string; readonly curve: string };
  readonly #generation: number;
  readonly #report: Progress;

  constructor(files: { errors: string; curve: string }, generation: number, report: Progress) {
    this.#files = files;
    this.#generation = generation;
    this.#report = report;
  }

  /** Notes the mean square errors of a pass: of the positions learned from, and of those held out. */
  add(epoch: number, error: number, heldOut: number): void {
    const { errors, curve } = this.#files;
    if (!existsSync(errors)) appendFileSync(errors, 'generation,epoch,error,held_out\n');
    appendFileSync(errors, `${this.#generation},${epoch},${error.toFixed(6)},${heldOut.toFixed(6)}\n`);
    this.#report(epochText(epoch, error, heldOut));
    const lines = readFileSync(errors, 'utf8').trim().split('\n').slice(1);
    writeFile(curve, errorCurve(lines.map((line) => line.split(',').map(Number))));
  }
}

/** @param rows generation, epoch, error and held-out error of each pass. */
function errorCurve(rows: readonly (readonly number[])[]): string {
  const most = Math.max(...rows.flatMap(([, , error = 0, heldOut = 0]) => [error, heldOut]), 1e-6);
  const x = (at: number) => MARGIN + ((WIDTH - 2 * MARGIN) * at) / Math.max(1, rows.length - 1);
  const y = (error: number) => HEIGHT - MARGIN - ((HEIGHT - 2 * MARGIN) * error) / most;
  const line = (column: number, colour: string) => {
    const points = rows.map((row, at) => `${x(at).toFixed(1)},${y(row[column] ?? 0).toFixed(1)}`);
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>`;
  };
  const labels = [0, most / 2, most].map(
    (error) => `<text x="4" y="${y(error).toFixed(1)}">${error.toFixed(4)}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    ...labels,
    line(2, '#8a8a8a'),
    line(3, '#0b63a5'),
    `<text x="${MARGIN}" y="${HEIGHT - 16}" fill="#8a8a8a">error</text>`,
    `<text x="${MARGIN + 60}" y="${HEIGHT - 16}" fill="#0b63a5">held-out error</text>`,
    '</svg>\n',
  ].join('\n');
}
