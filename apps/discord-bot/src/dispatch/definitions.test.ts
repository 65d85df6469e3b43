import { type CommandTexts, discordTexts } from '@tahoun/i18n';
import { describe, expect, it } from 'vitest';
import { actionOf, formatCustomId } from '../view/custom-id.js';
import { commandDefinitions } from './definitions.js';
import { CLICKS, COMMANDS } from './registry.js';

/** A definition as far as these tests look. */
interface Defined {
  readonly type: number;
  readonly name: string;
  readonly description: string;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly choices?: readonly { readonly value: unknown }[];
  readonly options?: readonly Defined[];
}

/** Discord's number for a subcommand. */
const SUBCOMMAND = 1;

const DEFINED = commandDefinitions() as unknown as readonly Defined[];
/** What can be used, by its path: `move`, `game undo`. */
const USABLE = new Map(
  DEFINED.flatMap((each) => {
    const subs = (each.options ?? []).filter(({ type }) => type === SUBCOMMAND);
    return subs.length === 0
      ? [[each.name, each] as const]
      : subs.map((sub) => [`${each.name} ${sub.name}`, sub] as const);
  }),
);

describe('the commands', () => {
  it('are at most twelve', () => {
    expect(COMMANDS.length).toBeLessThanOrEqual(12);
    expect(DEFINED).toHaveLength(COMMANDS.length + 1);
  });

  it('have words in both languages for everything, and no words without use', () => {
    const paths = (words: Readonly<Record<string, CommandTexts>>): string[] =>
      Object.entries(words).flatMap(([name, { options, subcommands = {} }]) => [
        name,
        ...Object.keys(options).map((option) => `${name} ${option}`),
        ...paths(subcommands).map((path) => `${name} ${path}`),
      ]);
    const used = COMMANDS.flatMap(({ name, does }) => [
      name,
      ...('options' in does ? does.options.map((option) => `${name} ${option.name}`) : []),
      ...('options' in does ? [] : does).flatMap((sub) => [
        `${name} ${sub.name}`,
        ...sub.options.map((option) => `${name} ${sub.name} ${option.name}`),
      ]),
    ]);
    for (const language of ['en', 'cs'] as const)
      expect(paths(discordTexts(language).commands).sort()).toEqual(used.toSorted());
  });

  it('have names and descriptions that Discord takes', () => {
    const check = (words: readonly CommandTexts[]) => {
      expect(new Set(words.map(({ name }) => name)).size).toBe(words.length);
      for (const { name, description, options, subcommands = {} } of words) {
        for (const each of [{ name, description }, ...Object.values(options)]) {
          expect(each.name).toMatch(/^[-_'\p{Ll}\p{N}]{1,32}$/u);
          expect(each.description.length, each.description).toBeLessThanOrEqual(100);
        }
        check(Object.values(subcommands));
      }
    };
    for (const language of ['en', 'cs'] as const) check(Object.values(discordTexts(language).commands));
  });

  it('ask for what they need first, and offer what is typed where they can', () => {
    const described = Object.fromEntries(
      [...USABLE].map(([path, { options = [] }]) => [
        path,
        options.map(
          (option) => `${option.name}${option.required ? '!' : ''}${option.autocomplete ? '…' : ''}`,
        ),
      ]),
    );
    expect(described).toMatchObject({
      play: ['game', 'opponent', 'level'],
      move: ['move!…', 'which…'],
      board: ['which…', 'marks…'],
      watch: ['game!', 'first', 'first-player…', 'second', 'second-player…', 'options…'],
      'game undo': ['which…'],
      'game export': ['which…', 'format…'],
      'game import': ['game!', 'file', 'text', 'level', 'player…'],
      'game position': ['game!', 'position!', 'level', 'player…', 'side'],
      'problem solve': ['game!', 'rating'],
      'profile leaderboard': ['game!'],
      'tournament create': ['game!', 'time'],
      learn: ['game!'],
    });
    for (const [path, { options = [] }] of USABLE) {
      const required = options.map((option) => option.required === true);
      expect(required, path).toEqual(required.toSorted((a, b) => Number(b) - Number(a)));
      for (const { choices = [], autocomplete } of options) {
        expect(choices.length).toBeLessThanOrEqual(25);
        if (choices.length > 0) expect(autocomplete).toBeUndefined();
      }
    }
    const level = USABLE.get('play')?.options?.find((option) => option.name === 'level');
    expect(level?.choices?.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('that the words name are there', () => {
    for (const language of ['en', 'cs'] as const) {
      const words = discordTexts(language);
      const paths = Object.values<CommandTexts>(words.commands).flatMap(({ name, subcommands }) =>
        subcommands === undefined ? [name] : Object.values(subcommands).map((sub) => `${name} ${sub.name}`),
      );
      const said = (value: unknown): string =>
        typeof value === 'function'
          ? String(value)
          : typeof value === 'object' && value !== null
            ? Object.values(value).map(said).join('\n')
            : String(value);
      const named = [...said(words).matchAll(/`\/([^`\\$]+)\\?`/g)].map(([, path]) => path);
      expect(named.length).toBeGreaterThan(20);
      expect(named.filter((path) => !paths.includes(path as string))).toEqual([]);
    }
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

it.each(Object.keys(CLICKS) as (keyof typeof CLICKS)[])('a button may ask for %s', (action) => {
  expect(actionOf(formatCustomId({ game: '', shown: 0, action, argument: '' }))).toBe(action);
});
