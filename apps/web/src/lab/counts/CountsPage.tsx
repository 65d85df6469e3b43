import { formatNumber } from '@tahoun/i18n';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { NumberField } from '../../components/NumberField.js';
import { analysisEngine } from '../../engine.js';
import { language, theme } from '../../preferences.js';
import { go, useChoice } from '../address.js';
import { Choice, ExportButtons, Scroll } from '../Fields.js';
import { publishedCounts } from '../games/index.js';
import { LessonLinks } from '../Links.js';
import { PositionBoard, PositionFields } from '../PositionBoard.js';
import { Problem, labWords } from '../page.js';
import { drawChart } from './chart.js';
import {
  type Ask,
  COUNTED,
  type Count,
  type CountQuestion,
  type Counts,
  DEPTHS,
  MOST_MOVES,
  PART_NAMES,
  type Part,
  type PublishedCounts,
  agrees,
  countAll,
  paramsOf,
  questionOf,
  sourceDepth,
} from './count.js';

/** Whether depths are plies ahead, or told as the source of published counts tells them. */
const COUNTINGS = ['plies', 'source'] as const;
type Counting = (typeof COUNTINGS)[number];

/** What the lessons tell of the searches that are counted. */
const TOPICS = ['minimax', 'alpha-beta', 'ordering', 'deepening', 'table'] as const;

/** Moves made by depth, by search: what pruning, ordering and tables are worth. */
export function CountsPage({ params }: { readonly params: URLSearchParams }) {
  const question = useMemo(() => questionOf(params), [params]);
  const { counts, isRunning, problem, stop } = useCounts(question);
  const [counting, setCounting] = useChoice(params, 'counting', COUNTINGS);
  const texts = labWords.value;
  return (
    <>
      <p class="lab-intro">{texts.counts.intro}</p>
      <LessonLinks topics={TOPICS} game={question.game} />
      <CountsForm
        question={question}
        counting={counting}
        isRunning={isRunning}
        onCounting={setCounting}
        onStop={stop}
      />
      <Problem problem={problem} />
      <p role="status" class="field-hint">
        {isRunning && texts.searching}
      </p>
      <div class="lab-stage lab-stage-aside">
        <div>
          <CountsTable question={question} counting={counting} counts={counts} />
          <CountsChart counts={counts} />
        </div>
        <aside class="lab-aside">
          <PositionBoard game={question.game} start={question.position} moves={[]} isOnlyBoard={true} />
        </aside>
      </div>
    </>
  );
}

/** Counts depth by depth; a search that could not be finished is not asked for the next. */
function useCounts(question: CountQuestion) {
  const [counts, setCounts] = useState<Counts>({});
  const [isRunning, setRunning] = useState(true);
  const [problem, setProblem] = useState<unknown>(null);
  const [controller] = useState(() => new AbortController());
  useEffect(() => {
    const { signal } = controller;
    let left = false;
    const ask: Ask = (request) => analysisEngine().bestMove(request, { signal });
    countAll(ask, question, signal, setCounts)
      .catch((error) => {
        if (!signal.aborted) setProblem(error);
      })
      .finally(() => {
        if (!left) setRunning(false);
      });
    return () => {
      left = true;
      controller.abort();
    };
  }, [question, controller]);
  return { counts, isRunning, problem, stop: () => controller.abort() };
}

interface CountsFormProps {
  readonly question: CountQuestion;
  readonly counting: Counting;
  readonly onCounting: (counting: Counting) => void;
  readonly isRunning: boolean;
  readonly onStop: () => void;
}

function CountsForm({ question, counting, onCounting, isRunning, onStop }: CountsFormProps) {
  const texts = labWords.value;
  const [draft, setDraft] = useState(question);
  const change = (part: Partial<CountQuestion>) => setDraft((before) => ({ ...before, ...part }));
  const published = publishedCounts(draft.game, draft.position.trim());
  const asSource = published !== undefined && counting === 'source';
  const shown = (plies: number) => (asSource ? sourceDepth(plies) : plies);
  const submit = (event: Event) => {
    event.preventDefault();
    go('counts', { ...(asSource ? { counting } : {}), ...paramsOf(draft) });
  };
  const toggle = (part: Part) =>
    change({
      without: draft.without.includes(part)
        ? draft.without.filter((each) => each !== part)
        : [...draft.without, part],
    });
  return (
    <form class="lab-form" onSubmit={submit}>
      <div class="lab-form-row">
        <PositionFields game={draft.game} position={draft.position} onChange={change} />
        <NumberField
          label={texts.counts.toDepth}
          value={shown(draft.depth)}
          min={shown(DEPTHS.min)}
          max={shown(DEPTHS.max)}
          onChange={(depth) => change({ depth: depth + draft.depth - shown(draft.depth) })}
        />
        {published !== undefined && (
          <Choice
            label={texts.counts.counting}
            value={counting}
            options={[
              ['plies', texts.counts.countings.plies],
              ['source', texts.counts.countings.source(texts.sourcesOf[published.source])],
            ]}
            onChange={onCounting}
          />
        )}
      </div>
      <div class="lab-form-row">
        <Choice
          label={texts.counts.evaluation}
          value={draft.evaluation}
          options={(['textbook', 'best'] as const).map((id) => [id, texts.counts.evaluations[id]])}
          onChange={(evaluation) => change({ evaluation })}
        />
        <fieldset class="lab-checks">
          <legend>{texts.counts.strongWith}</legend>
          {PART_NAMES.map((part) => (
            <label key={part}>
              <input type="checkbox" checked={!draft.without.includes(part)} onChange={() => toggle(part)} />{' '}
              {texts.counts[part]}
            </label>
          ))}
        </fieldset>
        <button type="submit" class="primary">
          {texts.counts.count}
        </button>
        {isRunning && (
          <button type="button" onClick={onStop}>
            {texts.stop}
          </button>
        )}
      </div>
    </form>
  );
}

