import type { Side } from '@tahoun/core';
import type { GameRecord } from '@tahoun/live';
import { playMove, resign, resultOf } from '@tahoun/match';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Written, buttonsOf, selectsOf, wordsOf } from './testing/bot-discord.js';
import type { Person } from './testing/person.js';
import { useTestBot } from './testing/test-bot.js';

/**
 * How much of anything there may be. What Discord takes of a message (components, options, characters, files) is a
 * rule of the Discord of these tests, for every message of every test.
 */
const tested = useTestBot({ painter: { paint: async (svg) => Buffer.from(svg) } });
let channels = 0;

function newcomer(name = 'Anna', locale = 'en-US'): Person {
  const person = tested.it.person(name, locale);
  person.channelId = `caps-${channels++}`;
  return person;
}

/** Puts copies of the person's only game into the store. */
async function fill(person: Person, count: number, change: Partial<GameRecord> = {}): Promise<void> {
  const { store } = person.bot;
  const [game] = await store.lists.lastGamesOf(person.id);
  for (let i = 0; i < count; i++)
    await store.games.add({ ...(game as GameRecord), id: `${person.id}${i}`, wakeAt: null, ...change });
}

function last(person: Person): Written {
  return person.discord.boardIn(person.channelId);
}

describe('games of one person', () => {
  it('are twenty-five at most, however they would begin', async () => {
    const anna = newcomer();
    await anna.command('play', { game: 'tic-tac-toe', level: 1 });
    await fill(anna, 23);
    expect((await anna.command('play', { game: 'tic-tac-toe', level: 1 })).said).not.toMatch(/already have/);
    const board = last(anna);
    for (const [name, options] of [
      ['play', { game: 'chess', level: 1 }],
      ['play', { game: 'chess', opponent: newcomer('Bruno') }],
      ['watch', { game: 'chess' }],
      ['game position', { game: 'tic-tac-toe', position: '.../.../... x' }],
      ['game import', { game: 'chess', text: '1. e4' }],
    ] as const)
      expect((await anna.command(name, options)).said, name).toMatch(/already have 25 games/);
    expect(await anna.bot.store.lists.openGamesOf(anna.id, 99)).toHaveLength(25);
    const { message } = await anna.press(board, 'Resign');
    await anna.press(message as Written, 'Resign');
    expect((await anna.command('play', { game: 'tic-tac-toe', level: 1 })).said).not.toMatch(/already have/);
    expect((await anna.press(board, 'Play again')).said).toMatch(/already have 25 games/);
  });

  it('are twenty-five at most, even where two begin at once', async () => {
    const anna = newcomer();
    await anna.command('play', { game: 'tic-tac-toe', level: 1 });
    await fill(anna, 23);
    const answers = await Promise.all([
      anna.command('play', { game: 'tic-tac-toe', level: 1 }),
      anna.command('play', { game: 'chess', level: 1 }),
    ]);
    expect(answers.filter(({ said }) => !/already have 25/.test(said))).toHaveLength(1);
    expect(await anna.bot.store.lists.openGamesOf(anna.id, 99)).toHaveLength(25);
  });

  it('are not those to which others challenge them', async () => {
    const [anna, bruno] = [newcomer(), newcomer('Bruno')];
    await anna.command('play', { game: 'tic-tac-toe', opponent: bruno });
    await fill(anna, 40);
    await bruno.command('play', { game: 'tic-tac-toe', level: 1 });
    await bruno.command('move', { move: 'b2' });
    const [own] = (await bruno.bot.store.lists.openGamesOf(bruno.id)) as [GameRecord];
    expect(own.match.moves[0]).toBe('b2');
  });
});

