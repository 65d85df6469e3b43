import { drawChart } from '@tahoun/board';
import { formatNumber } from '@tahoun/i18n';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { analysisEngine } from '../../engine.js';
import { language, theme } from '../../preferences.js';
import { useChoice } from '../address.js';
import { ExportButtons, Scroll } from '../Fields.js';
import { LessonLinks } from '../Links.js';
import { PositionBoard } from '../PositionBoard.js';
import { Problem, labWords } from '../page.js';
import { COUNTINGS, CountsForm } from './CountsForm.js';
import { CountsTable } from './CountsTable.js';
import { type Ask, COUNTED, type CountQuestion, type Counts, countAll, questionOf } from './count.js';

/** The lessons on the searches that are counted. */
const TOPICS = ['minimax', 'alpha-beta', 'ordering', 'deepening', 'table'] as const;

/** Moves made by depth and search, which show the gain from pruning, ordering and tables. */
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

/** Counts depth by depth; a search that was cut short does not go on to the next depth. */
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

function CountsChart({ counts }: { readonly counts: Counts }) {
  const texts = labWords.value;
  const colours = theme.value;
  const picture = useMemo(() => {
    const series = COUNTED.map((id) => ({
      name: texts.algorithms[id],
      values: (counts[id] ?? []).map(({ moves, isWhole }) => (isWhole ? moves : null)),
    }));
    const formatted = (value: number) => formatNumber(language.peek(), value);
    return drawChart(series, { steps: texts.depth, formatted, theme: colours });
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
