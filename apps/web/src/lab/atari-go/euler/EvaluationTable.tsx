import type { Side } from '@tahoun/core';
import type { StaryAccount, StaryConstants } from '@tahoun/eval/atari-go';
import { formatNumber } from '@tahoun/i18n';
import { language } from '../../../preferences.js';
import { Scroll } from '../../Scroll.js';
import { goWords } from '../words.js';

interface EvaluationTableProps {
  readonly account: StaryAccount;
  readonly constants: StaryConstants;
  readonly turn: Side;
}

const ORDERS = ['alpha', 'beta', 'gamma'] as const;
const LETTERS = { alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', epsilon: 'ε' } as const;

/** How the source's evaluation of the position comes about, a constant a row. */
export function EvaluationTable({ account, constants, turn }: EvaluationTableProps) {
  const texts = goWords.value;
  const { euler } = texts;
  const number = (value: number) => formatNumber(language.value, value).replace('-', '−');
  const signed = (value: number) => (value > 0 ? `+${number(value)}` : number(value));
  const [black, white] = account.sides;
  const isBounded = account.bounded !== account.free;
  return (
    <>
      <h3>{euler.evaluation}</h3>
      <p class="lab-intro go-explained">{euler.evaluationIntro}</p>
      <Scroll label={euler.evaluation}>
        <table class="lab-table go-evaluation" data-testid="evaluation">
          <caption>V = clamp(α L₁ + β L₂ + γ L₃, −δ, +δ) + ε E</caption>
          <thead>
            <tr>
              <th scope="col">{euler.constant}</th>
              <th scope="col">{euler.counted}</th>
              <th scope="col">{texts.sides[0]}</th>
              <th scope="col">{texts.sides[1]}</th>
              <th scope="col">{euler.difference}</th>
              <th scope="col">{euler.term}</th>
            </tr>
          </thead>
          <tbody>
            {ORDERS.map((id, order) => {
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
        </table>
      </Scroll>
      {turn === 1 && <p class="field-hint">{euler.forMover(signed(0 - account.value))}</p>}
    </>
  );
}
