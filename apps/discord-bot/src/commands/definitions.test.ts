import { type CommandTexts, discordTexts } from '@tahoun/i18n';
import { describe, expect, it } from 'vitest';
import { COMMANDS, commandDefinitions } from './definitions.js';

describe('the commands', () => {
  it('are all there, with words in both languages for every option and choice', () => {
    expect(COMMANDS.map(({ name }) => name).sort()).toEqual(Object.keys(discordTexts('en').commands).sort());
    for (const { name, options, subcommands = [] } of COMMANDS) {
      for (const language of ['en', 'cs'] as const) {
        const texts: CommandTexts = discordTexts(language).commands[name];
        expect(Object.keys(texts.options).sort()).toEqual(options.map((option) => option.name).sort());
        for (const sub of subcommands) {
          const words = texts.subcommands?.[sub.name];
          expect(words?.name).toMatch(/^[-_'\p{Ll}\p{N}]{1,32}$/u);
          expect(words?.description.length).toBeLessThanOrEqual(100);
          expect(Object.keys(words?.options ?? {})).toEqual(sub.options.map((option) => option.name));
        }
        expect(Object.keys(texts.subcommands ?? {})).toEqual(subcommands.map((sub) => sub.name));
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

  it('ask for what they need first, and offer what is typed where they can', () => {
    const defined = commandDefinitions() as unknown as {
      name: string;
      options?: {
        name: string;
        required?: boolean;
        autocomplete?: boolean;
        choices?: { value: unknown }[];
      }[];
    }[];
    const described = Object.fromEntries(
      defined.map(({ name, options = [] }) => [
        name,
        options.map(
          (option) => `${option.name}${option.required ? '!' : ''}${option.autocomplete ? '…' : ''}`,
        ),
      ]),
    );
    expect(described).toMatchObject({
      challenge: ['game!', 'opponent', 'side', 'time', 'options…'],
      play: ['game!', 'opponent', 'level', 'player…', 'side', 'time', 'options…'],
      move: ['move!…', 'which…'],
      board: ['which…', 'marks…'],
      watch: ['game!', 'first', 'first-player…', 'second', 'second-player…', 'options…'],
      export: ['which…', 'format…'],
      import: ['game!', 'file', 'text', 'level', 'player…'],
      position: ['game!', 'position!', 'level', 'player…', 'side'],
      leaderboard: ['game!'],
      settings: ['language', 'theme', 'look', 'pieces', 'orientation', 'confirm', 'challenges'],
      learn: ['game!'],
    });
    for (const { name, options = [] } of defined) {
      const required = options.map((option) => option.required === true);
      expect(required, name).toEqual(required.toSorted((a, b) => Number(b) - Number(a)));
      for (const { choices = [], autocomplete } of options) {
        expect(choices.length).toBeLessThanOrEqual(25);
        if (choices.length > 0) expect(autocomplete).toBeUndefined();
      }
    }
    const level = defined[0]?.options?.find((option) => option.name === 'level');
    expect(level?.choices?.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('about a server are offered there, to those who manage it', () => {
    const found = commandDefinitions().find(({ name }) => name === 'server');
    expect(found).toMatchObject({ integration_types: [0], contexts: [0], default_member_permissions: '32' });
  });

  it('can be used in servers, with the bot alone, and brought along', () => {
    for (const definition of commandDefinitions().filter(({ name }) => name !== 'server'))
      expect(definition).toMatchObject({ integration_types: [0, 1], contexts: [0, 1, 2] });
  });
});
