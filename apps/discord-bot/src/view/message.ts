import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIButtonComponentWithURL,
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APIContainerComponent,
  type APIMediaGalleryComponent,
  type APIMessageTopLevelComponent,
  type APISelectMenuOption,
  type APIStringSelectComponent,
  type APITextDisplayComponent,
  ButtonStyle,
  ComponentType,
  MessageFlags,
} from 'discord-api-types/v10';

/** A file to send along. */
export interface MessageFile {
  readonly name: string;
  readonly data: Buffer | string;
  /** For screen readers. */
  readonly description?: string;
}

/** A message of the bot, in Components V2. */
export interface Message {
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly files: readonly MessageFile[];
  /** Users that the message may notify. */
  readonly notifies: readonly string[];
  /** Whether only the person who asked sees it. */
  readonly isEphemeral?: boolean;
}

/** Discord's limits, in characters. */
const MAX_TEXT = 4000;
export const MAX_ALT = 1024;
export const MAX_OPTION = 100;
/** The description of an option of a select, or of a field of a form. */
export const MAX_LABEL_NOTE = 100;
/** Options of a select, and choices of an autocompletion. */
export const MAX_OPTIONS = 25;
/** Pictures of a gallery, and files of a message. */
export const MAX_PICTURES = 10;

const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The body that Discord wants for a message. */
export function messageBody(message: Message) {
  const flags = MessageFlags.IsComponentsV2 | (message.isEphemeral ? MessageFlags.Ephemeral : 0);
  return {
    flags,
    components: [...message.components],
    attachments: message.files.map(({ name, description }, id) => ({
      id: String(id),
      filename: name,
      ...(description === undefined ? {} : { description }),
    })),
    allowed_mentions: { parse: [], users: [...new Set(message.notifies)] },
  };
}

/** A message of words only. */
export function textMessage(content: string, isEphemeral = true): Message {
  return { ...privateMessage([text(content)]), isEphemeral };
}

/** A message whose parts stand in one frame. @param colour of the frame's edge */
export function card(
  parts: readonly APIComponentInContainer[],
  files: readonly MessageFile[] = [],
  colour?: number,
): Message {
  return { components: [container(parts, colour)], files, notifies: [] };
}

/** The same for the person alone who asked. */
export function privateCard(
  parts: readonly APIComponentInContainer[],
  files?: readonly MessageFile[],
): Message {
  return { ...card(parts, files), isEphemeral: true };
}

/** A message without a frame, for the person alone who asked. */
export function privateMessage(
  components: Message['components'],
  files: readonly MessageFile[] = [],
): Message {
  return { components, files, notifies: [], isEphemeral: true };
}

export function text(content: string): APITextDisplayComponent {
  return { type: ComponentType.TextDisplay, content: shortened(content, MAX_TEXT) };
}

export function container(
  components: readonly APIComponentInContainer[],
  colour?: number,
): APIContainerComponent {
  return {
    type: ComponentType.Container,
    components: [...components],
    ...(colour === undefined ? {} : { accent_color: colour }),
  };
}

/** A picture among the files. */
export function picture(name: string, description: string): APIMediaGalleryComponent {
  return gallery([{ name, description }]);
}

/** Pictures among the files, side by side. */
export function gallery(
  pictures: readonly Required<Pick<MessageFile, 'name' | 'description'>>[],
): APIMediaGalleryComponent {
  return {
    type: ComponentType.MediaGallery,
    items: pictures.map(({ name, description }) => ({
      media: { url: `attachment://${name}` },
      description: shortened(description, MAX_ALT),
    })),
  };
}

export function row(
  ...components: readonly APIComponentInMessageActionRow[]
): APIActionRowComponent<APIComponentInMessageActionRow> {
  return { type: ComponentType.ActionRow, components: [...components] };
}

export function button(
  id: string,
  label: string,
  style: keyof typeof STYLES = 'secondary',
): APIButtonComponentWithCustomId {
  return { type: ComponentType.Button, custom_id: id, label, style: STYLES[style] };
}

/** A button that opens an address. */
export function linkButton(url: string, label: string): APIButtonComponentWithURL {
  return { type: ComponentType.Button, style: ButtonStyle.Link, url, label };
}

const STYLES = {
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

export function select(
  id: string,
  placeholder: string,
  options: readonly APISelectMenuOption[],
): APIStringSelectComponent {
  return {
    type: ComponentType.StringSelect,
    custom_id: id,
    ...(placeholder === '' ? {} : { placeholder: shortened(placeholder, 150) }),
    options: options.map((option) => ({ ...option, label: shortened(option.label, MAX_OPTION) })),
  };
}

/**
 * A name or a text of a person with Discord's markup escaped: bold letters, links, mentions. For texts only:
 * labels, choices, names of threads and descriptions of pictures show such marks anyway.
 */
export function escaped(theirs: string): string {
  return theirs.replace(/^[#>-]|[\\*_~`|[\]<@]|:(?=\/\/)/gm, '\\$&');
}

/** A text of at most `most` UTF-16 units, which Discord counts, cut between graphemes. */
export function shortened(content: string, most: number): string {
  if (content.length <= most) return content;
  let end = 0;
  for (const { index, segment } of GRAPHEMES.segment(content)) {
    if (index + segment.length > most - 1) break;
    end = index + segment.length;
  }
  return `${content.slice(0, end)}…`;
}
