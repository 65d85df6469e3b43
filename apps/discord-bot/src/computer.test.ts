import { Random, legalMoves } from '@tahoun/core';
import {
  type BestMoveRequest,
  type EngineHost,
  PLAYER_FORMS,
  type PlayerForm,
  formatPlayer,
  numbersOf,
  parsePlayer,
  splitPlayer,
} from '@tahoun/engine';
import { type GameRecord, playTurn, resignGame } from '@tahoun/live';
import { snapshotAt } from '@tahoun/match';
import { describe, expect, it } from 'vitest';
import { type Written, altOf, buttonsOf, selectsOf, wordsOf } from './testing/bot-discord.js';
import type { NewGame, Person } from './testing/person.js';
import { useTestBot } from './testing/test-bot.js';
import { nameOf } from './view/words.js';

/** Trouble that the engine and the painter make on demand. */
const trouble = { engine: false, painter: false, hold: Promise.resolve() };

/** What the engine was asked. */
const asked: BestMoveRequest[] = [];

const tested = useTestBot({
  engine: (real): EngineHost => ({
    ...real,
    async bestMove(request, options) {
      await trouble.hold;
      asked.push(request);
      if (trouble.engine) throw new Error('the engine is broken on purpose');
      return real.bestMove(request, options);
    },
  }),
  painter: {
    async paint(svg) {
      if (trouble.painter) throw new Error('the painter is broken on purpose');
      return Buffer.from(svg);
    },
  },
});
let channels = 0;

async function begun(options: NewGame = { game: 'chess', level: 1 }) {
  const anna = tested.it.person('Anna');
  anna.channelId = `computer-${++channels}`;
  const outcome = await anna.starts(options);
  return { anna, outcome, board: () => anna.discord.in(anna.channelId).at(-1) as Written };
}

async function gameOf(person: Person): Promise<GameRecord> {
  const [game] = await person.bot.store.lists.lastGamesOf(person.id);
  return game as GameRecord;
}

describe('against the computer', () => {
  it('the message stays in place, through moves and hints', async () => {
    const { anna, board } = await begun();
    const first = board();
    await anna.select(first, 'e2');
    expect(selectsOf(first.message)[0]?.values).toEqual(['e3', 'e4']);
    await anna.select(first, 'e4');
    expect(board().id).toBe(first.id);
    expect((await gameOf(anna)).match.moves).toHaveLength(2);
    expect((await anna.press(first, 'Hint')).said).toMatch(/^Try \*\*/);
  });

  it('the computer begins when asked to, and a stranger’s language does not matter', async () => {
    const { anna } = await begun({ game: 'zabor', level: 1, side: 'second', options: 'size=4x4' });
    const game = await gameOf(anna);
    expect(game.match.moves).toHaveLength(1);
    expect(game.seats[1].player).toBe(anna.id);
  });

  it('a move goes back to one’s own turn, and the game counts no more', async () => {
    const { anna, board } = await begun();
    await anna.command('move', { move: 'e4' });
    expect((await gameOf(anna)).rated).toBe(true);
    await anna.press(board(), 'Undo');
    const game = await gameOf(anna);
    expect([game.match.moves, game.rated, game.wakeAt]).toEqual([[], false, null]);
    expect((await anna.command('game undo')).said).toMatch(/not made a move/);
  });

  it('a confirmation is asked for by those who want it', async () => {
    const { anna, board } = await begun();
    await anna.command('profile settings', { confirm: 'on' });
    await anna.select(board(), 'e2');
    await anna.select(board(), 'e4');
    expect((await gameOf(anna)).match.moves).toEqual([]);
    await anna.press(board(), 'Play e4?');
    expect((await gameOf(anna)).match.moves[0]).toBe('e4');
  });

  it('a promotion is picked like everything else', async () => {
    const { anna } = await begun();
    await anna.command('game position', {
      game: 'chess',
      position: '7k/P7/8/8/8/8/8/K7 w - - 0 1',
      level: 1,
    });
    const board = anna.discord.in(anna.channelId).at(-1) as Written;
    for (const target of ['a7', 'a8']) await anna.select(board, target);
    expect(selectsOf(board.message)[0]?.labels).toContain('Promote to white knight');
    await anna.select(board, 'knight');
    expect((await gameOf(anna)).match.moves[0]).toBe('a8=N');
  });

  it('more targets than a select holds come in parts', async () => {
    const { anna } = await begun();
    await anna.command('game position', {
      game: 'chess',
      position: '8/7k/8/8/3Q4/8/8/K7 w - - 0 1',
      level: 1,
    });
    const board = anna.discord.in(anna.channelId).at(-1) as Written;
    await anna.select(board, 'd4');
    expect(selectsOf(board.message)[0]?.labels).toContain('d1 … d8');
    await anna.select(board, '3');
    await anna.select(board, 'd1');
    expect((await gameOf(anna)).match.moves[0]).toBe('Qd1');
  });

  it('a wrong move is explained, to the one who made it', async () => {
    const { anna } = await begun();
    const { response, said } = await anna.command('move', { move: 'e5' });
    expect(said).toMatch(/e5/);
    expect(response).toMatchObject({ data: { flags: expect.any(Number) } });
    await anna.writes('good luck!');
    // Talk among people is left alone: there is the board and nothing else.
    expect(anna.discord.in(anna.channelId)).toHaveLength(1);
  });
});

