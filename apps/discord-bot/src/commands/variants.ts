import { gameById } from '@tahoun/catalogue/all';
import type { VariantValues } from '@tahoun/core';
import { type Language, acceptsText, gameTexts } from '@tahoun/i18n';
import type { Call } from '../interaction/call.js';
import type { Options } from '../interaction/options.js';
import { Refusal } from '../refusal.js';
import type { Choice } from './command.js';

/** Between options; a comma may also stand within a value, as in a list of points. */
const BETWEEN = /[\s;]+|,(?=\s|[\w-]+=|$)/;

/** Reads `size=5x5 start=...`. @throws Refusal where that is not a list of options. */
export function parseVariants(gameId: string, text: string, language: Language): VariantValues {
  const { variants } = gameById(gameId);
  const options = variants.map(({ id, accepts }) => `${id}: ${acceptsText(language, gameId, id, accepts)}`);
  const accepts = options.join('; ') || '–';
  const entries = text
    .split(BETWEEN)
    .filter((part) => part !== '')
    .map((part): [string, string] => {
      const [id, value, ...rest] = part.split('=');
      if (!id || !value || rest.length > 0) throw new Refusal('option-syntax', { found: part, accepts });
      return [id, value];
    });
  return Object.fromEntries(entries);
}

/** Offers each value of each option of the game chosen so far, behind the ones typed already. */
export async function completeVariants(call: Call, options: Options): Promise<readonly Choice[]> {
  const gameId = options.text('game');
  if (gameId === undefined) return [];
  const typed = options.focused?.text ?? '';
  const before = typed.includes(' ') ? typed.slice(0, typed.lastIndexOf(' ') + 1) : '';
  const begun = typed.slice(before.length).toLocaleLowerCase();
  const words = gameTexts(call.language, gameId).variants;
  return gameById(gameId)
    .variants.flatMap(({ id, suggestions }) =>
      suggestions.map((value) => ({
        name: `${before}${words[id]?.label ?? id}: ${words[id]?.values[value] ?? value}`,
        value: `${before}${id}=${value}`,
      })),
    )
    .filter(({ name, value }) => `${name} ${value}`.toLocaleLowerCase().includes(begun));
}
