import { toSvg } from '@tahoun/board';
import { artistOf, gameById, gameIds } from '@tahoun/catalogue/all';
import { type Language, discordTexts, gameTexts, newGameTexts } from '@tahoun/i18n';
import { MOVE_TIME_CHOICES } from '@tahoun/live';
import {
  type APIComponentInContainer,
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import type { View } from './board.js';
import { type Action, type CustomId, formatCustomId } from './custom-id.js';
import {
  MAX_LABEL_NOTE,
  MAX_OPTIONS,
  MAX_PICTURES,
  type Message,
  type MessageFile,
  button,
  gallery,
  privateCard,
  row,
  select,
  shortened,
  text,
} from './message.js';
import type { Painter } from './painter.js';

/** The kind of opponent that a person wants; the card shows both kinds where it is empty. */
export type Against = 'computer' | 'person' | '';

/** The choices for a new game so far. The buttons of its card carry them. */
export interface Chosen {
  readonly game: string;
  readonly against: Against;
  readonly level: string;
  /** Time for each move; empty for the default. */
  readonly time: string;
}

export const NOTHING_CHOSEN: Chosen = { game: '', against: '', level: '3', time: '' };

export const SIDES = ['first', 'second', 'random'] as const;

/** The `custom_id` of a button of the card. @param side of the person who chooses. */
export function chosenId({ game, ...chosen }: Chosen, action: Action, side = 'first'): string {
  const argument = [chosen.against, chosen.level, chosen.time, side].join('.');
  return formatCustomId({ game, action, argument });
}

export function chosenIn({ game, argument }: CustomId): Chosen & { readonly side: string } {
  const [against = '', level = '', time = '', side = ''] = argument.split('.');
  return { game, against: against as Against, level, time, side };
}

/** The games, one to be chosen, with a picture of what each is like; of more games than fit, the first ones. */
export async function gamesCard(
  chosen: Chosen,
  { language, style }: Pick<View, 'language' | 'style'>,
  painter: Painter,
): Promise<Message> {
  const texts = discordTexts(language).newGame;
  const ids = gameIds().slice(0, MAX_OPTIONS);
  const files = await Promise.all(
    ids.slice(0, MAX_PICTURES).map((id) => coverOf(id, language, style, painter)),
  );
  const drawn = files.filter((file) => file !== null);
  const options = ids.map((id) => {
    const { name, tagline } = gameTexts(language, id);
    // A game from outside may have no tagline, and Discord refuses an empty description.
    const note = tagline === '' ? {} : { description: shortened(tagline, MAX_LABEL_NOTE) };
    return { label: name, value: id, ...note };
  });
  const parts = [
    text(`### ${texts.title}`),
    ...(drawn.length === 0 ? [] : [gallery(drawn)]),
    row(select(chosenId(chosen, 'new-game'), texts.choose, options)),
  ];
  return privateCard(parts, drawn);
}

/** Null for a picture that fails: the games can be chosen without. */
async function coverOf(
  id: string,
  language: Language,
  style: View['style'],
  painter: Painter,
): Promise<Required<MessageFile> | null> {
  const { name, tagline } = gameTexts(language, id);
  const [artist, game] = [artistOf(id), gameById(id)];
  const position = artist.cover === undefined ? game.initial() : game.parsePosition(artist.cover);
  const drawing = artist.draw(position, { ...style, bottom: 0 });
  const svg = toSvg(drawing, name, style.theme, '');
  const data = await painter.paint(svg, drawing).catch(() => null);
  return data && { name: `${id}.png`, data, description: `${name}. ${tagline}` };
}

/** The card of the chosen game: strength, side, time, or a person to challenge. */
export function newGameCard(chosen: Chosen, language: Language): Message {
  const { newGame: texts, commands } = discordTexts(language);
  const { name, tagline, sides } = gameTexts(language, chosen.game);
  const [first, second] = [sides[0].name, sides[1].name];
  const times = MOVE_TIME_CHOICES.map((value) => ({
    label: texts.times[value],
    value,
    default: value === chosen.time,
  }));
  const levels = Object.entries(commands.play.options.level.choices).map(([value, label], i) => ({
    label,
    value,
    description: shortened(newGameTexts(language).levels[i] ?? '', MAX_LABEL_NOTE),
    default: value === chosen.level,
  }));
  const computer: APIComponentInContainer[] = [
    text(texts.computer),
    row(select(chosenId(chosen, 'new-level'), texts.computer, levels)),
    row(
      button(chosenId(chosen, 'new-play', 'first'), texts.playAs(first), 'success'),
      button(chosenId(chosen, 'new-play', 'second'), texts.playAs(second), 'success'),
    ),
  ];
  const person: APIComponentInContainer[] = [
    text(texts.person),
    row({
      type: ComponentType.UserSelect,
      custom_id: chosenId(chosen, 'new-rival'),
      placeholder: texts.rival,
    }),
    row(button(chosenId(chosen, 'new-open'), texts.anybody)),
  ];
  return privateCard([
    text(`### ${name}\n${tagline}`),
    ...(chosen.against === 'person' ? [] : computer),
    ...(chosen.against === 'computer' ? [] : person),
    row(select(chosenId(chosen, 'new-time'), texts.time, times)),
    row(button(chosenId(chosen, 'new-more'), texts.more)),
  ]);
}

/** The form of the options that do not fit on the card. @param accepts the options that the game has. */
export function newGameForm(
  chosen: Chosen,
  language: Language,
  accepts: string,
): APIModalInteractionResponseCallbackData {
  const { more, form, sides } = discordTexts(language).newGame;
  const line = (custom_id: string) =>
    ({
      type: ComponentType.TextInput,
      custom_id,
      style: TextInputStyle.Short,
      required: false,
      max_length: 100,
    }) as const;
  const choices = (custom_id: string, words: Readonly<Record<string, string>>) =>
    select(
      custom_id,
      '',
      Object.entries(words).map(([value, label], i) => ({ label, value, default: i === 0 })),
    );
  const label = (words: string, component: APILabelComponent['component'], description?: string) =>
    ({
      type: ComponentType.Label,
      label: words,
      component,
      ...(description ? { description: shortened(description, MAX_LABEL_NOTE) } : {}),
    }) as const;
  return {
    custom_id: chosenId(chosen, 'new-more'),
    title: shortened(`${gameTexts(language, chosen.game).name}: ${more}`, 45),
    components: [
      label(form.against, choices('against', form.rivals)),
      label(
        form.opponent,
        { type: ComponentType.UserSelect, custom_id: 'opponent', required: false },
        form.opponentNote,
      ),
      label(form.side, choices('side', sides)),
      label(form.options, line('options'), accepts),
      label(form.player, line('player'), form.playerNote),
    ],
  };
}
