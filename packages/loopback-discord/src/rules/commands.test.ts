import { describe, expect, it } from 'vitest';
import { faultsIn } from '../testing/fixture.js';
import { checkModal } from '../world/interactions.js';
import { checkCommands, checkSuggestions } from './commands.js';
import { LIMITS } from './limits.js';

const letters = (count: number) => 'a'.repeat(count);
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i));
const play = (more: object = {}) => ({ type: 1, name: 'play', description: 'Play a game', ...more });
const option = (more: object = {}) => ({ type: 3, name: 'game', description: 'Which game', ...more });
const choice = (index: number, more: object = {}) => ({ name: `n${index}`, value: `v${index}`, ...more });
const faults = (...commands: object[]) => faultsIn(() => checkCommands(commands));
const faultsOfOption = (more: object) => faults(play({ options: [option(more)] }));

describe('commands as Discord registers them', () => {
  it('accept a full set', () => {
    expect(
      faults(
        play({
          name_localizations: { cs: 'hrát' },
          contexts: [0, 1, 2],
          integration_types: [0, 1],
          options: [option({ required: true, choices: times(LIMITS.choices, (i) => choice(i)) })],
        }),
        play({
          name: 'settings',
          options: [{ type: 1, name: 'theme', description: 'Colours', options: [option()] }],
        }),
        { type: 3, name: 'Analyse this board', name_localizations: { cs: 'Rozebrat pozici' } },
      ),
    ).toEqual([]);
  });

  it.each<[what: string, faultsWith: (size: number) => string[], limit: number]>([
    ['names', (size) => faults(play({ name: letters(size) })), LIMITS.commandName],
    [
      'localised names',
      (size) => faults(play({ name_localizations: { cs: letters(size) } })),
      LIMITS.commandName,
    ],
    ['descriptions', (size) => faults(play({ description: letters(size) })), LIMITS.commandDescription],
    [
      'options',
      (size) => faults(play({ options: times(size, (i) => option({ name: `o${i}` })) })),
      LIMITS.commandOptions,
    ],
    ['choices', (size) => faultsOfOption({ choices: times(size, (i) => choice(i)) }), LIMITS.choices],
    [
      'names of choices',
      (size) => faultsOfOption({ choices: [choice(1, { name: letters(size) })] }),
      LIMITS.choiceName,
    ],
    [
      'values of choices',
      (size) => faultsOfOption({ choices: [choice(1, { value: letters(size) })] }),
      LIMITS.choiceValue,
    ],
    ['commands', (size) => faults(...times(size, (i) => play({ name: `c${i}` }))), LIMITS.chatCommands],
    [
      'commands of messages',
      (size) => faults(...times(size, (i) => ({ type: 3, name: `c${i}` }))),
      LIMITS.messageCommands,
    ],
    [
      'suggestions',
      (size) => faultsIn(() => checkSuggestions({ choices: times(size, (i) => choice(i)) }, 3)),
      LIMITS.choices,
    ],
  ])('keep %s to their limit', (_what, faultsWith, limit) => {
    expect(faultsWith(limit)).toEqual([]);
    expect(faultsWith(limit + 1)).not.toEqual([]);
  });

  it('keep all texts of a command together to their limit', () => {
    const long = (count: number) =>
      play({
        options: times(count, (i) =>
          option({
            name: `o${i + 10}`,
            choices: times(25, (j) => choice(j + 10, { value: letters(98) + (j + 10) })),
          }),
        ),
      });
    // Each option: 3 + 10 characters of its own, 25 choices of 3 and 100; the command: 4 and 11.
    const each = 13 + 25 * 103;
    const most = Math.floor((LIMITS.commandCharacters - 15) / each);
    expect(faults(long(most))).toEqual([]);
    expect(faults(long(most + 1))).toEqual(['0 APPLICATION_COMMAND_TOO_LARGE']);
  });

  it.each<[why: string, found: string[], expected: string]>([
    ['capital letters', faults(play({ name: 'Play' })), '0.name BASE_TYPE_INVALID'],
    ['blanks in names', faults(play({ name: 'play now' })), '0.name BASE_TYPE_INVALID'],
    ['two of a name', faults(play(), play()), '1.name APPLICATION_COMMANDS_DUPLICATE_NAME'],
    [
      'two of a name in one locale',
      faults(play({ name_localizations: { cs: 'hra' } }), play({ name: 'hra' })),
      '1.name APPLICATION_COMMANDS_DUPLICATE_NAME',
    ],
    [
      'a locale that Discord has not',
      faults(play({ name_localizations: { 'cs-CZ': 'hrát' } })),
      '0.name_localizations.cs-CZ UNKNOWN_LOCALE',
    ],
    [
      'a required option after others',
      faults(play({ options: [option(), option({ name: 'b', required: true })] })),
      '0.options.1 APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
    ],
    [
      'two options of a name',
      faults(play({ options: [option(), option()] })),
      '0.options.1.name APPLICATION_COMMAND_OPTIONS_NAME_INVALID',
    ],
    [
      'choices beside autocomplete',
      faultsOfOption({ autocomplete: true, choices: [choice(1)] }),
      '0.options.0.choices BASE_TYPE_INVALID',
    ],
    [
      'a choice of the wrong type',
      faultsOfOption({ type: 4, choices: [choice(1)] }),
      '0.options.0.choices.0.value BASE_TYPE_INVALID',
    ],
    [
      'subcommands beside options',
      faults(play({ options: [option(), { type: 1, name: 'b', description: 'b' }] })),
      '0.options BASE_TYPE_INVALID',
    ],
    [
      'a description of a menu command',
      faults({ type: 3, name: 'Look', description: 'Look' }),
      '0.description BASE_TYPE_INVALID',
    ],
    ['options of a menu command', faults({ type: 3, name: 'Look', options: [] }), '0.options UNKNOWN_FIELD'],
    ['a handler of a slash command', faults(play({ handler: 1 })), '0.handler BASE_TYPE_INVALID'],
    [
      'capital letters in a locale',
      faults(play({ name_localizations: { cs: 'Hrát' } })),
      '0.name_localizations.cs BASE_TYPE_INVALID',
    ],
    ['capital letters of an option', faultsOfOption({ name: 'Game' }), '0.options.0.name BASE_TYPE_INVALID'],
    [
      'two choices of a name',
      faultsOfOption({ choices: [choice(1), choice(1)] }),
      '0.options.0.choices.1.name BASE_TYPE_INVALID',
    ],
    [
      'two options of a name in a subcommand',
      faults(play({ options: [{ ...option(), type: 1, options: [option(), option()] }] })),
      '0.options.0.options.1.name APPLICATION_COMMAND_OPTIONS_NAME_INVALID',
    ],
    ['an unknown field', faults(play({ default: true })), '0.default UNKNOWN_FIELD'],
    ['a context twice', faults(play({ contexts: [0, 0] })), '0.contexts BASE_TYPE_INVALID'],
  ])('refuse %s', (_why, found, expected) => {
    expect(found).toContain(expected);
  });
});

