import { QUAD_WEIGHTS, type Quads, type StarySide } from '@tahoun/eval';
import { formatNumber } from '@tahoun/i18n';
import { language } from '../../../preferences.js';
import { Scroll } from '../../Scroll.js';
import { goWords } from '../words.js';
import type { Window } from './windows.js';

interface FormulaTableProps {
  readonly sides: readonly [StarySide, StarySide];
  /** Groups of each side. */
  readonly groups: readonly number[];
}

/** The Euler number of each colour: the formula, and the formula with its numbers. */
export function FormulaTable({ sides, groups }: FormulaTableProps) {
  const texts = goWords.value;
  const { euler } = texts;
  return (
    <Scroll label={euler.formula}>
      <table class="lab-table" data-testid="euler">
        <caption>{euler.formula}: E = (n(Q1) − n(Q3) + 2 n(QD)) / 4</caption>
        <thead>
          <tr>
            <th scope="col">{euler.colour}</th>
            <th scope="col">n(Q1)</th>
            <th scope="col">n(Q3)</th>
            <th scope="col">n(QD)</th>
            <th scope="col">E</th>
          </tr>
        </thead>
        <tbody>
          {sides.map(({ quads, euler: number }, side) => (
            <tr key={texts.sides[side]}>
              <th scope="row">{texts.sides[side]}</th>
              <td>{quads.one}</td>
              <td>{quads.three}</td>
              <td>{quads.diagonal}</td>
              <td>
                {quotient(quads)} = <strong>{formatNumber(language.value, number)}</strong>
                <small class="go-meaning">
                  {' '}
                  {euler.groupsMinusHoles(groups[side] as number, (groups[side] as number) - number)}
                </small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

function quotient({ one, three, diagonal }: Quads): string {
  return `(${one} − ${three} + 2 · ${diagonal}) / 4`;
}

/** What windows add up to, as the formula has it: `(3 − 1 + 2 · 0) / 4 = 0.5`. */
export function sumText(windows: readonly Window[]): string {
  const count = (kind: Window['kind']) => windows.filter((window) => window.kind === kind).length;
  const quads = { one: count('one'), three: count('three'), diagonal: count('diagonal') };
  const kinds = ['one', 'three', 'diagonal'] as const;
  const sum = kinds.reduce((total, kind) => total + QUAD_WEIGHTS[kind] * quads[kind], 0);
  return `${quotient(quads)} = ${formatNumber(language.value, sum / 4)}`;
}
