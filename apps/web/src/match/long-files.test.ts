import { fileFormatOf, gameById } from '@tahoun/catalogue';
import type { GameFileFormat } from '@tahoun/games';
import { expect, it } from 'vitest';
import { listGames } from './long-files.js';

const filed = ['czech-draughts', 'chess', 'atari-go'].map((id) => ({
  game: gameById(id),
  format: fileFormatOf(id) as GameFileFormat,
}));

it('lists the games of a long file by their tags, bad ones too, and goes on being drawn', async () => {
  const one = (at: number) =>
    `[White "${at}"]\n\n1. e4 ${at % 3 === 0 ? 'e4' : 'e5'} {${'x'.repeat(400)}} *\n\n`;
  const text = Array.from({ length: 20_000 }, (_, at) => one(at)).join('');
  const counts: number[] = [];
  const games = await listGames(filed, text, (count) => counts.push(count));
  expect(games).toHaveLength(20_000);
  expect([games[0]?.game.id, games.at(-1)?.tags]).toEqual(['chess', { White: '19999' }]);
  expect(() => games[3]?.unread.read()).toThrow(/^line 15\b/);
  expect(games[4]?.unread.read().tree.children[0]?.move).toBe('e4');
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(counts[0]).toBeLessThan(20_000);
});

it('lists nothing of a text that looks like no file', async () => {
  expect(await listGames(filed, 'x'.repeat(2_000_000), () => undefined)).toEqual([]);
});
