import { COMMAND_NAMES, discordTexts } from '@tahoun/i18n';
import { describe, expect, it } from 'vitest';
import { commandDefinitions } from './definitions.js';
import { COMMANDS } from './index.js';

describe('the commands', () => {
  it('are all there, with words in both languages for every option and choice', () => {
    expect(COMMANDS.map(({ name }) => name).sort()).toEqual([...COMMAND_NAMES].sort());
    for (const { name, options } of COMMANDS) {
      for (const language of ['en', 'cs'] as const) {
        const texts = discordTexts(language).commands[name];
        expect(Object.keys(texts.options).sort()).toEqual(options.map((option) => option.name).sort());
      }
    }
  });

  it('have names and descriptions that Discord takes', () => {
    const names = (language: 'en' | 'cs') => Object.values(discordTexts(language).commands);
    for (const language of ['en', 'cs'] as const) {
      for (const { name, description, options } of names(language)) {
        for (const each of [{ name, description }, ...Object.values(options)]) {
          expect(each.name).toMatch(/^[-_'\p{Ll}\p{N}]{1,32}$/u);
          expect(each.description.length, each.description).toBeLessThanOrEqual(100);
        }
      }
      const all = names(language).map(({ name }) => name);
      expect(new Set(all).size).toBe(all.length);
    }
    expect(commandDefinitions()).toHaveLength(COMMANDS.length + 1);
  });
});
