import { formatNumber } from '@tahoun/i18n';
import { problemTexts } from '@tahoun/i18n/problems';
import type { Problem } from '@tahoun/problems';
import { Check, Select } from '../kit/fields.js';
import { learnAddress, problemsAddress } from '../kit/learn-address.js';
import { language } from '../kit/preferences.js';
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
  const counted = themes.map(
    ([name, count]) =>
      [name, texts.themeCount(texts.themes[name] ?? name, formatNumber(language.value, count))] as const,
  );
  const lab = new URLSearchParams({ game, position: problem.position });
  return (
    <div class="problem-choice">
      <Select
        label={texts.theme}
        value={theme}
        options={[['', texts.allThemes], ...counted]}
        onChange={onTheme}
      />
      <Check label={texts.goesOn} checked={goesOn} onChange={onGoesOn} />
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