describe('what is offered while one types', () => {
  it('is twenty-five at most, and never longer than Discord takes', async () => {
    const anna = newcomer('N'.repeat(32));
    await anna.command('play', { game: 'chess', level: 1 });
    await fill(anna, 40);
    expect(await anna.autocomplete('board', 'which', '')).toHaveLength(25);
    const queens = newcomer();
    await queens.command('game position', {
      game: 'chess',
      position: '7k/8/8/2Q5/8/3Q4/8/K7 w - - 0 1',
      level: 1,
    });
    expect(await queens.autocomplete('move', 'move', '')).toHaveLength(25);
    for (const typed of ['', 'a', `${'size=5x5 '.repeat(12)}`, 'x'.repeat(100)]) {
      for (const [command, option] of [
        ['watch', 'options'],
        ['watch', 'first-player'],
        ['move', 'move'],
        ['game export', 'format'],
        ['board', 'marks'],
      ] as const) {
        const game = command === 'watch' ? { game: 'atari-go' } : {};
        const choices = await anna.autocomplete(command, option, typed, game);
        expect(choices.length).toBeLessThanOrEqual(25);
        for (const { name, value } of choices)
          expect(Math.max(name.length, String(value).length), String(value)).toBeLessThanOrEqual(100);
      }
    }
  });

  it('are one’s own games only, those with the letters typed', async () => {
    const [anna, bruno] = [newcomer(), newcomer('Bruno')];
    await anna.command('play', { game: 'chess', level: 1 });
    await anna.command('play', { game: 'tic-tac-toe', level: 1 });
    await bruno.command('play', { game: 'chess', level: 1 });
    const named = async (typed: string) =>
      (await anna.autocomplete('board', 'which', typed)).map(({ name }) => name);
    expect(await named('')).toEqual([
      expect.stringMatching(/^Tic-tac-toe: Anna – Tahoun, level 1 .*, 0 moves$/),
      expect.stringMatching(/^Chess: Anna – /),
    ]);
    expect(await named('CHESS')).toHaveLength(1);
    expect(await named('draughts')).toEqual([]);
  });

  it('is nothing, and no error, where there is no game or none was chosen', async () => {
    const anna = newcomer();
    for (const [command, option] of [
      ['move', 'move'],
      ['watch', 'options'],
      ['watch', 'first-player'],
      ['game export', 'format'],
    ] as const)
      expect(await anna.autocomplete(command, option, 'x'), command).toEqual([]);
    const { data, ...typing } = anna.typingOf('move', 'move', 'x');
    const forged = { ...typing, data: { ...data, name: 'unheard-of' } } as never;
    expect((await anna.deliver(forged)).interaction.choices).toEqual([]);
  });

  it('begins with the moves that begin like that', async () => {
    const anna = newcomer();
    await anna.command('play', { game: 'chess', level: 1 });
    const moves = (await anna.autocomplete('move', 'move', 'c')).map(({ value }) => value);
    expect(moves.slice(0, 2)).toEqual(['c3', 'c4']);
    expect(moves).toContain('Nc3');
    await anna.command('game position', {
      game: 'chess',
      position: '7k/8/8/8/8/4B3/5P2/K7 w - - 0 1',
      level: 1,
    });
    const pawns = (await anna.autocomplete('move', 'move', 'f')).map(({ value }) => value);
    expect(pawns).toEqual(['f3', 'f4', 'Bf4']);
  });
});

describe('lists', () => {
  it('show ten games, of which those that go on can be chosen', async () => {
    const anna = newcomer();
    await anna.command('play', { game: 'tic-tac-toe', level: 1 });
    await fill(anna, 5);
    await anna.bot.store.games.change(`${anna.id}0`, (game) => ({ ...game, status: 'finished' }));
    const some = (await anna.command('games')).message as Written;
    expect(selectsOf(some.message)[0]?.values).toHaveLength(5);
    expect(wordsOf(some.message)).toMatch(/finished/);
    await fill(anna, 20);
    const { message } = (await anna.command('games')).message as Written;
    expect(wordsOf(message).match(/^- /gm)).toHaveLength(10);
  });

  it('tell whose turn it is in each', async () => {
    const [anna, bruno] = [newcomer(), newcomer('Bruno')];
    bruno.channelId = anna.channelId;
    await anna.command('play', { game: 'tic-tac-toe', opponent: bruno });
    expect((await bruno.command('games')).said).toMatch(/· challenge$/);
    await bruno.press(last(anna), 'Accept');
    expect((await anna.command('games')).said).toMatch(/\*\*your turn\*\* · <t:\d+:R>$/);
    expect((await bruno.command('games')).said).toMatch(/waiting for the opponent · <t:\d+:R>$/);
  });

  it('have fifteen leaders, the certain ones first, a question mark behind the others', async () => {
    const anna = newcomer();
    const { store } = anna.bot;
    for (let i = 0; i < 40; i++) {
      const rival = newcomer('Rival');
      rival.channelId = anna.channelId;
      await rival.command('play', { game: 'tic-tac-toe', opponent: anna });
      await anna.press(last(rival), 'Accept');
      const [{ id }] = (await store.lists.openGamesOf(rival.id)) as [GameRecord];
      await store.games.change(id, (game) => {
        const match = resign(['b2', 'a1', 'c3', 'a3'].reduce(playMove, game.match), (i % 2) as Side);
        return { ...game, status: 'finished', match, outcome: resultOf(match) };
      });
    }
    const { said } = await anna.command('profile leaderboard', { game: 'tic-tac-toe' });
    const lines = said.split('\n').filter((line) => /^\d+\. /.test(line));
    expect(lines).toHaveLength(15);
    // Half of the rivals have won, and are rated higher by a rough guess.
    expect(lines[0]).toMatch(new RegExp(`^1\\. <@${anna.id}>: \\d{4} · 40 games$`));
    expect(lines[1]).toMatch(/: 1[67]\d\d\? · 1 game$/);
    expect(lines[14]).toMatch(/^15\. <@\d+>: \d{4}\? · 1 game$/);
    const rival = newcomer();
    expect((await rival.command('profile stats')).said).toMatch(/No rated games/);
    expect((await rival.command('profile stats', { user: anna })).said).toMatch(
      /^### Results of Anna\n.*20 won/,
    );
    rival.where = 'server';
    expect((await rival.command('profile leaderboard', { game: 'tic-tac-toe' })).said).toMatch(
      /on this server\nNobody/,
    );
    expect((await anna.command('profile stats')).said).toMatch(/\d{4} · 20 won, 0 drawn, 20 lost/);
  });
});

