import { REST } from '@discordjs/rest';
import {
  type APIInteractionResponse,
  ComponentType,
  InteractionResponseType,
  MessageFlags,
} from 'discord-api-types/v10';
import type { Message } from '../view/message.js';
import { type MessageBody, type SentFile, components, wrongAnswer, wrongIn } from './rules.js';

/** A message that the bot has written, as it stands now. */
export interface Written {
  readonly id: string;
  readonly channelId: string;
  message: Message;
  /** Seen by one person only. */
  readonly isEphemeral: boolean;
  /** Who was told of it: those whom its first form pings. An edit tells nobody. */
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
  readonly files: readonly SentFile[];
  /** With the bot's own token. */
  readonly isAuthorized: boolean;
}

/** An answer that is no success. */
export interface Failure {
  readonly status: number;
  readonly code: number;
}

/** Discord's errors that the bot meets. */
export const FAILURES = {
  unknownChannel: { status: 404, code: 10003 },
  unknownMessage: { status: 404, code: 10008 },
  unknownWebhook: { status: 404, code: 10015 },
  unknownInteraction: { status: 404, code: 10062 },
  acknowledged: { status: 400, code: 40060 },
  missingAccess: { status: 403, code: 50001 },
  closedToBots: { status: 403, code: 50007 },
  missingPermissions: { status: 403, code: 50013 },
  expiredToken: { status: 401, code: 50027 },
  badForm: { status: 400, code: 50035 },
  archived: { status: 400, code: 50083 },
} as const satisfies Record<string, Failure>;

/** The bot's own token, as `REST` sends it. */
export const BOT_TOKEN = 'secret.of.the-bot';
/** How long an interaction's token works, in milliseconds. */
const TOKEN_MS = 15 * 60_000;
/** What an interaction's token begins with here, so that it is found wherever it should not be. */
const TOKEN = 'secret-token-';

/**
 * Discord as far as the bot meets it, in memory, behind the bot's own REST client. It follows which answer belongs to
 * which message, and notes what Discord would refuse.
 */
export class FakeDiscord {
  readonly messages = new Map<string, Written>();
  readonly followUps = new Map<string, Written[]>();
  /** All that the bot sent, the oldest first. */
  readonly sent: Sent[] = [];
  /** Rules that the bot broke; a test that breaks some takes them out. */
  readonly violations: string[] = [];
  /** Channels that were deleted. */
  readonly gone = new Set<string>();
  readonly rest: REST;
  /** Message that a token's answer is, or will be: the clicked one, or a new one. */
  readonly #originals = new Map<string, string>();
  readonly #interactions = new Map<string, { channelId: string; at: number }>();
  readonly #ephemeral = new Set<string>();
  readonly #nonces = new Set<string>();
  readonly #failures: { route: RegExp; failure: Failure; times: number }[] = [];
  readonly #now: () => number;
  #lastId = 1_000_000_000_000n;

  constructor(now: () => number = Date.now) {
    this.#now = now;
    this.rest = new REST({
      makeRequest: (url, { method, headers, body }) => this.#take(`${method} ${pathOf(url)}`, headers, body),
      globalRequestsPerSecond: Number.POSITIVE_INFINITY,
      hashSweepInterval: 0,
      handlerSweepInterval: 0,
    }).setToken(BOT_TOKEN);
  }

