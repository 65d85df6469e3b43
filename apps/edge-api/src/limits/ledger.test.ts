import { readFileSync } from 'node:fs';
import { LIVE_ACTIONS } from '@tahoun/live';
import { describe, expect, it } from 'vitest';
import { API } from '../routes/api.js';
import { ACTIONS, MESSAGES, PAGES } from '../routes/tariff.js';
import { discordActivity } from '../sign-in/activity.js';
import { discordSignIn } from '../sign-in/routes.js';
import { readMessage } from '../socket/message.js';
import { Client } from './client.js';
import { type Item, LEDGER, entryOf } from './ledger.js';
import { MemoryRateLimiter } from './rate-limiter.js';

const discord = { clientId: '1', clientSecret: 's', api: 'http://localhost' };
const seats = { seatAccount: async () => null, ownGameAt: async () => null, gameIn: async () => null };

describe('the tariff', () => {
  it('has every message of a socket and every action in a game by link', () => {
    const said = ['{"id":"1","ask":"solve"}', '{"id":"1","cancel":true}'].map(
      (text) => readMessage(text)?.kind,
    );
    expect(Object.keys(MESSAGES)).toEqual(said);
    expect(Object.keys(ACTIONS).toSorted()).toEqual(LIVE_ACTIONS.toSorted());
  });

  it('has every entry of the ledger', () => {
    const routes = {
      ...API,
      ...discordSignIn(discord, seats, 'http://localhost'),
      ...discordActivity(discord, 'token', seats),
    };
    const used = [
      ...Object.values(routes).flatMap(({ items }) => items),
      ...[MESSAGES, ACTIONS, PAGES].flatMap((table) => Object.values(table).flat()),
    ];
    expect([...new Set(used)].toSorted()).toEqual(Object.keys(LEDGER).toSorted());
  });

  it('is all that a request can be charged for', async () => {
    const tier = { ceilings: { nodes: 1, threads: 1, treeNodes: 1 }, nodesPerMinute: 1e6 };
    const client = new Client('a', tier, true, new MemoryRateLimiter(), ['request']);
    await client.charge({ request: 1 });
    await expect(client.charge({ liveGame: 1 })).rejects.toThrow(
      'the tariff of this request has no liveGame',
    );
    expect(client.paid).toBe(1000);
  });
});

describe('the ledger', () => {
  it('bounds everything, and names its owner', () => {
    for (const item of Object.keys(LEDGER) as Item[]) {
      const { nodes, price, ofOwner, inAll, bound } = entryOf(item);
      expect(nodes === undefined, item).toBe(price === undefined);
      expect(ofOwner ?? inAll ?? bound, item).toBeDefined();
    }
  });

  it('is what docs/api.md shows', () => {
    const page = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8');
    const [, table = ''] = /^\| what +\| owner.*\n.*\n((?:\|.*\n)+)/m.exec(page) ?? [];
    const cells = (line: string) => line.split('|').map((cell) => cell.trim());
    const shown = table
      .trim()
      .split('\n')
      .map((line) => cells(line).join('|'));
    expect((Object.keys(LEDGER) as Item[]).map(rowOf)).toEqual(shown);
  });
});

/** An entry as a row of a table. */
function rowOf(item: Item): string {
  const { what, owner, price = 'nothing', ofOwner, inAll, bound } = entryOf(item);
  const count = (most: number, of: string) => `${most.toLocaleString('en')} of ${of}`;
  const bounds = [
    ...(ofOwner === undefined ? [] : [count(ofOwner, owner === 'connection' ? 'a connection' : 'a client')]),
    ...(inAll === undefined ? [] : [count(inAll, 'all')]),
    ...(bound === undefined ? [] : [bound]),
  ];
  return ['', what, owner, price, bounds.join('; '), ''].join('|');
}
