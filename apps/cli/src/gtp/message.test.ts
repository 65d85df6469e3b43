import { describe, expect, it } from 'vitest';
import { formatAnswer, isInterrupt, parseMessage } from './message.js';

describe('a line', () => {
  it.each([
    ['play b C3', { id: '', name: 'play', words: ['b', 'C3'] }],
    ['  12   play\tb C3 \r', { id: '12', name: 'play', words: ['b', 'C3'] }],
    ['007 name', { id: '007', name: 'name', words: [] }],
    ['name#12 quit', { id: '', name: 'name', words: [] }],
    ['na\u0000m\u001be', { id: '', name: 'name', words: [] }],
    ['5', { id: '5', name: '', words: [] }],
    ['-5 name', { id: '', name: '-5', words: ['name'] }],
  ])('%j', (line, message) => {
    expect(parseMessage(line)).toEqual(message);
  });

  it.each(['', '   ', '\r', '# a comment', '\t\u0007'])('%j says nothing', (line) => {
    expect(parseMessage(line)).toBeNull();
  });

  it('may ask for an interruption in a comment', () => {
    expect(isInterrupt('# interrupt')).toBe(true);
    expect(isInterrupt('genmove b # interrupt')).toBe(false);
  });
});

it('no answer has an empty line but its last', () => {
  expect(formatAnswer('3', true, 'a\n\n\nb')).toBe('=3 a\nb\n\n');
  expect(formatAnswer('', false, 'unknown command')).toBe('? unknown command\n\n');
});