  newId(): string {
    return String(++this.#lastId);
  }

  /** Tells of a new interaction before the bot hears of it. @param clicked the message with the button. */
  expect(channelId: string, clicked?: string): { id: string; token: string } {
    const id = this.newId();
    const token = `${TOKEN}${id}`;
    this.#interactions.set(token, { channelId, at: this.#now() });
    if (clicked !== undefined) this.#originals.set(token, clicked);
    return { id, token };
  }

  /** Answers the next requests to such a route (`PATCH /webhooks/...`) with an error. */
  fail(route: RegExp, failure: Failure, times = 1): void {
    this.#failures.push({ route, failure, times });
  }

  /** Refuses the next request to such a route until a moment later. */
  limit(route: RegExp): void {
    this.fail(route, { status: 429, code: 0 });
  }

  /** From now on everything goes well again. */
  clearFailures(): void {
    this.#failures.length = 0;
  }

  original(token: string): Written | undefined {
    return this.messages.get(this.#originals.get(token) ?? '');
  }

  /** What everybody sees of the bot in a channel, oldest first. */
  in(channelId: string): Written[] {
    return [...this.messages.values()].filter((each) => each.channelId === channelId && !each.isEphemeral);
  }

  async #take(request: string, headers: unknown, form: unknown): Promise<Response> {
    const [, token] = / \/(?:interactions|webhooks)\/\d+\/([^/]+)/.exec(request) ?? [];
    const route = token === undefined ? request : request.replace(token, 'TOKEN');
    const { body, files } = await read(form);
    const { Authorization: key } = headers as Record<string, string>;
    const sent = { route, token, body, files, isAuthorized: key === `Bot ${BOT_TOKEN}` };
    this.sent.push(sent);
    this.#check(sent);
    try {
      const answer = this.#answer(sent);
      return answer === undefined ? new Response(null, { status: 204 }) : json(200, answer);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { status, code } = error.failure;
      return json(status, { code, message: `refused with ${code}` });
    }
  }

  #check({ route, token, body, files, isAuthorized }: Sent): void {
    const found: string[] = [];
    const isCallback = route.endsWith('/callback');
    const message = isCallback ? body.data : body;
    if (message?.components !== undefined && message.flags !== undefined)
      found.push(...wrongIn(message, files, route.startsWith('PATCH')));
    else if (/\/messages(\/@original|\/\d+)?$/.test(route) && !route.startsWith('DELETE'))
      found.push('a message of nothing');
    if (isCallback) found.push(...wrongAnswer(body as { type: number; data?: object }));
    if (isAuthorized !== (token === undefined)) found.push('authorized with the wrong token');
    if (/^POST \/channels\/[^/]+\/messages$/.test(route)) {
      const { nonce = '', enforce_nonce: isEnforced } = body;
      if (nonce === '' || nonce.length > 25 || !isEnforced || this.#nonces.has(nonce)) found.push('no nonce');
      this.#nonces.add(nonce);
    }
    if (route.endsWith('/threads') && (body.name === '' || (body.name?.length ?? 0) > 100))
      found.push(`the thread ${body.name}`);
    if (token !== undefined) {
      const { at = 0 } = this.#interactions.get(token) ?? {};
      if (this.#now() - at >= TOKEN_MS) found.push('a token after its fifteen minutes');
    }
    this.violations.push(...found.map((each) => `${route}: ${each}`));
  }

  #answer(sent: Sent): object | undefined {
    const { route, token = '', body } = sent;
    const failing = this.#failures.find(({ route: wanted, times }) => times > 0 && wanted.test(route));
    if (failing !== undefined) {
      failing.times--;
      throw new Refused(failing.failure);
    }
    const [, channelId = '', messageId = ''] = /\/channels\/([^/]+)\/messages(?:\/(\d+))?/.exec(route) ?? [];
    if (route.endsWith('/callback')) return this.#respond(token, body as unknown as APIInteractionResponse);
    if (route.endsWith('/threads')) return { id: messageId };
    if (route.endsWith('/messages/@original')) return this.#editReply(token, sent);
    if (/^POST \/webhooks\/\d+\/TOKEN$/.test(route)) return this.#followUp(token, sent);
    if (this.gone.has(channelId)) throw new Refused(FAILURES.unknownChannel);
    if (route.startsWith('POST')) return data(this.#write(channelId, sent, (body.flags ?? 0) & EPHEMERAL));
    if (!this.messages.has(messageId)) throw new Refused(FAILURES.unknownMessage);
    if (route.startsWith('PATCH')) return this.#edit(messageId, sent);
    this.messages.delete(messageId);
    return undefined;
  }

  #respond(token: string, response: APIInteractionResponse): undefined {
    const body = ('data' in response ? response.data : undefined) as MessageBody | undefined;
    if (((body?.flags ?? 0) & EPHEMERAL) !== 0) this.#ephemeral.add(token);
    if (response.type !== InteractionResponseType.ChannelMessageWithSource) return undefined;
    const sent = { body: body as Sent['body'], files: [] };
    const written = this.#write(this.#channelOf(token), sent, (body?.flags ?? 0) & EPHEMERAL);
    this.#originals.set(token, written.id);
    return undefined;
  }

  #editReply(token: string, sent: Sent): object {
    const before = this.#originals.get(token);
    if (before !== undefined) {
      if (!this.messages.has(before)) throw new Refused(FAILURES.unknownMessage);
      return this.#edit(before, sent);
    }
    const written = this.#write(this.#channelOf(token), sent, this.#ephemeral.has(token) ? EPHEMERAL : 0);
    // The answer to a deferred interaction is an edit.
    this.messages.set(written.id, { ...written, pinged: [] });
    this.#originals.set(token, written.id);
    return data(written);
  }

