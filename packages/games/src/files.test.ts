import { Random, legalMoves } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { type OpenNode, PLAYED_RESULTS, type PlayedGame, openChild } from './file-format.js';
import { GAME_IDS, fileFormatOf, gameById } from './testing/all-games.js';
import { readGames } from './testing/read-games.js';
import { suggestedStarts } from './testing/starts.js';

const FORMATS = GAME_IDS.flatMap((id) => {
  const format = fileFormatOf(id);
  return format === undefined ? [] : [{ id, format, name: format.id }];
});

describe.each(FORMATS)('$name files of $id', ({ id, format }) => {
  const game = gameById(id);

  it('give back what was written: start, moves with their variations and comments, players and result', () => {
    for (const [seed, variants] of suggestedStarts(game).entries()) {
      const position = game.initial(variants);
      const start = game.formatPosition(position);
      const random = new Random(seed);
      const tree: OpenNode = { move: '', children: [] };
      let node = tree;
      for (let ply = 0; ply < 12; ply++) {
        const legal = legalMoves(position);
        if (legal.length === 0) break;
        const [move, ...others] = [0, 1, 2].map(() => legal[random.below(legal.length)]!);
        const from = node;
        node = openChild(from, game.formatMove(position, move as number));
        node.comments = [`move ${ply}`];
        for (const other of others) openChild(from, game.formatMove(position, other));
        position.makeMove(move as number);
      }
      // A game that its moves have ended has the result that they give it.
      const result = game.result(position);
      const said = PLAYED_RESULTS[seed % PLAYED_RESULTS.length] as PlayedGame['result'];
      const ended =
        result === null ? said : result.winner === null ? '1/2-1/2' : result.winner === 0 ? '1-0' : '0-1';
      const played = { start, tree, players: ['Anna', 'Bob [x] "y"'], result: ended } as const;
      const text = format.write({ ...played, date: '2026-11-21' });
      expect(text).toMatch(/2026.11.21/);
      // A file may say at its end why the game is over.
      if (result !== null) node.comments = [expect.stringContaining(`${node.comments}`)];
      const read = readGames(format, text).map(({ tags: _, ...game }) => game);
      expect(read).toEqual([played]);
    }
  });

  it('look like what they are, and positions do not', () => {
    const start = game.formatPosition(game.initial());
    const text = format.write({ start, tree: { move: '', children: [] }, players: ['?', '?'], result: '*' });
    expect([text, `\n ${text}`, start, '{}'].map(format.looksLike)).toEqual([true, true, false, false]);
  });

  it('are refused in one line when they are something else', () => {
    expect(() => readGames(format, 'this is no game')).toThrow(
      expect.objectContaining({ name: 'InputError' }),
    );
  });
});

it.each(['chess', 'czech-draughts'])('a file of %s may begin with comments, and needs no tags', (id) => {
  const said = '{A game\nfrom a book} ; by hand\n%escaped\n 1. ';
  const looks = [said, '{"version":1,"moves":["1."]}', '{only said}'].map((text) =>
    fileFormatOf(id)?.looksLike(text),
  );
  expect(looks).toEqual([true, false, false]);
});
