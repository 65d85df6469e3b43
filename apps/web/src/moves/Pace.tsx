import { playingTexts } from '@tahoun/i18n';
import { Select } from '../kit/fields.js';
import { choose, language, pace } from '../kit/preferences.js';

/** Chooses the pace of games between computers and of replays. */
export function Pace() {
  const texts = playingTexts(language.value);
  return (
    <Select
      aria-label={texts.pace}
      title={texts.pace}
      value={String(pace.value)}
      options={texts.paces.map((name, index) => [String(index), name])}
      onChange={(next) => choose(pace, Number(next))}
    />
  );
}