describe('forms as Discord opens them', () => {
  const field = (more: object = {}) => ({ type: 4, custom_id: 'f', style: 1, ...more });
  const label = (more: object = {}, inside: object = field()) => ({
    type: 18,
    label: 'Move',
    component: inside,
    ...more,
  });
  const faultsOfForm = (body: object) => faultsIn(() => checkModal(body));
  const form = (more: object = {}) => ({ custom_id: 'form', title: 'Form', components: [label()], ...more });

  it.each<[what: string, faultsWith: (size: number) => object, limit: number]>([
    ['titles', (size) => form({ title: letters(size) }), LIMITS.modalTitle],
    ['custom ids', (size) => form({ custom_id: letters(size) }), LIMITS.customId],
    ['labels', (size) => form({ components: [label({ label: letters(size) })] }), LIMITS.labelText],
    [
      'descriptions',
      (size) => form({ components: [label({ description: letters(size) })] }),
      LIMITS.labelDescription,
    ],
    [
      'placeholders',
      (size) => form({ components: [label({}, field({ placeholder: letters(size) }))] }),
      LIMITS.inputPlaceholder,
    ],
    [
      'values',
      (size) => form({ components: [label({}, field({ value: letters(size) }))] }),
      LIMITS.inputValue,
    ],
    [
      'fields',
      (size) => form({ components: times(size, (i) => label({}, field({ custom_id: `f${i}` }))) }),
      LIMITS.modalComponents,
    ],
  ])('keep %s to their limit', (_what, formWith, limit) => {
    expect(faultsOfForm(formWith(limit))).toEqual([]);
    expect(faultsOfForm(formWith(limit + 1))).not.toEqual([]);
  });

  it.each([
    [
      'an input without a label',
      { type: 1, components: [field()] },
      'components.0.components.0.label BASE_TYPE_REQUIRED',
    ],
    [
      'two labels of an input',
      label({}, field({ label: 'x' })),
      'components.0.component.label BASE_TYPE_INVALID',
    ],
    [
      'less than nothing',
      label({}, field({ min_length: 3, max_length: 2 })),
      'components.0.component.min_length BASE_TYPE_INVALID',
    ],
    [
      'two inputs in a row',
      { type: 1, components: [field(), field()] },
      'components.0.components BASE_TYPE_BAD_LENGTH',
    ],
  ])('refuse %s', (_what, part, expected) => {
    expect(faultsOfForm(form({ components: [part] }))).toContain(expected);
  });

  it('refuse two fields of an id, and a button', () => {
    expect(faultsOfForm(form({ components: [label(), label()] }))).toEqual([
      'components.1.component.custom_id COMPONENT_CUSTOM_ID_DUPLICATED',
    ]);
    const button = { type: 2, style: 1, label: 'x', custom_id: 'b' };
    expect(faultsOfForm(form({ components: [label({}, button)] }))).not.toEqual([]);
  });
});
