import { playingTexts } from '@tahoun/i18n';
import { choosePace, language, pace } from '../preferences.js';

/** Chooses the pace of games between computers and of replays. */
export function Pace() {
  const texts = playingTexts(language.value);
  return (
    <select
      aria-label={texts.pace}
      title={texts.pace}
      value={String(pace.value)}
      onChange={(event) => choosePace(Number(event.currentTarget.value))}
    >
      {texts.paces.map((name, index) => (
        <option key={name} value={String(index)}>
          {name}
        </option>
      ))}
    </select>
  );
}
