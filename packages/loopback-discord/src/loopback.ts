import { ChannelType } from 'discord-api-types/v10';
import { type Found, Place, Reply, troublesOf, until } from './people/place.js';
import { User } from './people/user.js';
import type { Faults, RateLimits } from './server/faults.js';
import {
  type LoggedRequest,
  type Parts,
  type ServerOptions,
  type Violation,
  startServer,
} from './server/server.js';
import type { Gateway } from './world/gateway.js';
import type { Interaction, Interactions } from './world/interactions.js';
import type { OAuth } from './world/oauth.js';
import { ALL_PERMISSIONS, type Guild, type World, channelData, guildData } from './world/world.js';

/** Starts a Discord of our own on the loopback interface. */
export async function startLoopbackDiscord(options: ServerOptions = {}): Promise<LoopbackDiscord> {
  return new LoopbackDiscord(await startServer(options));
}

/** Discord as tests see it: servers and people to set up, trouble to cause, rules that were broken. */
export class LoopbackDiscord {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Base address of the REST API, without the version: what an app is started with. */
  get api(): string {
    return this.#parts.api;
  }

  get token(): string {
    return this.world.application.token;
  }

  get world(): World {
    return this.#parts.world;
  }

  get gateway(): Gateway {
    return this.#parts.gateway;
  }

  get interactions(): Interactions {
    return this.#parts.interactions;
  }

  /** The app as a place to sign in: its secret, and the addresses that it may lead back to. */
  get oauth(): OAuth {
    return this.#parts.oauth;
  }

  get faults(): Faults {
    return this.#parts.faults;
  }

  get rateLimits(): RateLimits {
    return this.#parts.rateLimits;
  }

  get requests(): readonly LoggedRequest[] {
    return this.#parts.requests;
  }

  /** Rules that the app broke. Tests that break them on purpose take them out. */
  get violations(): Violation[] {
    return this.#parts.violations;
  }

  /** Interactions that were not acknowledged in time. Tests that want them take them out. */
  get late(): Interaction[] {
    return this.interactions.late;
  }

  /** A server with the app in it, or without, where people bring the app along. */
  guild(name: string, { locale = 'en-US', hasApp = true } = {}): Server {
    const guild: Guild = {
      id: this.world.newId(),
      name,
      locale,
      ownerId: this.world.newId(),
      members: new Set(),
      permissions: ALL_PERMISSIONS,
      hasApp,
    };
    this.world.guilds.set(guild.id, guild);
    if (hasApp) this.gateway.dispatch('GUILD_CREATE', guildData(this.world, guild), { guildId: guild.id });
    return new Server(this.#parts, guild);
  }

  /** A person who shares no server with the app yet. */
  user(name: string, locale = 'en-US'): User {
    const user = newUser(this.#parts, name, locale);
    return user.enter(user.directMessages);
  }

  /** A private conversation of people, without the app. */
  conversation(...users: readonly User[]): Place {
    return new Place(this.#parts, this.world.directChannel(users.map(({ id }) => id)));
  }

  /** Waits until `check` gives something. It is asked again after each change, never by the clock. */
  until<T>(what: string, check: () => T, patienceMs?: number): Promise<Found<T>> {
    return until(this.#parts, what, check, { patienceMs });
  }

  /** Waits until the app is connected and has registered its commands. */
  async ready(connections = 1): Promise<void> {
    await this.until('the app', () => this.gateway.connected >= connections && this.world.commands.size > 0);
  }

  /** Throws when the app broke a rule or was late since the last time; the list starts anew. */
  check(): void {
    const troubles = troublesOf(this.#parts);
    this.violations.length = 0;
    this.late.length = 0;
    if (troubles !== '') throw new Error(`the app broke Discord's rules:${troubles}`);
  }

  close(): Promise<void> {
    return this.#parts.close();
  }
}

function newUser(parts: Parts, name: string, locale: string): User {
  return new User(parts, parts.world.newPerson(name, locale), (interaction) => Reply.to(parts, interaction));
}

/** A Discord server: a guild. */
export class Server {
  readonly #parts: Parts;
  readonly guild: Guild;

  constructor(parts: Parts, guild: Guild) {
    this.#parts = parts;
    this.guild = guild;
  }

  /** A text channel, new. */
  channel(name: string): Place {
    const { world, gateway } = this.#parts;
    const channel = world.newChannel({ type: ChannelType.GuildText, name, guildId: this.guild.id });
    gateway.dispatch('CHANNEL_CREATE', channelData(world, channel), { guildId: this.guild.id });
    return new Place(this.#parts, channel);
  }

  /** A new member, looking at a channel. */
  user(name: string, place: Place, locale = 'en-US'): User {
    const user = newUser(this.#parts, name, locale);
    this.guild.members.add(user.id);
    return user.enter(place);
  }
}
