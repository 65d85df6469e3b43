import { useMemo, useState } from 'preact/hooks';
import { analysisEngine } from '../../engine/engine.js';
import { useChoice } from '../address.js';
import { Chart } from '../Figure.js';
import { LessonLinks } from '../Links.js';
import { PositionBoard } from '../PositionBoard.js';
import { Problem, labWords, number, useWork } from '../page.js';
import { COUNTINGS, CountsForm } from './CountsForm.js';
import { CountsTable } from './CountsTable.js';
import { COUNTED, type Counts, countAll, questionOf } from './count.js';

/** The lessons on the searches that are counted. */
const TOPICS = ['minimax', 'alpha-beta', 'ordering', 'deepening', 'table'] as const;

/** Moves made by depth and search, which show the gain from pruning, ordering and tables. */
export function CountsPage({ params }: { readonly params: URLSearchParams }) {
  const question = useMemo(() => questionOf(params), [params]);
  const [counts, setCounts] = useState<Counts>({});
  const { isRunning, problem, stop } = useWork((signal) =>
    countAll((request) => analysisEngine().bestMove(request, { signal }), question, signal, setCounts),
  );
  const counting = useChoice(params, 'counting', COUNTINGS);
  const texts = labWords.value;
  return (
    <>
      <p class="lab-intro">{texts.counts.intro}</p>
      <LessonLinks topics={TOPICS} game={question.game} />
      <CountsForm question={question} counting={counting} isRunning={isRunning} onStop={stop} />
      <Problem problem={problem} />
      <p role="status" class="field-hint">
        {isRunning && texts.searching}
      </p>
      <div class="lab-stage lab-stage-aside">
        <div>
          <CountsTable question={question} counting={counting.value} counts={counts} />
          <CountsChart counts={counts} />
        </div>
        <aside class="lab-aside">
          <PositionBoard game={question.game} start={question.position} />
        </aside>
      </div>
    </>
  );
}

function CountsChart({ counts }: { readonly counts: Counts }) {
  const texts = labWords.value;
  const series = COUNTED.map((id) => ({
    name: texts.algorithms[id],
    values: (counts[id] ?? []).map(({ moves, isWhole }) => (isWhole ? moves : null)),
  }));
  return (
    <Chart
      label={texts.counts.chart}
      alt={texts.counts.chartAlt}
      title={texts.pages.counts}
      fileName="tahoun-counts"
      series={series}
      steps={texts.depth}
      formatted={number}
    />
  );
}
