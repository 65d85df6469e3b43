import { QUAD_WEIGHTS, type Quad, type Scan, type StarySide } from '@tahoun/eval/atari-go';
import { formatNumber } from '@tahoun/i18n';
import { language } from '../../../preferences.js';
import { Scroll } from '../../Scroll.js';
import { goWords } from '../words.js';
import { type Window, kindsOf } from './windows.js';

interface FormulaTableProps {
  readonly sides: readonly [StarySide, StarySide];
  /** Groups of each side, joined ones as one. */
  readonly groups: readonly number[];
  readonly scan: Scan;
}

type Counts = Readonly<Record<Quad['kind'], number>>;

const COUNTED = { one: 'n(Q1)', three: 'n(Q3)', diagonal: 'n(QD)', joined: 'n(QJ)' } as const;

/** The Euler number of each colour: the formula, and the formula with its numbers. */
export function FormulaTable({ sides, groups, scan }: FormulaTableProps) {
  const texts = goWords.value;
  const { euler } = texts;
  return (
    <Scroll label={euler.formula}>
      <table class="lab-table" data-testid="euler">
        <caption>
          {euler.formula}: E = {formula(scan, (kind) => COUNTED[kind], ' ')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{euler.colour}</th>
            {kindsOf(scan).map((kind) => (
              <th key={kind} scope="col">
                {COUNTED[kind]}
              </th>
            ))}
            <th scope="col">E</th>
          </tr>
        </thead>
        <tbody>
          {sides.map(({ quads, euler: number }, side) => (
            <tr key={texts.sides[side]}>
              <th scope="row">{texts.sides[side]}</th>
              {kindsOf(scan).map((kind) => (
                <td key={kind}>{quads[kind]}</td>
              ))}
              <td>
                {quotient(quads, scan)} = <strong>{formatNumber(language.value, number)}</strong>
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

/** `(3 − 1 + 2 · 0) / 4`, with the kinds of windows that the scan tells apart. */
function quotient(counts: Counts, scan: Scan): string {
  return formula(scan, (kind) => String(counts[kind]), ' · ');
}

/** @param times between a weight and what it weighs. */
function formula(scan: Scan, nameOf: (kind: Quad['kind']) => string, times: string): string {
  const terms = kindsOf(scan).map((kind, index) => {
    const weight = QUAD_WEIGHTS[kind];
    const sign = weight < 0 ? ' − ' : index === 0 ? '' : ' + ';
    return `${sign}${Math.abs(weight) === 1 ? '' : `${Math.abs(weight)}${times}`}${nameOf(kind)}`;
  });
  return `(${terms.join('')}) / 4`;
}

/** What windows add up to, as the formula has it: `(3 − 1 + 2 · 0) / 4 = 0.5`. */
export function sumText(windows: readonly Window[], scan: Scan): string {
  const count = (kind: Window['kind']) => windows.filter((window) => window.kind === kind).length;
  const counts = {
    one: count('one'),
    three: count('three'),
    diagonal: count('diagonal'),
    joined: count('joined'),
  };
  const sum = kindsOf(scan).reduce((total, kind) => total + QUAD_WEIGHTS[kind] * counts[kind], 0);
  return `${quotient(counts, scan)} = ${formatNumber(language.value, sum / 4)}`;
}
