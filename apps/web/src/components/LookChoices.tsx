import './look-choices.css';
import { LOOKS, type Look, PIECE_STYLES, THEMES, type ThemeName } from '@tahoun/board';
import { NOTATIONS, type Notation, lookTexts } from '@tahoun/i18n';
import {
  chooseLook,
  chooseNotation,
  choosePieces,
  chooseTheme,
  language,
  look,
  notation,
  pieces,
  theme,
} from '../preferences.js';

const THEME_NAMES = Object.keys(THEMES) as ThemeName[];

/** The colours of the page and of its boards, the pieces, and their letters in moves. */
export function LookChoices() {
  const texts = lookTexts(language.value);
  return (
    <>
      <fieldset class="looks">
        <legend>{texts.page}</legend>
        {THEME_NAMES.map((id) => (
          <label key={id}>
            <input type="radio" name="theme" checked={theme.value === id} onChange={() => chooseTheme(id)} />
            {texts.themes[id]}
          </label>
        ))}
      </fieldset>
      <fieldset class="looks">
        <legend>{texts.boards}</legend>
        {[undefined, ...LOOKS].map((id: Look | undefined) => (
          <label key={id}>
            <input type="radio" name="look" checked={look.value === id} onChange={() => chooseLook(id)} />
            <span class={`swatch swatch-${id ?? 'own'}`} aria-hidden="true" />
            {texts.looks[id ?? 'own']}
          </label>
        ))}
      </fieldset>
      <fieldset class="looks">
        <legend>{texts.pieces}</legend>
        {PIECE_STYLES.map((id) => (
          <label key={id}>
            <input
              type="radio"
              name="pieces"
              checked={pieces.value === id}
              onChange={() => choosePieces(id)}
            />
            {texts.pieceStyles[id]}
          </label>
        ))}
      </fieldset>
      <fieldset class="looks">
        <legend>{texts.moves}</legend>
        {[undefined, ...NOTATIONS].map((id: Notation | undefined) => (
          <label key={id}>
            <input
              type="radio"
              name="notation"
              checked={notation.value === id}
              onChange={() => chooseNotation(id)}
            />
            {texts.notations[id ?? 'own']}
          </label>
        ))}
      </fieldset>
    </>
  );
}
