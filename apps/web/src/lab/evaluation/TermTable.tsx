import type { EvalAnswer } from '@tahoun/engine';
import { evaluationTexts, formatNumber, formatSigned, labEvaluationTexts, scoreWords } from '@tahoun/i18n';
import { language } from '../../kit/preferences.js';
import { Table } from '../Table.js';

/** Terms are small. */
const DECIMALS = 2;

interface TermTableProps {
  /** Names the evaluation. */
  readonly title: string;
  readonly answer: EvalAnswer;
}

/** The terms of one evaluation with their values and bars, and their sum. */
export function TermTable({ title, answer }: TermTableProps) {
  const texts = labEvaluationTexts(language.value);
  const { game, evaluation, score, facts = {} } = answer;
  const words = evaluationTexts(language.value, game)[evaluation];
  const terms = Object.entries(answer.terms);
  const largest = Math.max(1, ...terms.map(([, value]) => Math.abs(value)));
  const name = words?.name ?? evaluation;
  return (
    <section class="evaluation">
      <h3>{title}</h3>
      <p>{words?.about}</p>
      <Table
        label={name}
        columns={[texts.term, texts.value, texts.share]}
        look="evaluation-terms"
        testId={`terms-${evaluation}`}
      >
        <tbody>
          {terms.map(([id, value]) => (
            <tr key={id} data-term={id}>
              <th scope="row">
                {words?.terms[id]?.name ?? id}
                <span class="evaluation-help">{words?.terms[id]?.help}</span>
              </th>
              <td>{signed(value)}</td>
              <td>
                <Bar share={value / largest} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {texts.sum}
              <span class="evaluation-help">
                {terms.length === 0
                  ? texts.noTerms
                  : scoreWords(language.value, game, { kind: 'units', hundredths: score }, DECIMALS)}
              </span>
            </th>
            <td>
              <strong>{signed(score)}</strong>
            </td>
            <td />
          </tr>
        </tfoot>
      </Table>
      {Object.entries(facts).map(([id, value]) => (
        <p key={id} class="field-hint">
          {`${words?.facts?.[id] ?? id}: ${withMinus(formatNumber(language.value, value))}`}
        </p>
      ))}
    </section>
  );
}

/** In the game's unit, with its sign. */
function signed(hundredths: number): string {
  return formatSigned(language.value, hundredths / 100, DECIMALS);
}

function withMinus(number: string): string {
  return number.replace('-', '−');
}

/**
 * To the right of the middle for a positive term, to the left for a negative one.
 * @param share of the largest, -1 to 1.
 */
function Bar({ share }: { readonly share: number }) {
  const width = 50 * Math.abs(share);
  return (
    <svg class="evaluation-bar" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <rect
        class={share < 0 ? 'bad' : 'good'}
        x={share < 0 ? 50 - width : 50}
        y="1"
        width={width}
        height="10"
      />
      <path d="M50 0v12" vector-effect="non-scaling-stroke" />
    </svg>
  );
}
