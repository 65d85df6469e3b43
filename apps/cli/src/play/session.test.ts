import { legalMoves } from '@tahoun/core';
import { type BestMoveRequest, type TaskOptions, bestMove } from '@tahoun/engine';
import { LANGUAGES, type Language, cliTexts } from '@tahoun/i18n';
import { loadMatch, readGameFile } from '@tahoun/match';
import pc from 'picocolors';
import { describe, expect, it } from 'vitest';
import { CliError } from '../input/errors.js';
import { fileFormatOf, gameById, gameIds, games } from '../input/games.js';
import type { PlaySettings } from './played-game.js';
import { PlaySession, type PlaySurroundings } from './session.js';
import { readTyped } from './words.js';

const SMALL: PlaySettings = {
  game: 'zabor',
  variants: { size: '3' },
  level: 1,
  side: 'first',
  seed: 1,
};

/** Answers in this thread. */
const ENGINE = { bestMove: async (request: BestMoveRequest) => bestMove(games, request) };

interface Played {
  /** Everything that was written. */
  readonly text: string;
  /** The text that was written after each line, and before the first. */
  readonly replies: readonly string[];
  readonly prompts: readonly string[];
  readonly files: Readonly<Record<string, string>>;
}

/** Plays with these lines typed. */
async function playLines(
  lines: readonly string[],
  settings: Partial<PlaySettings> = {},
  { language = 'en', ...others }: Partial<PlaySurroundings> & { readonly language?: Language } = {},
): Promise<Played> {
  const replies = [''];
  const prompts: string[] = [];
  const files: Record<string, string> = {};
  const session = new PlaySession(
    { ...SMALL, ...settings },
    {
      view: { language, texts: cliTexts(language), colors: pc.createColors(false) },
      write: (text) => replies.push(`${replies.pop()}${text}`),
      engine: ENGINE,
      save: (file, content, isNew) => {
        if (isNew && file in files)
          throw new CliError((texts) => texts.errors.fileUnwritable(file, 'EEXIST'));
        files[file] = content;
      },
      today: () => new Date('2026-11-23'),
      ...others,
    },
  );
  const input = [...lines];
  await session.run(async (prompt) => {
    prompts.push(prompt);
    replies.push('');
    return input.shift();
  });
  return { text: replies.join(''), replies, prompts, files };
}

describe('a game on the terminal', () => {
  it('begins with how to type a move, with one that is legal, and where help is', async () => {
    for (const id of gameIds()) {
      const { replies } = await playLines([], { game: id, variants: undefined });
      const lines = replies[0]?.split('\n') ?? [];
      const [, example] =
        /^Type a move and press Enter, for example (.+); moves lists them all\.$/.exec(lines[2] ?? '') ?? [];
      const game = gameById(id);
      expect(() => game.parseMove(game.initial(), example ?? '')).not.toThrow();
      expect(lines[3]).toBe('Type help for the rules and for what else can be typed.');
    }
  });

  it('goes on to its end, where it tells the result, the reason and what can follow', async () => {
    const { replies, prompts } = await playLines(['a1', 'a2', 'new'], {
      variants: { size: '1x2' },
      side: 'both',
    });
    expect(replies[1]).toContain('Blue wins by 2 cells. No free cell is left.');
    expect(replies[1]).toContain('You can type new, undo, save FILE or quit.');
    expect(replies[2]).toMatch(/the game is over/);
    expect(replies[3]).toContain('Blue cells: 0');
    expect(prompts).toEqual(['Blue to move> ', '> ', '> ', 'Blue to move> ']);
  });

  it('answers each move of the person with one of the computer', async () => {
    const { replies, prompts } = await playLines(['b2']);
    expect(replies[1]).toMatch(/Red plays [a-c][1-3]\./);
    expect(prompts).toEqual(['Blue to move> ', 'Blue to move> ']);
  });

  it('lets the computer begin where the person plays the second side', async () => {
    const { replies } = await playLines([], { side: 'second' });
    expect(replies[0]).toMatch(/You play Red, .*Blue plays [a-c][1-3]\./s);
  });

  it('is played by the computer alone to the end where the person plays neither side', async () => {
    const { replies } = await playLines([], { side: 'none' });
    expect(replies[0]).toMatch(/(Blue|Red) wins|Draw/);
  });

  it('asks no engine for the moves of two people', async () => {
    const bestMove = () => Promise.reject(new Error('asked'));
    const { prompts } = await playLines(['b2', 'a1'], { side: 'both' }, { engine: { bestMove } });
    expect(prompts).toEqual(['Blue to move> ', 'Red to move> ', 'Blue to move> ']);
  });

  it('tells in one line why a move is refused, and goes on', async () => {
    const { replies } = await playLines(['z9', 'nonsense', 'b2']);
    expect(replies[1]).toMatch(/^z9 is outside the board[^\n]*\n$/);
    expect(replies[2]).toMatch(/^[^\n]*nonsense[^\n]*\n$/);
    expect(replies[3]).toContain('Red plays');
  });

  it('reads moves in the notations and languages of the game', async () => {
    for (const move of ['Nf3', 'Jf3', 'g1f3']) {
      const { replies } = await playLines([move], { game: 'chess', variants: undefined, side: 'both' });
      expect(replies[1]).toContain('N*');
    }
    const { replies } = await playLines(
      ['Jf6'],
      { game: 'chess', variants: undefined, side: 'both' },
      { language: 'cs' },
    );
    // The knight has another letter there, in errors too.
    expect(replies[1]).toContain('Jf6');
  });

  it('begins from a position', async () => {
    const { replies } = await playLines([], { variants: undefined, position: '.b./... r', side: 'second' });
    expect(replies[0]).toContain('· B ·');
    await expect(async () => playLines([], { position: 'what' })).rejects.toThrow(/side to move/);
  });
});

