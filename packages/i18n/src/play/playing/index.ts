import type { Language } from '../../language/language.js';
import { czech } from '../../language/typography.js';
import { playingCs } from './cs.js';
import { playingEn } from './en.js';

/** The words of everything that a game may have besides its moves: a clock, premoves, variations, sounds. */
export function playingTexts(language: Language): typeof playingEn {
  return language === 'cs' ? czech(playingCs) : playingEn;
}

/** Milliseconds below which a clock is low, and its tenths count. */
export const LOW_MS = 20_000;

/** The time on a clock: `4:05`, `1:00:00`, with tenths `0:09.3`. @param ms the time left, in milliseconds. */
export function clockText(language: Language, ms: number, withTenths: boolean): string {
  // The last part of a second counts as a whole one, so that only an empty clock shows nothing left.
  const tenths = Math.ceil(ms / 100);
  const seconds = withTenths ? Math.floor(tenths / 10) : Math.ceil(ms / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  const whole = hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
  return withTenths ? `${whole}${language === 'cs' ? ',' : '.'}${tenths % 10}` : whole;
}

/** The same in words, in whole seconds: `4 minutes 5 seconds`. */
export function timeWords(language: Language, ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const { minutesLeft, secondsLeft } = playingTexts(language);
  const parts = [minutesLeft(minutes), secondsLeft(rest)];
  return (minutes === 0 ? parts.slice(1) : parts).join(' ');
}
