import { type APIApplication, PermissionFlagsBits } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { inviteUrl, portalProblems } from './set-up.js';

describe('setting the bot up', () => {
  it('has an address that asks for the bot, its commands, and the permissions of the manual', () => {
    const { searchParams, origin, pathname } = new URL(inviteUrl('123'));
    expect(`${origin}${pathname}`).toBe('https://discord.com/oauth2/authorize');
    expect(searchParams.get('client_id')).toBe('123');
    expect(searchParams.get('scope')).toBe('bot applications.commands');
    const asked = BigInt(searchParams.get('permissions') ?? '');
    const named = Object.entries(PermissionFlagsBits).filter(([, bit]) => (asked & bit) !== 0n);
    expect(named.map(([name]) => name).sort()).toEqual([
      'AttachFiles',
      'CreatePublicThreads',
      'ReadMessageHistory',
      'SendMessages',
      'SendMessagesInThreads',
      'ViewChannel',
    ]);
  });

  it.each([
    [{}, false, []],
    [{ interactions_endpoint_url: 'https://x.y' }, true, []],
    [{ interactions_endpoint_url: 'https://x.y' }, false, [/empty "Interactions Endpoint URL"/]],
    [{}, true, [/enter its public address/]],
    [{ bot_require_code_grant: true }, false, [/Requires OAuth2 Code Grant/]],
  ] as const)('tells what is wrong with %j (over HTTP: %s)', (application, isHttp, problems) => {
    const found = portalProblems(application as unknown as APIApplication, isHttp);
    expect(found).toEqual(problems.map((problem) => expect.stringMatching(problem)));
  });
});