  #followUp(token: string, sent: Sent): object {
    const written = this.#write(this.#channelOf(token), sent, (sent.body.flags ?? 0) & EPHEMERAL);
    this.followUps.set(token, [...(this.followUps.get(token) ?? []), written]);
    return data(written);
  }

  #edit(messageId: string, sent: Sent): object {
    const written = this.messages.get(messageId) as Written;
    written.message = messageOf(sent, written.isEphemeral);
    return data(written);
  }

  #write(channelId: string, sent: Pick<Sent, 'body' | 'files'>, ephemeral: number): Written {
    const isEphemeral = ephemeral !== 0;
    const message = messageOf(sent, isEphemeral);
    const written = { id: this.newId(), channelId, message, isEphemeral, pinged: message.notifies };
    this.messages.set(written.id, written);
    return written;
  }

  #channelOf(token: string): string {
    return this.#interactions.get(token)?.channelId ?? 'nowhere';
  }
}

const EPHEMERAL = MessageFlags.Ephemeral;

class Refused extends Error {
  constructor(readonly failure: Failure) {
    super();
  }
}

function pathOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname.replace('/api/v10', ''));
}

function json(status: number, body: object): Response {
  const headers = status === 429 ? { 'retry-after': '0.001', 'x-ratelimit-scope': 'shared' } : {};
  return Response.json({ ...body, retry_after: 0.001 }, { status, headers });
}

async function read(body: unknown): Promise<Pick<Sent, 'body' | 'files'>> {
  if (!(body instanceof FormData)) return { body: JSON.parse(String(body ?? '{}')), files: [] };
  const files: SentFile[] = [];
  for (const [key, value] of body) {
    if (!key.startsWith('files[')) continue;
    const { name } = value as File;
    const bytes = Buffer.from(await (value as File).arrayBuffer());
    files.push({ name, data: name.endsWith('.png') ? bytes : bytes.toString() });
  }
  return { body: JSON.parse(String(body.get('payload_json'))), files };
}

function messageOf({ body, files }: Pick<Sent, 'body' | 'files'>, isEphemeral: boolean): Message {
  const { components: shown = [], allowed_mentions: allowed } = body;
  return { components: shown, files, notifies: allowed?.users ?? [], isEphemeral };
}

function data({ id, channelId }: Written): object {
  return { id, channel_id: channelId };
}

/** All that a message says. */
export function wordsOf({ components: shown }: Pick<Message, 'components'>): string {
  return [...components([...shown])]
    .flatMap((each) => (each.type === ComponentType.TextDisplay ? [each.content] : []))
    .join('\n');
}

export function altOf({ components: shown }: Message): string {
  return [...components([...shown])]
    .flatMap((each) => (each.type === ComponentType.MediaGallery ? [each.items[0]?.description ?? ''] : []))
    .join('\n');
}

export function buttonsOf({ components: shown }: Message): { id: string; label: string }[] {
  return [...components([...shown])].flatMap((each) =>
    each.type === ComponentType.Button && 'custom_id' in each
      ? [{ id: each.custom_id, label: each.label ?? '' }]
      : [],
  );
}

export function selectsOf({ components: shown }: Message): {
  id: string;
  values: string[];
  labels: string[];
}[] {
  return [...components([...shown])].flatMap((each) =>
    each.type === ComponentType.StringSelect
      ? [
          {
            id: each.custom_id,
            values: each.options.map(({ value }) => value),
            labels: each.options.map(({ label }) => label),
          },
        ]
      : [],
  );
}
