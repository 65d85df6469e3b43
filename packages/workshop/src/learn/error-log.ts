import { appendFileSync, existsSync } from 'node:fs';
import { drawChart, toSvg } from '@tahoun/board';
import type { Progress, Say } from '@tahoun/i18n';
import { readText, writeFile, writing } from '../files.js';

/** Keeps the errors of each pass in a file, and draws all of them. */
export class ErrorLog {
  readonly #files: { readonly errors: string; readonly curve: string };
  readonly #generation: number;
  readonly #epochs: number;
  readonly #report: Progress;

  /** @param run the generation, and its number of passes */
  constructor(
    files: { errors: string; curve: string },
    run: { readonly generation: number; readonly epochs: number },
    report: Progress,
  ) {
    this.#files = files;
    this.#generation = run.generation;
    this.#epochs = run.epochs;
    this.#report = report;
  }

  /** Notes the mean square errors of a pass: of the positions learned from, and of those held out. */
  add(epoch: number, error: number, heldOut: number): void {
    const { errors, curve } = this.#files;
    const head = existsSync(errors) ? '' : 'generation,epoch,error,held_out\n';
    const row = `${this.#generation},${epoch},${error.toFixed(6)},${heldOut.toFixed(6)}\n`;
    writing(errors, () => appendFileSync(errors, head + row));
    this.#report(epochText(epoch, error, heldOut), { done: epoch, total: this.#epochs });
    const lines = readText(errors).trim().split('\n').slice(1);
    writeFile(curve, errorCurve(lines.map((line) => line.split(',').map(Number))));
  }
}

/** @param rows generation, epoch, error and held-out error of each pass. */
function errorCurve(rows: readonly (readonly number[])[]): string {
  const column = (index: number) => rows.map((row) => row[index] ?? 0);
  const curves = [
    { name: 'error', values: column(2) },
    { name: 'held-out error', values: column(3) },
  ];
  const to = Math.max(...curves.flatMap(({ values }) => values), 1e-6);
  const formatted = (value: number) => value.toFixed(4);
  const picture = drawChart(curves, { steps: 'epochs', formatted, theme: 'light', range: [0, to] });
  return toSvg(picture, 'error');
}

/** A line about a pass over the positions. */
function epochText(epoch: number, error: number, heldOut: number): Say {
  return ({ learning }, language) => {
    const { format } = new Intl.NumberFormat(language, {
      minimumFractionDigits: 6,
      maximumFractionDigits: 6,
    });
    return learning.epoch(String(epoch), format(error), format(heldOut));
  };
}
