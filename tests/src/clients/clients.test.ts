import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Server } from '../../../testing/server.ts';
import { batch, commandLine } from './command-line.ts';
import { serverClients } from './endpoint.ts';
import { functionClient, workerClient } from './functions.ts';
import { engineClient, libraryAnswer } from './library.ts';
import { lichess } from './lichess.ts';
import { matchPlayer } from './match.ts';
import { gtp, uci } from './protocols.ts';
import { allQuestions } from './questions.ts';
import { type Client, type Words, differences, expectedWords } from './words.ts';

/** Every client is asked the same questions and says what the library says, as far as it has words for it. */

const questions = allQuestions();
/** The clients, and how many questions each has to have words for, at least. */
const CLIENTS = [
  ['createEngine', questions.length],
  ['tahoun batch', 100],
  ['tahoun uci', 100],
  ['tahoun gtp', 10],
  ['tahoun external-engine', 20],
  ['tahoun match', 80],
  ['GET /v1/best-move', questions.length],
  ['POST /v1/best-move', questions.length],
  ['GET /v1/best-move/stream', questions.length],
  ['POST /v1/batch', questions.length],
  ['POST /v1/jobs', questions.length],
  ['GET /v1/socket', questions.length],
  ['Cloudflare Workers', questions.length],
  ['functions', questions.length],
] as const;

describe('the same questions', () => {
  const expected: Words[] = [];
  const said = new Map<string, PromiseSettledResult<readonly (Words | undefined)[]>>();
  let server: Server;

  beforeAll(async () => {
    server = new Server({ TAHOUN_THREADS: '2', TAHOUN_CLIENT_THREADS: '2' });
    const own = [engineClient(), batch, uci, gtp, lichess, matchPlayer()];
    const hosted = [...serverClients(await server.url()), workerClient(), await functionClient()];
    const clients: readonly Client[] = [...own, ...hosted];
    const asked = Promise.allSettled(clients.map(({ ask }) => ask(questions)));
    for (const question of questions) expected.push(expectedWords(libraryAnswer(question)));
    for (const [nth, outcome] of (await asked).entries()) said.set(clients[nth]!.name, outcome);
    await Promise.all(clients.map((client) => client.close?.()));
  });
  afterAll(() => server.stop());

  it.each(CLIENTS)('have the same answers from %s, %d of them or more', async (name, least) => {
    const outcome = said.get(name)!;
    if (outcome.status === 'rejected') throw outcome.reason;
    expect(outcome.value.filter((words) => words !== undefined).length).toBeGreaterThanOrEqual(least);
    expect(differences(name, questions, expected, outcome.value)).toBe('');
  });
});

it('are answered by the command line too, a process for each', { tags: 'rest' }, async () => {
  const expected = questions.map((question) => expectedWords(libraryAnswer(question)));
  const said = await commandLine.ask(questions);
  expect(differences(commandLine.name, questions, expected, said)).toBe('');
});
