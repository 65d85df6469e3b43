import { expect, it } from 'vitest';
import { get, problemOf, testApp } from '../testing/test-app.js';

it('a socket is refused with 501 where the host has none, and with 426 to what is no WebSocket', async () => {
  const without = await get(testApp(), '/v1/socket', {}, { Upgrade: 'websocket' });
  expect(await problemOf(without)).toMatchObject({ status: 501, code: 'socket-unavailable' });
  const app = testApp({ socket: () => new Response('opened') });
  const plain = await get(app, '/v1/socket');
  expect(plain.headers.get('upgrade')).toBe('websocket');
  expect(await problemOf(plain)).toMatchObject({ status: 426, code: 'upgrade-required' });
  expect(await (await get(app, '/v1/socket', {}, { Upgrade: 'WebSocket' })).text()).toBe('opened');
});
