import { type Drawing, type Hit, artistOf } from '@tahoun/board';
import { InputError, type Side } from '@tahoun/core';
import type { GameId } from '@tahoun/games';
import { useMemo, useState } from 'preact/hooks';
import { inputErrorText, language, placeName, theme, words } from '../preferences.js';
import { GridBoard } from './GridBoard.js';
import type { PlacingOption, SetUpBoardProps } from './SetUpBoard.js';
import { SideName } from './SideName.js';

interface PaletteProps extends SetUpBoardProps {
  readonly options: readonly PlacingOption[];
}

/** The board with the pieces so far: a free place takes a piece of the chosen side, a placed piece goes away. */
export function Palette({ game, variants, onChange, options }: PaletteProps) {
  const [side, setSide] = useState<Side>(0);
  const [problem, setProblem] = useState<InputError | null>(null);
  const drawing = useMemo(
    () => artistOf(game.id as GameId).draw(game.initial(variants), { theme: theme.value, marks: [] }),
    [game, variants, theme.value],
  );
  const nameOf = useMemo(() => placeName(game.id, language.value), [game, language.value]);
  const choose = (hit: Hit) => {
    const next = withPiece(variants, options, side, hit);
    if (next === null) return;
    try {
      game.initial(next);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      setProblem(error);
      return;
    }
    setProblem(null);
    onChange(next);
  };
  return (
    <>
      <div class="palette" role="radiogroup" aria-label={words.value.setUp}>
        {options.map(({ places }) => (
          <label key={places}>
            <input type="radio" name="palette" checked={places === side} onChange={() => setSide(places)} />
            <SideName game={game.id} side={places} />
          </label>
        ))}
      </div>
      <SmallBoard drawing={drawing} nameOf={nameOf} onChoose={choose} />
      <p class={problem === null ? 'field-hint' : 'error'} role={problem === null ? undefined : 'alert'}>
        {problem === null ? words.value.setUpHint : inputErrorText(problem)}
      </p>
    </>
  );
}

interface SmallBoardProps {
  readonly drawing: Drawing;
  readonly nameOf: (hit: Hit) => string | undefined;
  readonly onChoose: (hit: Hit) => void;
}

function SmallBoard({ drawing, nameOf, onChoose }: SmallBoardProps) {
  return (
    <GridBoard
      id="set-up-place"
      label={words.value.setUp}
      drawing={drawing}
      nameOf={nameOf}
      isOpen
      onChoose={onChoose}
    >
      <g aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing.content }} />
    </GridBoard>
  );
}

/** The options with a piece more, or one fewer where a piece was placed; null on a piece of the start itself. */
function withPiece(
  variants: Readonly<Record<string, string>>,
  options: readonly PlacingOption[],
  side: Side,
  { targets, occupied }: Hit,
): Record<string, string> | null {
  const [target = ''] = targets;
  for (const { id } of options) {
    const placed = (variants[id] ?? '').split(',');
    if (placed.includes(target)) {
      return { ...variants, [id]: placed.filter((each) => each !== target).join(',') };
    }
  }
  const option = options.find(({ places }) => places === side);
  if (occupied || option === undefined) return null;
  const before = variants[option.id] ?? '';
  return { ...variants, [option.id]: before === '' ? target : `${before},${target}` };
}
