import './problems.css';
import { formatNumber } from '@tahoun/i18n';
import { problemTexts } from '@tahoun/i18n/problems';
import type { Problem } from '@tahoun/problems';
import { learnAddress, problemsAddress } from '../learn/route.js';
import { language } from '../preferences.js';
import type { Results } from './results.js';

export interface ProblemChoiceProps {
  readonly game: string;
  readonly problem: Problem;
  readonly results: Results;
  /** Themes with their numbers of problems. */
  readonly themes: readonly (readonly [string, number])[];
  /** The chosen theme, or '' for any. */
  readonly theme: string;
  readonly onTheme: (theme: string) => void;
  /** The next problem comes by itself. */
  readonly goesOn: boolean;
  readonly onGoesOn: (goesOn: boolean) => void;
}

/** Chooses the theme of the next problem, with links to other pages. */
export function ProblemChoice({
  game,
  problem,
  themes,
  theme,
  onTheme,
  goesOn,
  onGoesOn,
}: ProblemChoiceProps) {
  const texts = problemTexts(language.value);
  const lab = new URLSearchParams({ game, position: problem.position });
  return (
    <div class="problem-choice">
      <label>
        {texts.theme}
        <select value={theme} onChange={({ currentTarget }) => onTheme(currentTarget.value)}>
          <option value="">{texts.allThemes}</option>
          {themes.map(([name, count]) => (
            <option key={name} value={name}>
              {texts.themeCount(texts.themes[name] ?? name, formatNumber(language.value, count))}
            </option>
          ))}
        </select>
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={goesOn}
          onChange={({ currentTarget }) => onGoesOn(currentTarget.checked)}
        />
        {texts.goesOn}
      </label>
      <div class="control-row">
        <a class="button" href={problemsAddress(game)}>
          {texts.daily}
        </a>
        <a class="button" href={`/lab/position?${lab}`}>
          {texts.lab}
        </a>
      </div>
      <p class="field-hint">
        {texts.intro} <a href={learnAddress(game, 'problems')}>{texts.lessons}</a>
      </p>
    </div>
  );
}
