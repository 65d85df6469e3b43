import { once } from 'node:events';
import { type Client as Calls, createClient } from '@tahoun/client';
import type { BestMoveAnswer } from '@tahoun/engine';
import type { Question } from './questions.ts';
import { type Client, type Words, documentWords } from './words.ts';

type Ask = (parameters: object, calls: Calls) => Promise<unknown>;

/** The ways to ask one question of a server for one answer. */
export const ROUTES = {
  'GET /v1/best-move': (parameters, calls) =>
    calls.get('/v1/best-move', { query: inQuery(parameters) as never }),
  'POST /v1/best-move': (parameters, calls) => calls.post('/v1/best-move', { body: parameters as never }),
  'GET /v1/best-move/stream': (parameters, calls) =>
    lastOf(calls.stream('/v1/best-move/stream', { query: inQuery(parameters) as never })),
  'POST /v1/batch': async (parameters, calls) => {
    const { results } = await calls.post('/v1/batch', { body: { positions: [parameters as never] } });
    return (results[0] as { result: unknown }).result;
  },
  'POST /v1/jobs': async (parameters, calls) => {
    const { id } = await calls.post('/v1/jobs', { body: { kind: 'best-move', ...parameters } as never });
    const job = (await lastOf(calls.stream('/v1/jobs/{id}/stream', { path: { id } }))) as { answer: unknown };
    return job.answer;
  },
} satisfies Readonly<Record<string, Ask>>;

/**
 * The clients of a server. Each begins at another question, so that what the server keeps of an answer comes from
 * each of them in turn.
 */
export function serverClients(url: string): readonly Client[] {
  const calls = createClient({ baseUrl: url });
  const socket = overSocket(url);
  const ways = Object.entries<Ask>({ ...ROUTES, 'GET /v1/socket': socket });
  return ways.map(([name, ask], nth) => ({
    name,
    ask: (questions) =>
      askEach(
        questions,
        (parameters) => ask(parameters, calls),
        Math.floor((nth * questions.length) / ways.length),
      ),
  }));
}

/** Asks one question after the other, from one of them on round to it again. */
export async function askEach(
  questions: readonly Question[],
  ask: (parameters: object) => Promise<unknown>,
  first = 0,
): Promise<readonly Words[]> {
  const said: Words[] = [];
  for (let step = 0; step < questions.length; step++) {
    const at = (first + step) % questions.length;
    said[at] = documentWords((await ask(parametersOf(questions[at]!))) as BestMoveAnswer);
  }
  return said;
}

/** A question by the endpoint's names. */
function parametersOf({ variants, multiPv, ...same }: Question): object {
  return {
    ...same,
    ...(variants === undefined ? {} : { variant: variants }),
    ...(multiPv === undefined ? {} : { multipv: multiPv }),
  };
}

/** In a query, moves are separated by spaces and options of the game written `NAME=VALUE`. */
function inQuery(parameters: object): object {
  const written = Object.entries(parameters).map(([name, value]) => {
    if (Array.isArray(value)) return [name, value.join(' ')];
    return [name, typeof value === 'object' ? Object.entries(value).map((pair) => pair.join('=')) : value];
  });
  return Object.fromEntries(written);
}

async function lastOf(steps: AsyncIterable<unknown>): Promise<unknown> {
  let last: unknown;
  for await (const step of steps) last = step;
  return last;
}

/** Asks over one socket, which is opened with the first question. */
function overSocket(url: string): (parameters: object) => Promise<unknown> {
  let socket: WebSocket | undefined;
  return async (parameters) => {
    socket ??= new WebSocket(`${url.replace('http', 'ws')}/v1/socket`);
    const open = socket;
    if (open.readyState === WebSocket.CONNECTING) await once(open, 'open');
    return new Promise((resolve, reject) => {
      open.onmessage = ({ data }) => {
        // Its steps come before.
        const { answer, problem } = JSON.parse(data);
        if (answer ?? problem) resolve(answer ?? problem);
      };
      open.onclose = ({ code, reason }) => reject(new Error(`the socket was closed: ${code} ${reason}`));
      open.send(JSON.stringify({ id: 'one', ask: 'best-move', ...parameters }));
    });
  };
}
