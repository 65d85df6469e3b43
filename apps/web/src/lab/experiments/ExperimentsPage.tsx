import './experiments.css';
import { labExperimentsTexts } from '@tahoun/i18n';
import { useMemo, useState } from 'preact/hooks';
import { useFetched } from '../../kit/hooks.js';
import { loadDetails, loadGame } from '../../kit/load-game.js';
import { language } from '../../kit/preferences.js';
import { go } from '../address.js';
import { Problem, attempt, labWords } from '../page.js';
import { EarlierExperiments } from './EarlierExperiments.js';
import { ExperimentForm } from './ExperimentForm.js';
import { type Experiment, experimentOf, keyOf, paramsOf, startOf } from './experiment.js';
import { GameList } from './GameList.js';
import { Progress } from './Progress.js';
import { RatingChart } from './RatingChart.js';
import { type Run, openRun } from './run.js';
import { Sharing } from './Sharing.js';
import { Standings } from './Standings.js';

/** A round robin of computer players, in workers: the experiments by which authors found their best settings. */
export function ExperimentsPage({ params }: { readonly params: URLSearchParams }) {
  const asked = useMemo(() => attempt(() => experimentOf(params)), [params]);
  return (
    <>
      <p class="lab-intro">{labExperimentsTexts(language.value).intro}</p>
      {asked.read === null ? <Problem problem={asked.problem} /> : <Loaded experiment={asked.read} />}
    </>
  );
}

/** The page of an experiment, once its game is there and its games so far have been read. */
function Loaded({ experiment }: { readonly experiment: Experiment }) {
  const [hasFailed, setFailed] = useState(false);
  const [startProblem, setStartProblem] = useState<unknown>(null);
  const opened = useFetched(
    () => opening(experiment),
    () => setFailed(true),
  );
  if (hasFailed) return <p class="error">{labWords.value.failed}</p>;
  if (opened === null) return null;
  const { run, problem } = opened;
  const start = (next: Experiment) => startAnother(next, run).catch(setStartProblem);
  return (
    <>
      <Problem problem={startProblem ?? problem} />
      <SetUp experiment={experiment} run={run} onStart={start} />
      {run !== null && <Results run={run} />}
      <EarlierExperiments />
    </>
  );
}

/** The experiment, or the error in its settings. */
async function opening(experiment: Experiment) {
  await Promise.all([loadGame(experiment.game), loadDetails(experiment.game)]);
  return openRun(experiment).then(
    (run) => ({ run, problem: null }),
    (problem: unknown) => ({ run: null, problem }),
  );
}

interface SetUpProps {
  readonly experiment: Experiment;
  readonly run: Run | null;
  readonly onStart: (next: Experiment) => void;
}

/** The form, folded up where there are results to look at. */
function SetUp({ experiment, run, onStart }: SetUpProps) {
  const hasResults = run !== null && (run.isRunning.value || run.seen.value > 0);
  return (
    <details class="experiment-set-up" open={!hasResults}>
      <summary>{labExperimentsTexts(language.value).setUp}</summary>
      <ExperimentForm first={experiment} onStart={onStart} />
    </details>
  );
}

/** Begins an experiment, at its own address. */
async function startAnother(next: Experiment, shown: Run | null): Promise<void> {
  if (shown !== null && keyOf(next) === keyOf(shown.experiment)) {
    shown.start();
    return;
  }
  const run = await openRun(next);
  run.start();
  go('experiments', paramsOf(next));
}

function Results({ run }: { readonly run: Run }) {
  const isPlayable = useMemo(() => startOf(run.experiment) !== null, [run]);
  if (!isPlayable) return <p class="error">{labWords.value.gameOver}</p>;
  return (
    <>
      <Progress run={run} />
      <Problem problem={run.problem.value} />
      {run.seen.value > 0 && (
        <div class="experiment-results">
          <Standings run={run} />
          <RatingChart run={run} />
          <GameList run={run} />
        </div>
      )}
      <Sharing run={run} />
    </>
  );
}
