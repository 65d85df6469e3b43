import { type LookupAddress, lookup } from 'node:dns';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { mayBeWebhook, webhookPost } from './post-webhook.js';

vi.mock('node:dns', async (original) => {
  const dns = await original<typeof import('node:dns')>();
  return { ...dns, lookup: vi.fn(dns.lookup) };
});
type Found = (error: null, addresses: LookupAddress[]) => void;

const taken: { url: string; signature: string; body: string }[] = [];
let connections = 0;
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (data) => (body += data));
  request.on('end', () => {
    taken.push({ url: request.url as string, signature: String(request.headers['webhook-signature']), body });
    if (request.url === '/silent') return;
    const status = request.url === '/moved' ? 302 : request.url === '/broken' ? 500 : 204;
    response.writeHead(status, status === 302 ? { Location: '/ok' } : {}).end();
  });
});
receiver.on('connection', () => connections++);
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});
afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});

const HEADERS = { 'Webhook-Signature': 'v1,abc' };

it('a call is taken where the answer is a success, and no redirect is followed', async () => {
  const post = webhookPost('private');
  const answers = [];
  for (const path of ['/ok', '/broken', '/moved']) answers.push(await post(url + path, HEADERS, '{"a":"š"}'));
  answers.push(await webhookPost('private', 300)(`${url}/silent`, HEADERS, '{}'));
  expect(answers).toEqual([true, false, false, false]);
  expect(taken.map((call) => call.url)).toEqual(['/ok', '/broken', '/moved', '/silent']);
  expect(taken[0]).toEqual({ url: '/ok', signature: 'v1,abc', body: '{"a":"š"}' });
  expect(await post('http://127.0.0.1:1/', {}, '')).toBe(false);
});

it('the scheme of an address may be written in capitals', async () => {
  expect(await webhookPost('private')(`${url.replace('http:', 'HTTP:')}/ok`, HEADERS, '{}')).toBe(true);
  expect(await webhookPost('public')('HTTPS://localhost:1/', HEADERS, '{}')).toBe(false);
});

it.each([
  'http://example.org/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::127.0.0.1]/',
  'https://[::a00:1]/',
  'https://localhost/',
  'https://LocalHost./',
  'https://a.localhost/',
  'https://printer.local/',
  'https://metadata.google.internal/',
  'https://metadata.google.internal./',
  'https://router.home.arpa/',
  'https://intranet/',
  'https://[::ffff:10.0.0.1]/',
  'https://[fd00::1]/',
  'https://[fe80::1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://169.254.169.254/latest/meta-data',
  'https://10.1.2.3/',
  'https://100.64.0.1/',
  'https://0.0.0.0/',
  'https://anna:secret@example.org/',
  'ftp://example.org/',
  'javascript:alert(1)',
  'here',
])('%s is no webhook of the internet', (address) => {
  expect(mayBeWebhook(address, 'public')).toBe(false);
});

it('a name that leads to this machine is not called', async () => {
  const before = connections;
  const { port } = new URL(url);
  const lookedUp: string[] = [];
  vi.mocked(lookup).mockImplementationOnce(((name: string, _options: object, done: Found) => {
    lookedUp.push(name);
    done(null, [{ address: '127.0.0.1', family: 4 }]);
  }) as never);
  expect(mayBeWebhook(`https://rebound.example:${port}/`, 'public')).toBe(true);
  expect(await webhookPost('public')(`https://rebound.example:${port}/`, HEADERS, '{}')).toBe(false);
  expect([lookedUp, connections]).toEqual([['rebound.example'], before]);
});

it.each([
  'https://example.org/tahoun',
  'https://local.example/',
  'https://mylocalhost.org/',
  'https://[2606:4700::1111]/',
  'https://1.1.1.1:8443/',
])('%s is one', (address) => {
  expect(mayBeWebhook(address, 'public')).toBe(true);
  expect(mayBeWebhook(address, 'private')).toBe(true);
});
