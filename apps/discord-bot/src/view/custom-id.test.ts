import { Refusal } from '@tahoun/live';
import { describe, expect, it } from 'vitest';
import { MAX_CUSTOM_ID, formatCustomId, parseCustomId } from './custom-id.js';

describe('custom ids', () => {
  it('give back what was written, colons in the argument too', () => {
    const id = { game: 'byfh2jqd93pc', shown: 12, action: 'pick', argument: 'a1,b2:/' } as const;
    expect(parseCustomId(formatCustomId(id))).toEqual(id);
  });

  it('hold the longest chain of targets that a capture can have', () => {
    const argument = Array.from({ length: 13 }, () => 'a1').join(',');
    const id = formatCustomId({ game: 'zzzzzzzzzzzzz', shown: 9999, action: 'pick', argument });
    expect(id.length).toBeLessThanOrEqual(MAX_CUSTOM_ID);
    expect(() => formatCustomId({ game: '', shown: 0, action: 'pick', argument: 'x'.repeat(100) })).toThrow(
      /too long/,
    );
  });

  it('of other versions and other bots are refused politely', () => {
    for (const text of ['', 't0:a:1:pick:', 't1:a:x:pick:', 't1:a:1:explode:', 't1'])
      expect(() => parseCustomId(text)).toThrow(Refusal);
  });
});
