import './look-choices.css';
import { LOOKS, PIECE_STYLES, THEMES, type ThemeName } from '@tahoun/board';
import { NOTATIONS, lookTexts } from '@tahoun/i18n';
import type { ComponentChild } from 'preact';
import { Radio } from '../kit/fields.js';
import { type Preference, choose, language, look, notation, pieces, theme } from '../kit/preferences.js';

const THEME_NAMES = Object.keys(THEMES) as ThemeName[];

/** The colours of the page and of its boards, the pieces, and their letters in moves. */
export function LookChoices() {
  const texts = lookTexts(language.value);
  return (
    <>
      <Choices of={theme} title={texts.page} ids={THEME_NAMES} name={(id) => texts.themes[id]} />
      <Choices
        of={look}
        title={texts.boards}
        ids={[undefined, ...LOOKS]}
        name={(id) => texts.looks[id ?? 'own']}
        picture={(id) => <span class={`swatch swatch-${id ?? 'own'}`} aria-hidden="true" />}
      />
      <Choices of={pieces} title={texts.pieces} ids={PIECE_STYLES} name={(id) => texts.pieceStyles[id]} />
      <Choices
        of={notation}
        title={texts.moves}
        ids={[undefined, ...NOTATIONS]}
        name={(id) => texts.notations[id ?? 'own']}
      />
    </>
  );
}

interface ChoicesProps<Id> {
  readonly of: Preference<Id>;
  readonly title: string;
  readonly ids: readonly Id[];
  readonly name: (id: Id) => string;
  /** Shown before the name. */
  readonly picture?: (id: Id) => ComponentChild;
}

function Choices<Id>({ of, title, ids, name, picture }: ChoicesProps<Id>) {
  return (
    <fieldset class="looks">
      <legend>{title}</legend>
      {ids.map((id) => (
        <Radio key={id} group={of.storedAs} checked={of.value === id} onChoose={() => choose(of, id)}>
          {picture?.(id)}
          {name(id)}
        </Radio>
      ))}
    </fieldset>
  );
}
