import { toSvg } from '@tahoun/board';
import { artistOf } from '@tahoun/catalogue';
import type { Game, VariantOption } from '@tahoun/core';
import { defaultOf, fittingValues } from '@tahoun/games';
import { playingTexts } from '@tahoun/i18n';
import { Button } from '../kit/Button.js';
import { Radio } from '../kit/fields.js';
import { NumberField } from '../kit/NumberField.js';
import { boardStyle, language, theme, wordsOf } from '../kit/preferences.js';
import { newSeed } from '../match/state.js';
import { startOf } from './starts.js';

interface StartChoiceProps {
  /** Whether to show the first option, such as the size of a board, or the others. */
  readonly isFirst: boolean;
  readonly game: Game;
  /** The form of the new game. */
  readonly form: {
    readonly options: readonly StartOption[];
    readonly variants: Readonly<Record<string, string>>;
    readonly chooseStart: (variants: Record<string, string>) => void;
  };
}

/** The suggested starts of the game, as little pictures where they look different. */
export function StartChoice({ isFirst, game, form: { options, variants, chooseStart } }: StartChoiceProps) {
  // The size of a board, say; a start with a number is for those who ask for it.
  const first = options[0]?.pictures && options[0].range === undefined ? options[0] : undefined;
  return (
    <>
      {options.map((option) => {
        if ((option === first) !== isFirst) return null;
        const { id, pictures, range, suggestions } = option;
        const fitting = fittingValues(game, id, variants);
        const label = wordsOf(game.id).variants[id];
        const chosen = variants[id] ?? defaultOf(options, id, variants);
        const choose = (value: string) => chooseStart({ ...variants, [id]: value });
        const kind = isFirst ? 'starts-strip' : pictures === undefined ? 'starts-in-words' : '';
        return (
          <fieldset key={id} class={`starts ${kind}`}>
            <legend>{label?.label}</legend>
            {fitting.map((value) => (
              <Radio
                key={value}
                look="start-card"
                group={`start-${id}`}
                value={value}
                checked={value === chosen}
                onChoose={() => choose(value)}
              >
                {pictures && <img src={pictures[suggestions.indexOf(value)]} alt="" width="56" height="56" />}
                <span>{label?.values[value] ?? value}</span>
              </Radio>
            ))}
            {range !== undefined && (
              <NumberedStart
                range={range}
                value={chosen}
                picture={picture(game, { [id]: chosen })}
                onChange={choose}
              />
            )}
          </fieldset>
        );
      })}
    </>
  );
}

/** An option with suggested starts, and pictures of those where they look different. */
interface StartOption extends VariantOption {
  readonly pictures: readonly string[] | undefined;
}

export function startOptions(game: Game): StartOption[] {
  const options = game.variants.filter(({ suggestions }) => suggestions.length > 0);
  return options.map((option) => {
    const pictures = option.suggestions.map((value) => picture(game, { [option.id]: value }));
    const differ = !pictures.includes('') && new Set(pictures).size > 1;
    return { ...option, pictures: differ ? pictures : undefined };
  });
}

interface NumberedStartProps {
  readonly range: { readonly min: number; readonly max: number };
  readonly value: string;
  readonly picture: string;
  readonly onChange: (value: string) => void;
}

/** Any start by its number, or a random one. */
function NumberedStart({ range: { min, max }, value, picture, onChange }: NumberedStartProps) {
  const texts = playingTexts(language.value);
  const draw = () => onChange(String(min + (newSeed() % (max - min + 1))));
  return (
    <div class="numbered-start">
      <img src={picture} alt="" width="56" height="56" />
      <NumberField
        label={texts.startNumber(min, max)}
        value={Number(value)}
        min={min}
        max={max}
        onChange={(next) => onChange(String(next))}
      />
      <Button label={texts.randomStart} onClick={draw} />
    </div>
  );
}

/** Empty for a value that needs others beside it. */
function picture(game: Game, variants: Record<string, string>): string {
  const start = startOf(game, variants);
  if (start === null) return '';
  const drawing = artistOf(game.id).draw(start.position, {
    ...boardStyle.value,
    coordinates: false,
  });
  return `data:image/svg+xml,${encodeURIComponent(toSvg(drawing, '', theme.value))}`;
}
