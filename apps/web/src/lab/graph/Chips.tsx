import { labGraphTexts } from '@tahoun/i18n';
import type { SpaceAlgorithm, SpaceEntry, SpaceSearch, StateGraph } from '@tahoun/lab/state-space';
import { language } from '../../kit/preferences.js';
import { valueText } from './look.js';

interface MemoryProps {
  readonly graph: StateGraph;
  readonly search: SpaceSearch;
  /** Steps taken. */
  readonly count: number;
}

type Container = 'queue' | 'stack' | 'list' | 'one';

const CONTAINERS: Readonly<Record<SpaceAlgorithm, Container>> = {
  'breadth-first': 'queue',
  'depth-first': 'stack',
  'depth-limited': 'stack',
  'iterative-deepening': 'stack',
  'hill-climbing': 'one',
  'best-first': 'list',
  'a-star': 'list',
  'branch-and-bound': 'list',
};
const WITH_LIMIT: readonly SpaceAlgorithm[] = ['depth-limited', 'iterative-deepening'];

/**
 * The frontier and the other stored states after a step: names, and where the algorithm compares, value and
 * parent.
 */
export function Memory({ graph, search: { algorithm, steps }, count }: MemoryProps) {
  const texts = labGraphTexts(language.value);
  const container = CONTAINERS[algorithm];
  const step = steps[count - 1];
  const frontier = step?.frontier ?? [{ state: graph.start, parent: null, depth: 0, cost: 0, rank: null }];
  const memory = step?.memory ?? [];
  const kept = WITH_LIMIT.includes(algorithm) ? texts.memory.path : texts.memory.closed;
  return (
    <div class="graph-memory">
      <Row
        graph={graph}
        algorithm={algorithm}
        id="frontier"
        label={texts.frontier[container]}
        entries={container === 'one' ? [...frontier, ...memory] : frontier}
      />
      {container !== 'one' && (
        <Row graph={graph} algorithm={algorithm} id="memory" label={kept} entries={memory} />
      )}
    </div>
  );
}

interface RowProps {
  readonly graph: StateGraph;
  readonly algorithm: SpaceAlgorithm;
  readonly id: string;
  readonly label: string;
  readonly entries: readonly SpaceEntry[];
}

function Row({ graph, algorithm, id, label, entries }: RowProps) {
  const texts = labGraphTexts(language.value);
  const name = (entry: SpaceEntry) => graph.nodes[entry.state]?.name ?? '';
  return (
    <div class="graph-row">
      <strong id={`graph-${id}`}>{label}:</strong>
      {entries.length === 0 ? (
        <span class="lab-faint" data-testid={id}>
          {texts.empty}
        </span>
      ) : (
        <ul class="graph-chips" aria-labelledby={`graph-${id}`} data-testid={id}>
          {entries.map((entry, index) => (
            <li key={`${index} ${entry.state}`}>
              <b>{name(entry)}</b>
              {entry.rank !== null && ` ${valueText(algorithm, entry)}`}
              {entry.rank !== null && entry.parent !== null && (
                <small> {texts.from(name(entry.parent))}</small>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
