import { InputError } from '@tahoun/core';
import { type LiveAction, Refusal as LiveRefusal, type LiveState } from '@tahoun/live';
import type { LiveService, NamedRequest, NewLiveGame } from '@tahoun/live/store';
import { games } from '../engine/games.js';
import { Refusal, inField, refusalOf } from '../http/problem.js';
import { jobKeyOf, keyReused } from '../jobs/job-key.js';
import {
  type LiveActionParameters,
  type LiveMoveParameters,
  type LiveParameters,
  MAX_LISTED_GAMES,
  type OwnLiveParameters,
} from '../schemas/index.js';
import { fieldOf } from '../search/question.js';
import { NO_STORE } from '../service/caching.js';
import { type Ctx, pauseOf } from '../service/env.js';
import { bytesOf, endOf, eventOf, streamed } from '../service/events.js';
import { idIn } from '../service/routing.js';
import { ACTIONS } from './tariff.js';

/** The header with the key of a seat: in an address it would be written into logs. */
export const SEAT_KEY = 'Seat-Key';

/** Milliseconds between two signs of life on a stream, which proxies close without any. */
const BEAT_MS = 4000;

/** A game by link, begun: 201 with the keys of its seats, which are told nowhere else. */
export async function beginLive(c: Ctx, parameters: LiveParameters) {
  const live = liveOf(c);
  const { side = 'first', variant, minutes, increment, moveHours, ...rest } = parameters;
  if (increment !== undefined && minutes === undefined)
    throw new Refusal(400, 'clock-incomplete', 'increment goes with minutes', { field: 'increment' });
  if (minutes !== undefined && moveHours !== undefined) {
    const detail = 'a game has a clock (minutes) or a time for a move (moveHours)';
    throw new Refusal(400, 'two-times', detail, { field: 'moveHours' });
  }
  const client = c.get('client');
  const named = await namedRequest(c, parameters);
  await client.charge({ liveGame: 1 });
  const wanted: NewLiveGame = {
    game: inField('game', () => games.get(rest.game)).game.id,
    name: rest.name ?? 'Anonymous',
    language: rest.language ?? 'en',
    client: client.id,
    side: side === 'random' ? (Math.random() < 0.5 ? 0 : 1) : side === 'first' ? 0 : 1,
    variants: variant,
    position: rest.position,
    computer: rest.computer,
    clock: minutes === undefined ? undefined : { minutes, increment: increment ?? 0 },
    moveMs: moveHours === undefined ? undefined : moveHours * 3_600_000,
  };
  const { id, keys, by } = await answered(live.begin(wanted, named), (code) =>
    code.startsWith('player-') ? 'computer' : fieldOf(code, rest.position),
  );
  if (by !== 'new') await client.refund('liveGame', 1);
  if (by === 'other') throw keyReused('game');
  const [key, invitation] = keys as [string, string | undefined];
  const state = await answered(live.state(id, key));
  return c.json({ id, key, invitation: invitation ?? null, state }, 201, {
    ...NO_STORE,
    Location: `/v1/live/${id}`,
  });
}

/** The request by the client's `Idempotency-Key`; undefined without one. Each client has names of its own. */
async function namedRequest(c: Ctx, parameters: LiveParameters): Promise<NamedRequest | undefined> {
  const key = await jobKeyOf(c.req.header('idempotency-key'), parameters, c.get('service').digest);
  if (key === undefined) return undefined;
  return { name: `${c.get('client').id}\n${key.name}`, request: key.task };
}

/** Keys of seats in a list of one's own games, at most. */
const MAX_KEYS = 50;

/** The games in which the holder of these keys sits, one page of them. */
export async function ownLive(c: Ctx, { count = MAX_LISTED_GAMES, after = '' }: OwnLiveParameters) {
  const { live, keys } = ownIn(c);
  const [changedAt, id] = after.split('-') as [string, string?];
  const listed = await live.own(keys, {
    most: count + 1,
    after: id === undefined ? undefined : { changedAt: Number(changedAt), id },
  });
  const games = listed.slice(0, count);
  await c.get('client').charge({ listedGame: games.length });
  const last = games.at(-1);
  const next = last === undefined || listed.length === games.length ? null : `${last.changedAt}-${last.id}`;
  return c.json({ games, next }, 200, NO_STORE);
}

