import { further } from '@tahoun/core';
import { labWords, number } from '../page.js';
import { Table } from '../Table.js';
import { type ValueStyle, type Walk, isRootUnstepped, valueText } from '../walk/model.js';
import { MOST_MOVES, type Searches } from './position-searches.js';

const COMPARED = ['minimax', 'minimax-quiescence', 'alpha-beta', 'strong'] as const;

/** The searches side by side: their results and their costs. */
export function SearchTable({ search, style }: { readonly search: Searches; readonly style: ValueStyle }) {
  const texts = labWords.value;
  const ids = COMPARED.filter((id) => search.hasExchanges || id !== 'minimax-quiescence');
  const rows = ids.map((id) => [id, search[id]] as const);
  if (rows.every(([, answer]) => answer === null)) return null;
  const all = search.minimax?.limitedBy === null ? search.minimax.nodes : null;
  return (
    <Table
      label={texts.comparison}
      columns={[
        texts.algorithm,
        texts.valueFor(style.sides?.max ?? texts.sides.max),
        ...[texts.bestMove, texts.moves, texts.share, texts.seconds],
      ]}
      notes={rows.map(
        ([id, answer]) =>
          answer?.limitedBy === 'nodes' && (
            <p key={id} class="field-hint">
              {texts.algorithms[id]}: {texts.notAll(number(MOST_MOVES))}
            </p>
          ),
      )}
    >
      <tbody>
        {rows.map(([id, answer]) => (
          <tr key={id} data-testid={`row-${id}`}>
            <th scope="row">{texts.algorithms[id]}</th>
            <td>{answer === null ? '…' : valueText(rootScore(id, answer.score, style), true, style)}</td>
            <td class="lab-move">
              {answer?.move == null ? '…' : (style.writeMove?.(answer.move) ?? answer.move)}
            </td>
            <td>{answer === null ? '…' : number(answer.nodes)}</td>
            <td>{answer === null || all === null ? '…' : `${number((100 * answer.nodes) / all)} %`}</td>
            <td>{answer === null ? '…' : number(answer.seconds)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The value of the root as in the search's figure. */
function rootScore(id: Walk['algorithm'] | 'strong', score: number, style: ValueStyle): number {
  return id !== 'strong' && isRootUnstepped(id, style) ? further(score) : score;
}