interface CountsTableProps {
  readonly question: CountQuestion;
  readonly counting: Counting;
  readonly counts: Counts;
}

function CountsTable({ question, counting, counts }: CountsTableProps) {
  const texts = labWords.value;
  // Published counts belong to the published evaluation.
  const published =
    question.evaluation === 'textbook' ? publishedCounts(question.game, question.position) : undefined;
  const depths = Array.from({ length: question.depth }, (_, i) => i + 1);
  const asSource = published !== undefined && counting === 'source';
  return (
    <Scroll label={texts.moves}>
      <table class="lab-table" data-testid="counts">
        <caption>
          {texts.moves}
          {published !== undefined && ` (${texts.counts.published(texts.sourcesOf[published.source])})`}
        </caption>
        <thead>
          <tr>
            <th scope="col">{texts.depth}</th>
            {COUNTED.map((id) => (
              <th key={id} scope="col">
                {texts.algorithms[id]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {depths.map((depth) => (
            <tr key={depth}>
              <th scope="row">{asSource ? sourceDepth(depth) : depth}</th>
              {COUNTED.map((id) => (
                <td key={id} data-count={`${id}-${depth}`}>
                  <CountCell count={counts[id]?.[depth - 1]} />
                  {published !== undefined && id !== 'strong' && (
                    <PublishedCell
                      published={published}
                      id={id}
                      depth={depth}
                      count={counts[id]?.[depth - 1]}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

function CountCell({ count }: { readonly count: Count | undefined }) {
  const texts = labWords.value;
  const number = (value: number) => formatNumber(language.value, value);
  if (count === undefined) return <span class="lab-faint">–</span>;
  return (
    <>
      <strong>{count.isWhole ? number(count.moves) : texts.counts.tooMany(number(MOST_MOVES))}</strong>{' '}
      <small>{texts.counts.time(number(count.seconds))}</small>
    </>
  );
}

interface PublishedCellProps {
  readonly published: PublishedCounts;
  readonly id: 'minimax' | 'alpha-beta';
  readonly depth: number;
  readonly count: Count | undefined;
}

/** What the source printed, and whether ours is the same. */
function PublishedCell({ published, id, depth, count }: PublishedCellProps) {
  const texts = labWords.value;
  const printed = published.moves[id][depth - 1];
  if (printed === undefined) return null;
  const number = (value: number) => formatNumber(language.value, value);
  const seconds = published.seconds[id][depth - 1];
  const isSame = count !== undefined && agrees(count, printed);
  return (
    <span class="lab-published">
      {number(printed)}
      {seconds !== undefined && <small> {texts.counts.time(number(seconds))}</small>}
      {count?.isWhole && (
        <small class={isSame ? 'lab-same' : 'error'}>
          {' '}
          {isSame ? `✓ ${texts.counts.same}` : `≠ ${texts.counts.differs}`}
        </small>
      )}
    </span>
  );
}

function CountsChart({ counts }: { readonly counts: Counts }) {
  const texts = labWords.value;
  const colours = theme.value;
  const picture = useMemo(() => {
    const series = COUNTED.map((id) => ({
      name: texts.algorithms[id],
      values: (counts[id] ?? []).map(({ moves, isWhole }) => (isWhole ? moves : null)),
    }));
    return drawChart(series, texts.depth, (value) => formatNumber(language.peek(), value), colours);
  }, [counts, colours, texts]);
  return (
    <figure class="lab-figure lab-chart">
      <Scroll label={texts.counts.chart}>
        <svg
          viewBox={`0 0 ${picture.width} ${picture.height}`}
          role="img"
          aria-label={texts.counts.chartAlt}
          dangerouslySetInnerHTML={{ __html: picture.content }}
        />
      </Scroll>
      <div class="lab-figure-tools">
        <ExportButtons picture={picture} title={texts.pages.counts} fileName="tahoun-counts" />
      </div>
    </figure>
  );
}
