import './player.css';
import type { Pseudocode } from '@tahoun/i18n';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useShortcuts } from '../../components/hooks.js';
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

  return (
    <div class="lab-player" role="group" aria-label={texts.step}>
      <div class="lab-player-buttons">
        <PlayerButton label={texts.first} icon="first" disabled={count === 0} onClick={() => take(0)} />
        <PlayerButton
          label={texts.back}
          icon="back"
          disabled={count === 0}
          onClick={() => take(latest.current - 1)}
        />
        <PlayerButton
          label={isPlaying ? texts.pause : texts.play}
          icon={isPlaying ? 'pause' : 'play'}
          isPrimary={count === 0}
          disabled={steps === 0}
          onClick={playOrPause}
        />
        <PlayerButton
          label={texts.forward}
          icon="forward"
          disabled={isOver}
          onClick={() => take(latest.current + 1)}
        />
        <PlayerButton label={texts.last} icon="last" disabled={isOver} onClick={() => take(steps)} />
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

interface PlayerButtonProps {
  readonly label: string;
  readonly icon: keyof typeof ICONS;
  readonly disabled: boolean;
  /** It is what one does next. */
  readonly isPrimary?: boolean;
  readonly onClick: () => void;
}

function PlayerButton({ label, icon, disabled, isPrimary = false, onClick }: PlayerButtonProps) {
  return (
    <button
      type="button"
      class={isPrimary ? 'step primary' : 'step'}
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
