import { beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, postText, problemOf, testApp } from '../testing/test-app.js';
import { MAX_BODY_BYTES } from './body.js';

let app: TestApp;
beforeEach(() => {
  app = testApp();
});

describe('a body', () => {
  it.each(['', '{', '{"game": zabor}', '\u0000'])('400: %j is not JSON', async (text) => {
    const response = await postText(app, '/v1/best-move', text);
    expect(response.status).toBe(400);
    expect(await problemOf(response)).toMatchObject({ code: 'json-syntax' });
  });

  it('400: own properties named __proto__ are unknown parameters like any other', async () => {
    const response = await postText(app, '/v1/best-move', '{"game":"zabor","__proto__":{"level":1}}');
    expect(await problemOf(response)).toMatchObject({ code: 'parameter-unknown', field: '__proto__' });
    const inside = await postText(app, '/v1/best-move', '{"game":"zabor","variant":{"__proto__":"1"}}');
    expect(await problemOf(inside)).toMatchObject({ code: 'parameter-unknown', field: 'variant' });
  });

  it.each([
    ['{"game":"zabor","game":"chess"}', 'game'],
    ['{"game":"zabor","level":1,"l\\u0065vel":2}', 'level'],
    ['{"game":"zabor","variant":{"size":"5","size":"7"}}', 'size'],
    ['{"game":"zabor","game":{"a":"{\\"a\\":["}}', 'game'],
  ])('400: %s, in which a key is there twice', async (text, field) => {
    const response = await postText(app, '/v1/legal-moves', text);
    const detail = `${field} is given more than once`;
    expect(await problemOf(response)).toMatchObject({
      status: 400,
      code: 'parameter-repeated',
      field,
      detail,
    });
  });

  it('200: the same key in different objects, and in texts', async () => {
    const positions = [
      { game: 'zabor', depth: 1 },
      { game: 'zabor', depth: 1, played: ['"game":"game":'] },
    ];
    expect((await postText(app, '/v1/batch', JSON.stringify({ positions }))).status).toBe(200);
  });

  it('400: bytes that are not UTF-8', async () => {
    const response = await postText(app, '/v1/best-move', new Uint8Array([0x22, 0xff, 0x22]));
    expect(response.status).toBe(400);
    expect(await problemOf(response)).toMatchObject({ code: 'body-encoding' });
  });

  it('400: nesting as deep as a body can hold', async () => {
    for (const open of ['[', '{"game":', '{"game":"zabor","variant":{"a":', '{"game":"zabor","moves":[']) {
      const response = await postText(app, '/v1/best-move', open.repeat(MAX_BODY_BYTES / open.length));
      expect(response.status).toBe(400);
      await problemOf(response);
    }
    const depth = 4000;
    for (const deep of [
      `${'['.repeat(depth)}${']'.repeat(depth)}`,
      `{"game":${'['.repeat(depth)}${']'.repeat(depth)}}`,
    ]) {
      const response = await postText(app, '/v1/best-move', deep);
      expect(response.status).toBe(400);
      expect((await problemOf(response)).detail).toContain('an array');
    }
  });

  it('400: parameters in the query of a POST', async () => {
    const response = await postText(app, '/v1/best-move?level=1', '{"game":"zabor"}');
    expect(response.status).toBe(400);
    expect(await problemOf(response)).toMatchObject({ code: 'parameter-in-query', field: 'level' });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', ''])(
    '415: %j',
    async (type) => {
      const response = await postText(app, '/v1/best-move', '{"game":"zabor"}', type);
      expect(response.status).toBe(415);
      expect(await problemOf(response)).toMatchObject({ code: 'content-type' });
    },
  );

  it.each(['gzip', 'br', 'GZIP'])('415: one that is compressed as %s', async (encoding) => {
    const ask = (contentEncoding: string) =>
      app.request('/v1/legal-moves', {
        method: 'POST',
        body: '{"game":"zabor"}',
        headers: { 'Content-Type': 'application/json', 'Content-Encoding': contentEncoding },
      });
    const response = await ask(encoding);
    expect([response.status, response.headers.get('accept-encoding')]).toEqual([415, 'identity']);
    expect(await problemOf(response)).toMatchObject({
      code: 'content-encoding',
      params: { found: encoding },
    });
    expect((await ask('identity')).status).toBe(200);
  });

  it('takes JSON with a charset', async () => {
    const response = await postText(
      app,
      '/v1/legal-moves',
      '{"game":"zabor"}',
      'Application/JSON; charset=utf-8',
    );
    expect(response.status).toBe(200);
  });
});

describe('413', () => {
  const padded = (bytes: number) => '{"game":"zabor"}'.padEnd(bytes);

  it('takes a body of the largest size and refuses one byte more', async () => {
    expect((await postText(app, '/v1/legal-moves', padded(MAX_BODY_BYTES))).status).toBe(200);
    const response = await postText(app, '/v1/legal-moves', padded(MAX_BODY_BYTES + 1));
    expect(response.status).toBe(413);
    const problem = await problemOf(response);
    expect(problem).toMatchObject({ code: 'body-too-large', params: { max: MAX_BODY_BYTES } });
    expect(problem.detail).toContain(String(MAX_BODY_BYTES));
  });

  it.each([
    ['receives the rest', 100, false],
    ['stops receiving what does not end', Number.POSITIVE_INFINITY, true],
  ])('whatever length was declared, %s', async (_, chunks, isCutOff) => {
    const CHUNK = 1000;
    const MEBIBYTE = 2 ** 20;
    let sent = 0;
    let cancelled = false;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent === chunks * CHUNK) return controller.close();
        sent += CHUNK;
        controller.enqueue(new Uint8Array(CHUNK).fill(32));
      },
      cancel() {
        cancelled = true;
      },
    });
    const response = await app.request('/v1/best-move', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', 'Content-Length': '10' },
      duplex: 'half',
    });
    expect(response.status).toBe(413);
    await problemOf(response);
    expect(cancelled).toBe(isCutOff);
    // Nothing else can be asked on a connection whose body was not received.
    expect(response.headers.get('connection')).toBe(isCutOff ? 'close' : null);
    if (isCutOff) expect(sent).toBeLessThan(MEBIBYTE + MAX_BODY_BYTES + 4 * CHUNK);
    else expect(sent).toBe(chunks * CHUNK);
  });

  it('400 for a body that breaks off', async () => {
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.error(new Error('gone')),
    });
    const response = await app.request('/v1/best-move', {
      method: 'POST',
      body: broken,
      headers: { 'Content-Type': 'application/json' },
      duplex: 'half',
    });
    expect(response.status).toBe(400);
    expect(await problemOf(response)).toMatchObject({ code: 'body-incomplete' });
  });
});
