import { createHash } from 'node:crypto';
import { DiscordSDKMock } from '@discord/embedded-app-sdk';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { seatInActivity } from './seat.js';

/** The same with the SDK as it is: `tests/src/activity.test.ts`. */

describe('a seat inside Discord', () => {
  afterEach(() => vi.useRealTimers());

  it('is asked for with a code that only this page can use, for the identity alone', async () => {
    const sdk = new DiscordSDKMock('123', null, '456', null);
    const asked: Record<string, unknown>[] = [];
    sdk._updateCommandMocks({
      authorize: async (args) => {
        asked.push({ ...args });
        return { code: 'a-code' };
      },
    });
    sdk.emitReady();
    let sent = {} as Record<string, string>;
    const seat = await seatInActivity(sdk, '123', async (body) => {
      sent = body as typeof sent;
      return { id: 'game', key: null };
    });
    expect(seat).toEqual({ id: 'game', key: null });
    expect(sent).toEqual({
      code: 'a-code',
      verifier: expect.stringMatching(/^[\w-]{43}$/),
      instance: sdk.instanceId,
    });
    const challenge = createHash('sha256')
      .update(sent.verifier as string)
      .digest('base64url');
    expect(asked).toMatchObject([
      { client_id: '123', scope: ['identify'], code_challenge: challenge, code_challenge_method: 'S256' },
    ]);
  });

  it('is none for those who do not agree, who watch', async () => {
    const sdk = new DiscordSDKMock('123', null, '456', null);
    sdk._updateCommandMocks({ authorize: () => Promise.reject(new Error('OAuth2 was declined')) });
    sdk.emitReady();
    const sent: object[] = [];
    const seat = await seatInActivity(sdk, '123', async (body) => {
      sent.push(body);
      return { id: 'game', key: null };
    });
    expect(seat).toEqual({ id: 'game', key: null, isDeclined: true });
    expect(sent).toEqual([{ instance: sdk.instanceId }]);
  });

  it('is none when Discord is silent', async () => {
    vi.useFakeTimers();
    const sdk = new DiscordSDKMock('123', null, '456', null);
    sdk.ready = () => new Promise(() => undefined);
    const waiting = expect(seatInActivity(sdk, '123', () => Promise.reject(new Error('asked')))).rejects;
    await Promise.all([waiting.toThrow('does not answer'), vi.runAllTimersAsync()]);
  });
});
