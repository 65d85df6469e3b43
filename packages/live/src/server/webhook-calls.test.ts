import '@tahoun/catalogue/all';
import { createHash, createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { DATABASES } from '../testing/database-place.js';
import { CHESS, move, playing, refused } from '../testing/live-people.js';
import { useLiveService } from '../testing/live-service.js';
import type { LiveGames } from './live-games.js';
import { WebhookCalls } from './webhook-calls.js';

describe.each(DATABASES)('live games with webhooks in %s', (kind) => {
  const live = useLiveService(kind);
  let games: LiveGames;

  beforeEach(() => {
    ({ games } = live.first);
  });

  /** Calls of webhooks, one round at a time. @param post what happens to a call, and whether it is taken */
  function calling(post: () => Promise<boolean> | boolean) {
    const posted: { url: string; headers: Readonly<Record<string, string>>; body: string }[] = [];
    const calls = new WebhookCalls(
      live.first.store,
      async (url, headers, body) => {
        posted.push({ url, headers, body });
        return post();
      },
      (said, error) => {
        throw new Error(said, { cause: error });
      },
      'https://play.example',
    );
    const round = async () => {
      await Promise.all(await calls.round());
      return posted.length;
    };
    return { posted, round, calls };
  }

  it('call the webhook of whoever is to move, signed with the digest of their key', async () => {
    const { id, anna, bruno } = await playing(games, CHESS);
    const { posted, round } = calling(() => true);
    expect(await refused(games.setWebhook(id, 'another', 'https://a.example/'))).toBe('not-player');
    await games.setWebhook(id, bruno, 'https://b.example/');
    expect(await round()).toBe(0);
    await games.act(id, anna, move('e4', 0));
    expect([await round(), await round()]).toEqual([1, 1]);
    const { url, headers, body } = posted[0] as (typeof posted)[0];
    expect(url).toBe('https://b.example/');
    const own = {
      id,
      status: 'active',
      turn: 'b',
      you: 'b',
      plies: 1,
      move: 'e4',
      position: 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1',
      board: `https://play.example/live/${id}`,
    };
    expect(JSON.parse(body)).toMatchObject({ type: 'your-move', data: own });
    const signed = `${headers['Webhook-Id']}.${headers['Webhook-Timestamp']}.${body}`;
    const secret = createHash('sha256').update(bruno).digest();
    expect(headers['Webhook-Signature']).toBe(
      `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`,
    );
    await games.act(id, bruno, move('e5', 1));
    expect(await round()).toBe(1);
    await games.act(id, anna, { kind: 'resign' });
    expect(await round()).toBe(2);
    expect(JSON.parse(posted[1]?.body ?? '')).toMatchObject({ type: 'game-over', data: { id } });
    // In the next game Bruno begins: it is his turn as soon as both want it.
    await games.act(id, bruno, { kind: 'rematch' });
    expect(await round()).toBe(2);
    const { rematch } = await games.act(id, anna, { kind: 'rematch' });
    expect(await round()).toBe(3);
    expect(JSON.parse(posted[2]?.body ?? '')).toMatchObject({
      data: { id: rematch?.id, plies: 0, move: null },
    });
    await games.setWebhook(rematch?.id as string, bruno, null);
    await games.act(rematch?.id as string, bruno, { kind: 'resign' });
    expect(await round()).toBe(3);
  });

  it('call a webhook again that did not answer, about the newest state, and give up after some hours', async () => {
    const { id, anna, bruno } = await playing(games, CHESS);
    let meanwhile: (() => Promise<unknown>) | undefined;
    const { posted, round } = calling(async () => {
      await meanwhile?.();
      return meanwhile !== undefined;
    });
    await games.setWebhook(id, bruno, 'https://b.example/');
    await games.act(id, anna, move('e4', 0));
    for (let tries = 1; tries <= 8; tries++) {
      expect([await round(), await round()]).toEqual([tries, tries]);
      live.now += 10_000 * 3 ** (tries - 1);
    }
    live.now += 1e9;
    expect(await round()).toBe(8);
    await games.act(id, bruno, move('e5', 1));
    await games.act(id, anna, move('d4', 2));
    // While it is called about one move, the next one has come.
    meanwhile = async () => {
      meanwhile = async () => undefined;
      await games.act(id, bruno, move('exd4', 3));
      await games.act(id, anna, move('Qxd4', 4));
    };
    expect([await round(), await round(), await round()]).toEqual([9, 10, 10]);
    expect(posted.slice(8).map(({ body }) => JSON.parse(body).data.plies)).toEqual([3, 5]);
  });

  it('call no webhook later because another server is silent, however many calls it is to get', async () => {
    const ends: (() => void)[] = [];
    const { posted, calls } = calling(() => new Promise((resolve) => ends.push(() => resolve(true))));
    const begin = async (url: string) => {
      const { id, anna, bruno } = await playing(games, CHESS);
      await games.setWebhook(id, bruno, url);
      await games.act(id, anna, move('e4', 0));
    };
    for (let i = 0; i < 8; i++) await begin(`https://SILENT.example:${8000 + i}/?${i}`);
    live.now += 1;
    await begin('https://b.example/');
    const begun = await calls.round();
    await expect.poll(() => posted).toHaveLength(begun.length);
    const silent = posted.filter(({ url }) => url.startsWith('https://SILENT.example'));
    expect(silent.length).toBeLessThan(8);
    expect(posted.map(({ url }) => url)).toContain('https://b.example/');
    expect(await calls.round()).toEqual([]);
    const answering = setInterval(() => ends.pop()?.(), 1);
    for (let more = begun; more.length > 0; more = await calls.round()) await Promise.all(more);
    clearInterval(answering);
    expect(new Set(posted.map(({ url }) => url)).size).toBe(9);
  });
});
