import { problemTexts } from '@tahoun/i18n/problems';
import { type Problem, nextProblem, problemOfDay, themeCounts } from '@tahoun/problems';
import { useMemo, useState } from 'preact/hooks';
import { here, queryOf, visit } from '../kit/address.js';
import { problemsAddress } from '../kit/learn-address.js';
import { language, recall, remember } from '../kit/preferences.js';
import { readResults, withResult } from './results.js';
import { Trainer } from './Trainer.js';
import type { TrainerProps } from './use-trainer.js';

interface ProblemsPageProps {
  readonly game: string;
  readonly engine: TrainerProps['engine'];
  readonly problems: readonly Problem[];
  /** The problem in the address, or '' for that of the day. */
  readonly id: string;
}

/** Storage key of whether the next problem comes by itself. */
const GOES_ON = 'problems-go-on';

/** A problem of a game, and the way to others: each has its address, which also holds the chosen theme. */
export function ProblemsPage({ game, engine, problems, id }: ProblemsPageProps) {
  const texts = problemTexts(language.value);
  const key = `problems.${game}`;
  const [results, setResults] = useState(() => readResults(recall(key)));
  const [goesOn, setGoesOn] = useState(recall(GOES_ON) !== 'false');
  const theme = new URLSearchParams(here().split('?')[1]).get('theme') ?? '';
  const named = useMemo(() => problems.find((each) => each.id === id), [problems, id]);
  const themes = useMemo(() => themeCounts(problems), [problems]);
  const daily = () => problemOfDay(problems, today());
  const problem = useMemo(() => named ?? daily(), [problems, named]);

  const record = (isSolved: boolean) => {
    const now = withResult(results, problem, isSolved);
    setResults(now);
    remember(key, JSON.stringify(now));
  };
  const another = (wanted: string) => {
    const seen = new Set([...results.seen, problem.id]);
    const wish = { rating: results.rating, theme: wanted || undefined, seen, random: Math.random };
    const next = nextProblem(problems, wish) ?? daily();
    visit(problemsAddress(game, next.id) + queryOf(wanted === '' ? [] : [['theme', wanted]]));
  };

  return (
    <Trainer
      game={game}
      engine={engine}
      problem={problem}
      onResult={record}
      astray={id !== '' && named === undefined ? texts.unknown : id === '' ? `${texts.daily}.` : undefined}
      onNext={() => another(theme)}
      choice={{
        ...{ game, problem, results, themes, theme, goesOn },
        onTheme: another,
        onGoesOn: (next) => {
          setGoesOn(next);
          remember(GOES_ON, String(next));
        },
      }}
    />
  );
}

/** The day by universal time, so that it is the same for everyone. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}
