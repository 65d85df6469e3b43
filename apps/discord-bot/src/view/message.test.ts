import { describe, expect, it } from 'vitest';
import { container, messageBody, picture, select, shortened, text, textMessage } from './message.js';

describe('a message', () => {
  it('is for one person when it is words, and pings nobody', () => {
    expect(messageBody(textMessage('@everyone'))).toMatchObject({
      flags: (1 << 15) | (1 << 6),
      allowed_mentions: { parse: [], users: [] },
    });
    expect(messageBody(textMessage('All see it', false)).flags).toBe(1 << 15);
  });

  it('keeps to the lengths that Discord takes', () => {
    const long = 'x'.repeat(9000);
    expect(text(long).content).toHaveLength(4000);
    expect(picture('a.png', long).items[0]?.description).toHaveLength(1024);
    const menu = select('id', long, [{ label: long, value: 'a' }]);
    expect([menu.placeholder?.length, menu.options[0]?.label.length]).toEqual([150, 100]);
  });

  it('is cut with a sign that there was more, and only then', () => {
    expect(shortened('abcdef', 6)).toBe('abcdef');
    expect(shortened('abcdefg', 6)).toBe('abcde…');
  });

  it('is cut between characters as people see them', () => {
    const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';
    expect(shortened(`ab${family}cd`, 8)).toBe('ab…');
    expect(shortened(`abc\u0065\u0301fgh`, 5)).toBe('abc…');
  });

  it('has a colour where one is given, black too', () => {
    expect(container([], 0)).toMatchObject({ accent_color: 0 });
    expect(container([])).not.toHaveProperty('accent_color');
  });
});
