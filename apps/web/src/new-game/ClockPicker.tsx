import { playingTexts } from '@tahoun/i18n';
import { type Clock, MAX_BASE_MINUTES, MAX_INCREMENT_SECONDS, newClock } from '@tahoun/match';
import { useState } from 'preact/hooks';
import { Select } from '../kit/fields.js';
import { NumberField } from '../kit/NumberField.js';
import { language } from '../kit/preferences.js';
import '../table/clock.css';

/** Minutes and seconds per move: the usual clocks of short games. */
const USUAL = ['1+0', '3+2', '5+0', '10+0', '15+10'];
const OWN = 'own';

interface ClockPickerProps {
  readonly value: Clock | null;
  readonly onChange: (clock: Clock | null) => void;
}

/** No clock, one of the usual ones, or custom minutes and seconds. */
export function ClockPicker({ value, onChange }: ClockPickerProps) {
  const texts = playingTexts(language.value);
  const [minutes, setMinutes] = useState(value === null ? 10 : value.base / 60_000);
  const [seconds, setSeconds] = useState(value === null ? 0 : value.increment / 1000);
  const written = `${minutes}+${seconds}`;
  const [isOwn, setOwn] = useState(value !== null && !USUAL.includes(written));
  const choose = (choice: string) => {
    setOwn(choice === OWN);
    if (choice === '') onChange(null);
    else set(...((choice === OWN ? written : choice).split('+').map(Number) as [number, number]));
  };
  const set = (nextMinutes: number, nextSeconds: number) => {
    setMinutes(nextMinutes);
    setSeconds(nextSeconds);
    onChange(newClock(nextMinutes, nextSeconds));
  };
  return (
    <div class="clock-choice">
      <div>
        <label for="new-clock">
          <strong>{texts.clock}</strong>
        </label>
        <Select
          id="new-clock"
          value={isOwn ? OWN : value === null ? '' : written}
          options={[
            ['', texts.noClock],
            ...USUAL.map((each) => [each, each.replace('+', ' + ')] as const),
            [OWN, texts.ownClock],
          ]}
          onChange={choose}
        />
      </div>
      {isOwn && (
        <>
          <NumberField
            label={texts.minutes}
            value={minutes}
            min={1}
            max={MAX_BASE_MINUTES}
            onChange={(next) => set(next, seconds)}
          />
          <NumberField
            label={texts.increment}
            value={seconds}
            min={0}
            max={MAX_INCREMENT_SECONDS}
            onChange={(next) => set(minutes, next)}
          />
        </>
      )}
    </div>
  );
}
