import { LEVELS, parsePlayer } from '@tahoun/engine';
import { words } from '../preferences.js';

interface PlayerPickerProps {
  readonly id: string;
  /** Accessible name. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (spec: string) => void;
}

/** The textbook algorithms that look a chosen number of plies ahead. */
const WITH_DEPTH = ['minimax', 'alpha-beta'] as const;
const DEPTHS = [1, 2, 3, 4, 5, 6, 7, 8];
const FIRST_DEPTH = 3;

/** Chooses who plays a side: a person, a level, or a textbook algorithm with its depth; from a saved match also others. */
export function PlayerPicker({ id, label, value, onChange }: PlayerPickerProps) {
  const texts = words.value;
  const spec = parsePlayer(value);
  const algorithm =
    spec.kind === 'computer' ? WITH_DEPTH.find((name) => name === spec.ask.algorithm) : undefined;
  const depth = spec.kind === 'computer' ? spec.ask.depth : undefined;
  const choice = algorithm ?? value;
  const offered = ['human', 'random', 'greedy', ...WITH_DEPTH, ...LEVELS.map((level) => `level:${level}`)];
  const depths = depth === undefined || DEPTHS.includes(depth) ? DEPTHS : [...DEPTHS, depth];
  const change = (next: string) => {
    const needsDepth = WITH_DEPTH.some((name) => name === next);
    onChange(needsDepth ? `${next}:${depth ?? FIRST_DEPTH}` : next);
  };
  return (
    <span class="player-picker">
      <select
        id={id}
        aria-label={label}
        value={choice}
        onChange={(event) => change(event.currentTarget.value)}
      >
        <option value="human">{texts.human}</option>
        {LEVELS.map((level) => (
          <option key={level} value={`level:${level}`}>
            {`${level} · ${texts.levelNames[level - 1]}`}
          </option>
        ))}
        <optgroup label={texts.textbook}>
          <option value="random">{texts.algorithms.random}</option>
          <option value="greedy">{texts.algorithms.greedy}</option>
          {WITH_DEPTH.map((name) => (
            <option key={name} value={name}>
              {texts.algorithms[name]}
            </option>
          ))}
        </optgroup>
        {!offered.includes(choice) && <option value={choice}>{choice}</option>}
      </select>
      {algorithm !== undefined && (
        <select
          aria-label={`${label}: ${texts.depth}`}
          value={String(depth)}
          onChange={(event) => onChange(`${algorithm}:${event.currentTarget.value}`)}
        >
          {depths.map((plies) => (
            <option key={plies} value={String(plies)}>
              {`${texts.depth} ${plies}`}
            </option>
          ))}
        </select>
      )}
    </span>
  );
}