describe('files', () => {
  afterEach(() => vi.unstubAllGlobals());
  const attach = (anna: Person, size: number) =>
    anna.command('game import', {
      game: 'chess',
      file: { name: 'game.pgn', type: 'text/plain', bytes: new Uint8Array(size) },
    });

  it('are fetched and played on from, up to a megabyte', async () => {
    const fetched = vi.fn(async () => new Response('1. e4 e5 2. Nf3'));
    vi.stubGlobal('fetch', fetched);
    const anna = newcomer();
    expect((await attach(anna, 1_000_001)).said).toMatch(/too long; at most 1000000 bytes/);
    expect(fetched).not.toHaveBeenCalled();
    await attach(anna, 1_000_000);
    const [game] = (await anna.bot.store.lists.lastGamesOf(anna.id)) as [GameRecord];
    expect(game.match.moves.slice(0, 3)).toEqual(['e4', 'e5', 'Nf3']);
    // Black is to move: that is the one who brings the game.
    expect(game.seats.map(({ player }) => player)).toEqual(['level:3', anna.id]);
    expect(game.rated).toBe(false);
  });

  it('say who played which side', async () => {
    const anna = newcomer();
    await anna.command('play', { game: 'chess', level: 1 });
    const { message } = await anna.command('game export');
    expect(message?.message.files[0]?.data).toMatch(/\[White "Anna"\]\n\[Black "Tahoun 1"\]/);
    expect(message?.isEphemeral).toBe(true);
  });

  it('that cannot be had, and commands without one, are told so', async () => {
    const anna = newcomer();
    vi.stubGlobal('fetch', async () => new Response('gone', { status: 404 }));
    expect((await attach(anna, 10)).said).toMatch(/could not be downloaded/);
    vi.stubGlobal('fetch', async () => {
      throw new Error('no network');
    });
    expect((await attach(anna, 10)).said).toMatch(/could not be downloaded/);
    expect((await anna.command('game import', { game: 'chess' })).said).toMatch(/Attach a file/);
    expect(await anna.bot.store.lists.lastGamesOf(anna.id)).toEqual([]);
  });
});

describe('what people write', () => {
  it('is given back short enough, however long it was', async () => {
    const anna = newcomer('Z'.repeat(32));
    await anna.command('play', { game: 'chess', level: 1 });
    const long = 'x'.repeat(6000);
    for (const [name, options] of [
      ['move', { move: long }],
      ['watch', { game: 'zabor', options: `${long}:` }],
      ['game position', { game: 'chess', position: long }],
      ['game import', { game: 'zabor', text: long }],
      ['game export', { format: long }],
      ['board', { marks: long }],
      ['play', { game: long }],
      ['learn', { game: long }],
    ] as const) {
      const { said } = await anna.forged(name, options);
      expect(said.length, name).toBeGreaterThan(0);
      expect(said.length, name).toBeLessThanOrEqual(4000);
    }
  });

  it('asks for a move in a window that Discord takes', async () => {
    const anna = newcomer('Anna', 'cs');
    await anna.command('play', { game: 'chess', level: 1 });
    const type = buttonsOf(last(anna).message)[0] as { id: string };
    const { response } = await anna.deliver(anna.clickOf(last(anna), type.id));
    expect(response).toMatchObject({ type: 9, data: { custom_id: type.id } });
  });
});
