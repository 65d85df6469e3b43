import { describe, expect, it } from 'vitest';
import { type UciOption, parseUciOption } from '../../uci/option.js';
import { setOption } from './uci.js';

/** Lines in the forms that the protocol's own text shows. */
const LINES = [
  'option name Nullmove type check default true',
  'option name Selectivity type spin default 2 min 0 max 4',
  'option name Style type combo default Normal var Solid var Normal var Very Risky',
  'option name NalimovPath type string default c:\\',
  'option name Clear Hash type button',
];
const OPTIONS = LINES.map((line) => parseUciOption(line) as UciOption);

describe('option lines', () => {
  it('are read, names and choices with their spaces', () => {
    expect(OPTIONS.map(({ name }) => name)).toEqual([
      'Nullmove',
      'Selectivity',
      'Style',
      'NalimovPath',
      'Clear Hash',
    ]);
    expect(OPTIONS[1]).toMatchObject({ type: 'spin', min: 0, max: 4 });
    expect(OPTIONS[2]?.choices).toEqual(['Solid', 'Normal', 'Very Risky']);
  });

  it.each(['', 'uciok', 'option', 'option name', 'option type check', 'options name a type check'])(
    '%j is none',
    (line) => expect(parseUciOption(line)).toBeUndefined(),
  );
});

describe('setting options', () => {
  const set = (name: string, value: string) => setOption('Toy', OPTIONS, { name, value });

  it.each([
    ['nullMove', 'FALSE', 'setoption name Nullmove value false'],
    ['Selectivity', '4', 'setoption name Selectivity value 4'],
    ['Style', 'very risky', 'setoption name Style value Very Risky'],
    ['NalimovPath', 'd:\\tables', 'setoption name NalimovPath value d:\\tables'],
    ['NalimovPath', '', 'setoption name NalimovPath value <empty>'],
    ['clear hash', '', 'setoption name Clear Hash'],
  ])('%s=%s', (name, value, command) => {
    expect(set(name, value)).toBe(command);
  });

  it.each([
    ['Hash', '16', 'Toy has no option "Hash"; it has: Nullmove, Selectivity, Style, NalimovPath, Clear Hash'],
    ['Selectivity', '5', 'option Selectivity of Toy is "5"; expected 0..4'],
    ['Selectivity', '1.5', 'option Selectivity of Toy is "1.5"; expected 0..4'],
    ['Nullmove', 'on', 'option Nullmove of Toy is "on"; expected true, false'],
    ['Style', 'wild', 'option Style of Toy is "wild"; expected Solid, Normal, Very Risky'],
    ['Clear Hash', 'yes', 'option Clear Hash of Toy is "yes"; expected no value'],
  ])('%s=%s is refused', (name, value, message) => {
    expect(() => set(name, value)).toThrow(message);
  });
});
