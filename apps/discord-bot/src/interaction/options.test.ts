import { describe, expect, it } from 'vitest';
import { Options } from './options.js';

const USER = { id: '5', username: 'bruno' };
const FILE = { id: '6', url: 'https://cdn/x.pgn', size: 10 };

const options = new Options({
  options: [
    { name: 'word', type: 3, value: '12' },
    { name: 'count', type: 4, value: 0 },
    { name: 'empty', type: 3, value: '' },
    { name: 'person', type: 6, value: '5' },
    { name: 'stranger', type: 6, value: '7' },
    { name: 'file', type: 11, value: '6' },
    { name: 'typed', type: 3, value: 'ab', focused: true },
  ],
  resolved: { users: { 5: USER }, attachments: { 6: FILE } },
} as never);

describe('what was filled in after a command', () => {
  it('is had by its name and kind; zero and nothing typed are something', () => {
    expect([options.text('word'), options.number('word')]).toEqual(['12', 12]);
    expect([options.text('count'), options.number('count')]).toEqual(['0', 0]);
    expect(options.text('empty')).toBe('');
  });

  it('is nothing where nothing was filled in, or Discord did not say who or what it is', () => {
    for (const kind of ['text', 'number', 'user', 'attachment'] as const)
      expect(options[kind]('absent'), kind).toBeUndefined();
    expect(options.user('stranger')).toBeUndefined();
    expect(options.attachment('person')).toBeUndefined();
    expect([options.user('person'), options.attachment('file')]).toEqual([USER, FILE]);
  });

  it('knows what is being typed', () => {
    expect(options.focused).toEqual({ name: 'typed', text: 'ab' });
    expect(new Options({} as never).focused).toBeUndefined();
    expect(new Options({} as never).text('word')).toBeUndefined();
  });
});
