import { ONGOING, Random, legalMoves } from '@tahoun/core';
import fc from 'fast-check';
import { gameById, gameIds } from '../engine/games.js';
import { MAX_BATCH_BYTES, MAX_BODY_BYTES } from '../http/body.js';
import type { JsonSchema, Operation } from './document.js';

/** A request to the service. */
export interface Call {
  /** The path in the document, which may have parameters in it. */
  readonly path: string;
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Keys that the service under test knows; the client of one has nothing left. */
export const EXHAUSTED_KEY = 'exhausted';
export const GOOD_KEY = 'good';

/** A position and the moves that it has. */
interface Sample {
  readonly game: string;
  readonly position: string;
  readonly moves: readonly string[];
  /** A position of the game in which it is over; the initial one where no short game ends. */
  readonly over: string;
}

/** A game by link, its keys, and the moves at its start. */
export interface LiveSeats {
  readonly id: string;
  readonly keys: readonly string[];
  readonly moves: readonly string[];
}

/** The game, keys and moves in the answer to the beginning of a game. */
export function seatsIn(body: string): LiveSeats {
  const { id, key, invitation, state } = JSON.parse(body);
  const game = gameById(state.game);
  const position = game.parsePosition(state.start);
  const moves = legalMoves(position).map((move) => game.formatMove(position, move));
  return { id, keys: invitation === null ? [key] : [key, invitation], moves };
}

/** Plies of a random game that is played to its end. */
const MOST_PLIES = 200;

function endOf(id: string): string {
  const game = gameById(id);
  const position = game.initial();
  const random = new Random(7);
  for (let ply = 0; ply < MOST_PLIES && position.outcome() === ONGOING; ply++) {
    const legal = legalMoves(position);
    position.makeMove(legal[random.below(legal.length)] as number);
  }
  return game.formatPosition(position);
}

/** Plies of a random game that the positions come from. */
const PLIES = 12;

function samplesOf(id: string): Sample[] {
  const game = gameById(id);
  const position = game.initial();
  const random = new Random(7);
  const samples: Sample[] = [];
  const over = endOf(id);
  for (let ply = 0; ply < PLIES; ply++) {
    const legal = legalMoves(position);
    if (legal.length === 0) break;
    const moves = legal.map((move) => game.formatMove(position, move));
    samples.push({ game: id, position: game.formatPosition(position), moves, over });
    position.makeMove(legal[random.below(legal.length)] as number);
  }
  return samples;
}

const SAMPLES = gameIds().flatMap(samplesOf);
const ODD_TEXTS = [
  '',
  ' ',
  '__proto__',
  'null',
  '\u0000',
  '8/8/8/8/8/8/8/8 w - - 0 1',
  'x'.repeat(300),
  'é½',
];

const oddText = fc.oneof(fc.constantFrom(...ODD_TEXTS), fc.string({ unit: 'binary', maxLength: 40 }));
const oddValue = fc.oneof(oddText, fc.jsonValue({ maxDepth: 3 }), fc.integer());

/** Mostly `likely`, now and then something else. */
function mostly<T, U>(likely: fc.Arbitrary<T>, unlikely: fc.Arbitrary<U>, weight = 25): fc.Arbitrary<T | U> {
  return fc.oneof({ weight, arbitrary: likely }, { weight: 1, arbitrary: unlikely });
}

/** Values near to accepted ones, so that every layer is reached. */
function valueFor(name: string, schema: JsonSchema, sample: Sample): fc.Arbitrary<unknown> {
  if (name === 'game') return mostly(fc.constant(sample.game), oddText, 12);
  if (name === 'position')
    return mostly(fc.constant(sample.position), fc.oneof(fc.constant(sample.over), oddText), 12);
  if (name === 'bottom')
    return mostly(fc.constantFrom(...gameById(sample.game).sides.map(({ id }) => id)), oddText);
  if (name === 'variant') {
    return fc.dictionary(fc.constantFrom('size', 'map', 'x'), fc.constantFrom('5', '4x6', ''), {
      maxKeys: 1,
    });
  }
  if (name === 'parameters') {
    const value = mostly(fc.constantFrom(0, 2, 3.45, -4), fc.oneof(oddValue, fc.double()), 8);
    return fc.dictionary(mostly(fc.constantFrom('alpha', 'epsilon'), oddText, 8), value, { maxKeys: 2 });
  }
  if (name === 'played' || name === 'moves') {
    const one = mostly(fc.constantFrom(...sample.moves), oddText);
    return mostly(
      one.map((move) => [move]),
      fc.array(one, { maxLength: 3 }),
      3,
    );
  }
  if (name === 'date') return mostly(fc.constantFrom('2026-11-23', '2024-02-29'), oddText);
  if (name === 'computer') return mostly(fc.constant('minimax:1'), oddText);
  if (name === 'ply') return mostly(fc.constantFrom(0, 0, 0, 1, 2), oddValue);
  if (name === 'action') return mostly(fc.oneof(fc.constant('join'), plainValue(schema, sample)), oddValue);
  return mostly(plainValue(schema, sample), oddValue);
}

function plainValue(schema: JsonSchema, sample: Sample): fc.Arbitrary<unknown> {
  const { enum: names, items, minimum = 0, maximum = 1000 } = schema;
  if (names !== undefined) return fc.constantFrom(...names);
  switch (schema.type) {
    case 'integer':
      return mostly(
        fc.integer({ min: minimum, max: Math.min(maximum, 500) }),
        fc.constantFrom(minimum - 1, maximum + 1, 1.5, -1, 1e300),
      );
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(items === undefined ? oddText : plainValue(items, sample), { maxLength: 3 });
    case 'object':
      return objectFor(schema, sample);
    default:
      return oddText;
  }
}

/** One in so many optional parameters is present. */
const RARITY = 6;
/** One in so many required parameters is missing. */
const CARE = 40;

function objectFor({ properties = {}, required = [] }: JsonSchema, sample: Sample): fc.Arbitrary<object> {
  const nothing = fc.constant<[string, unknown][]>([]);
  const entries = Object.entries(properties).map(([name, schema]) => {
    const entry = valueFor(name, schema, sample).map((value): [string, unknown][] => [[name, value]]);
    // Without moves or a file there is nothing to review.
    const isGame = name === 'moves' && 'file' in properties && !('kind' in properties);
    if (required.includes(name) || isGame) {
      return mostly(entry, nothing, CARE);
    }
    return name === 'position' ? mostly(entry, nothing, 3) : mostly(nothing, entry, RARITY);
  });
  // Where there are no parameters, nothing else can be wrong.
  const care = Object.keys(properties).length === 0 ? RARITY : CARE;
  const extra = mostly(
    nothing,
    fc.tuple(oddText, oddValue).map((entry): [string, unknown][] => [entry]),
    care,
  );
  return fc.tuple(extra, ...entries).map((parts) => Object.fromEntries(parts.flat()));
}

/** A value as text; an odd value may be an object that has no text of its own. */
function written(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
}

/** Parameters with several named values. */
const NAMED = ['variant', 'parameters'];

/** A query as the document describes it, or nearly. */
function queryFor({ parameters = [] }: Operation, sample: Sample): fc.Arbitrary<string> {
  const properties = Object.fromEntries(
    parameters.filter(({ in: where }) => where === 'query').map(({ name, schema }) => [name, schema]),
  );
  const required = parameters.flatMap(({ name, required: isRequired }) => (isRequired ? [name] : []));
  return objectFor({ properties, required }, sample).map((values) => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(values)) {
      if (NAMED.includes(name) && typeof value === 'object' && value !== null) {
        for (const [id, chosen] of Object.entries(value)) query.append(name, `${id}=${written(chosen)}`);
      } else {
        query.append(name, Array.isArray(value) ? value.map(written).join(' ') : written(value));
      }
    }
    return query.size === 0 ? '' : `?${query}`;
  });
}