describe('what can be typed instead of a move:', () => {
  it('every word is read in both languages, in Czech also without accents, and the English in Czech', () => {
    const english = cliTexts('en');
    for (const language of LANGUAGES) {
      const own = cliTexts(language);
      for (const [command, { word }] of Object.entries(own.play.commands)) {
        const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
        for (const typed of [word, plain, word.toUpperCase(), command, ` ${word}  `])
          expect(readTyped(typed, { own: own.play.commands, english: english.play.commands })).toEqual({
            kind: 'command',
            command,
            rest: '',
          });
      }
    }
  });

  it('no word is a move of any game at its start', () => {
    const english = cliTexts('en');
    for (const language of LANGUAGES) {
      for (const game of gameIds().map(gameById)) {
        const position = game.initial();
        for (const move of legalMoves(position)) {
          const text = game.formatMove(position, move);
          expect(
            readTyped(text, { own: cliTexts(language).play.commands, english: english.play.commands }),
          ).toEqual({ kind: 'move', text });
        }
      }
    }
  });

  it('hint names a legal move and what it is worth', async () => {
    expect((await playLines(['hint'])).replies[1]).toBe('Hint: b2 (+3 cells)\n');
  });

  it('undo takes back to the last turn of the person, at the start nothing', async () => {
    const { replies } = await playLines(['b2', 'undo', 'undo']);
    expect(replies[2]).toContain('Blue cells: 0');
    expect(replies[3]).toContain('no move of yours');
    const asSecond = await playLines(['undo'], { side: 'second' });
    expect(asSecond.replies[1]).toContain('no move of yours');
    const both = await playLines(['b2', 'a1', 'undo'], { side: 'both' });
    expect(both.replies[3]).toContain('Blue cells: 5, Red cells: 0');
  });

  it('moves lists the legal moves, board shows the board', async () => {
    const { replies } = await playLines(['moves', 'board'], { variants: { size: '2' } });
    expect(replies[1]).toBe('a1  a2  b1  b2\n');
    expect(replies[2]).toContain(' 2 · ·\n 1 · ·');
  });

  it('flip turns a board that has two sides, and says so of one that has not', async () => {
    const chess = await playLines(['flip'], { game: 'chess', variants: undefined });
    expect(chess.replies[1]).toContain('1 R N B K Q B N R');
    expect((await playLines(['flip'])).replies[1]).toBe('This board looks the same from both sides.\n');
    const second = await playLines([], { game: 'chess', variants: undefined, side: 'second' });
    expect(second.replies[0]).toContain('h g f e d c b a');
  });

  it('level changes how the computer plays from then on', async () => {
    const levels: (number | undefined)[] = [];
    const engine = {
      bestMove: (request: BestMoveRequest) => {
        levels.push(request.level);
        return ENGINE.bestMove(request);
      },
    };
    const { replies } = await playLines(['level 4', 'b2', 'level 9', 'level'], {}, { engine });
    expect(levels).toEqual([4]);
    expect(replies[3]).toBe('level is "9"; expected a whole number from 1 to 8\n');
    expect(replies[4]).toBe('The computer plays at level 4.\n');
  });

  it('save writes a file that can be read again, and overwrites no other', async () => {
    const gameOf = (id: string) => gameById(id);
    const zabor = await playLines(['save', 'save a game.txt', 'b2', 'save a game.txt'], { side: 'both' });
    expect(zabor.replies[1]).toContain('the name of a file');
    expect(loadMatch(zabor.files['a game.txt'] ?? '', gameOf).moves).toEqual(['b2']);

    const files: string[] = [];
    const save = (_file: string, content: string) => files.push(content);
    const chess = { game: 'chess', variants: undefined, side: 'both' } as const;
    await playLines(['e4', 'save x.pgn'], chess, { save });
    expect(files[0]).toContain('[Date "2026.11.23"]');
    const format = fileFormatOf('chess');
    if (format === undefined) throw new Error('chess has no files');
    expect(readGameFile({ game: gameById('chess'), format }, files[0] ?? '')?.moves).toEqual(['e4']);

    const taken = (file: string, _content: string, isNew: boolean) => {
      if (isNew) throw new CliError((texts) => texts.errors.fileUnwritable(file, 'EEXIST'));
    };
    const refused = await playLines(['save mine'], {}, { save: taken });
    expect(refused.replies[1]).toBe('mine cannot be written: it exists already\n');
  });

  it('resign ends the game for the person, once', async () => {
    const { replies } = await playLines(['resign', 'resign', 'undo', 'new']);
    expect(replies[1]).toContain('Red wins. By resignation.');
    expect(replies[2]).toContain('The game is over');
    expect(replies[4]).toContain('Blue cells: 0');
  });

  it('help has the rules of the game and every word', async () => {
    for (const language of LANGUAGES) {
      const texts = cliTexts(language);
      const { replies } = await playLines([texts.play.commands.help.word], {}, { language });
      for (const { word, about } of Object.values(texts.play.commands)) {
        expect(replies[1]).toMatch(new RegExp(`^${word}.* ${about}$`, 'm'));
      }
      expect(replies[1]).toMatch(language === 'en' ? /Choose any free cell/ : /volné pole/);
    }
  });

  it('quit ends, and tells how to keep a game that was played and not saved', async () => {
    expect((await playLines(['quit', 'b2'])).replies).toHaveLength(2);
    const unsaved = await playLines(['b2', 'a1', 'quit'], { side: 'both' });
    expect(unsaved.replies[3]).toContain('save FILE');
    expect(unsaved.replies[3]).toContain("tahoun play zabor --position '.b./rbb/rr. b'");
    const saved = await playLines(['b2', 'save x', 'quit'], { side: 'both' });
    expect(saved.replies[3]).toBe('');
  });
});

