import {
  ALL_PERMISSIONS,
  type Channel,
  Clock,
  type Component,
  type Core,
  type Person as PersonRecord,
  Place,
  type StoredMessage,
  World,
  buttonsIn,
  componentsIn,
  createCore,
  selectsIn,
} from '@tahoun/loopback-discord';
import type { DiscordError } from '@tahoun/loopback-discord/errors';
import { REST } from 'discord.js';
import { ChannelType, ComponentType, InteractionResponseType, MessageFlags } from 'discord-api-types/v10';
import { commandDefinitions } from '../dispatch/definitions.js';
import type { Message } from '../view/message.js';

/** A message that the bot has written, as it sent it last. */
export interface Written {
  readonly id: string;
  readonly channelId: string;
  readonly stored: StoredMessage;
  message: Message;
  /** Seen by one person only. */
  readonly isEphemeral: boolean;
  /** Whom Discord notified of it; an edit notifies nobody. */
  readonly pinged: readonly string[];
}

/** A request of the bot. Of the token in its path stands `TOKEN`. */
export interface Sent {
  readonly route: string;
  readonly token: string | undefined;
  readonly body: MessageBody & {
    readonly name?: string;
    readonly type?: number;
    readonly data?: MessageBody;
  };
  readonly files: readonly { readonly name: string; readonly data: Buffer | string }[];
  /** With the bot's own token. */
  readonly isAuthorized: boolean;
}

/** The body of a message as it goes out, as far as the rules of these tests go beyond Discord's. */
interface MessageBody {
  readonly flags?: number;
  readonly components?: Message['components'];
  readonly attachments?: readonly { id: string; filename: string }[];
  readonly allowed_mentions?: { readonly parse?: readonly string[]; readonly users?: readonly string[] };
  readonly nonce?: string;
  readonly enforce_nonce?: boolean;
}

/** Where somebody talks with the bot: alone, in a server that has it, or where only they bring it along. */
export type Where = 'direct' | 'server' | 'brought-along';

/** The bot's own token. */
export const BOT_TOKEN = 'secret.of.the-bot';
export const APPLICATION_ID = '100000000000000001';
const GUILDS = { direct: undefined, server: '900', 'brought-along': '901' } as const;
const ALREADY_ACKNOWLEDGED = 40060;
const EXPIRED_TOKEN = 50027;

/**
 * The Discord of our own in this process, behind the bot's own REST client: without sockets and without hurry, so that
 * a test waits for nothing but the bot's work. It notes what Discord would refuse and what this bot never wants.
 */
export class BotDiscord {
  readonly followUps = new Map<string, Written[]>();
  /** All that the bot sent, the oldest first. */
  readonly sent: Sent[] = [];
  /** Rules that the bot broke; a test that breaks some takes them out. */
  readonly violations: string[] = [];
  readonly rest: REST;
  readonly core: Core;
  readonly #written = new Map<string, Written>();
  readonly #nonces = new Set<string>();
  /** Tokens of interactions that were delivered more than once: each delivery is answered. */
  readonly #repeated = new Set<string>();

  constructor(now: () => number = Date.now) {
    const world = new World(BOT_TOKEN, new Clock(now), APPLICATION_ID);
    for (const id of [GUILDS.server, GUILDS['brought-along']])
      world.guilds.set(id, {
        id,
        name: id,
        locale: 'en-US',
        ownerId: world.newId(),
        members: new Set(),
        permissions: ALL_PERMISSIONS,
        hasApp: id === GUILDS.server,
      });
    world.filesUrl = 'https://cdn.example';
    for (const body of commandDefinitions()) {
      const id = world.newId();
      world.commands.set(id, { id, guildId: undefined, body });
    }
    this.core = createCore({ world, acknowledgeMs: Number.POSITIVE_INFINITY });
    this.rest = new REST({
      makeRequest: (url, init) => this.#take(url, init as unknown as RequestInit),
      globalRequestsPerSecond: Number.POSITIVE_INFINITY,
      hashSweepInterval: 0,
      handlerSweepInterval: 0,
    }).setToken(BOT_TOKEN);
  }

  newId(): string {
    return this.core.world.newId();
  }

  newPerson(name: string, locale: string): PersonRecord {
    return this.core.world.newPerson(name, locale);
  }

