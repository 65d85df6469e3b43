import { labExperimentsTexts } from '@tahoun/i18n';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../kit/Button.js';
import { language } from '../../kit/preferences.js';
import { SureButton } from '../../kit/SureButton.js';
import { labWords, number } from '../page.js';
import { addressOf, allGames, keyOf } from './experiment.js';
import { type Run, latest } from './run.js';

const MINUTE_MS = 60_000;

/** How far the experiment is, and the buttons that stop it, go on and delete its games. */
export function Progress({ run }: { readonly run: Run }) {
  const texts = labExperimentsTexts(language.value);
  const [done, total] = [run.seen.value, allGames(run.experiment)];
  const isRunning = run.isRunning.value;
  const isDone = done === total;
  const other = latest.value;
  const otherRuns = other?.isRunning.value && keyOf(other.experiment) !== keyOf(run.experiment);
  const stop = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The form with the button that started it has been folded up.
    if (isRunning && document.activeElement?.closest('details:not([open])') !== null) stop.current?.focus();
  }, [isRunning]);
  return (
    <section class="experiment-progress" aria-label={texts.gamesPlayed}>
      <progress value={done} max={total} aria-label={texts.gamesPlayed} />
      <p data-testid="experiment-progress">
        <strong>{texts.progress(number(done), number(total))}</strong>
        {isRunning && minutesLeft(run, total) !== null && ` · ${minutesLeft(run, total)}`}
      </p>
      <p role="status" class="field-hint">
        {isDone ? texts.isDone : !isRunning && done > 0 && texts.isStopped}
      </p>
      {otherRuns && (
        <p class="field-hint">
          {texts.otherRuns} <a href={addressOf(other.experiment)}>{texts.showOther}</a>
        </p>
      )}
      <div class="control-row">
        {isRunning && (
          <button type="button" ref={stop} onClick={run.stop}>
            {labWords.value.stop}
          </button>
        )}
        {!isRunning && done > 0 && !isDone && (
          <Button class="primary" label={texts.goOn} onClick={run.start} />
        )}
        {!isRunning && done > 0 && (
          <SureButton label={texts.startOver} sure={texts.sure} onSure={() => void run.clear()} />
        )}
      </div>
    </section>
  );
}

/** The rest of the time, by the games since it was started; null while there are none. */
function minutesLeft({ started, games }: Run, total: number): string | null {
  const played = games.length - started.games;
  if (played === 0) return null;
  const left = ((performance.now() - started.at) / played) * (total - games.length);
  return labExperimentsTexts(language.value).minutesLeft(number(Math.ceil(left / MINUTE_MS)));
}
