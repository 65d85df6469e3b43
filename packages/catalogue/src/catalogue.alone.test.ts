import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InputError, Random, legalMoves } from '@tahoun/core';
import { bestMove } from '@tahoun/engine';
import { LANGUAGES, gameTexts } from '@tahoun/i18n';
import { describe, expect, it } from 'vitest';
import {
  GAME_PARTS,
  aiOf,
  artistOf,
  builtInGames,
  fileEndingOf,
  fileFormatOf,
  gameById,
  gameIds,
  gameTitle,
  games,
  gamesWith,
  isGameId,
  knownGame,
  lessonsOf,
  loadAllGames,
  loadGame,
  problemMakerOf,
  registerGames,
  setUpFormOf,
} from './index.js';
import { createEngine, importGame } from './node.js';

describe('a game', () => {
  it('that there is none of is refused with the names of those that there are', async () => {
    const message = `there is no game "zaborr"; the games are: ${gameIds().join(', ')}`;
    expect(() => gameById('zaborr')).toThrow(message);
    expect(() => games.get('toString')).toThrow(InputError);
    await expect(loadGame('zaborr')).rejects.toThrow(message);
    expect([isGameId('zabor'), isGameId('toString')]).toEqual([true, false]);
    expect([knownGame('chess'), knownGame('zaborr')]).toEqual(['chess', gameIds()[0]]);
  });

  it('must be loaded before it is looked up, part by part', async () => {
    expect(() => gameById('zabor')).toThrow('rules of zabor is not loaded');
    await loadGame('zabor', ['rules']);
    expect(gameById('zabor').id).toBe('zabor');
    expect(() => artistOf('zabor')).toThrow('board of zabor is not loaded');
    expect(() => gameTexts('en', 'zabor')).toThrow('the words of zabor in en are not loaded');
  });

  it('tells its name, its files and its lessons before anything is loaded', async () => {
    expect(gameTitle('cs', 'chess').name).toBe('Šachy');
    expect(gameIds().map(fileEndingOf)).toEqual(
      gameIds().map((id) => ({ chess: 'pgn', 'czech-draughts': 'pdn', 'atari-go': 'sgf' })[id]),
    );
    expect(gamesWith('gtp')).toEqual(['atari-go']);
  });
});

describe.each(builtInGames.map(({ id }) => id))('the manifest of %s', (id) => {
  it('leads to parts of the same game, in every language', async () => {
    await loadGame(id);
    expect(gameById(id).id).toBe(id);
    const position = gameById(id).initial();
    expect(Number.isInteger(aiOf(id).best.evaluate(position))).toBe(true);
    expect(artistOf(id).draw(position, {}).areas.length).toBeGreaterThan(0);
    for (const language of LANGUAGES) expect(gameTexts(language, id).name).toBe(gameTitle(language, id).name);
    expect(setUpFormOf(id)?.write(setUpFormOf(id)?.read(position) as never)).toBe(
      gameById(id).formatPosition(position),
    );
    expect(fileFormatOf(id)?.id).toBe(fileEndingOf(id));
    expect(lessonsOf(id) !== undefined).toBe(gamesWith('lessons').includes(id));
  });
});