/** The keys of a request about one's own games, and the service that lists these. */
function ownIn(c: Ctx) {
  const live = liveOf(c);
  if (live.own === undefined || live.watchOwn === undefined) throw noList();
  const keys = (keyIn(c) ?? '').split(/[\s,]+/).filter((key) => key !== '');
  const found = keys.length;
  if (found === 0 || found > MAX_KEYS) {
    const detail = `the header ${SEAT_KEY} has ${found} keys; expected 1 to ${MAX_KEYS}, separated by commas`;
    throw new Refusal(400, 'seat-keys', detail, { field: SEAT_KEY, params: { found, max: MAX_KEYS } });
  }
  return { keys, live: live as Required<Pick<LiveService, 'own' | 'watchOwn'>> };
}

/** Every state of one's own open games: a stream for each key. */
export async function streamOwnLive(c: Ctx): Promise<Response> {
  const { keys, live } = ownIn(c);
  // A database that does not answer is a refusal, which a stream could not be any more.
  const open = (await live.own(keys)).filter(({ status }) => status === 'waiting' || status === 'active');
  const plies = open.reduce((sum, game) => sum + game.plies, 0);
  await c.get('client').charge({ listedGame: open.length, ply: plies });
  await pauseOf(c)();
  return streamStates(c, keys.length, async (signal) => ({ steps: live.watchOwn(keys, signal) }));
}

/** The game as it is. */
export async function liveState(c: Ctx) {
  return c.json(await stateIn(c), 200, NO_STORE);
}

/** @throws Refusal for an unknown game, or a key that is none of it. */
export function stateIn(c: Ctx): Promise<LiveState> {
  return paid(c, liveOf(c).state(idIn(c), keyIn(c)));
}

/** A state, once the client has paid for its length. @throws Refusal */
async function paid(c: Ctx, work: Promise<LiveState>): Promise<LiveState> {
  const state = await answered(work);
  await c.get('client').charge({ ply: state.moves.length });
  return state;
}

export async function liveMove(c: Ctx, parameters: LiveMoveParameters) {
  return act(c, { kind: 'move', ...parameters });
}

export async function liveAction(c: Ctx, { action, name, phrase, url }: LiveActionParameters) {
  for (const item of ACTIONS[action]) await c.get('client').charge({ [item]: 1 });
  if (action === 'join') return act(c, { kind: 'join', name: name ?? 'Anonymous' });
  if (action === 'say') {
    if (phrase === undefined) {
      const detail = 'phrase is missing: say goes with one';
      throw new Refusal(400, 'parameter-missing', detail, { field: 'phrase' });
    }
    return act(c, { kind: 'say', phrase });
  }
  if (action === 'webhook') return setWebhook(c, url ?? null);
  return act(c, { kind: action });
}

async function setWebhook(c: Ctx, url: string | null) {
  const live = liveOf(c);
  const { mayBeWebhook } = c.get('service').platform;
  if (live.setWebhook === undefined || mayBeWebhook === undefined)
    throw new Refusal(404, 'webhooks-unavailable', 'this host calls no webhooks');
  if (url !== null && !mayBeWebhook(url)) {
    const detail =
      'url is no webhook; expected an address of the internet such as https://example.org/tahoun';
    throw new Refusal(422, 'webhook-address', detail, { field: 'url' });
  }
  return c.json(await paid(c, live.setWebhook(idIn(c), keyIn(c), url)), 200, NO_STORE);
}

async function act(c: Ctx, action: LiveAction) {
  const live = liveOf(c);
  const id = idIn(c);
  try {
    return c.json(await paid(c, live.act(id, keyIn(c), action, c.get('client').id)), 200, NO_STORE);
  } catch (error) {
    // To find out that it is not possible costs as much as to do it.
    const isOfGame =
      error instanceof InputError || (error instanceof Refusal && REFUSED.includes(error.status));
    if (isOfGame) await paid(c, live.state(id));
    throw error;
  }
}

/** Statuses of what a game refuses. */
const REFUSED: readonly number[] = [403, 409, 422];

/** All who see the same are sent the same bytes. */
const stateEvents = new WeakMap<LiveState, Uint8Array>();

/** A state as a server-sent event. The version is the id of the event. */
function stateEvent(state: LiveState): Uint8Array {
  const known = stateEvents.get(state);
  const event = known ?? bytesOf(`id: ${state.version}\n${eventOf('state', state, false)}`);
  if (known === undefined) stateEvents.set(state, event);
  return event;
}

