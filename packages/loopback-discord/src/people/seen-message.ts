import { type APIMessage, ComponentType, MessageFlags } from 'discord-api-types/v10';
import { type Component, walk } from '../rules/components.js';
import type { StoredFile, StoredMessage, World } from '../world/world.js';

export interface SeenButton {
  /** Its custom id. */
  readonly id: string;
  readonly label: string;
  readonly disabled: boolean;
}

export interface SeenSelect {
  /** Its custom id. */
  readonly id: string;
  readonly placeholder: string;
  readonly disabled: boolean;
  readonly options: NonNullable<Component['options']>;
  readonly values: string[];
  readonly labels: string[];
}

/** Buttons that act; links are none. A button without a label goes by its emoji. */
export function buttonsIn(components: readonly Component[]): SeenButton[] {
  return componentsIn(components).flatMap(({ type, custom_id: id, label, emoji, disabled = false }) =>
    type === ComponentType.Button && id !== undefined
      ? [{ id, label: label ?? emoji?.name ?? '', disabled }]
      : [],
  );
}

export function selectsIn(components: readonly Component[]): SeenSelect[] {
  return componentsIn(components)
    .filter(({ type }) => type === ComponentType.StringSelect)
    .map(({ custom_id: id = '', placeholder = '', disabled = false, options = [] }) => {
      const [values, labels] = [options.map(({ value }) => value), options.map(({ label }) => label)];
      return { id, placeholder, disabled, options, values, labels };
    });
}

/** Every component, nested ones too. */
export function componentsIn(components: readonly Component[]): Component[] {
  return [...walk(components)].map(([component]) => component);
}

interface Shown {
  readonly media: { readonly url: string };
  readonly description?: string | null | undefined;
}

/** A message as a person sees it: always as it is now, after every edit. */
export class SeenMessage {
  readonly #world: World;
  readonly stored: StoredMessage;

  constructor(world: World, stored: StoredMessage) {
    this.#world = world;
    this.stored = stored;
  }

  get data(): APIMessage {
    return this.stored.data;
  }

  get id(): string {
    return this.data.id;
  }

  /** All that is written: content, embeds and text displays, a line each. */
  get text(): string {
    const embeds = this.data.embeds.flatMap(({ title, description, fields }) => [
      title,
      description,
      ...(fields ?? []).flatMap(({ name, value }) => [name, value]),
    ]);
    return [this.data.content, ...embeds, ...componentsIn(this.#shown).map(({ content }) => content)]
      .filter(Boolean)
      .join('\n');
  }

  /** Seen by one person only. */
  get ephemeral(): boolean {
    return this.stored.onlyFor !== undefined;
  }

  /** "The app is thinking…" */
  get thinking(): boolean {
    return ((this.data.flags ?? 0) & MessageFlags.Loading) !== 0;
  }

  get edits(): number {
    return this.stored.edits;
  }

  /** Deleted, or its channel is. */
  get gone(): boolean {
    return !this.#world.channels.get(this.data.channel_id)?.messages.has(this.id);
  }

  get buttons(): SeenButton[] {
    return buttonsIn(this.#shown);
  }

  get selects(): SeenSelect[] {
    return selectsIn(this.#shown);
  }

  /** The custom id of the select that offers people. */
  get peopleSelect(): string | undefined {
    return componentsIn(this.#shown).find(({ type }) => type === ComponentType.UserSelect)?.custom_id;
  }

  /** The files of the message. */
  get files(): StoredFile[] {
    return this.data.attachments.flatMap(({ url }) => this.#fileAt(url) ?? []);
  }

  /** The pictures that are shown. */
  get pictures(): Uint8Array[] {
    return this.#pictures().flatMap(({ url }) => this.#fileAt(url)?.bytes ?? []);
  }

  /** The first of them; undefined: none. */
  picture(): Uint8Array | undefined {
    return this.pictures[0];
  }

  /** What a screen reader says of the picture. */
  get altText(): string {
    return this.#pictures()[0]?.description ?? '';
  }

  #fileAt(url: string): StoredFile | undefined {
    return this.#world.files.get(new URL(url).pathname);
  }

  #pictures(): { readonly url: string; readonly description: string }[] {
    const shown = componentsIn(this.#shown).flatMap(({ media, description, items = [] }): readonly Shown[] =>
      media === undefined ? items : [{ media, description }],
    );
    const pictures = shown.map(({ media, description }) => ({
      url: media.url,
      description: description ?? '',
    }));
    const attached = this.data.attachments
      .filter(({ content_type }) => content_type?.startsWith('image/'))
      .map(({ url, description }) => ({ url, description: description ?? '' }));
    return [...pictures, ...attached].map(({ url, description }) => ({
      url,
      description: description || (attached.find((one) => one.url === url)?.description ?? ''),
    }));
  }

  get #shown(): readonly Component[] {
    return (this.data.components ?? []) as readonly Component[];
  }
}
