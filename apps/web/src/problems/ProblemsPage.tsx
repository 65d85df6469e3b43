import './problems.css';
import { gameById } from '@tahoun/catalogue';
import { formatNumber } from '@tahoun/i18n';
import { problemTexts } from '@tahoun/i18n/problems';
import { type Problem, nextProblem, problemOfDay, themeCounts } from '@tahoun/problems';
import { useMemo, useState } from 'preact/hooks';
import { LearnFrame } from '../learn/LearnFrame.js';
import type { LearnEngine } from '../learn/Problems.js';
import { learnAddress } from '../learn/route.js';
import { language, recall, remember, wordsOf } from '../preferences.js';
import { readResults, withResult } from './results.js';
import { Trainer } from './Trainer.js';

interface ProblemsPageProps {
  readonly game: string;
  readonly engine: LearnEngine;
  readonly problems: readonly Problem[];
  /** The problem that the address names, or '' for that of the day. */
  readonly id: string;
}

/** The problems of a game: that of the day, then others by theme and about as hard as the person solves them. */
export function ProblemsPage({ game, engine, problems, id }: ProblemsPageProps) {
  const texts = problemTexts(language.value);
  const key = `problems.${game}`;
  const [results, setResults] = useState(() => readResults(recall(key)));
  const [theme, setTheme] = useState('');
  const daily = useMemo(() => problemOfDay(problems, today()), [problems]);
  const named = useMemo(() => problems.find((each) => each.id === id), [problems, id]);
  const [problem, setProblem] = useState(named ?? daily);
  const isAstray = id !== '' && named === undefined && problem === daily;
  const themes = useMemo(() => themeCounts(problems), [problems]);
  const rating = (value: number) => String(Math.round(value));

  const record = (isSolved: boolean) => {
    const now = withResult(results, problem, isSolved);
    setResults(now);
    remember(key, JSON.stringify(now));
  };
  const another = (wanted: string) => {
    const seen = new Set([...results.seen, problem.id]);
    const wish = { rating: results.rating, theme: wanted || undefined, seen, random: Math.random };
    setProblem(nextProblem(problems, wish) ?? daily);
  };

  const position = gameById(game).parsePosition(problem.position);
  const lab = new URLSearchParams({ game, position: problem.position });
  const task = problem.within === undefined ? texts.goals[problem.goal] : texts.within(problem.within);
  return (
    <LearnFrame
      title={texts.title(wordsOf(game).name)}
      section=""
      game={game}
      part="problems"
      astray={isAstray ? texts.unknown : undefined}
    >
      <div class="trainer" data-testid="trainer" data-problem={problem.id}>
        <p class="problem-title">
          {problem === daily && `${texts.daily}. `}
          {wordsOf(game).sides[position.turn].turn}. {task}
        </p>
        <Trainer key={problem.id} game={game} engine={engine} problem={problem} onResult={record} />
        <p class="field-hint" data-testid="trainer-results">
          {texts.problemRating(rating(problem.rating))} · {texts.yourRating(rating(results.rating))} ·{' '}
          {texts.streak(results.streak)}
        </p>
        <div class="control-row">
          <button type="button" class="primary" onClick={() => another(theme)}>
            {texts.another}
          </button>
          <button type="button" disabled={problem === daily} onClick={() => setProblem(daily)}>
            {texts.daily}
          </button>
          <a class="button" href={`/lab/position?${lab}`}>
            {texts.lab}
          </a>
        </div>
        <label>
          {texts.theme}
          <select
            value={theme}
            onChange={({ currentTarget }) => {
              setTheme(currentTarget.value);
              another(currentTarget.value);
            }}
          >
            <option value="">{texts.allThemes}</option>
            {themes.map(([name, count]) => (
              <option key={name} value={name}>
                {texts.themeCount(texts.themes[name] ?? name, formatNumber(language.value, count))}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p class="field-hint">
        {texts.intro} <a href={learnAddress(game, 'problems')}>{texts.lessons}</a>
      </p>
    </LearnFrame>
  );
}

/** The day by universal time, so that it is the same for everyone. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}
