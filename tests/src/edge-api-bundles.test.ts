import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The deployed folders, each in an otherwise empty place, started as on its platform. */

const BUNDLE = fileURLToPath(new URL('../../apps/edge-api/bundle.ts', import.meta.url));
const QUERY = 'game=chess&nodes=500';

const place = mkdtempSync(join(tmpdir(), 'tahoun-bundles-'));
afterAll(() => rmSync(place, { recursive: true }));

const folderOf = (platform: string) => join(place, platform);

function bundle(platform: string): void {
  const { status, stderr } = spawnSync(process.execPath, [BUNDLE, platform, folderOf(platform)], {
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
}

/** The output of a script in the folder, in a process that sees no packages. */
function run(platform: string, script: string): unknown {
  const file = join(folderOf(platform), 'caller.mjs');
  writeFileSync(file, script);
  const { stdout, stderr } = spawnSync(process.execPath, [file], {
    cwd: folderOf(platform),
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
  });
  rmSync(file);
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

const ANSWER = { game: 'chess', move: expect.any(String), nodes: 500, scoreFor: 'w' };

/** Three kings against one, won by the endgame tables beside the code. */
const ENDING = 'game=czech-draughts&position=W:WKd8,Kg3,Kf4:BKg1&nodes=500';
const WON = { move: 'g3-h2', mate: 5, exact: true };

describe('AWS Lambda', { tags: 'rest' }, () => {
  beforeAll(() => bundle('lambda'));

  const EVENT = `{
    version: '2.0', routeKey: '$default', rawPath: '/v1/best-move', rawQueryString: '${QUERY}',
    headers: { accept: 'application/x-ndjson' }, body: null, isBase64Encoded: false,
    requestContext: { domainName: 'x.on.aws', http: { method: 'GET', path: '/v1/best-move', sourceIp: '203.0.113.7' } },
  }`;

  it('answers an event of a function URL', () => {
    const script = `
      const { handler } = await import('./lambda.mjs');
      const event = ${EVENT};
      event.headers = {};
      const { statusCode, body } = await handler(event, {});
      console.log(JSON.stringify([statusCode, JSON.parse(body)]));`;
    expect(run('lambda', script)).toEqual([200, expect.objectContaining(ANSWER)]);
  });

  it('knows the endings that are solved', () => {
    const script = `
      const { handler } = await import('./lambda.mjs');
      const event = { ...${EVENT}, rawQueryString: '${ENDING}', headers: {} };
      console.log((await handler(event, {})).body);`;
    expect(run('lambda', script)).toMatchObject(WON);
  });

  it('streams line by line, where the runtime can', () => {
    const script = `
      import { Writable } from 'node:stream';
      const parts = [];
      let told;
      globalThis.awslambda = {
        streamifyResponse: (handle) => handle,
        HttpResponseStream: { from: (stream, metadata) => { told = metadata; return stream; } },
      };
      const { streaming } = await import('./lambda.mjs');
      const stream = new Writable({ write(chunk, _encoding, done) { parts.push(String(chunk)); done(); } });
      await streaming(${EVENT}, stream, {});
      console.log(JSON.stringify([told.statusCode, told.headers['content-type'], parts.map((part) => JSON.parse(part))]));`;
    const [status, type, steps] = run('lambda', script) as [number, string, { final: boolean }[]];
    expect([status, type]).toEqual([200, 'application/x-ndjson']);
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.at(-1)).toMatchObject({ ...ANSWER, final: true });
  });

  it('has the files of the reference', () => {
    const script = `
      const { handler } = await import('./lambda.mjs');
      const event = { ...${EVENT}, rawPath: '/docs/swagger-ui.css', rawQueryString: '' };
      const { statusCode, headers } = await handler(event, {});
      console.log(JSON.stringify([statusCode, headers['content-type']]));`;
    expect(run('lambda', script)).toEqual([200, expect.stringContaining('text/css')]);
  });

  it('explains an error of a game', () => {
    const script = `
      const { handler } = await import('./lambda.mjs');
      const event = { ...${EVENT}, rawPath: '/docs/errors/fen-rank-count', rawQueryString: '', headers: {} };
      const { statusCode, body } = await handler(event, {});
      console.log(JSON.stringify([statusCode, body]));`;
    expect(run('lambda', script)).toEqual([200, expect.stringContaining('8 ranks')]);
  });
});

describe('Vercel', { tags: 'rest' }, () => {
  beforeAll(() => bundle('vercel'));

  it('answers every path by one function, and has the files of the reference beside it', () => {
    const read = (name: string) => readFileSync(join(folderOf('vercel'), name), 'utf8');
    const { rewrites, functions } = JSON.parse(read('vercel.json'));
    expect(rewrites).toEqual([{ source: '/(.*)', destination: '/api' }]);
    expect(Object.keys(functions)).toEqual(['api/index.mjs']);
    expect(read('public/docs/swagger-ui.css')).not.toBe('');
    const script = `
      // As the platform finds it: what is exported by default, as far as that goes.
      let found = await import('./api/index.mjs');
      while (found.default) found = found.default;
      const ask = (query) => found.fetch(new Request('https://x.vercel.app/v1/best-move?' + query));
      const response = await ask('${QUERY}');
      const ending = await (await ask('${ENDING}')).json();
      console.log(JSON.stringify([response.status, await response.json(), ending]));`;
    const answers = [expect.objectContaining(ANSWER), expect.objectContaining(WON)];
    expect(run('vercel', script)).toEqual([200, ...answers]);
  });
});

describe('Deno', { tags: 'rest' }, () => {
  beforeAll(() => bundle('deno'));

  it('answers a request', () => {
    const script = `
      const { default: entry } = await import('./deno.mjs');
      const info = { remoteAddr: { hostname: '203.0.113.7' } };
      const ask = (query) => entry.fetch(new Request('https://x.deno.dev/v1/best-move?' + query), info);
      const response = await ask('${QUERY}');
      const ending = await (await ask('${ENDING}')).json();
      console.log(JSON.stringify([response.status, await response.json(), ending]));`;
    const answers = [expect.objectContaining(ANSWER), expect.objectContaining(WON)];
    expect(run('deno', script)).toEqual([200, ...answers]);
  });
});

it('another platform is refused with one line', () => {
  const { status, stderr } = spawnSync(process.execPath, [BUNDLE, 'toaster'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, '"toaster" is no platform; expected lambda, deno, vercel\n']);
});

describe('compose.yaml', () => {
  const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
  const services = new Map(
    read('compose.yaml')
      .split(/^ {2}(?=\w+:$)/m)
      .map((text) => [/^\w+/.exec(text)?.[0] ?? '', text]),
  );

  it('lets only the proxy be reached from outside, and has the API believe it', () => {
    const open = [...services].filter(([, text]) => /^ {4}ports:/m.test(text)).map(([name]) => name);
    expect(open).toEqual(['proxy']);
    expect(services.get('api')).toContain('TAHOUN_TRUST_PROXY: "1"');
    // Games are those of both.
    for (const name of ['api', 'bot']) expect(services.get(name)).toContain('["games:/data"]');
    expect(read('Caddyfile')).toMatch(/reverse_proxy \{\$API:api:3000\}/);
  });
});

it('docs and configuration name the wrangler whose workerd is that of the tests', () => {
  const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  const versions = ['docs/hosting.md', 'apps/edge-api/wrangler.jsonc'].map(
    (path) => /wrangler@([\d.]+)/.exec(read(path))?.[1],
  );
  expect(new Set(versions).size).toBe(1);
  expect(read('tests/package.json')).toContain('"miniflare": "4.20260730.0"');
});
