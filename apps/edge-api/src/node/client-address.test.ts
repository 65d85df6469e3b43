import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.js';

/** The address as the Node server reads it, on a connection from 9.9.9.9. */
async function addressOf(forwarded: string | undefined, trustsProxy: boolean): Promise<string> {
  const app = new Hono().get('/', (c) => c.text(clientAddress(c, trustsProxy) ?? 'none'));
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
  const socket = { remoteAddress: '9.9.9.9', remotePort: 5, remoteFamily: 'IPv4' };
  return (await app.request('/', { headers }, { incoming: { socket } })).text();
}

describe('the address of a client', () => {
  // The client itself wrote all that comes before the last entry.
  it.each([
    ['1.1.1.1', '1.1.1.1'],
    ['6.6.6.6, 1.1.1.1', '1.1.1.1'],
    ['6.6.6.6,7.7.7.7,1.1.1.1', '1.1.1.1'],
    ['6.6.6.6 ,  2001:db8::1 ', '2001:db8::1'],
    ['', '9.9.9.9'],
    [' ', '9.9.9.9'],
    ['6.6.6.6, ', '9.9.9.9'],
    [undefined, '9.9.9.9'],
  ])('behind a proxy that wrote %j is %s', async (forwarded, address) => {
    expect(await addressOf(forwarded, true)).toBe(address);
  });

  it.each(['1.1.1.1', '6.6.6.6, 1.1.1.1', undefined])(
    'without a proxy is that of the connection, not %j',
    async (forwarded) => {
      expect(await addressOf(forwarded, false)).toBe('9.9.9.9');
    },
  );
});