describe('a game with rules alone', () => {
  /** A copy of a small game that brings nothing else. */
  const registerNoughts = async () => {
    await loadAllGames(['rules']);
    const rules = { ...gameById('tic-tac-toe'), id: 'noughts', name: 'Noughts' };
    registerGames([{ id: 'noughts', rules: async () => rules }]);
    await loadGame('noughts');
  };

  it('has a board, a player, English words and nothing else', async () => {
    await registerNoughts();
    const position = gameById('noughts').initial();
    expect(artistOf('noughts').draw(position, {}).areas).toHaveLength(9);
    expect(aiOf('noughts').levels).toHaveLength(8);
    for (const language of LANGUAGES) {
      expect(gameTexts(language, 'noughts')).toMatchObject({ name: 'Noughts', tagline: '' });
      expect(gameTexts(language, 'noughts').sides[0].turn).toBe('X to move');
      expect(gameTexts(language, 'noughts').reasons['full-board']).toBe('Full board');
    }
    expect(gameTitle('cs', 'noughts')).toEqual({ name: 'noughts', tagline: '' });
    expect([setUpFormOf('noughts'), fileFormatOf('noughts'), lessonsOf('noughts')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(GAME_PARTS).toContain('gtp');
  });

  it('is played to its end by every level, and won by the strongest', async () => {
    await registerNoughts();
    const game = gameById('noughts');
    const random = new Random(1);
    for (let level = 1; level <= 8; level++) {
      const position = game.initial();
      while (game.result(position) === null) {
        const moves = legalMoves(position);
        const text =
          position.turn === 0
            ? (bestMove(games, { game: 'noughts', position: game.formatPosition(position), level })
                .move as string)
            : game.formatMove(position, moves[random.below(moves.length)]!);
        position.makeMove(game.parseMove(position, text));
      }
      if (level === 8) expect(game.result(position)?.winner).toBe(0);
    }
  });

  it('needs a module to be played on threads', async () => {
    const rules = async () => gameById('tic-tac-toe');
    expect(() => createEngine({ games: [{ id: 'noughts', rules }] })).toThrow(
      "the manifest of noughts names no module; give it 'module: import.meta.url'",
    );
  });
});

describe('a game from outside is refused', () => {
  const rules = async () => gameById('tic-tac-toe');
  const manifestWith = (part: object) => ({ id: 'nought', rules, module: 'file:///nought.js', ...part });

  it('with a part that games do not have, by the name of the part, wherever it comes from', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tahoun-manifest-'));
    const place = join(folder, 'game.mjs');
    const wanted = /has a part "neurons", which games do not have; .*features/;
    writeFileSync(place, "export default { id: 'nought', rules: async () => null, neurons: 1 };");
    try {
      await expect(importGame(place)).rejects.toThrow(wanted);
    } finally {
      rmSync(folder, { recursive: true });
    }
    expect(() => registerGames([manifestWith({ neurons: 1 })])).toThrow(wanted);
    expect(() => createEngine({ games: [manifestWith({ neurons: 1 })] })).toThrow(wanted);
    expect(isGameId('nought')).toBe(false);
  });

  it.each(['players', 'dice', 'playerView', 'simultaneous'])('with %s, and told where to go', (part) => {
    expect(() => registerGames([manifestWith({ [part]: 3 })])).toThrow(
      new RegExp(`nought has "${part}"; here two sides move in turn.*OpenSpiel or boardgame.io`),
    );
  });

  it('with rules for three sides or with chance, as soon as they are loaded', async () => {
    await loadAllGames(['rules']);
    const own = gameById('tic-tac-toe');
    const three = { ...own, sides: [...own.sides, { id: 'z', name: 'Z' }] } as unknown as typeof own;
    registerGames([{ id: 'nought', rules: async () => three }]);
    await expect(loadGame('nought', ['rules'])).rejects.toThrow(/has "sides: 3"; here two sides/);
    registerGames([{ id: 'nought', rules: async () => ({ ...own, chance: () => [] }) }]);
    await expect(loadGame('nought', ['rules'])).rejects.toThrow(/has "chance"; here two sides/);
  });
});

it('the title of a manifest is that of its words, and its maker makes its problems', async () => {
  const rules = async () => gameById('tic-tac-toe');
  const maker = () => ({}) as never;
  const title = { en: { name: 'Nought', tagline: 'One line' } };
  registerGames([{ id: 'nought', title, rules, problems: async () => maker }]);
  await loadGame('nought');
  expect(gameTexts('cs', 'nought')).toMatchObject(title.en);
  expect(problemMakerOf('nought')).toBe(maker);
});