/** Every state of the game, as soon as it is so. */
export function streamLive(c: Ctx): Promise<Response> {
  return streamStates(c, 1, async (signal) => {
    const steps = liveOf(c).watch(idIn(c), keyIn(c), signal);
    const first = await answered(steps.next());
    await c.get('client').charge({ ply: first.value?.moves.length ?? 0 });
    return { steps, first };
  });
}

interface Watching {
  readonly steps: AsyncGenerator<LiveState, void>;
  readonly first?: IteratorResult<LiveState, void>;
}

/** @param count of streams that it counts as */
async function streamStates(
  c: Ctx,
  count: number,
  begin: (signal: AbortSignal) => Promise<Watching>,
): Promise<Response> {
  const left = new AbortController();
  const signal = endOf(c, left);
  const releases: (() => void)[] = [];
  const end = () => {
    left.abort();
    for (const release of releases.splice(0)) release();
  };
  signal.addEventListener('abort', end, { once: true });
  try {
    for (let nth = 0; nth < count; nth++)
      releases.push(c.get('service').liveStreams.take(c.get('client').id));
    return streamed(c, { ...(await begin(signal)), write: stateEvent, end, beatMs: BEAT_MS });
  } catch (error) {
    end();
    throw error;
  }
}

/** What a game refuses, as the answer to a request, with its parameters in braces. */
export const REFUSALS: Readonly<Record<string, readonly [403 | 404 | 409 | 422 | 429, string]>> = {
  'player-human': [422, 'computer is to be a player of the computer, such as level:3'],
  'no-such-game': [404, 'there is no such game; those that are over are forgotten after a while'],
  'not-player': [403, `only who has the key of a seat can do this; send it in the header ${SEAT_KEY}`],
  'not-your-turn': [409, 'it is the turn of the other side'],
  stale: [409, 'the game has gone on since: other moves have been played'],
  'game-over': [409, 'the game is over'],
  'not-begun': [409, 'the other person has not sat down yet'],
  'not-over': [409, 'the game is not over yet'],
  'not-challenged': [403, 'this seat is not to be taken by you'],
  'challenge-over': [409, 'the game has begun, or is not offered any more'],
  'not-asked': [409, 'the other side is to answer this'],
  'nothing-asked': [409, 'nothing was asked, or it has been answered'],
  'nothing-to-undo': [409, 'you have made no move yet'],
  'undo-asked': [409, 'you have asked already'],
  'draw-offered': [409, 'you have offered a draw already'],
  'draw-again': [409, 'you have offered a draw lately; offer one again {moves} moves after the last time'],
  'draw-early': [409, 'the computer agrees to a draw only after {moves} moves by each side'],
  'draw-declined': [409, 'the computer declines the draw'],
  'draw-unequal': [409, 'the computer declines the draw: in a rated game, it agrees only when about equal'],
  'no-claim': [409, 'no draw can be claimed here; where one can, claimableDraw of the game says why'],
  'too-many-games': [429, 'this client has {max} open games, as many as it may; finish one of them first'],
  'too-late-to-abort': [409, 'both sides have moved; the game can be drawn or resigned'],
  'not-withdrawable': [403, 'only who has begun the game can withdraw it'],
};

/** @param fieldFor the parameter that an error with a code is about; none when left out */
async function answered<T>(
  work: Promise<T>,
  fieldFor: (code: string) => string | null = () => null,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof InputError) throw refusalOf(error, fieldFor(error.code));
    if (!(error instanceof LiveRefusal)) throw error;
    const known = REFUSALS[error.code];
    if (known === undefined) throw error;
    const [status, detail] = known;
    const { params } = error;
    throw new Refusal(
      status,
      error.code,
      detail.replace(/\{(\w+)\}/g, (_, name) => `${params[name]}`),
      { params, field: error.code === 'player-human' ? fieldFor(error.code) : null },
    );
  }
}

function keyIn(c: Ctx): string | undefined {
  return c.req.header(SEAT_KEY);
}

function liveOf(c: Ctx): LiveService {
  const { live } = c.get('service').platform;
  if (live !== undefined) return live;
  throw new Refusal(404, 'live-unavailable', 'this host has no games between people');
}

export function noList(): Refusal {
  return new Refusal(404, 'list-unavailable', 'this host has no lists of games');
}