  /** A channel as somebody sees it who is there; a new one where there is none of this id. */
  channel(id: string, where: Where = 'direct', permissions = ALL_PERMISSIONS): Channel {
    const { world } = this.core;
    const guildId = GUILDS[where];
    const before = world.channels.get(id);
    if (before !== undefined && (before.parentId !== undefined || before.guildId === guildId)) {
      if (before.parentId === undefined) before.denied = ALL_PERMISSIONS & ~permissions;
      return before;
    }
    return world.newChannel({
      id,
      type: guildId === undefined ? ChannelType.DM : ChannelType.GuildText,
      name: id,
      guildId,
      members: new Set([APPLICATION_ID]),
      denied: ALL_PERMISSIONS & ~permissions,
      ...(before !== undefined && { messages: before.messages }),
    });
  }

  /** The same interaction comes once more. */
  repeats(token: string): void {
    if (this.core.interactions.find(token)?.state !== 'waiting') this.#repeated.add(token);
  }

  /** Refuses the next requests to such a route (`PATCH /webhooks/...`). */
  fail(request: RegExp, error: DiscordError, times = 1): void {
    this.core.faults.inject({ kind: 'refusal', request, error, times });
  }

  /** From now on everything goes well again. */
  clearFailures(): void {
    this.core.faults.clear();
  }

  /** The answer that a token stands for: the clicked message, or a new one. */
  original(token: string): Written | undefined {
    const id = this.core.interactions.find(token)?.original?.data.id ?? '';
    const written = this.#written.get(id);
    return written !== undefined && this.has(written) ? written : undefined;
  }

  /** What everybody sees of the bot in a channel, oldest first. */
  in(channelId: string): Written[] {
    const stored = [...(this.core.world.channels.get(channelId)?.messages.values() ?? [])];
    return stored.flatMap(({ data, onlyFor }) =>
      onlyFor === undefined ? (this.#written.get(data.id) ?? []) : [],
    );
  }

  /** The boards and challenges in a channel, oldest first; notices are bare words. */
  boardsIn(channelId: string): Written[] {
    return this.in(channelId).filter(
      ({ message }) => message.components[0]?.type === ComponentType.Container,
    );
  }

  /** The last board or challenge in a channel. */
  boardIn(channelId: string): Written {
    return this.boardsIn(channelId).at(-1) as Written;
  }

  /** Whether a message is still there. */
  has({ id, channelId }: Written): boolean {
    return this.core.world.channels.get(channelId)?.messages.has(id) === true;
  }

  /** Somebody deletes a message. */
  remove({ channelId, stored }: Written): void {
    this.core.messages.delete(this.channel(channelId), stored);
  }

  /** Somebody deletes a channel. */
  removeChannel(id: string): void {
    new Place(this.core, this.channel(id)).delete();
  }

  async #take(url: string, init: RequestInit): Promise<Response> {
    const sent = await read(url, init);
    this.sent.push(sent);
    const found = [...this.#wrongIn(sent)];
    const { faults, violations } = this.core;
    const { struck } = faults;
    const response = await this.core.fetch(new Request(url, init));
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const answer: { code?: number; id?: string } = isJson ? ((await response.clone().json()) as object) : {};
    if (answer.code === EXPIRED_TOKEN && faults.struck === struck)
      found.push('a token after its fifteen minutes');
    for (const { code, message, errors } of violations.splice(0))
      if (code !== ALREADY_ACKNOWLEDGED || !this.#repeated.has(sent.token ?? ''))
        found.push(`${code} ${message} ${JSON.stringify(errors ?? {})}`);
    this.violations.push(...found.map((each) => `${sent.route}: ${each}`));
    if (response.ok) this.#keep(sent, answer.id);
    return response;
  }

  /** What Discord takes, and this bot never wants: a ping that nobody asked for, a message that may come twice. */
  *#wrongIn({ route, token, body, files, isAuthorized }: Sent): Generator<string> {
    if (isAuthorized !== (token === undefined)) yield 'authorized with the wrong token';
    const message = route.endsWith('/callback') ? body.data : body;
    if (message?.components !== undefined && message.flags !== undefined) {
      yield* wrongPings(message);
      if ((message.flags & MessageFlags.IsComponentsV2) === 0) yield 'a message without Components V2';
      for (const { type, items = [] } of componentsOf(message))
        for (const { description } of items)
          if (type === ComponentType.MediaGallery && !description) yield 'a picture without words';
      const told = (message.attachments ?? []).map(({ id, filename }) => `${id} ${filename}`);
      const wanted = files.map(({ name }, id) => `${id} ${name}`);
      if (told.join() !== wanted.join()) yield `attachments ${told} with files ${wanted}`;
    }
    if (!/^POST \/channels\/[^/]+\/messages$/.test(route)) return;
    const { nonce = '', enforce_nonce: isEnforced } = body;
    if (nonce === '' || !isEnforced || this.#nonces.has(nonce)) yield 'no nonce of its own';
  }

  /** Remembers how a message was sent, once Discord has taken it. */
  #keep(sent: Sent, id: string | undefined): void {
    const { route, token = '' } = sent;
    if (sent.body.nonce !== undefined) this.#nonces.add(sent.body.nonce);
    const interaction = this.core.interactions.find(token);
    const isCallback = route.endsWith('/callback');
    if (isCallback && sent.body.type !== InteractionResponseType.ChannelMessageWithSource) return;
    if (!isCallback && !/\/messages(\/@original|\/\d+)?$|\/TOKEN$/.test(route)) return;
    if (!/^P(OST|ATCH) /.test(route)) return;
    const stored = isCallback ? interaction?.original : this.#stored(id as string);
    if (stored === undefined) return;
    const isEphemeral = stored.onlyFor !== undefined;
    const { components = [], allowed_mentions: allowed } = (isCallback ? sent.body.data : sent.body) ?? {};
    const message = { components, files: sent.files, notifies: allowed?.users ?? [], isEphemeral };
    const before = this.#written.get(stored.data.id);
    if (before !== undefined) {
      before.message = message;
      return;
    }
    const { id: ownId, channel_id: channelId } = stored.data;
    const { world } = this.core;
    const pinged = [...world.people.keys()].filter((user) => world.notificationsOf(user).includes(stored));
    const written = { id: ownId, channelId, stored, message, isEphemeral, pinged };
    this.#written.set(ownId, written);
    if (route.endsWith('/TOKEN')) this.followUps.set(token, [...(this.followUps.get(token) ?? []), written]);
  }

  #stored(id: string): StoredMessage | undefined {
    for (const { messages } of this.core.world.channels.values())
      if (messages.has(id)) return messages.get(id);
    return undefined;
  }
}

