import './player.css';
import type { Pseudocode } from '@tahoun/i18n';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useShortcuts } from '../../kit/hooks.js';
import { labWords } from '../page.js';

interface PlayerProps {
  /** Steps taken, and steps there are. */
  readonly count: number;
  readonly steps: number;
  readonly onCount: (count: number) => void;
}

/** Milliseconds per step, by speed. */
const PACES = [1600, 700, 180] as const;
const USUAL_PACE = 1;

const ICONS = {
  first: 'M2 2v10h2V2zM12 2 5 7l7 5z',
  back: 'M10 2 3 7l7 5z',
  play: 'M3 2l9 5-9 5z',
  pause: 'M3 2h3v10H3zM8 2h3v10H8z',
  forward: 'M4 2l7 5-7 5z',
  last: 'M2 2l7 5-7 5zM10 2v10h2V2z',
} as const;
type Icon = keyof typeof ICONS;

/** The controls that lead through the steps, with keys of their own. */
export function Player({ count, steps, onCount }: PlayerProps) {
  const texts = labWords.value;
  const [isPlaying, setPlaying] = useState(false);
  const [pace, setPace] = useState<number>(USUAL_PACE);
  const isOver = count >= steps;
  // Keys may come faster than the page is drawn.
  const latest = useRef(count);
  latest.current = count;

  const take = (next: number) => {
    setPlaying(false);
    latest.current = Math.min(steps, Math.max(0, next));
    onCount(latest.current);
  };
  /** At the end, it plays again from the beginning. */
  const playOrPause = () => {
    if (!isPlaying && isOver) onCount(0);
    setPlaying(!isPlaying);
  };
  useEffect(() => {
    if (!isPlaying) return;
    if (isOver) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => onCount(count + 1), PACES[pace]);
    return () => clearTimeout(timer);
  }, [isPlaying, isOver, count, pace, onCount]);
  useShortcuts({
    n: () => take(latest.current + 1),
    b: () => take(latest.current - 1),
    p: playOrPause,
    home: () => take(0),
    end: () => take(steps),
  });

  /** Before the first step, playing is what one does next. */
  const isPrimary = (icon: Icon) => count === 0 && (icon === 'play' || icon === 'pause');
  const button = (icon: Icon, label: string, disabled: boolean, onClick: () => void) => (
    <button
      type="button"
      class={isPrimary(icon) ? 'step primary' : 'step'}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <svg aria-hidden="true" width="14" height="14" viewBox="0 0 14 14" fill="currentColor">
        <path d={ICONS[icon]} />
      </svg>
    </button>
  );
  return (
    <div class="lab-player" role="group" aria-label={texts.step}>
      <div class="lab-player-buttons">
        {button('first', texts.first, count === 0, () => take(0))}
        {button('back', texts.back, count === 0, () => take(latest.current - 1))}
        {button(isPlaying ? 'pause' : 'play', isPlaying ? texts.pause : texts.play, steps === 0, playOrPause)}
        {button('forward', texts.forward, isOver, () => take(latest.current + 1))}
        {button('last', texts.last, isOver, () => take(steps))}
      </div>
      <input
        type="range"
        class="lab-slider"
        min={0}
        max={steps}
        value={count}
        aria-label={texts.step}
        aria-valuetext={texts.stepOf(count, steps)}
        onInput={(event) => take(Number(event.currentTarget.value))}
      />
      <span class="lab-count" data-testid="step">
        {texts.stepOf(count, steps)}
      </span>
      <select
        aria-label={texts.speed}
        value={pace}
        onChange={(event) => setPace(Number(event.currentTarget.value))}
      >
        {texts.speeds.map((name, index) => (
          <option key={name} value={index}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface PseudocodeViewProps {
  readonly lines: Pseudocode;
  /** The lines that the last step ran through. */
  readonly lit: readonly number[];
  readonly note?: string | undefined;
}

export function PseudocodeView({ lines, lit, note }: PseudocodeViewProps) {
  return (
    <div class="lab-code">
      <h4>{labWords.value.pseudocode}</h4>
      <ol>
        {lines.map((line, index) => (
          <li key={line + index} class={lit.includes(index) ? 'lab-lit' : ''} data-lit={lit.includes(index)}>
            <code>{line}</code>
          </li>
        ))}
      </ol>
      {note !== undefined && <p class="field-hint">{note}</p>}
    </div>
  );
}
