import { type RequestListener, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { DiscordOAuth } from './discord-oauth.js';

/** A Discord with wrong answers. The one with right answers is in `tests/`. */

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Milliseconds to wait for a Discord that stops answering. */
const SHORT_MS = 300;

async function accountWith(answer: RequestListener, patienceMs?: number): Promise<string> {
  const listening = createServer(answer);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  const oauth = new DiscordOAuth(
    {
      clientId: '12345',
      clientSecret: 'a secret',
      api: `http://127.0.0.1:${port}/api`,
      redirectUri: 'https://play.example.org/v1/sign-in/discord',
    },
    patienceMs,
  );
  const attempt = oauth.begin('game');
  const code = oauth.codeIn(new URLSearchParams({ code: 'a-code', state: attempt.state }), attempt);
  return oauth.accountOf(code, attempt);
}

/** Gives a token, and then answers by `then`. */
function token(then: RequestListener, more: object = {}): RequestListener {
  return (request, response) => {
    if (request.url === '/api/v10/users/@me') return then(request, response);
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ access_token: 'a-token', token_type: 'Bearer', ...more }));
  };
}

const says =
  (body: string, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  };

describe('an account on Discord', () => {
  it('is the one that the token belongs to', async () => {
    expect(await accountWith(token(says('{"id": "80351110224678912", "username": "nelly"}')))).toBe(
      '80351110224678912',
    );
  });

  it.each<[string, RequestListener]>([
    ['never answers', () => {}],
    ['never ends its answer', (_, response) => void response.write('{"access_token":')],
    ['never says whose token it is', token(() => {})],
    ['never ends saying it', token((_, response) => void response.write('{"id": "8035111022467'))],
    ['has no token', says('{}')],
    ['has a page instead of a token', (_, response) => void response.end('<html>')],
    ['has another kind of token', token(says('{"id": "80351110224678912"}'), { token_type: 'mac' })],
    [
      'leads elsewhere',
      (_, response) => void response.writeHead(302, { Location: 'https://e.example' }).end(),
    ],
    ['knows no client', says('{"error": "invalid_client"}', 401)],
    ['takes the token for none', token(says('{"message": "401: Unauthorized", "code": 0}', 401))],
    ['names nobody', token(says('{}'))],
    ['names nothing', token(says('null'))],
    ['names no number', token(says('{"id": "nelly"}'))],
    ['names an open seat', token(says('{"id": "00"}'))],
    ['names a deleted person', token(says('{"id": "0"}'))],
    ['names a guest', token(says('{"id": "@abc"}'))],
    ['names a number that is no text', token(says('{"id": 80351110224678912}'))],
  ])('is unknown where Discord %s', async (_, answer) => {
    await expect(accountWith(answer, SHORT_MS)).rejects.toThrow();
  });
});
