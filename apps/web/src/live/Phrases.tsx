import { signal } from '@preact/signals';
import { liveTexts } from '@tahoun/i18n';
import type { LiveState } from '@tahoun/live';
import { PHRASES, PHRASE_PAUSE_MS } from '@tahoun/live/phrases';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../kit/Button.js';
import { Check } from '../kit/fields.js';
import { language, recall, remember } from '../kit/preferences.js';
import type { Table } from './table.js';

/** Set phrases instead of a chat: each player reads them in their own language, or hides them. */

const MUTED = 'live-muted';
const isMuted = signal(recall(MUTED) === 'true');

/** Milliseconds for which a phrase is shown beside a name. */
const SHOWN_MS = 8000;

export function Phrases({ table }: { readonly table: Table }) {
  const texts = liveTexts(language.value);
  const [isPausing, setPausing] = useState(false);
  useEffect(() => {
    if (!isPausing) return;
    const timer = setTimeout(() => setPausing(false), PHRASE_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isPausing]);
  const say = (phrase: string) => {
    setPausing(true);
    void table.act('say', { phrase });
  };
  const mute = (isOn: boolean) => {
    isMuted.value = isOn;
    remember(MUTED, String(isOn));
  };
  return (
    <details class="live-links">
      <summary>{texts.say}</summary>
      <div class="live-buttons">
        {PHRASES.map((phrase) => (
          <Button
            key={phrase}
            label={texts.phrases[phrase]}
            disabled={isPausing}
            onClick={() => say(phrase)}
          />
        ))}
      </div>
      <Check label={texts.mute} look="live-mute" checked={isMuted.value} onChange={mute} />
    </details>
  );
}

interface SaidProps {
  readonly said: LiveState['seats'][number]['said'];
  readonly isYou: boolean;
}

/** The last phrase of a player, for a moment. */
export function Said({ said, isYou }: SaidProps) {
  const [shown, setShown] = useState<number | null>(null);
  useEffect(() => {
    if (said === null) return;
    setShown(said.at);
    const timer = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said?.at]);
  const isShown = said !== null && shown === said.at && (isYou || !isMuted.value);
  return (
    <span class="live-said" role="status">
      {isShown ? liveTexts(language.value).phrases[said.phrase] : ''}
    </span>
  );
}