describe('an interruption', () => {
  /** Thinks until it is stopped. */
  function slowEngine() {
    let begun: () => void = () => undefined;
    const thinking = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const engine = {
      bestMove: async (request: BestMoveRequest, { signal }: TaskOptions = {}) => {
        begun();
        await new Promise((resolve) => signal?.addEventListener('abort', resolve));
        return bestMove(games, request);
      },
    };
    return { engine, thinking };
  }

  it('makes the computer play its best move so far, and then it waits until Enter', async () => {
    const { engine, thinking } = slowEngine();
    const written: string[] = [];
    const session = new PlaySession(
      { ...SMALL, side: 'none' },
      {
        view: { language: 'en', texts: cliTexts('en'), colors: pc.createColors(false) },
        write: (text) => written.push(text),
        engine,
        save: () => undefined,
        today: () => new Date(),
      },
    );
    const prompts: string[] = [];
    const run = session.run(async (prompt) => {
      prompts.push(prompt);
      expect(session.interrupt()).toBe(false);
      return undefined;
    });
    await thinking;
    expect(session.interrupt()).toBe(true);
    expect(session.interrupt()).toBe(false);
    await run;
    expect(written.join('')).toMatch(/Blue plays [a-c][1-3]\./);
    expect(prompts).toEqual(['Red to move, Enter goes on> ']);
  });
});
