import { Random, legalMoves } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { PLAYED_RESULTS, type PlayedGame } from './file-format.js';
import type { LineMove } from './move-line.js';
import { GAME_IDS, fileFormatOf, gameById } from './testing/all-games.js';
import { suggestedStarts } from './testing/starts.js';

const FORMATS = GAME_IDS.flatMap((id) => {
  const format = fileFormatOf(id);
  return format === undefined ? [] : [{ id, format, name: format.id }];
});

describe.each(FORMATS)('$name files of $id', ({ id, format }) => {
  const game = gameById(id);

  it('give back what was written: start, moves with their variations, players and result', () => {
    for (const [seed, variants] of suggestedStarts(game).entries()) {
      const position = game.initial(variants);
      const start = game.formatPosition(position);
      const random = new Random(seed);
      const line: LineMove[] = [];
      while (line.length < 12) {
        const legal = legalMoves(position);
        if (legal.length === 0) break;
        const [move, ...others] = [0, 1, 2].map(() => legal[random.below(legal.length)]!);
        const text = game.formatMove(position, move as number);
        const instead = new Set(others.map((other) => game.formatMove(position, other)));
        instead.delete(text);
        const variations = [...instead].map((other) => [{ text: other, variations: [] }]);
        line.push({ text, variations });
        position.makeMove(move as number);
      }
      // A game that its moves have ended has the result that they give it.
      const result = game.result(position);
      const said = PLAYED_RESULTS[seed % PLAYED_RESULTS.length] as PlayedGame['result'];
      const ended =
        result === null ? said : result.winner === null ? '1/2-1/2' : result.winner === 0 ? '1-0' : '0-1';
      const played = { start, line, players: ['Anna', 'Bob [x] "y"'], result: ended } as const;
      const text = format.write({ ...played, date: '2026-11-21' });
      expect(text).toMatch(/2026.11.21/);
      expect(format.read(text)).toEqual([played]);
    }
  });

  it('look like what they are, and positions do not', () => {
    const start = game.formatPosition(game.initial());
    const text = format.write({ start, line: [], players: ['?', '?'], result: '*' });
    expect([text, `\n ${text}`, start, '{}'].map(format.looksLike)).toEqual([true, true, false, false]);
  });

  it('are refused in one line when they are something else', () => {
    expect(() => format.read('this is no game')).toThrow(expect.objectContaining({ name: 'InputError' }));
  });
});