const TYPE = { 'Content-Type': 'application/json' };

interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Routes that take many positions, or a file. */
const LARGE = ['/v1/batch', '/v1/review', '/v1/jobs'];

function maxBytesOf({ path }: Operation): number {
  return LARGE.includes(path) ? MAX_BATCH_BYTES : MAX_BODY_BYTES;
}

/** @param maxBytes the longest body that the service reads. */
function bodyFor(schema: JsonSchema, maxBytes: number, sample: Sample): fc.Arbitrary<Sent> {
  const good = objectFor(schema, sample).map((value) => ({ headers: TYPE, body: JSON.stringify(value) }));
  const bad = fc.oneof(
    fc.integer({ min: 1, max: 300 }).map((more) => ({ headers: TYPE, body: '{}'.padEnd(maxBytes + more) })),
    fc.constant({ headers: { 'Content-Type': 'text/html' }, body: '{}' }),
    fc.json().map((body) => ({ headers: TYPE, body })),
    fc.string({ unit: 'binary' }).map((body) => ({ headers: TYPE, body })),
    fc.integer({ min: 1, max: 3000 }).map((depth) => ({ headers: TYPE, body: '['.repeat(depth) })),
  );
  return mostly(good, bad, 6);
}

const authorization = fc.oneof(
  { weight: 20, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constant({ Authorization: 'Bearer nobody' }) },
  { weight: 1, arbitrary: fc.constant({ Authorization: `Bearer ${EXHAUSTED_KEY}` }) },
  { weight: 8, arbitrary: fc.constant({ Authorization: `Bearer ${GOOD_KEY}` }) },
);
const accept = fc.oneof(
  { weight: 16, arbitrary: fc.constant({}) },
  { weight: 2, arbitrary: fc.constant({ Accept: 'application/x-ndjson' }) },
  { weight: 1, arbitrary: fc.constant({ 'Last-Event-ID': 'end' }) },
);
const idempotencyKey = mostly(fc.constantFrom('1', '"2"'), fc.constantFrom('""', 'a"b', 'x'.repeat(300)), 5);
const idempotency = fc.option(
  idempotencyKey.map((key) => ({ 'Idempotency-Key': key })),
  { nil: {} },
);
const method = (usual: string) =>
  mostly(fc.constant(usual), fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'QUERY'), 20);

