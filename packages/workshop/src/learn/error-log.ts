import { appendFileSync, existsSync } from 'node:fs';
import { drawChart, toSvg } from '@tahoun/board';
import type { Say } from '@tahoun/i18n';
import { readText, writeFile, writing } from '../files.js';
import { type LearnPlan, filesOf } from './plan.js';

/** Keeps the mean square errors of a pass, of the positions learned from and of those held out, and draws all passes. */
export function noteErrors(
  plan: LearnPlan,
  generation: number,
  epoch: number,
  error: number,
  heldOut: number,
): void {
  const { errors, curve } = filesOf(plan);
  const head = existsSync(errors) ? '' : 'generation,epoch,error,held_out\n';
  const row = `${generation},${epoch},${error.toFixed(6)},${heldOut.toFixed(6)}\n`;
  writing(errors, () => appendFileSync(errors, head + row));
  plan.report(epochText(epoch, error, heldOut), { done: epoch, total: plan.epochs });
  const lines = readText(errors).trim().split('\n').slice(1);
  writeFile(curve, errorCurve(lines.map((line) => line.split(',').map(Number))));
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
