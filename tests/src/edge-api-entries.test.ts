import { expect, it } from 'vitest';

/** The entries of the platforms of functions, each called as its platform calls it. */

const PATH = '/v1/best-move';
const QUERY = 'game=chess&nodes=500';

/** Checks the answer of an entry. */
function check(status: number, answer: unknown): void {
  expect(status).toBe(200);
  expect(answer).toMatchObject({ game: 'chess', move: expect.any(String), nodes: 500, scoreFor: 'w' });
}

// The built files are plain scripts for their platforms, without types.
const load = (name: string) => import(import.meta.resolve(`@tahoun/edge-api/${name}`));

it('AWS Lambda: an event of a function URL', async () => {
  const { handler } = await load('lambda');
  const event = {
    version: '2.0',
    routeKey: '$default',
    rawPath: PATH,
    rawQueryString: QUERY,
    headers: { accept: 'application/json' },
    body: null,
    isBase64Encoded: false,
    requestContext: {
      domainName: 'abc.lambda-url.eu-central-1.on.aws',
      http: { method: 'GET', path: PATH, sourceIp: '203.0.113.7' },
    },
  };
  const { statusCode, headers, body } = await handler(event, {});
  check(statusCode, JSON.parse(body));
  expect(headers.ratelimit).toMatch(/^"nodes";r=\d+/);
  const posted = { ...event, rawQueryString: '', headers: { 'content-type': 'application/json' } };
  const context = { ...event.requestContext, http: { ...event.requestContext.http, method: 'POST' } };
  const bad = await handler({ ...posted, requestContext: context, body: '{"game":"zabor","level":99}' }, {});
  expect(bad.statusCode).toBe(400);
  expect(JSON.parse(bad.body)).toMatchObject({ code: 'number-range', field: 'level' });
});

it('Vercel: a request', async () => {
  const { default: entry } = await load('vercel');
  const address = `https://x.vercel.app${PATH}`;
  const headers = { 'Content-Type': 'application/json', 'X-Real-IP': '203.0.113.7' };
  const body = JSON.stringify({ game: 'chess', nodes: 500 });
  for (const request of [
    new Request(`${address}?${QUERY}`, { headers }),
    new Request(address, { method: 'POST', body, headers }),
  ]) {
    const response: Response = await entry.fetch(request);
    check(response.status, await response.json());
  }
});

it('Deno: a request and where it came from', async () => {
  const { default: entry } = await load('deno');
  const info = { remoteAddr: { transport: 'tcp', hostname: '203.0.113.7', port: 50_000 } };
  const response: Response = await entry.fetch(new Request(`https://x.deno.dev${PATH}?${QUERY}`), info);
  check(response.status, await response.json());
  const docs: Response = await entry.fetch(new Request('https://x.deno.dev/docs/swagger-ui.css'), info);
  expect(docs.headers.get('content-type')).toContain('text/css');
});
