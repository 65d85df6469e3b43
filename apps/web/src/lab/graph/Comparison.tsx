import { labGraphTexts } from '@tahoun/i18n';
import {
  type SpaceAlgorithm,
  type SpaceSearch,
  type StateGraph,
  cheapestCosts,
  pathOf,
} from '@tahoun/lab/state-space';
import { language } from '../../kit/preferences.js';
import { Table } from '../Table.js';

interface ComparisonProps {
  readonly graph: StateGraph;
  readonly searches: readonly SpaceSearch[];
  readonly shown: SpaceAlgorithm;
  readonly onShow: (algorithm: SpaceAlgorithm) => void;
}

/** All algorithms on one graph: time, memory and quality. */
export function Comparison({ graph, searches, shown, onShow }: ComparisonProps) {
  const texts = labGraphTexts(language.value);
  const costs = cheapestCosts(graph);
  return (
    <section class="graph-comparison">
      <h3>{texts.comparison}</h3>
      <p class="field-hint">{texts.comparisonIntro}</p>
      <Table
        label={texts.comparison}
        caption={null}
        columns={[
          ...[texts.algorithm, texts.examined, texts.largestFrontier, texts.largestMemory],
          ...[texts.edges, texts.cost, texts.path],
        ]}
        testId="comparison"
      >
        <tbody>
          {searches.map((search) => (
            <tr key={search.algorithm} data-testid={`row-${search.algorithm}`}>
              <th scope="row">
                <button
                  type="button"
                  class="lab-tool"
                  aria-pressed={search.algorithm === shown}
                  onClick={() => onShow(search.algorithm)}
                >
                  {texts.algorithms[search.algorithm]}
                </button>
              </th>
              <td>{search.examined}</td>
              <td>{search.largestFrontier}</td>
              <td>{search.largestMemory}</td>
              <Found graph={graph} search={search} least={costs[graph.start] as number} />
            </tr>
          ))}
        </tbody>
      </Table>
      <EstimateNote graph={graph} costs={costs} />
    </section>
  );
}

interface FoundProps {
  readonly graph: StateGraph;
  readonly search: SpaceSearch;
  readonly least: number;
}

function Found({ graph, search: { found, end }, least }: FoundProps) {
  const texts = labGraphTexts(language.value);
  if (found === null) return <td colspan={3}>{end === 'found' ? '' : texts.results[end]}</td>;
  const isLeast = found.cost === least;
  return (
    <>
      <td>{found.depth}</td>
      <td>
        <strong>{found.cost}</strong>{' '}
        <small class={isLeast ? 'lab-same' : ''}>{isLeast ? texts.isLeast : texts.leastIs(least)}</small>
      </td>
      <td>
        {pathOf(found)
          .map(({ state }) => graph.nodes[state]?.name)
          .join(' → ')}
      </td>
    </>
  );
}

/** A sentence on whether A* is reliable; nothing where there are no estimates. */
function EstimateNote({ graph, costs }: { readonly graph: StateGraph; readonly costs: readonly number[] }) {
  const { estimates } = labGraphTexts(language.value);
  if (graph.goals.length === 0 || graph.nodes.every(({ estimate }) => estimate === 0)) return null;
  const wrong = graph.nodes.findIndex(({ estimate }, index) => estimate > (costs[index] as number));
  const node = graph.nodes[wrong];
  return (
    <p data-testid="estimates">
      {node === undefined
        ? estimates.admissible
        : estimates.overestimates(node.name, node.estimate, costs[wrong] as number)}
    </p>
  );
}
