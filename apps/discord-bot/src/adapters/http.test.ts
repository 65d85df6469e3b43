import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../testing/bot-discord.js';
import { useTestBot } from '../testing/test-bot.js';
import { interactionRoute } from './http.js';

/** Discord's side: it signs the time and the body with its Ed25519 key. */
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const PUBLIC_KEY = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');

const tested = useTestBot();

function route(pending: Promise<void>[] = []) {
  const { bot } = tested.it;
  return interactionRoute({ publicKey: PUBLIC_KEY, bot, waitUntil: (work) => pending.push(work) });
}

function signed(interaction: unknown, changed?: string, ageMs = 0) {
  return signedText(JSON.stringify(interaction), changed, ageMs);
}

function signedText(body: string, changed?: string, ageMs = 0) {
  const timestamp = String(Math.floor((tested.it.bot.now() - ageMs) / 1000));
  const signature = sign(null, Buffer.from(timestamp + body), privateKey).toString('hex');
  const headers = { 'x-signature-ed25519': signature, 'x-signature-timestamp': timestamp };
  return { method: 'POST', headers, body: changed ?? body };
}

describe('interactions over HTTP', () => {
  it('answer the ping that Discord sends when the address is entered', async () => {
    const response = await route().request('/', signed({ type: 1, id: '1', token: 't' }));
    expect([response.status, await response.json()]).toEqual([200, { type: 1 }]);
  });

  it('are refused without a signature, or with that of something else', async () => {
    const body = JSON.stringify({ type: 1 });
    expect((await route().request('/', { method: 'POST', body })).status).toBe(401);
    expect((await route().request('/', signed({ type: 1 }, '{"type":1,"x":1}'))).status).toBe(401);
    const { headers } = signed({ type: 1 });
    const { 'x-signature-ed25519': signature, ...unsigned } = headers;
    const wrong = ['', 'not hexadecimal', signature.slice(2), `00${signature.slice(2)}`];
    for (const each of [unsigned, ...wrong.map((text) => ({ ...headers, 'x-signature-ed25519': text }))])
      expect((await route().request('/', { method: 'POST', body, headers: each })).status).toBe(401);
    expect((await route().request('/', { method: 'POST', body, headers })).status).toBe(200);
  });

  it('are refused with a signature of another time: a copy of what was answered then', async () => {
    const ages = [-3_600_000, -400_000, 400_000, 3_600_000];
    for (const age of ages)
      expect((await route().request('/', signed({ type: 1 }, undefined, age))).status).toBe(401);
    for (const age of [-200_000, 200_000])
      expect((await route().request('/', signed({ type: 1 }, undefined, age))).status).toBe(200);
    const { body, headers } = signed({ type: 1 });
    const later = String(Number(headers['x-signature-timestamp']) + 1);
    const moved = { method: 'POST', body, headers: { ...headers, 'x-signature-timestamp': later } };
    expect((await route().request('/', moved)).status).toBe(401);
  });

  it('are refused under another application’s key, and beyond a megabyte', async () => {
    const other = generateKeyPairSync('ed25519').publicKey.export({ format: 'der', type: 'spki' });
    const { bot } = tested.it;
    const app = interactionRoute({ publicKey: other.subarray(-32).toString('hex'), bot });
    expect((await app.request('/', signed({ type: 1 }))).status).toBe(401);
    expect((await route().request('/', signed({ type: 1, x: 'x'.repeat(1_000_001) }))).status).toBe(413);
  });

  it('are answered even when nothing can be made of them', async () => {
    const nobody = { ...tested.it.person('Anna').commandOf('move', { move: 'e4' }), user: undefined };
    expect((await route().request('/', signed(nobody))).status).toBe(400);
    expect(tested.it.log.splice(0).join()).toContain('without a user');
  });

  it.each(['', 'no JSON', '{', 'null', '5', '[]', '{}', '{"type":2}', '{"type":"2","id":"1","token":"t"}'])(
    'are refused when they are signed, and no interaction: %s',
    async (body) => {
      const response = await route().request('/', signedText(body));
      expect([response.status, await response.text()]).toEqual([400, 'unreadable interaction']);
    },
  );

  it('are refused when their id was sent before, as long as the signature would still do', async () => {
    const app = route();
    const command = tested.it.person('Anna').typingOf('watch', 'options', '', { game: 'chess' });
    const sent = signed(command, undefined, -290_000);
    expect((await app.request('/', sent)).status).toBe(200);
    for (const later of [0, 580_000]) {
      tested.it.clock.offsetMs += later;
      expect((await app.request('/', sent)).status).toBe(409);
    }
    tested.it.clock.offsetMs += 21_000;
    expect((await app.request('/', sent)).status).toBe(401);
    expect((await app.request('/', signed({ type: 1, id: '1' }))).status).toBe(200);
    expect((await app.request('/', signed({ type: 1, id: '1' }))).status).toBe(200);
  });

  it('begin a game: an acknowledgement at once, the board behind it', async () => {
    const anna = tested.it.person('Anna');
    anna.channelId = 'http';
    const pending: Promise<void>[] = [];
    const command = anna.commandOf('play', { game: 'zabor', level: 1 });
    const response = await route(pending).request('/', signed(command));
    expect(await response.json()).toEqual({ type: 5, data: {} });
    await Promise.all(pending);
    expect(wordsOf(anna.discord.in('http')[0]?.message as never)).toMatch(/Zabor/);
  });
});
