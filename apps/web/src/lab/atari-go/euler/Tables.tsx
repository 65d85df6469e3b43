import type { Side } from '@tahoun/core';
import {
  QUAD_WEIGHTS,
  type Quad,
  type QuadWeights,
  type Scan,
  type StaryAccount,
  type StaryConstants,
  type StarySide,
} from '@tahoun/eval/atari-go';
import { formatNumber } from '@tahoun/i18n';
import { labAtariGoTexts } from '@tahoun/i18n/lab/atari-go';
import { language } from '../../../kit/preferences.js';
import { Table } from '../../Table.js';
import { type Window, kindsOf } from './windows.js';

interface EvaluationTableProps {
  readonly account: StaryAccount;
  readonly constants: StaryConstants;
  readonly turn: Side;
}

const ORDERS = ['alpha', 'beta', 'gamma', 'order-4', 'order-5'] as const;
const LETTERS = {
  ...{ alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', epsilon: 'ε' },
  ...{ 'order-4': 'w₄', 'order-5': 'w₅' },
} as const;
/** Orders that the source does not count are shown when they have a weight. */
const NEAR = 3;

/** The terms of the source's evaluation of the position, one row per constant. */
export function EvaluationTable({ account, constants, turn }: EvaluationTableProps) {
  const texts = labAtariGoTexts(language.value);
  const { euler } = texts;
  const number = (value: number) => formatNumber(language.value, value).replace('-', '−');
  const signed = (value: number) => (value > 0 ? `+${number(value)}` : number(value));
  const [black, white] = account.sides;
  const isBounded = account.bounded !== account.free;
  return (
    <>
      <h3>{euler.evaluation}</h3>
      <p class="lab-intro go-explained">{euler.evaluationIntro}</p>
      <Table
        label={euler.evaluation}
        caption="V = clamp(α L₁ + β L₂ + γ L₃, −δ, +δ) + ε E"
        columns={[euler.constant, euler.counted, ...texts.sides, euler.difference, euler.term]}
        look="go-evaluation"
        testId="evaluation"
      >
        <tbody>
          {ORDERS.map((id, order) => {
            if (order >= NEAR && constants[id] === 0) return null;
            const difference = account.liberties[order] as number;
            return (
              <tr key={id}>
                <th scope="row">
                  {LETTERS[id]} = {number(constants[id])}
                </th>
                <td>{euler.orders[order]}</td>
                <td>{black.liberties[order]}</td>
                <td>{white.liberties[order]}</td>
                <td>{signed(difference)}</td>
                <td>{signed(constants[id] * difference)}</td>
              </tr>
            );
          })}
          <tr>
            <th scope="row">
              {LETTERS.delta} = {number(constants.delta)}
            </th>
            <td colSpan={3}>
              {euler.bound}, {isBounded ? euler.bounded(number(constants.delta)) : euler.unbounded}
            </td>
            <td>{signed(account.free)}</td>
            <td>
              <strong>{signed(account.bounded)}</strong>
            </td>
          </tr>
          <tr>
            <th scope="row">
              {LETTERS.epsilon} = {number(constants.epsilon)}
            </th>
            <td>{euler.eulerNumber}</td>
            <td>{number(black.euler)}</td>
            <td>{number(white.euler)}</td>
            <td>{signed(account.euler)}</td>
            <td>
              <strong>{signed(constants.epsilon * account.euler)}</strong>
            </td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={5}>
              V: {euler.total}
            </th>
            <td>
              <strong>{signed(account.value)}</strong>
            </td>
          </tr>
        </tfoot>
      </Table>
      {turn === 1 && <p class="field-hint">{euler.forMover(signed(0 - account.value))}</p>}
    </>
  );
}

interface FormulaTableProps {
  readonly sides: readonly [StarySide, StarySide];
  /** Groups of each side, joined ones as one. */
  readonly groups: readonly number[];
  readonly scan: Scan;
  readonly weights: QuadWeights;
}

type Counts = Readonly<Record<Quad['kind'], number>>;

const COUNTED = { one: 'n(Q1)', three: 'n(Q3)', diagonal: 'n(QD)', joined: 'n(QJ)' } as const;

/** The Euler number of each colour: the formula, and the formula with its numbers. */
export function FormulaTable({ sides, groups, scan, weights }: FormulaTableProps) {
  const texts = labAtariGoTexts(language.value);
  const { euler } = texts;
  const isGroupsMinusHoles = Object.entries(QUAD_WEIGHTS).every(
    ([kind, usual]) => weights[kind as Quad['kind']] === usual,
  );
  return (
    <Table
      label={euler.formula}
      caption={`${euler.formula}: E = ${formula(scan, weights, (kind) => COUNTED[kind], ' ')}`}
      columns={[euler.colour, ...kindsOf(scan).map((kind) => COUNTED[kind]), 'E']}
      testId="euler"
    >
      <tbody>
        {sides.map(({ quads, euler: number }, side) => (
          <tr key={texts.sides[side]}>
            <th scope="row">{texts.sides[side]}</th>
            {kindsOf(scan).map((kind) => (
              <td key={kind}>{quads[kind]}</td>
            ))}
            <td>
              {quotient(quads, scan, weights)} = <strong>{formatNumber(language.value, number)}</strong>
              {isGroupsMinusHoles && (
                <small class="go-meaning">
                  {' '}
                  {euler.groupsMinusHoles(groups[side] as number, (groups[side] as number) - number)}
                </small>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** `(3 − 1 + 2 · 0) / 4`, with the kinds of windows that the scan distinguishes. */
function quotient(counts: Counts, scan: Scan, weights: QuadWeights): string {
  return formula(scan, weights, (kind) => String(counts[kind]), ' · ');
}

/** @param times the sign between a weight and its factor. */
function formula(
  scan: Scan,
  weights: QuadWeights,
  nameOf: (kind: Quad['kind']) => string,
  times: string,
): string {
  const terms = kindsOf(scan).map((kind, index) => {
    const weight = weights[kind];
    const sign = weight < 0 ? ' − ' : index === 0 ? '' : ' + ';
    return `${sign}${Math.abs(weight) === 1 ? '' : `${formatNumber(language.value, Math.abs(weight))}${times}`}${nameOf(kind)}`;
  });
  return `(${terms.join('')}) / 4`;
}

/** The formula for the sum of windows: `(3 − 1 + 2 · 0) / 4 = 0.5`. */
export function sumText(windows: readonly Window[], scan: Scan, weights: QuadWeights): string {
  const count = (kind: Window['kind']) => windows.filter((window) => window.kind === kind).length;
  const counts = {
    one: count('one'),
    three: count('three'),
    diagonal: count('diagonal'),
    joined: count('joined'),
  };
  const sum = kindsOf(scan).reduce((total, kind) => total + weights[kind] * counts[kind], 0);
  return `${quotient(counts, scan, weights)} = ${formatNumber(language.value, sum / 4)}`;
}
