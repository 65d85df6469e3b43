import {
  type APIChannel,
  type APIMessage,
  type APIUser,
  ChannelType,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import type { Command } from '../rules/commands.js';

/** What the loopback Discord knows: plain records, kept in memory. */

/** A user as Discord tells of them, and the locale that only interactions tell. */
export interface Person {
  readonly user: APIUser;
  readonly locale: string;
  /** Refuses messages of apps outside of interactions. */
  closedToDirectMessages: boolean;
  /** Has the permission Manage Server in every guild. */
  managesGuilds: boolean;
}

export interface Guild {
  readonly id: string;
  readonly name: string;
  readonly locale: string;
  readonly ownerId: string;
  readonly members: Set<string>;
  /** Permissions of everybody, the app included. */
  permissions: bigint;
  /** The app is a member; without it, commands come from users who installed the app for themselves. */
  readonly hasApp: boolean;
}

export interface Channel {
  readonly id: string;
  readonly type: ChannelType;
  readonly guildId: string | undefined;
  name: string;
  /** Of a thread: the channel it hangs in. */
  readonly parentId: string | undefined;
  readonly ownerId: string | undefined;
  /** Of a thread or a direct message: who is in it. */
  readonly members: Set<string>;
  /** Permissions taken from everybody here. */
  denied: bigint;
  archived: boolean;
  locked: boolean;
  autoArchiveMinutes: number;
  readonly messages: Map<string, StoredMessage>;
}

export interface StoredMessage {
  readonly data: APIMessage;
  /** Ephemeral: the only person who sees it. */
  readonly onlyFor: string | undefined;
  /** Times it was edited. */
  edits: number;
}

export interface StoredFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

export interface RegisteredCommand {
  readonly id: string;
  readonly guildId: string | undefined;
  readonly body: Command;
}

export interface Application {
  readonly id: string;
  readonly user: APIUser;
  readonly token: string;
  readonly ownerId: string;
}

/** Everything that people and channels start with. */
export const ALL_PERMISSIONS =
  PermissionFlagsBits.ViewChannel |
  PermissionFlagsBits.SendMessages |
  PermissionFlagsBits.SendMessagesInThreads |
  PermissionFlagsBits.CreatePublicThreads |
  PermissionFlagsBits.CreatePrivateThreads |
  PermissionFlagsBits.EmbedLinks |
  PermissionFlagsBits.AttachFiles |
  PermissionFlagsBits.AddReactions |
  PermissionFlagsBits.ReadMessageHistory |
  PermissionFlagsBits.UseApplicationCommands |
  PermissionFlagsBits.UseExternalApps;

const THREAD_TYPES: readonly ChannelType[] = [
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
  ChannelType.AnnouncementThread,
];

export function isThread(channel: Channel): boolean {
  return THREAD_TYPES.includes(channel.type);
}

/** A clock that tests may put forward. */
export class Clock {
  readonly #time: () => number;
  #ahead = 0;

  /** @param time what it goes by, in milliseconds since 1970. */
  constructor(time: () => number = Date.now) {
    this.#time = time;
  }

  /** Milliseconds since 1970. */
  now(): number {
    return this.#time() + this.#ahead;
  }

  advance(ms: number): void {
    this.#ahead += ms;
  }
}

const DISCORD_EPOCH = 1_420_070_400_000n;

export class World {
  readonly clock: Clock;
  readonly people = new Map<string, Person>();
  readonly guilds = new Map<string, Guild>();
  readonly channels = new Map<string, Channel>();
  readonly files = new Map<string, StoredFile>();
  /** By user: the messages that notified them, oldest first, deleted ones too. */
  readonly #notifications = new Map<string, StoredMessage[]>();
  readonly commands = new Map<string, RegisteredCommand>();
  readonly application: Application;
  /** Activities that are open, by their instance: where, and who takes part. */
  readonly activities = new Map<string, { readonly channel: Channel; readonly users: readonly string[] }>();
  /** Where files are served, without a slash at the end. */
  filesUrl = '';
  #lastId = 0n;
  #ids = 0n;
  readonly #watchers = new Map<() => void, string | undefined>();

  constructor(token: string, clock = new Clock(), applicationId?: string) {
    this.clock = clock;
    const id = applicationId ?? this.newId();
    const user = newUser(id, 'App', true);
    this.application = { id, user, token, ownerId: this.newId() };
  }

  /** A snowflake of now, larger than any before it: behind the time stands a number that goes up with each. */
  newId(): string {
    const now = ((BigInt(this.clock.now()) - DISCORD_EPOCH) << 22n) + (this.#ids++ & 0xfffn);
    this.#lastId = now > this.#lastId ? now : this.#lastId + 1n;
    return String(this.#lastId);
  }

  newPerson(name: string, locale: string): Person {
    const user = newUser(this.newId(), name, false);
    const person = { user, locale, closedToDirectMessages: false, managesGuilds: false };
    this.people.set(person.user.id, person);
    return person;
  }

  newChannel(fields: Pick<Channel, 'type' | 'name'> & Partial<Channel>): Channel {
    const channel: Channel = {
      id: this.newId(),
      guildId: undefined,
      parentId: undefined,
      ownerId: undefined,
      members: new Set(),
      denied: 0n,
      archived: false,
      locked: false,
      autoArchiveMinutes: 1440,
      messages: new Map(),
      ...fields,
    };
    this.channels.set(channel.id, channel);
    return channel;
  }

  /** Any user by id, the app's own included. */
  user(id: string): APIUser | undefined {
    return id === this.application.id ? this.application.user : this.people.get(id)?.user;
  }

  /** The direct messages between a person and the app, or a private channel of people. */
  directChannel(members: readonly string[]): Channel {
    const wanted = new Set(members);
    for (const channel of this.channels.values())
      if (channel.type === ChannelType.DM && sameMembers(wanted, channel.members)) return channel;
    return this.newChannel({ type: ChannelType.DM, name: '', members: wanted });
  }

  /** What everybody may do in a channel. */
  permissionsIn(channel: Channel): bigint {
    if (channel.guildId === undefined) return ALL_PERMISSIONS;
    const parent = channel.parentId === undefined ? undefined : this.channels.get(channel.parentId);
    return (this.guilds.get(channel.guildId)?.permissions ?? 0n) & ~channel.denied & ~(parent?.denied ?? 0n);
  }

  /** Discord notifies a user of a message. */
  notify(userId: string, message: StoredMessage): void {
    this.#notifications.set(userId, [...this.notificationsOf(userId), message]);
  }

  /** The messages that notified a user, oldest first. */
  notificationsOf(userId: string): readonly StoredMessage[] {
    return this.#notifications.get(userId) ?? [];
  }

  /** Says that something has changed, in a channel if it is told, to whoever waits for it. */
  changed(channelId?: string): void {
    for (const [look, only] of this.#watchers) if (only === undefined || only === channelId) look();
  }

  /**
   * Calls `look` after every change, until the function that is returned is called.
   * @param channelId only after changes in this channel.
   */
  watch(look: () => void, channelId?: string): () => void {
    this.#watchers.set(look, channelId);
    return () => this.#watchers.delete(look);
  }
}

function sameMembers(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((one) => b.has(one));
}

function newUser(id: string, name: string, bot: boolean): APIUser {
  return { id, username: name.toLowerCase(), discriminator: '0', global_name: name, avatar: null, bot };
}

/** A channel as Discord tells of it. */
export function channelData(world: World, channel: Channel): APIChannel {
  const { id, type, name, guildId } = channel;
  if (guildId === undefined)
    return {
      id,
      type,
      last_message_id: null,
      recipients: [...channel.members]
        .filter((one) => one !== world.application.id)
        .map((one) => world.user(one)),
    } as unknown as APIChannel;
  if (isThread(channel))
    return {
      id,
      type,
      name,
      guild_id: guildId,
      parent_id: channel.parentId,
      owner_id: channel.ownerId,
      last_message_id: null,
      message_count: channel.messages.size,
      member_count: channel.members.size,
      rate_limit_per_user: 0,
      flags: 0,
      thread_metadata: {
        archived: channel.archived,
        locked: channel.locked,
        auto_archive_duration: channel.autoArchiveMinutes,
        archive_timestamp: new Date(world.clock.now()).toISOString(),
      },
      member: threadMember(world, channel, world.application.id),
    } as unknown as APIChannel;
  return {
    id,
    type,
    name,
    guild_id: guildId,
    position: 0,
    topic: null,
    nsfw: false,
    parent_id: null,
    last_message_id: null,
    rate_limit_per_user: 0,
    flags: 0,
    permission_overwrites: [{ id: guildId, type: 0, allow: '0', deny: String(channel.denied) }],
  } as unknown as APIChannel;
}

function threadMember(world: World, channel: Channel, userId: string) {
  if (!channel.members.has(userId)) return undefined;
  return {
    id: channel.id,
    user_id: userId,
    join_timestamp: new Date(world.clock.now()).toISOString(),
    flags: 0,
  };
}

/** A member of a guild as Discord tells of them. */
export function memberData(world: World, userId: string) {
  return {
    user: world.user(userId),
    nick: null,
    avatar: null,
    roles: [],
    joined_at: new Date(0).toISOString(),
    deaf: false,
    mute: false,
    flags: 0,
    pending: false,
    communication_disabled_until: null,
  };
}

/** A guild as GUILD_CREATE tells of it. */
export function guildData(world: World, guild: Guild) {
  const channels = [...world.channels.values()].filter(({ guildId }) => guildId === guild.id);
  return {
    id: guild.id,
    name: guild.name,
    icon: null,
    splash: null,
    banner: null,
    description: null,
    owner_id: guild.ownerId,
    preferred_locale: guild.locale,
    afk_channel_id: null,
    afk_timeout: 300,
    verification_level: 0,
    default_message_notifications: 0,
    explicit_content_filter: 0,
    mfa_level: 0,
    nsfw_level: 0,
    premium_tier: 0,
    premium_progress_bar_enabled: false,
    system_channel_id: null,
    system_channel_flags: 0,
    rules_channel_id: null,
    public_updates_channel_id: null,
    safety_alerts_channel_id: null,
    vanity_url_code: null,
    application_id: null,
    discovery_splash: null,
    hub_type: null,
    features: [],
    emojis: [],
    stickers: [],
    roles: [
      {
        id: guild.id,
        name: '@everyone',
        color: 0,
        colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
        hoist: false,
        position: 0,
        permissions: String(guild.permissions),
        managed: false,
        mentionable: false,
        flags: 0,
      },
    ],
    joined_at: new Date(0).toISOString(),
    large: false,
    unavailable: false,
    member_count: guild.members.size + 1,
    members: [...guild.members, world.application.id].map((id) => memberData(world, id)),
    channels: channels.filter((channel) => !isThread(channel)).map((channel) => channelData(world, channel)),
    threads: channels.filter((channel) => isThread(channel)).map((channel) => channelData(world, channel)),
    voice_states: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}