describe('against a player of the list', () => {
  const PLAYERS = (Object.keys(PLAYER_FORMS) as PlayerForm[]).map((form) =>
    formatPlayer(
      form,
      numbersOf(form).map(({ field }) => (field === 'nodes' ? 500 : field === 'timeMs' ? 50 : 1)),
    ),
  );

  it.each(PLAYERS)('%s answers a move, and tells who it is', async (player) => {
    const { anna, board } = await begun({ game: 'zabor', player, options: 'size=3x3' });
    await anna.command('move', { move: 'b2' });
    const game = await gameOf(anna);
    expect(game.match.moves).toHaveLength(2);
    expect(game.seats[1].player).toBe(player);
    expect(game.rated).toBe(player.startsWith('level:'));
    expect(wordsOf(board().message)).toContain(`Red: Tahoun, ${nameOf(game.seats[1], 'en').slice(8)}`);
  });

  it('is offered while one types: each by name at first, then with all its numbers', async () => {
    const { anna } = await begun();
    const all = await anna.autocomplete('watch', 'first-player', '', { game: 'chess' });
    expect(all.map(({ value }) => splitPlayer(String(value)).form)).toEqual(
      Object.keys(PLAYER_FORMS).filter((form) => form !== 'level'),
    );
    for (const { name, value } of all) {
      expect(name.length).toBeLessThanOrEqual(100);
      expect(parsePlayer(String(value)).kind).toBe('computer');
    }
    // Where there are no exchanges, finishing them is minimax.
    const inZabor = await anna.autocomplete('watch', 'first-player', '', { game: 'zabor' });
    expect(inZabor.map(({ value }) => splitPlayer(String(value)).form)).toEqual(
      Object.keys(PLAYER_FORMS).filter((form) => !['level', 'minimax-quiescence'].includes(form)),
    );
    const named = await anna.autocomplete('watch', 'first-player', 'minimax:4', { game: 'chess' });
    expect(named.map(({ value }) => value)).toEqual(['minimax:4']);
    expect(named[0]?.name).toMatch(/^Minimax \(Depth 4\) = Němec's depth 3\. Tries all moves/);
    const searches = await anna.autocomplete('watch', 'second-player', 'second-search', { game: 'zabor' });
    expect(searches).toHaveLength(25);
    expect(searches[0]).toMatchObject({ value: 'second-search:1+1' });
    const sources = await anna.autocomplete('game position', 'player', 'source', { game: 'zabor' });
    expect(sources[0]).toMatchObject({ value: 'source', name: expect.stringContaining('Čáp') });
    expect(await anna.autocomplete('game import', 'player', 'source', { game: 'tic-tac-toe' })).toEqual([]);
    const ownSearch = await anna.autocomplete('watch', 'first-player', 'source', { game: 'chocolate' });
    expect(ownSearch).toEqual([{ value: 'source', name: expect.stringContaining('by symmetry') }]);
  });

  it('sits on both sides of a watched game, and in one from a position or a file', async () => {
    const { anna } = await begun();
    const sides = { 'first-player': 'greedy', 'second-player': 'second-look:1+1' };
    await anna.command('watch', { game: 'tic-tac-toe', ...sides });
    const watched = await gameOf(anna);
    expect(watched.seats.map(({ player }) => player)).toEqual(['greedy', 'second-look:1+1']);
    // It would go on beside the tests that follow.
    await anna.command('game resign', { which: watched.id });
    await anna.command('game position', { game: 'zabor', position: '.../.../... b', player: 'mcts:500' });
    expect((await gameOf(anna)).seats[1].player).toBe('mcts:500');
    await anna.command('game import', { game: 'chess', text: '1. e4 e5', player: 'random' });
    expect((await gameOf(anna)).seats[1].player).toBe('random');
  });

  it('is refused in words when there is none, when a level is named too, or a person', async () => {
    const { anna } = await begun();
    const said = async (options: Partial<NewGame>) =>
      (await anna.starts({ game: 'atari-go', ...options })).said;
    expect(await said({ player: 'minimax' })).toMatch(/^There is no player "minimax"; expected human, level/);
    expect(await said({ player: 'human' })).toMatch(/is not a computer player/);
    expect(await said({ player: 'greedy', opponent: tested.it.person('Bob') })).toMatch(/^Choose only one/);
    expect(await said({ player: 'source:1?zeta=1' })).toMatch(/no parameter "zeta"; expected alpha/);
  });

  it('tries as many moves as the highest level at most', async () => {
    const { anna } = await begun({ game: 'zabor', player: 'nodes:500', side: 'second', options: 'size=3x3' });
    expect((await gameOf(anna)).match.moves).toHaveLength(1);
    asked.length = 0;
    await begun({ game: 'zabor', player: 'nodes:900000000', side: 'second', options: 'size=2x2' });
    await begun({ game: 'zabor', player: 'minimax:2', side: 'second', options: 'size=2x2' });
    expect(asked.map(({ nodes }) => nodes)).toEqual([1_000_000, 1_000_000]);
  });
});

describe('when something breaks', () => {
  it('a failing painter leaves the position as text, and the move counts', async () => {
    const { anna, board } = await begun();
    trouble.painter = true;
    await anna.command('move', { move: 'e4' });
    trouble.painter = false;
    expect((await gameOf(anna)).match.moves[0]).toBe('e4');
    expect(wordsOf(board().message)).toContain('The picture could not be drawn');
  });

  it('a failing engine loses no move, says so, and tries again', async () => {
    const { anna, board } = await begun();
    trouble.engine = true;
    await anna.command('move', { move: 'e4' });
    trouble.engine = false;
    const { id } = await gameOf(anna);
    expect((await gameOf(anna)).match.moves).toEqual(['e4']);
    expect(wordsOf(board().message)).toContain('The engine failed');
    expect(tested.it.log.splice(0)).toEqual([expect.stringContaining('broken on purpose')]);
    tested.it.clock.offsetMs += 11_000;
    await anna.bot.scheduler.run(id);
    expect((await gameOf(anna)).match.moves).toHaveLength(2);
  });

  it('a bot that died in mid-thought is followed by one that goes on, and its buttons work', async () => {
    const { anna, board } = await begun();
    let release = () => {};
    trouble.hold = new Promise((resolve) => {
      release = resolve;
    });
    anna.isPatient = false;
    await anna.command('move', { move: 'e4' });
    const written = board();
    expect(wordsOf(written.message)).toContain('is thinking');
    await tested.it.bot.store.leases.endAll();
    const { bot } = tested.it.restarted();
    trouble.hold = Promise.resolve();
    const { id } = await gameOf(anna);
    await bot.scheduler.run(id);
    release();
    await bot.scheduler.stop();
    const after = await gameOf(anna);
    expect(after.match.moves).toHaveLength(2);
    const { position, game } = snapshotAt(after.match);
    const move = game.formatMove(position, legalMoves(position)[0]!);
    await anna.type(board(), 'Type a move', move);
    expect((await gameOf(anna)).match.moves[2]).toBe(move);
  });

  it('a move that was made but not shown any more is shown by the next bot', async () => {
    const { anna, board } = await begun({ game: 'tic-tac-toe', level: 1 });
    const { id } = await gameOf(anna);
    await anna.bot.store.games.change(id, (game) =>
      resignGame(game, { userId: anna.id, now: anna.bot.now() }),
    );
    expect(wordsOf(board().message)).not.toContain('By resignation');
    const { bot } = tested.it.restarted();
    await expect.poll(() => wordsOf(board().message)).toContain('By resignation');
    await bot.scheduler.stop();
  });

  it('a message or a channel that is gone does not stop the game', async () => {
    const { anna, board } = await begun();
    anna.discord.removeChannel(anna.channelId);
    const { id } = await gameOf(anna);
    await anna.bot.store.games.change(id, (game) => ({ ...game }));
    await anna.bot.messageSync.show(id);
    expect(tested.it.log.splice(0).join()).toMatch(/could not be shown.*10003/s);
    anna.channelId = `computer-${++channels}`;
    await anna.command('board');
    await anna.select(board(), 'e2');
    await anna.select(board(), 'e4');
    expect((await gameOf(anna)).match.moves).toHaveLength(2);
  });
});

describe('the other commands', () => {
  it('watch a game of the computer to its end', async () => {
    const anna = tested.it.person('Anna');
    anna.channelId = `computer-${++channels}`;
    await anna.command('watch', { game: 'tic-tac-toe', first: 1, second: 1 });
    const board = () => anna.discord.in(anna.channelId).at(-1) as Written;
    const start = buttonsOf(board().message).map(({ label }) => label);
    expect(start).toEqual(['Stop', 'Analyse']);
    await expect.poll(async () => (await gameOf(anna)).status).toBe('finished');
    const { id } = await gameOf(anna);
    await anna.bot.messageSync.show(id);
    expect(buttonsOf(board().message).map(({ label }) => label)).toEqual(['Play again', 'Analyse', 'Review']);
  });

  it('analyse what the last move cost, and a position that somebody wrote', async () => {
    const { anna } = await begun();
    await anna.command('game position', {
      game: 'chess',
      position: 'k7/8/8/3q4/8/8/3Q4/K7 w - - 0 1',
      level: 1,
    });
    await anna.command('move', { move: 'Qe1' });
    const { said } = await anna.command('game analyse');
    expect(said).toMatch(/Analysis: Chess/);
    expect(said).toMatch(/From White’s point of view/);
    const written = { content: '```7k/8/8/8/8/8/8/KQ6 w - - 0 1```' };
    expect((await anna.analyses(written)).said).toMatch(/Analysis: Chess/);
  });

  it('solve what is small enough', async () => {
    const { anna } = await begun({ game: 'chocolate', level: 1, options: 'size=2x3' });
    expect((await anna.command('game solve')).said).toMatch(/wins|loses/);
  });

  it('export and import again', async () => {
    const { anna } = await begun();
    await anna.command('move', { move: 'e4' });
    const { match } = await gameOf(anna);
    for (const format of ['pgn', 'json']) {
      const { message } = await anna.command('game export', { format });
      const [file] = (message as Written).message.files;
      expect(file?.name).toMatch(new RegExp(`^tahoun-chess-.*\\.${format}$`));
      await anna.command('game import', { game: 'chess', text: file?.data as string });
      expect((await gameOf(anna)).match.moves.slice(0, 2)).toEqual(match.moves);
    }
    const bad = await anna.command('game import', { game: 'zabor', text: 'nonsense' });
    expect(bad.said).toMatch(/cannot read this as a game of zabor/);
    expect((await anna.command('game export', { format: 'sgf' })).said).toMatch(/pgn, json/);
  });

  it('show marks to the one who asks, and name those that there are', async () => {
    const { anna, board } = await begun({ game: 'atari-go', level: 1, options: 'size=5' });
    await anna.command('move', { move: 'C3' });
    const before = board().id;
    const shown = (marks: string) => anna.command('board', { marks });
    const plain = ((await shown('atari')).message as Written).message.files[0]?.data as Buffer;
    const marked = ((await shown('liberties')).message as Written).message.files[0]?.data as Buffer;
    expect(marked.equals(plain)).toBe(false);
    expect(board().id).toBe(before);
    expect((await shown('eyes')).said).toMatch(/eyes.*atari, liberties, captured/);
    const offered = await anna.autocomplete('board', 'marks', '');
    expect(offered.map(({ value }) => value)).toEqual([
      'atari',
      'liberties',
      'captured',
      'atari liberties captured',
    ]);
  });

  it('teach the rules page by page, in Czech too', async () => {
    const bruno = tested.it.person('Bruno', 'cs');
    bruno.channelId = `computer-${++channels}`;
    const { message } = await bruno.command('learn', { game: 'tic-tac-toe' });
    const page = message as Written;
    expect(wordsOf(page.message)).toMatch(/Piškvorky.*1\sz\s4/s);
    await bruno.press(page, 'Další');
    expect(wordsOf(page.message)).toMatch(/2\sz\s4/);
  });

  it('teach the lessons of a game that has some, to the last problem', async () => {
    const anna = tested.it.person('Anna');
    anna.channelId = `computer-${++channels}`;
    const { message } = await anna.command('learn', { game: 'atari-go' });
    const page = message as Written;
    const pages = Number(/1 of (\d+)/.exec(wordsOf(page.message))?.[1]);
    expect(wordsOf(page.message)).toMatch(/The rules in a minute/);
    let pictures = 0;
    for (let number = 1; number < pages; number++) {
      if (page.message.files.length > 0) pictures++;
      await anna.press(page, 'Next');
    }
    expect(wordsOf(page.message)).toMatch(/Problem 12 of 12.*\|\|B2\|\|/s);
    expect(pictures).toBeGreaterThan(20);
  });

  it('export Atari Go as SGF, with what was captured, and import it again', async () => {
    const { anna } = await begun({ game: 'atari-go', level: 1, options: 'size=5 black=B1,A2,C2 white=B2' });
    await anna.command('move', { move: 'B3' });
    const { message } = await anna.command('game export', { format: 'sgf' });
    const [file] = (message as Written).message.files;
    expect(file?.data).toMatch(
      /RU\[Atari Go\].*RE\[B\+1\]\nAB\[ad\]\[cd\]\[be\].*C\[Black has captured 1 stone\.\]MA\[bd\]/s,
    );
    await anna.command('game import', { game: 'atari-go', text: file?.data as string });
    expect((await gameOf(anna)).match.moves).toEqual(['B3']);
    const bad = await anna.command('game import', { game: 'atari-go', text: '(;GM[1]SZ[5];B[aa];W[])' });
    expect(bad.said).toMatch(/pass/);
  });

  it('keep settings, and speak the language that was chosen', async () => {
    const anna = tested.it.person('Anna');
    expect((await anna.command('profile settings', { language: 'cs', theme: 'dark' })).said).toMatch(
      /Jazyk: \*\*Čeština/,
    );
    expect((await anna.command('games')).said).toMatch(/Zatím nemáte/);
  });

  it('refuse what nobody can do, in words', async () => {
    const anna = tested.it.person('Anna');
    anna.channelId = 'nowhere';
    for (const name of ['move', 'game hint', 'game undo', 'game draw', 'game resign'])
      expect((await anna.command(name, name === 'move' ? { move: 'e4' } : {})).said).toMatch(/no game/);
    expect((await anna.starts({ game: 'zabor', options: 'size:5' })).said).toMatch(/do not understand/);
    expect((await anna.starts({ game: 'zabor', options: 'size=99x99' })).said).toMatch(/99x99/);
    expect((await anna.command('game position', { game: 'chess', position: 'x' })).said).toMatch(/FEN/);
    expect((await anna.forged('unheard-of')).said).toMatch(/no longer exists/);
  });

  it('offer a handicap of Atari Go, begin with White then, and refuse it where the board has no places', async () => {
    const anna = tested.it.person('Anna');
    const offered = await anna.autocomplete('watch', 'options', 'size=19 handicap', { game: 'atari-go' });
    expect(offered.map(({ value }) => value)).toContain('size=19 handicap=13');
    const small = await anna.autocomplete('watch', 'options', 'size=5 handicap', { game: 'atari-go' });
    expect(small.map(({ value }) => value)).toEqual(
      [0, 2, 3, 4, 5].map((count) => `size=5 handicap=${count}`),
    );
    const { said } = await anna.starts({ game: 'atari-go', options: 'handicap=9' });
    expect(said).toMatch(/7x7 has no places for a handicap of 9/);
    const { anna: bela } = await begun({ game: 'atari-go', level: 1, options: 'size=13 handicap=5' });
    const { match } = await gameOf(bela);
    // White, the computer, has made the first move.
    expect(match.start.match(/X/g)).toHaveLength(5);
    expect(match.moves).toHaveLength(1);
  });

  it('offer options of the game, and legal moves, while one types', async () => {
    const { anna } = await begun();
    const options = await anna.autocomplete('watch', 'options', 'map=5', { game: 'zabor' });
    expect(options.map(({ value }) => value)).toContain('map=5x5');
    const moves = await anna.autocomplete('move', 'move', 'n');
    expect(moves.map(({ value }) => value)).toEqual(['Na3', 'Nc3', 'Nf3', 'Nh3']);
    expect(await anna.autocomplete('move', 'move', '')).toHaveLength(20);
  });

  it('describe every position of random games to screen readers', async () => {
    const { anna, board } = await begun();
    const random = new Random(1);
    for (let ply = 0; ply < 6; ply++) {
      const { position, game } = snapshotAt((await gameOf(anna)).match);
      const moves = legalMoves(position);
      const move = moves[random.below(moves.length)]!;
      await anna.command('move', { move: game.formatMove(position, move) });
    }
    expect(altOf(board().message)).toMatch(/white king.*black king/s);
    expect(altOf(board().message)).not.toMatch(/empty|<@|\*/);
  });
});

describe('the scheduler', () => {
  it('shows what a click asks for also when it had taken the game up already', async () => {
    const { anna, board } = await begun();
    let release = () => {};
    trouble.hold = new Promise((resolve) => {
      release = resolve;
    });
    const { id } = await gameOf(anna);
    await anna.bot.store.games.change(id, (game) =>
      playTurn(game, { userId: anna.id, now: anna.bot.now() }, 'e4'),
    );
    const first = anna.bot.scheduler.run(id);
    const reposted = anna.bot.scheduler.run(id, { repost: true });
    const before = board().id;
    trouble.hold = Promise.resolve();
    release();
    await Promise.all([first, reposted]);
    expect((await gameOf(anna)).match.moves).toHaveLength(2);
    expect(board().id).not.toBe(before);
  });
});
