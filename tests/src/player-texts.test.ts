import type { PlayerForm } from '@tahoun/engine';
import { PLAYER_FORMS, formatPlayer, numbersOf, parsePlayer, splitPlayer } from '@tahoun/engine';
import { LANGUAGES, playerLines, playerWords } from '@tahoun/i18n';
import { describe, expect, it } from 'vitest';

/** The one list of computer players has words in every language, and its notation can be read. */

const FORMS = Object.keys(PLAYER_FORMS) as PlayerForm[];

describe.each(LANGUAGES)('in %s', (language) => {
  it('every player but a level has a name of its own and one sentence, and no other', () => {
    const forms = FORMS.filter((form) => form !== 'level');
    const { names } = playerWords(language);
    expect(Object.keys(names)).toEqual(forms);
    expect(new Set(Object.values(names)).size).toBe(forms.length);
    expect(Object.keys(playerLines(language))).toEqual(forms);
    for (const line of Object.values(playerLines(language))) expect(line).toMatch(/^[A-ZÁ-Ž].{15,130}\.$/);
  });
});

describe.each(FORMS)('%s', (form) => {
  it('is read with its usual numbers and with all that menus offer', () => {
    const numbers = numbersOf(form);
    for (const [index, { offered, usual, max }] of numbers.entries()) {
      expect(offered).toContain(usual);
      for (const value of offered) {
        expect(value >= 1 && value <= max).toBe(true);
        const values = numbers.map((each, at) => (at === index ? value : each.usual));
        const player = formatPlayer(form, values);
        expect(splitPlayer(player)).toEqual({ form, numbers: values });
        const spec = parsePlayer(player);
        const fields = Object.fromEntries(numbers.map(({ field }, at) => [field, values[at]]));
        expect(spec).toMatchObject({ kind: 'computer', ask: fields });
      }
    }
    const usual = formatPlayer(
      form,
      numbers.map((each) => each.usual),
    );
    expect(parsePlayer(usual).kind).toBe('computer');
  });
});