/** The jobs and games that earlier calls have begun. */
interface Begun {
  jobs(): readonly string[];
  live(): readonly LiveSeats[];
}

/** Any call to some operations. @param begun the jobs and games that it may be about. */
export function anyCall(operations: readonly Operation[], begun: Begun): fc.Arbitrary<Call> {
  const call = (operation: Operation) => (sample: Sample) => {
    const sent: fc.Arbitrary<Sent> =
      operation.body === undefined
        ? fc.constant({ headers: {} })
        : bodyFor(operation.body, maxBytesOf(operation), sample);
    const special = operation.parameters?.some(({ name }) => name === 'Idempotency-Key')
      ? idempotency
      : accept;
    return fc
      .tuple(method(operation.method), queryFor(operation, sample), sent, authorization, special, fc.nat())
      .map(([verb, query, { headers, body }, key, accepted, pick]): Call => {
        const isLive = operation.path.startsWith('/v1/live');
        const game = begun.live()[pick % begun.live().length];
        const jobs = begun.jobs();
        const known = isLive ? game?.id : jobs[pick % jobs.length];
        const id = pick % 3 === 0 ? 'none' : (known ?? 'none');
        const keys = pick % 5 === 0 ? ['nobody'] : (game?.keys ?? []);
        const seat = isLive ? keys[pick % keys.length] : undefined;
        const move = game?.moves[pick % game.moves.length];
        const isMove = operation.path.endsWith('/moves') && move !== undefined && pick % 4 > 0;
        return {
          path: operation.path,
          method: verb,
          target: operation.path.replace('{id}', id) + query,
          headers: { ...headers, ...key, ...accepted, ...(seat === undefined ? {} : { 'Seat-Key': seat }) },
          ...(body === undefined || verb === 'GET'
            ? {}
            : { body: isMove ? body.replace(/"move":"[^"]*"/, `"move":${JSON.stringify(move)}`) : body }),
        };
      });
  };
  const cases = operations.map((operation) => fc.constantFrom(...SAMPLES).chain(call(operation)));
  return fc.oneof(...cases);
}
