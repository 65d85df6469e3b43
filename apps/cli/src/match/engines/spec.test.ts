import { describe, expect, it } from 'vitest';
import { parseEngine } from './spec.js';

describe('the SPEC of an engine', () => {
  it.each([
    [
      'uci:/opt/my%20engine?arg=--bench&arg=a%26b%3Dc&Hash=16&UCI_Elo=1320&nodes=60000&timeout=9000',
      {
        protocol: 'uci',
        command: '/opt/my engine',
        args: ['--bench', 'a&b=c'],
        timeout: 9000,
        limits: { nodes: 60_000 },
        settings: [
          { name: 'Hash', value: '16' },
          { name: 'UCI_Elo', value: '1320' },
        ],
      },
    ],
    [
      'uci:stockfish?Skill%20Level=3&Clear%20Hash&time=1000&inc=10&SyzygyPath=C:\\a=b',
      {
        protocol: 'uci',
        command: 'stockfish',
        args: [],
        limits: { time: 1000, inc: 10 },
        settings: [
          { name: 'Skill Level', value: '3' },
          { name: 'Clear Hash', value: '' },
          { name: 'SyzygyPath', value: 'C:\\a=b' },
        ],
      },
    ],
    ['uci:./a', { protocol: 'uci', command: './a', args: [], limits: { movetime: 100 }, settings: [] }],
    [
      'gtp:gnugo?arg=--mode&arg=gtp&boardsize=9&nodes=5',
      {
        protocol: 'gtp',
        command: 'gnugo',
        args: ['--mode', 'gtp'],
        limits: {},
        settings: [
          { name: 'boardsize', value: '9' },
          { name: 'nodes', value: '5' },
        ],
      },
    ],
  ])('%s', (text, spec) => {
    expect(parseEngine(text)).toEqual(spec);
  });

  it.each(['level:5', 'ucix:a', 'uci', ''])('%j describes none', (text) => {
    expect(parseEngine(text)).toBeUndefined();
  });

  it.each([
    ['uci:', /"uci:" does not describe an engine/],
    ['gtp:?boardsize=9', /does not describe/],
    ['uci:a?Hash=16&&Ponder=true', /"" does not describe/],
    ['uci:a?=16', /"=16" does not/],
    ['uci:a?Hash=%zz', /"%zz" does not/],
    ['uci:a?Hash=1%0aquit', /"1%0aquit" does not/],
    ['uci:a%00', /does not/],
    ['uci:a?inc=10', /"inc=10" does not/],
    ['uci:a?nodes=many', /nodes is "many"; expected a whole number from 1 to/],
    ['uci:a?movetime=0', /movetime is "0"/],
    ['gtp:a?timeout=-1', /timeout is "-1"/],
  ])('%j is refused', (text, message) => {
    expect(() => parseEngine(text)).toThrow(message);
  });
});
