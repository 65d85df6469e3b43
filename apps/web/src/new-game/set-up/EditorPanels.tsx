import type { Game, Side } from '@tahoun/core';
import type { SetUp, SetUpForm } from '@tahoun/games';
import { setUpGameTexts, setUpTexts } from '@tahoun/i18n';
import type { ComponentChild } from 'preact';
import { useMemo } from 'preact/hooks';
import { Button } from '../../kit/Button.js';
import { Check, Radio, Select } from '../../kit/fields.js';
import { boardStyle, language } from '../../kit/preferences.js';
import { SideName } from '../../kit/SideName.js';
import { MOVE, TAKE_AWAY, type Tool, pieceIcon } from './tools.js';

interface OptionsProps {
  readonly game: Game;
  readonly form: SetUpForm;
  readonly setUp: SetUp;
  readonly onChange: (setUp: SetUp) => void;
}

/** The side to move, and the other options that the board does not show. */
export function Options({ game, form, setUp, onChange }: OptionsProps) {
  const texts = setUpGameTexts(language.value, game.id);
  const choose = (id: string, value: string) =>
    onChange({ ...setUp, options: { ...setUp.options, [id]: value } });
  return (
    <div class="set-up-options">
      <fieldset class="set-up-turn">
        <legend>{setUpTexts(language.value).turn}</legend>
        {([0, 1] as const).map((side: Side) => (
          <Radio
            key={side}
            group="set-up-turn"
            checked={setUp.turn === side}
            onChoose={() => onChange({ ...setUp, turn: side })}
          >
            <SideName game={game.id} side={side} />
          </Radio>
        ))}
      </fieldset>
      {form.options(setUp).map(({ id, values }) => {
        const [no, yes] = values as [string, string];
        const text = texts.options[id];
        // The chosen value may be gone with a piece that was moved.
        const chosen = values.find((value) => value === setUp.options[id]) ?? no;
        return values.length === 2 ? (
          <Check
            key={id}
            label={text?.value(yes) ?? id}
            checked={chosen === yes}
            onChange={(isOn) => choose(id, isOn ? yes : no)}
          />
        ) : (
          <Select
            key={id}
            label={text?.label ?? id}
            value={chosen}
            options={values.map((value) => [value, text?.value(value) ?? value])}
            onChange={(value) => choose(id, value)}
          />
        );
      })}
    </div>
  );
}

interface PaletteProps {
  readonly game: string;
  readonly form: SetUpForm;
  readonly setUp: SetUp;
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
  /** Adds a piece without a target; in games whose pieces have no places. */
  readonly onAdd: (piece: string) => void;
}

/** The pieces to choose from, each as it looks on the board. */
export function Palette({ game, form, setUp, tool, onTool, onAdd }: PaletteProps) {
  const texts = setUpTexts(language.value);
  const { piece: nameOf } = setUpGameTexts(language.value, game);
  const pieces = form.palette(setUp);
  if (form.isHeap) {
    return pieces.map(({ id }) => (
      <Button key={id} label={texts.add(nameOf(id))} onClick={() => onAdd(id)} />
    ));
  }
  const choice = (id: Tool, name: string, content: ComponentChild) => (
    <Radio
      key={id}
      look="palette-piece"
      group="palette"
      value={id}
      label={name}
      checked={id === tool}
      onChoose={() => onTool(id)}
    >
      {content}
    </Radio>
  );
  return (
    <div class="palette" role="radiogroup" aria-label={texts.palette}>
      {pieces.map(({ id }) =>
        choice(id, nameOf(id), <Icon game={game} form={form} setUp={setUp} piece={id} />),
      )}
      {choice(MOVE, texts.move, <span>{texts.move}</span>)}
      {choice(TAKE_AWAY, texts.takeAway, <span>{texts.takeAway}</span>)}
    </div>
  );
}

type IconProps = Pick<PaletteProps, 'game' | 'form' | 'setUp'> & { readonly piece: string };

function Icon({ game, form, setUp, piece }: IconProps) {
  const style = boardStyle.value;
  const { viewBox, content } = useMemo(
    () => pieceIcon(game, form, setUp, piece, style),
    [game, form, piece, style],
  );
  return (
    <svg viewBox={viewBox} width="40" height="40" aria-hidden="true">
      <g dangerouslySetInnerHTML={{ __html: content }} />
    </svg>
  );
}
