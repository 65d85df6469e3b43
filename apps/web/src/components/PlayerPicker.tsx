import { LEVELS, parsePlayer } from '@tahoun/engine';
import { writePlayer } from '../computer-player.js';
import { words, wordsOf } from '../preferences.js';
import { PlayerParameters } from './PlayerParameters.js';

interface PlayerPickerProps {
  readonly id: string;
  /** Id of the game that is played. */
  readonly game: string;
  /** Accessible name. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (spec: string) => void;
}

/** The algorithms that look a chosen number of plies ahead, and how many at most. */
const MAX_DEPTHS = { minimax: 8, 'alpha-beta': 8, source: 5 } as const;
type WithDepth = keyof typeof MAX_DEPTHS;
const FIRST_DEPTH = 3;
/** Those that ask the textbook's evaluation and are the same in every game. */
const TEXTBOOK = ['greedy', 'minimax', 'alpha-beta'] as const;

/**
 * Chooses who plays a side: a person, a level, a textbook algorithm with its depth, or the player of the game's
 * source with its depth and constants; from a saved match also others.
 */
export function PlayerPicker({ id, game, label, value, onChange }: PlayerPickerProps) {
  const texts = words.value;
  const { sourcePlayer, sourcePlayerNote, textbookNote } = wordsOf(game);
  const spec = parsePlayer(value);
  const { algorithm: asked, depth, parameters } = spec.kind === 'computer' ? spec.ask : {};
  const algorithm = isWithDepth(asked) ? asked : undefined;
  const choice = algorithm ?? value;
  const offered = ['human', 'random', ...TEXTBOOK].concat(
    sourcePlayer === undefined ? [] : 'source',
    LEVELS.map((level) => `level:${level}`),
  );
  const hasDepth = (name: string | undefined): name is WithDepth =>
    isWithDepth(name) && !(name === 'source' && sourcePlayerNote !== undefined);
  const note = algorithm === 'source' ? sourcePlayerNote : isTextbook(choice) ? textbookNote : undefined;
  const change = (next: string) => {
    onChange(hasDepth(next) ? writePlayer(next, Math.min(depth ?? FIRST_DEPTH, MAX_DEPTHS[next])) : next);
  };
  return (
    <div class="player-picker">
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
          {sourcePlayer !== undefined && <option value="source">{sourcePlayer}</option>}
          {(['random', ...TEXTBOOK] as const).map((name) => (
            <option key={name} value={name}>
              {texts.algorithms[name]}
            </option>
          ))}
        </optgroup>
        {!offered.includes(choice) && <option value={choice}>{choice}</option>}
      </select>
      {hasDepth(algorithm) && (
        <DepthPicker
          label={`${label}: ${texts.depth}`}
          algorithm={algorithm}
          depth={depth}
          onChange={(next) => onChange(writePlayer(algorithm, next, parameters))}
        />
      )}
      {algorithm === 'source' && (
        <PlayerParameters
          game={game}
          label={label}
          values={parameters ?? {}}
          onChange={(next) => onChange(writePlayer(algorithm, depth, next))}
        />
      )}
      {note !== undefined && <small class="field-hint">{note}</small>}
    </div>
  );
}

function isTextbook(name: string): boolean {
  return (TEXTBOOK as readonly string[]).includes(name);
}

function isWithDepth(name: string | undefined): name is WithDepth {
  return name !== undefined && Object.hasOwn(MAX_DEPTHS, name);
}

interface DepthPickerProps {
  readonly label: string;
  readonly algorithm: WithDepth;
  /** Undefined for the source's player without a search. */
  readonly depth: number | undefined;
  readonly onChange: (depth: number | undefined) => void;
}

function DepthPicker({ label, algorithm, depth, onChange }: DepthPickerProps) {
  const texts = words.value;
  const depths = Array.from({ length: MAX_DEPTHS[algorithm] }, (_, index) => index + 1);
  if (depth !== undefined && !depths.includes(depth)) depths.push(depth);
  return (
    <select
      aria-label={label}
      value={String(depth ?? '')}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? undefined : Number(value))}
    >
      {algorithm === 'source' && <option value="">{texts.algorithms.greedy}</option>}
      {depths.map((plies) => (
        <option key={plies} value={String(plies)}>
          {`${texts.depth} ${plies}`}
        </option>
      ))}
    </select>
  );
}