async function read(url: string, { method, headers, body }: RequestInit): Promise<Sent> {
  const request = `${method} ${decodeURIComponent(new URL(url).pathname.replace('/api/v10', ''))}`;
  const [, token] = / \/(?:interactions|webhooks)\/\d+\/([^/]+)/.exec(request) ?? [];
  const route = token === undefined ? request : request.replace(token, 'TOKEN');
  const isAuthorized = (headers as Record<string, string>).Authorization === `Bot ${BOT_TOKEN}`;
  if (!(body instanceof FormData))
    return { route, token, isAuthorized, body: JSON.parse(String(body ?? '{}')), files: [] };
  const files: { name: string; data: Buffer | string }[] = [];
  for (const [key, value] of body) {
    if (!key.startsWith('files[')) continue;
    const { name } = value as File;
    const bytes = Buffer.from(await (value as File).arrayBuffer());
    files.push({ name, data: name.endsWith('.png') ? bytes : bytes.toString() });
  }
  return { route, token, isAuthorized, body: JSON.parse(String(body.get('payload_json'))), files };
}

function* wrongPings({ allowed_mentions: allowed, components = [] }: MessageBody): Generator<string> {
  if (allowed === undefined) {
    yield 'a message that may ping everybody it names';
    return;
  }
  const { parse, users = [], ...others } = allowed;
  if (parse?.length !== 0) yield `pings by kind: ${parse}`;
  if (Object.keys(others).length > 0) yield `pings of ${Object.keys(others)}`;
  if (new Set(users).size !== users.length) yield `the same person twice: ${users}`;
  const said = JSON.stringify(components);
  for (const user of users) if (!said.includes(`<@${user}>`)) yield `a ping of ${user}, who is not named`;
}

type Shown = Partial<Pick<Message, 'components'>>;

const asComponents = ({ components = [] }: Shown) => components as readonly Component[];
export const componentsOf = (message: Shown) => componentsIn(asComponents(message));
export const buttonsOf = (message: Shown) => buttonsIn(asComponents(message));
export const selectsOf = (message: Shown) => selectsIn(asComponents(message));

/** All that a message says. */
export function wordsOf(message: Pick<Message, 'components'>): string {
  return componentsOf(message)
    .flatMap(({ type, content }) => (type === ComponentType.TextDisplay ? [content] : []))
    .join('\n');
}

/** What a screen reader says of its pictures. */
export function altOf(message: Pick<Message, 'components'>): string {
  return componentsOf(message)
    .flatMap(({ type, items }) =>
      type === ComponentType.MediaGallery ? [items?.[0]?.description ?? ''] : [],
    )
    .join('\n');
}
