import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { GatewayCloseCodes, GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10';
import { type WebSocket, WebSocketServer } from 'ws';
import { type World, guildData } from './world.js';

/** A connection's state on the server, which outlives its sockets. */
interface Session {
  readonly id: string;
  readonly intents: number;
  readonly shard: readonly [index: number, count: number];
  socket: WebSocket | undefined;
  /** Sequence number of the last event, sent or missed. */
  last: number;
  /** The latest events as they went out, for a resumption. */
  readonly recent: string[];
}

/** Events that are kept for a resumption. */
const KEPT = 1_000;

/** Whom an event is for. */
interface Audience {
  /** Undefined: direct messages and all that is not of a guild, which the first shard gets. */
  readonly guildId?: string | undefined;
  /** Only connections with one of these intents; undefined: all. */
  readonly intents?: number;
}

/** What an app may be refused for. */
export interface GatewayOptions {
  /** Privileged intents switched on for the app; connecting with others is refused, as Discord does. */
  readonly privilegedIntents?: number;
  readonly heartbeatMs?: number;
}

const PRIVILEGED =
  GatewayIntentBits.GuildMembers | GatewayIntentBits.GuildPresences | GatewayIntentBits.MessageContent;

/** Discord's gateway: HELLO, IDENTIFY, READY, heartbeats, events, and RESUME with the events that were missed. */
export class Gateway {
  readonly #world: World;
  readonly #options: Required<GatewayOptions>;
  readonly #sessions = new Map<string, Session>();
  readonly #sockets: WebSocketServer;
  /** What apps are told to connect and to resume at. */
  url = '';
  /** How often apps have identified anew, and resumed. */
  readonly counts = { identified: 0, resumed: 0 };

  constructor(world: World, { privilegedIntents = PRIVILEGED, heartbeatMs = 41_250 }: GatewayOptions) {
    this.#world = world;
    this.#options = { privilegedIntents, heartbeatMs };
    this.#sockets = new WebSocketServer({ noServer: true });
    this.#sockets.on('connection', (socket) => this.#greet(socket));
  }

  /** Serves sockets on this server, at this address. */
  attach(server: Server, url: string): void {
    this.url = url;
    server.on('upgrade', (request: IncomingMessage, socket, head) =>
      this.#sockets.handleUpgrade(request, socket, head, (opened) =>
        this.#sockets.emit('connection', opened, request),
      ),
    );
  }

  /** Connections that are ready now. */
  get connected(): number {
    return [...this.#sessions.values()].filter(({ socket }) => socket !== undefined).length;
  }

  /** Sends an event to every connection that it is for. Those that are away get it when they resume. */
  dispatch(name: string, data: unknown, audience: Audience = {}): void {
    for (const session of this.#sessions.values())
      if (isFor(session, audience)) this.#send(session, name, this.#withoutContent(session, name, data));
  }

  /** Cuts every socket without a word, as a lost network does. Sessions can be resumed. */
  drop(): void {
    for (const { socket } of this.#sessions.values()) socket?.terminate();
  }

  /** Asks every connection to reconnect and resume, as Discord does before a restart. */
  askToReconnect(): void {
    for (const { socket } of this.#sessions.values())
      socket?.send(JSON.stringify({ op: GatewayOpcodes.Reconnect, d: null, s: null, t: null }));
  }

  /** Forgets the sessions and cuts their sockets: whoever tries to resume has to identify anew. */
  forget(): void {
    this.drop();
    this.#sessions.clear();
  }

  close(): void {
    for (const socket of this.#sockets.clients) socket.terminate();
    this.#sockets.close();
  }

  #greet(socket: WebSocket): void {
    let session: Session | undefined;
    const { heartbeatMs } = this.#options;
    socket.send(
      JSON.stringify({ op: GatewayOpcodes.Hello, d: { heartbeat_interval: heartbeatMs }, s: null, t: null }),
    );
    socket.on('message', (raw) => {
      const { op, d } = JSON.parse(String(raw));
      switch (op) {
        case GatewayOpcodes.Heartbeat:
          socket.send(JSON.stringify({ op: GatewayOpcodes.HeartbeatAck, d: null, s: null, t: null }));
          break;
        case GatewayOpcodes.Identify:
          session = this.#identify(socket, d);
          break;
        case GatewayOpcodes.Resume:
          session = this.#resume(socket, d);
          break;
        case GatewayOpcodes.PresenceUpdate:
          break;
        default:
          socket.close(GatewayCloseCodes.UnknownOpcode, 'Unknown opcode.');
      }
    });
    socket.on('close', (code) => {
      if (session?.socket !== socket) return;
      session.socket = undefined;
      // Closed by the app on purpose: Discord ends such a session at once.
      if (code === 1000 || code === 1001) this.#sessions.delete(session.id);
      this.#world.changed();
    });
    socket.on('error', () => socket.terminate());
  }

  #identify(
    socket: WebSocket,
    { token, intents, shard = [0, 1] }: { token: string; intents: number; shard?: [number, number] },
  ): Session | undefined {
    if (token.replace(/^Bot /, '') !== this.#world.application.token) {
      socket.close(GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');
      return undefined;
    }
    if ((intents & PRIVILEGED & ~this.#options.privilegedIntents) !== 0) {
      socket.close(GatewayCloseCodes.DisallowedIntents, 'Disallowed intent(s).');
      return undefined;
    }
    const session: Session = { id: randomUUID(), intents, shard, socket, last: 0, recent: [] };
    this.#sessions.set(session.id, session);
    this.counts.identified++;
    const { application, guilds } = this.#world;
    const mine = [...guilds.values()].filter(
      (guild) => guild.hasApp && isFor(session, { guildId: guild.id }),
    );
    this.#send(session, 'READY', {
      v: 10,
      user: application.user,
      guilds: mine.map(({ id }) => ({ id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: this.url,
      shard,
      application: { id: application.id, flags: 0 },
      private_channels: [],
      relationships: [],
      user_settings: {},
    });
    for (const guild of mine) this.#send(session, 'GUILD_CREATE', guildData(this.#world, guild));
    this.#world.changed();
    return session;
  }

  #resume(
    socket: WebSocket,
    { session_id, seq, token }: { session_id: string; seq: number; token: string },
  ): Session | undefined {
    const session = this.#sessions.get(session_id);
    const known = token.replace(/^Bot /, '') === this.#world.application.token;
    const missed = session === undefined ? 0 : session.last - seq;
    if (session === undefined || !known || missed < 0 || missed > session.recent.length) {
      socket.send(JSON.stringify({ op: GatewayOpcodes.InvalidSession, d: false, s: null, t: null }));
      return undefined;
    }
    session.socket?.terminate();
    session.socket = socket;
    this.counts.resumed++;
    for (const event of missed === 0 ? [] : session.recent.slice(-missed)) socket.send(event);
    this.#send(session, 'RESUMED', {});
    this.#world.changed();
    return session;
  }

  #send(session: Session, t: string, d: unknown): void {
    const event = JSON.stringify({ op: GatewayOpcodes.Dispatch, s: ++session.last, t, d });
    session.recent.push(event);
    if (session.recent.length > KEPT) session.recent.shift();
    session.socket?.send(event);
  }

  /** Without the intent, apps read messages only where they are meant: their own, direct ones and mentions. */
  #withoutContent(session: Session, name: string, data: unknown): unknown {
    if (!name.startsWith('MESSAGE_') || (session.intents & GatewayIntentBits.MessageContent) !== 0)
      return data;
    const message = data as { guild_id?: string; author?: { id: string }; mentions?: { id: string }[] };
    const { id } = this.#world.application;
    const meant =
      message.guild_id === undefined ||
      message.author?.id === id ||
      message.mentions?.some((mentioned) => mentioned.id === id);
    return meant ? data : { ...message, content: '', embeds: [], attachments: [], components: [] };
  }
}

function isFor({ intents, shard: [index, count] }: Session, audience: Audience): boolean {
  if (audience.intents !== undefined && (intents & audience.intents) === 0) return false;
  if (audience.guildId === undefined) return index === 0;
  return Number((BigInt(audience.guildId) >> 22n) % BigInt(count)) === index;
}
