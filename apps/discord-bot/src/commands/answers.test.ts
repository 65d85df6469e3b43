import { fileFormatOf, gameById } from '@tahoun/catalogue/all';
import { type Move, Random, legalMoves } from '@tahoun/core';
import {
  type BestMoveAnswer,
  type BestMoveRequest,
  type EngineHost,
  LEVELS,
  type SolveAnswer,
} from '@tahoun/engine';
import type { GameFileFormat } from '@tahoun/games';
import type { GameRecord } from '@tahoun/live';
import { type Match, newMatch, playMove, readGameFile, saveMatch, showLine, snapshotAt } from '@tahoun/match';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Written, altOf, buttonsOf, selectsOf, wordsOf } from '../testing/bot-discord.js';
import type { NewGame, Outcome, Person } from '../testing/person.js';
import { useTestBot } from '../testing/test-bot.js';

/** What the engine says by the number of moves played, what it says of a solution, and what it was asked. */
let answers: readonly Partial<BestMoveAnswer>[] = [];
let solution: Partial<SolveAnswer> = {};
const asked: object[] = [];

const tested = useTestBot({
  painter: { paint: async (svg) => Buffer.from(svg) },
  engine: (real): EngineHost => ({
    ...real,
    async bestMove({ signal: _signal, ...request }: BestMoveRequest & { signal?: unknown }, options) {
      const { game, played = [] } = request;
      // The computer's own moves are asked for at its level.
      if (request.level !== undefined) return real.bestMove(request, options);
      asked.push({ ...request, deadlineMs: options?.deadlineMs });
      const answer = {
        game,
        move: firstMove(request),
        score: 0,
        pv: [],
        depth: 9,
        nodes: 12_345,
        exact: false,
      };
      return { ...answer, ...answers[played.length] } as BestMoveAnswer;
    },
    async solve(request, options) {
      asked.push({ ...request, deadlineMs: options?.deadlineMs });
      return { outcome: null, value: null, distance: null, pv: [], nodes: 5000, ...solution } as SolveAnswer;
    },
  }),
});
let channels = 0;

/** A move that is legal there: the computer may have played on since a test looked. */
function firstMove({ game: id, position: start, played = [] }: BestMoveRequest): string {
  const match = newMatch({ game: gameById(id), position: start as string, players: ['human', 'human'] });
  const { game, position } = snapshotAt(showLine(match, played, null));
  const [move] = legalMoves(position);
  return move === undefined ? '' : game.formatMove(position, move);
}

beforeEach(() => {
  answers = [];
  solution = {};
  asked.length = 0;
});

function newcomer(name = 'Anna', locale = 'en-US'): Person {
  return Object.assign(tested.it.person(name, locale), { channelId: `answers-${channels++}` });
}

/** Somebody with a game against the computer, in which it is their turn. */
async function playing(options: Partial<NewGame> = {}, locale = 'en-US') {
  const anna = newcomer('Anna', locale);
  await anna.starts({ game: 'chess', level: 1, ...options });
  return anna;
}

/** Their game after so many moves that anybody might make. */
async function continued(person: Person, plies: number): Promise<void> {
  const random = new Random(1);
  const { id } = await gameOf(person);
  await person.bot.store.games.change(id, (game) => {
    let { match } = game;
    while (match.moves.length < plies) {
      const { game: rules, position } = snapshotAt(match);
      const moves = legalMoves(position);
      match = playMove(match, rules.formatMove(position, moves[random.below(moves.length)] as Move));
    }
    return { ...game, match, wakeAt: null };
  });
  await person.bot.messageSync.show(id);
}

async function gameOf(person: Person): Promise<GameRecord> {
  return (await person.bot.store.lists.lastGamesOf(person.id))[0] as GameRecord;
}

function last(person: Person): Written {
  return person.discord.boardIn(person.channelId);
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const pictureOf = (written: Written | undefined) => String(written?.message.files[0]?.data);

describe('/settings', () => {
  const DEFAULTS = [
    'As in Discord',
    'Light',
    'Each game’s own',
    'Plain',
    'Always the same',
    'Play immediately',
  ];

  function shown([language, theme, look, pieces, orientation, confirm]: readonly string[]): string {
    return `### Your settings\nLanguage: **${language}**\nColours: **${theme}**\nBoards: **${look}**\nPieces: **${pieces}**\nAt the bottom of the board: **${orientation}**\nBefore a move is played: **${confirm}**\nChallenges from people: **Allowed**\nYour turn: **A new message that pings**`;
  }

  it.each([
    [{}, DEFAULTS],
    [{ language: 'en' }, DEFAULTS.with(0, 'English')],
    [{ theme: 'dark' }, DEFAULTS.with(1, 'Dark')],
    [{ look: 'slate' }, DEFAULTS.with(2, 'Slate')],
    [{ pieces: 'turned' }, DEFAULTS.with(3, 'Turned')],
    [{ orientation: 'rotating' }, DEFAULTS.with(4, 'The side to move')],
    [{ confirm: 'on' }, DEFAULTS.with(5, 'Ask')],
  ])('%j shows all of them, now and later, and takes back what is put back', async (changes, wanted) => {
    const anna = newcomer();
    expect((await anna.command('profile settings', changes)).said).toBe(shown(wanted));
    expect((await anna.command('profile settings')).said).toBe(shown(wanted));
    const back = {
      language: 'auto',
      theme: 'light',
      look: 'own',
      pieces: 'plain',
      orientation: 'fixed',
      confirm: 'off',
    };
    expect((await anna.command('profile settings', back)).said).toBe(shown(DEFAULTS));
  });

  it('changes only what is named, and speaks the language that was chosen at once', async () => {
    const anna = newcomer();
    await anna.command('profile settings', { theme: 'dark', confirm: 'on' });
    expect((await anna.command('profile settings', { orientation: 'rotating' })).said).toBe(
      shown(['As in Discord', 'Dark', 'Each game’s own', 'Plain', 'The side to move', 'Ask']),
    );
    expect((await anna.command('profile settings', { language: 'cs' })).said).toMatch(/Tmavé/);
    expect((await anna.command('profile settings', { language: 'auto' })).said).toBe(
      shown(['As in Discord', 'Dark', 'Each game’s own', 'Plain', 'The side to move', 'Ask']),
    );
  });
});

describe('/hint', () => {
  it('names a move with its score and draws it, for one pair of eyes', async () => {
    const anna = await playing();
    answers = [{ move: 'Nf3', score: 35 }];
    const { said, message } = await anna.command('game hint');
    expect(said).toBe('Try **Nf3** (+0.35 pawns).');
    expect(message?.isEphemeral).toBe(true);
    expect(altOf(message?.message as never)).toMatch(/^Chess\. Try Nf3 \(\+0\.35 pawns\)\. .*white king/);
    expect(pictureOf(message)).not.toBe(pictureOf(last(anna)));
    const { start } = (await gameOf(anna)).match;
    expect(asked).toEqual([
      { game: 'chess', position: start, played: [], nodes: 200_000, deadlineMs: 10_000 },
    ]);
    const pictures = [pictureOf(message)];
    for (const change of [{ theme: 'dark' }, { look: 'slate' }, { pieces: 'turned' }]) {
      await anna.command('profile settings', change);
      pictures.push(pictureOf((await anna.command('game hint')).message));
    }
    expect(new Set(pictures).size).toBe(4);
  });

  it('is not given for a game that is over, nor for one that is only watched by somebody else', async () => {
    const anna = await playing();
    const shown = last(anna);
    const hint = buttonsOf(shown.message).find(({ label }) => label === 'Hint')?.id as string;
    await anna.command('game resign');
    expect((await anna.deliver(anna.clickOf(shown, hint))).said).toBe(
      'This game is over. Start another with `/play`.',
    );
    expect(asked).toEqual([]);
  });

  it('is given of a game that one lets the computer play, which counts no less for it', async () => {
    const anna = newcomer();
    await anna.command('watch', { game: 'zabor', first: 1, second: 1, options: 'size=5x5' });
    expect((await anna.command('game hint')).said).toMatch(/^Try \*\*|over/);
    await anna.command('game resign');
  });
});

describe('what a button adds', () => {
  it.each(['Hint', 'Analyse'])('%s is seen by whoever pressed it, and the board stays', async (label) => {
    const anna = await playing();
    answers = Array(3).fill({ move: 'Nf3' });
    if (label === 'Analyse') await anna.command('game resign');
    const board = last(anna);
    const id = buttonsOf(board.message).find((each) => each.label === label)?.id as string;
    const click = anna.clickOf(board, id);
    await anna.deliver(click);
    const added = anna.discord.followUps.get(click.token) as Written[];
    expect(added.map(({ isEphemeral }) => isEphemeral)).toEqual([true]);
    expect(last(anna)).toBe(board);
  });
});

describe('/analyse', () => {
  const TEN = ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6', 'Ba4', 'Nf6', 'O-O', 'Be7'];

  async function analysed(text: string, locale = 'en-US'): Promise<Outcome & { readonly anna: Person }> {
    const anna = newcomer('Anna', locale);
    await anna.command('game import', { game: 'chess', text });
    return { ...(await anna.command('game analyse')), anna };
  }

  it('tells score, lines and depth of the start, and of no last move', async () => {
    answers = [{ score: 40, pv: TEN, depth: 1, lines: [] }];
    const { said, message, anna } = await analysed('[Event "?"]\n\n*');
    expect(said).toBe(
      [
        '### Analysis: Chess',
        'From White’s point of view: **+0.4 pawns**',
        'Best line: e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 …',
        '-# 1 ply deep, 12,345 moves examined',
      ].join('\n'),
    );
    expect(message?.isEphemeral).toBe(true);
    expect(message?.message.files.map(({ name }) => name)).toEqual(['chess-0.png']);
    const { start } = (await gameOf(anna)).match;
    expect(asked).toEqual([
      { game: 'chess', position: start, played: [], nodes: 300_000, multiPv: 3, deadlineMs: 10_000 },
    ]);
  });

  it('tells the other lines behind the best one, and what was proved', async () => {
    const lines = [
      { pv: ['e4'], score: 40 },
      { pv: TEN.slice(0, 8), score: 30 },
      { pv: TEN.slice(0, 9), score: -20 },
    ];
    answers = [{ score: 40, pv: ['e4'], exact: true, lines: lines as never }];
    expect((await analysed('[Event "?"]\n\n*')).said).toBe(
      [
        '### Analysis: Chess',
        'From White’s point of view: **+0.4 pawns** (proved)',
        'Best line: e4',
        '**Alternatives**',
        '- e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 (+0.3 pawns)',
        '- e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 … (-0.2 pawns)',
        '-# 9 plies deep, 12,345 moves examined',
      ].join('\n'),
    );
  });

  it('of a game that is over looks at the position before the last move', async () => {
    const mate = '1. f3 e5 2. g4 Qh4# 0-1';
    answers = [{}, {}, {}, { move: 'Qh4#', score: 500, pv: ['Qh4#'] }, { move: null, score: -900 }] as never;
    const { said } = await analysed(mate);
    expect(said).toBe(
      [
        '### Analysis: Chess',
        'The game is over; this is the analysis of the position before the last move.',
        'From Black’s point of view: **+5 pawns**',
        'Best line: Qh4#',
        'The last move, Qh4#, was as good as any.',
        '-# 9 plies deep, 12,345 moves examined',
      ].join('\n'),
    );
    expect(asked.map((each) => (each as BestMoveRequest).played?.length)).toEqual([3, 4]);
  });

  it.each([
    ['less than a difference that searches have', 114, -100, /e4, was as good as any/],
    ['as much as one', 115, -100, /e4, cost 0\.15 pawns\.\nd4 was better\.\n/],
  ])('calls a move as good as any that cost %s', async (_what, before, after, words) => {
    answers = [
      { move: 'd4', score: before },
      { move: 'e5', score: after },
    ];
    expect((await analysed('1. e4 *')).said).toMatch(words);
  });

  it('keeps to the game that is meant, and to the reader’s language and colours', async () => {
    answers = [{ score: 40, pv: ['e4'] }];
    const { said, message, anna } = await analysed('[Event "?"]\n\n*', 'cs');
    expect(plain(said)).toMatch(/Z pohledu bílého|bíl/i);
    await anna.command('profile settings', { theme: 'dark' });
    expect(pictureOf((await anna.command('game analyse')).message)).not.toBe(pictureOf(message));
  });
});

describe('/solve', () => {
  it.each([
    [{ outcome: 'win' }, '**White to move wins.**'],
    [{ outcome: 'loss', value: 0 }, '**White to move loses.**\nTheoretical value: 0'],
    [
      { outcome: 'draw', distance: 1, pv: ['e4', 'e5'] },
      '**A draw with best play.**\nWith best play, the game ends in 1 ply.\nBest line: e4 e5',
    ],
    [
      { outcome: null, nodes: 5_000_001 },
      'Not solved within 5,000,001 positions. Try again nearer the end of the game or on a smaller board.',
    ],
  ] as const)('tells what was found: %j', async (found, words) => {
    const anna = await playing();
    solution = found as Partial<SolveAnswer>;
    const { said, message } = await anna.command('game solve');
    expect(said).toBe(words);
    expect(message?.isEphemeral).toBe(true);
    const { start } = (await gameOf(anna)).match;
    expect(asked).toEqual([
      { game: 'chess', position: start, played: [], nodes: 5_000_000, deadlineMs: 5000 },
    ]);
  });

  it('shows thirty moves of a long line', async () => {
    const anna = await playing();
    solution = { outcome: 'win', pv: Array(40).fill('e4') };
    expect((await anna.command('game solve')).said.split('Best line: ')[1]?.split(' ')).toHaveLength(30);
  });
});

describe('/draw', () => {
  it.each([
    ['its own turn', 40, 0, 'finished'],
    ['its own turn', 40, -1, 'active'],
    ["the computer's turn", 41, 0, 'finished'],
    ["the computer's turn", 41, 1, 'active'],
  ] as const)('offered on %s is taken unless the computer stands better', async (_, plies, score, status) => {
    const anna = await playing();
    await continued(anna, plies);
    await anna.bot.store.games.change((await gameOf(anna)).id, (game) => ({ ...game, rated: false }));
    answers = Array(42).fill({ score });
    await anna.command('game draw');
    const game = await gameOf(anna);
    expect(game).toMatchObject({ status, match: { drawOffer: null } });
    const { start, moves } = game.match;
    expect(asked).toEqual([
      { game: 'chess', position: start, played: moves, nodes: 100_000, deadlineMs: 10_000 },
    ]);
  });

  it.each([
    [51, 'active'],
    [-51, 'active'],
    [50, 'finished'],
    [-1, 'active'],
  ] as const)('in a rated game is taken only in an equal position, as with %i', async (score, status) => {
    const anna = await playing();
    await continued(anna, 60);
    answers = Array(61).fill({ score });
    const { said } = await anna.command('game draw');
    expect((await gameOf(anna)).status).toBe(status);
    const refusal = 'The computer declines the draw: in a rated game, it agrees only when the position is';
    expect(said).toContain(status === 'active' ? refusal : 'Done.');
    expect((await gameOf(anna)).match.drawOffer).toBeNull();
  });

  it.each([
    ['en-US', true, 'agrees to a draw only after 30 moves by each side'],
    ['cs', true, 'souhlasí s\u00a0remízou až po 30\u00a0tazích každé strany'],
    ['en-US', false, 'agrees to a draw only after 20 moves by each side'],
  ])('is refused early (%s, rated: %s)', async (locale, rated, words) => {
    const anna = await playing({}, locale);
    await anna.bot.store.games.change((await gameOf(anna)).id, (game) => ({ ...game, rated }));
    answers = Array(61).fill({ score: 0 });
    expect((await anna.command('game draw')).said).toContain(words);
    await continued(anna, rated ? 58 : 38);
    expect((await anna.press(last(anna), locale === 'cs' ? 'Remíza' : 'Draw')).said).toContain(words);
    expect(await gameOf(anna)).toMatchObject({ status: 'active', rated, match: { drawOffer: null } });
    expect(asked).toEqual([]);
  });

  it('by the button is shown in the message of the game, taken or not', async () => {
    const anna = await playing();
    await continued(anna, 40);
    await anna.bot.store.games.change((await gameOf(anna)).id, (game) => ({ ...game, rated: false }));
    answers = Array(41).fill({ score: -1 });
    expect((await anna.press(last(anna), 'Draw')).said).toBe('The computer declines the draw and plays on.');
    expect(wordsOf(last(anna).message)).not.toContain('offers a draw');
    answers = [];
    expect((await anna.press(last(anna), 'Draw')).said).toContain('Make 5 moves before you offer another.');
    const forgotten = (game: GameRecord): GameRecord => ({ ...game, drawOffered: [null, null] });
    await anna.bot.store.games.change((await gameOf(anna)).id, forgotten);
    expect((await anna.press(last(anna), 'Draw')).said).toBe('');
    expect(wordsOf(last(anna).message)).toContain('Draw. By agreement.');
  });
});

describe('/games and the option `which`', () => {
  it('tell what, who, how far, and offer to go on with those that are not over', async () => {
    const anna = await playing();
    await anna.command('move', { move: 'e4' });
    await anna.command('play', { game: 'tic-tac-toe', level: 2 });
    const [tic, chess] = (await anna.bot.store.lists.lastGamesOf(anna.id)) as [GameRecord, GameRecord];
    const versus = (level: string) => `Anna – Tahoun, level ${level}`;
    const titles = [
      `Tic-tac-toe: ${versus('2 (Beginner)')}, 0 moves`,
      `Chess: ${versus('1 (Newcomer)')}, 2 moves`,
    ];
    const { message, said } = await anna.command('games');
    expect(said).toBe(`### Your games\n- ${titles.join(' · **your turn**\n- ')} · **your turn**`);
    expect(selectsOf(message?.message as never)).toMatchObject([
      { id: 't1::0:resume:', values: [tic.id, chess.id], labels: titles },
    ]);
    const offered = titles.map((name, i) => ({ name, value: [tic, chess][i]?.id }));
    expect(await anna.autocomplete('board', 'which', '')).toEqual(offered);
    expect(await anna.autocomplete('game export', 'which', 'TIC')).toEqual(offered.slice(0, 1));
    expect(await anna.autocomplete('move', 'which', 'chess')).toEqual(offered.slice(1));
    for (const command of [
      'game hint',
      'game undo',
      'game draw',
      'game resign',
      'game analyse',
      'game solve',
    ])
      expect(await anna.autocomplete(command, 'which', 'tic'), command).toEqual(offered.slice(0, 1));
    await anna.command('game resign', { which: tic.id });
    await anna.command('game resign', { which: chess.id });
    const over = await anna.command('games');
    expect(over.said).toMatch(/· finished\n.*· finished$/);
    expect(selectsOf(over.message?.message as never)).toEqual([]);
    expect((await newcomer().command('games')).said).toBe('You have no games yet. Start one with `/play`.');
  });
});

describe('games that read alike', () => {
  it('are offered by number, since Discord refuses two choices of one name', async () => {
    const anna = newcomer('A'.repeat(100));
    for (let i = 0; i < 3; i++) await anna.command('play', { game: 'tic-tac-toe', level: 1 });
    const names = (await anna.autocomplete('board', 'which', '')).map(({ name }) => name);
    const start = `Tic-tac-toe: ${'A'.repeat(86)}`;
    expect(names).toEqual([`${start}…`, `${start.slice(0, 95)}… (2)`, `${start.slice(0, 95)}… (3)`]);
  });
});

describe('the game that is meant', () => {
  it('is the one in this channel, else the one touched last, and never a mere challenge', async () => {
    const anna = await playing();
    const here = anna.channelId;
    anna.channelId = `answers-${channels++}`;
    await anna.command('play', { game: 'tic-tac-toe', level: 1 });
    await anna.command('play', { game: 'zabor', opponent: newcomer('Bruno') });
    const files = async () => {
      const { message } = await anna.command('game export');
      return message?.message.files.map(({ name }) => name.split('-').slice(1, -1).join('-'));
    };
    expect(await files()).toEqual(['tic-tac-toe']);
    anna.channelId = here;
    expect(await files()).toEqual(['chess']);
    anna.channelId = `answers-${channels++}`;
    expect(await files()).toEqual(['tic-tac-toe']);
  });

  it('of spectators is what their channel shows, also when it is over or named', async () => {
    const anna = await playing();
    const cyril = Object.assign(tested.it.person('Cyril'), { channelId: anna.channelId });
    const { id } = await gameOf(anna);
    for (const options of [{}, { which: id }]) {
      const { said, message } = await cyril.command('board', options);
      expect(said).toMatch(/^### Chess/);
      expect(message?.isEphemeral).toBe(true);
    }
    expect((await cyril.command('game undo', { which: id })).said).toMatch(/^You are watching/);
    expect((await cyril.command('game undo')).said).toMatch(/^You have no game/);
    await anna.command('game resign');
    expect((await cyril.command('board')).said).toContain('Black wins');
    cyril.channelId = 'answers-nowhere';
    expect((await cyril.command('board')).said).toMatch(/^You have no game/);
    expect((await cyril.command('board', { which: id })).said).toMatch(/^I no longer have this game/);
    // Anna has it wherever she is.
    anna.channelId = 'answers-nowhere';
    expect((await anna.command('game export', { which: id })).said).toMatch(/^Here is your game/);
  });
});

describe('/export and /import', () => {
  it('write the game’s own format where nothing else is said, with names, date and result', async () => {
    const anna = await playing();
    await anna.command('game resign');
    const game = await gameOf(anna);
    const { said, message } = await anna.command('game export', { which: game.id });
    const name = `tahoun-chess-${game.id}.pgn`;
    expect(said).toBe(`Here is your game: ${name}`);
    const [file] = (message as Written).message.files;
    expect(file?.name).toBe(name);
    const date = new Date(game.createdAt).toISOString().slice(0, 10).replaceAll('-', '.');
    expect(file?.data).toContain(`[Date "${date}"]`);
    expect(file?.data).toContain('[Result "0-1"]');
    expect(await anna.autocomplete('game export', 'format', '', { which: game.id })).toEqual([
      { name: 'PGN', value: 'pgn' },
      { name: 'JSON', value: 'json' },
    ]);
    // A game that is over is over still.
    await anna.command('game import', { game: 'chess', text: file?.data as string });
    expect(await gameOf(anna)).toMatchObject({ status: 'finished', seats: [{ player: anna.id }, {}] });
  });

  it('are read as far as they can be, and the caller alone is told what was left out', async () => {
    const anna = newcomer('Anna', 'en-US');
    const { said } = await anna.command('game import', { game: 'chess', text: '1. e4 (1. Ke4 e5) e5 {so *' });
    expect(said).toMatch(/Line 1: the comment that begins with \{ .*\nLine 1: move 1\. Ke4 is not possible/);
    expect((await gameOf(anna)).match.moves).toEqual(['e4', 'e5']);
    const czech = newcomer('Eva', 'cs-CZ');
    const read = await czech.command('game import', { game: 'chess', text: '1. e4 (1. Ke4 e5) e5 *' });
    expect(read.said).toContain('Řádek 1');
  });

  it('keep all that a long one has, as a short one', async () => {
    const { game, format } = { game: gameById('chess'), format: fileFormatOf('chess') as GameFileFormat };
    const said = 'long '.repeat(1000);
    const text = `[White "A"]\n\n1. e4 {${said}} (1. d4 $1 d5 {[%clk 0:01:00]}) 1... e5 $2 (1. Ke4) 0-1`;
    const anna = newcomer('Anna', 'en-US');
    const { said: told } = await anna.command('game import', { game: 'chess', text });
    expect(told).toContain('Line 3: move 1... Ke4');
    const { tree, moves, start, tags } = readGameFile({ game, format }, text, () => undefined) as Match;
    expect((await gameOf(anna)).match).toMatchObject({ tree, moves, start, tags });
  });

  it('are refused where the game is too long to be loaded again, and read up to there from JSON', async () => {
    const cycle = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];
    const line = Array.from({ length: 10_001 }, (_, ply) => cycle[ply % 4] as string);
    const anna = newcomer('Eva', 'cs-CZ');
    const { said } = await anna.command('game import', { game: 'chess', text: `1. ${line.join(' ')} *` });
    expect(said).toMatch(/^Partie má 10001\sp.* nejvýše 10000\.$/);
    const moves = line.slice(0, -1);
    const fresh = newMatch({ game: gameById('chess'), players: ['human', 'human'] });
    const comments = ['x'.repeat(900_000)];
    const notes = [[1, { comments }]];
    const saved = { ...JSON.parse(saveMatch(fresh)), moves, notes, shown: moves.length };
    await anna.command('game import', { game: 'chess', text: JSON.stringify(saved) });
    const { match } = await gameOf(anna);
    expect([match.moves.length, match.tree.children[0]?.comments]).toEqual([moves.length, comments]);
  });

  it('know JSON alone where a game has no format of its own', async () => {
    const anna = await playing({ game: 'connect-four' });
    const { message } = await anna.command('game export');
    const [file] = (message as Written).message.files;
    expect(file?.name).toMatch(/\.json$/);
    expect(await anna.autocomplete('game export', 'format', '')).toEqual([{ name: 'JSON', value: 'json' }]);
    const read = await anna.command('game import', { game: 'connect-four', text: ` \n${file?.data}` });
    expect(read.said).toMatch(/^### Connect/);
    expect((await anna.command('game import', { game: 'connect-four', text: 'x' })).said).toBe(
      'I cannot read this as a game of connect-four. I read: json',
    );
    expect((await anna.command('game export', { format: 'pgn' })).said).toBe(
      'I do not know the format “pgn” for this game. Available formats: json',
    );
  });
});

describe('/board', () => {
  it('names the marks of a game by themselves and together; where there are none it says so', async () => {
    const go = await playing({ game: 'atari-go', options: 'size=5' });
    const offered = await go.autocomplete('board', 'marks', '');
    expect(offered.at(-1)).toEqual({
      name: offered
        .slice(0, -1)
        .map(({ name }) => name)
        .join(' + '),
      value: offered
        .slice(0, -1)
        .map(({ value }) => value)
        .join(' '),
    });
    const both = await go.command('board', { marks: 'atari, liberties+captured' });
    expect(both.message?.isEphemeral).toBe(true);
    const tic = await playing({ game: 'tic-tac-toe' });
    expect(await tic.autocomplete('board', 'marks', '')).toEqual([]);
    expect((await tic.command('board', { marks: 'x' })).said).toBe(
      'I do not know the mark “x” for this board. Available marks: –',
    );
  });
});

describe('a new game', () => {
  it('is against the third level where none is named, with names as Discord shows them', async () => {
    const anna = newcomer();
    Object.assign(anna.person.user, { global_name: null });
    await anna.command('play', { game: 'tic-tac-toe' });
    expect((await gameOf(anna)).seats).toEqual([
      { player: anna.id, name: 'anna' },
      { player: 'level:3', name: 'Tahoun 3' },
    ]);
    const bruno = newcomer('Bruno');
    Object.assign(bruno.person.user, { global_name: null });
    await anna.command('play', { game: 'tic-tac-toe', opponent: bruno });
    expect((await gameOf(anna)).seats[1]).toEqual({ player: bruno.id, name: 'bruno' });
    expect((await anna.command('profile stats', { user: bruno })).said).toBe(
      '### Results of bruno\nNo rated games yet.',
    );
  });

  it('takes its options as people write them, and says what there is where it cannot', async () => {
    for (const options of ['size=3x3', 'size=3x3;', 'size=3x3 ', ' size=3x3,'])
      expect((await gameOf(await playing({ game: 'zabor', options }))).match.start, options).toBe(
        '.../.../... b',
      );
    const anna = newcomer();
    for (const options of ['size', 'size=', '=3x3', 'size=3=3'])
      expect((await anna.starts({ game: 'zabor', options })).said, options).toMatch(
        new RegExp(`^I do not understand the option “${options}”\\. This game has: map: .*; size: .*`),
      );
    expect((await anna.starts({ game: 'tic-tac-toe', options: 'x' })).said).toBe(
      'I do not understand the option “x”. This game has: –',
    );
    expect(await anna.bot.store.lists.lastGamesOf(anna.id)).toEqual([]);
  });

  it('offers its options one behind the other, by name or value, in any case', async () => {
    const anna = newcomer();
    const offered = async (typed: string) =>
      anna.autocomplete('watch', 'options', typed, { game: 'atari-go' });
    const first = await offered('SIZE=9');
    expect(first).toEqual([{ name: expect.stringMatching(/: 9/), value: 'size=9' }]);
    const behind = await offered('size=9 handi');
    expect(behind.length).toBeGreaterThan(1);
    for (const { name, value } of behind) {
      expect(value).toMatch(/^size=9 handicap=\d+$/);
      expect(name).toMatch(/^size=9 \S/);
    }
    expect(await anna.autocomplete('watch', 'options', 'size=9', { game: 'atari-go' })).toEqual(first);
    expect(await anna.autocomplete('watch', 'options', 'size')).toEqual([]);
  });

  it('has eight levels, each in its own words', async () => {
    for (const level of LEVELS) {
      const anna = newcomer();
      await anna.command('play', { game: 'tic-tac-toe', level });
      expect(wordsOf(last(anna).message)).toContain(`O: Tahoun, level ${level} (`);
    }
  });
});

describe('the menu of a message', () => {
  it.each([
    ['bare', '7k/8/8/8/8/8/8/KQ6 w - - 0 1'],
    ['in a line of code', '`7k/8/8/8/8/8/8/KQ6 w - - 0 1`'],
    ['in a block that is said to be a FEN', '```fen\n7k/8/8/8/8/8/8/KQ6 w - - 0 1\n```'],
  ])('reads a position %s', async (_how, content) => {
    answers = [{ move: 'Kb2' }];
    const { said } = await newcomer().analyses({ content });
    expect(said).toMatch(/^### Analysis: Chess\nFrom White’s point of view/);
    expect(asked).toMatchObject([{ position: '7k/8/8/8/8/8/8/KQ6 w - - 0 1', played: [] }]);
  });

  it('reads a board of ours as far as it was shown, also once the game is over', async () => {
    const anna = await playing();
    await anna.command('move', { move: 'e4' });
    const shown = { id: '7', content: '', components: structuredClone(last(anna).message.components) };
    await anna.command('move', { move: 'd4' });
    await anna.command('game resign');
    asked.length = 0;
    const { said } = await newcomer('Cyril').analyses(shown);
    expect(said).not.toContain('The game is over');
    expect((asked[0] as BestMoveRequest).played).toHaveLength(2);
    expect(await newcomer().analyses({ ...shown, components: undefined })).toMatchObject({
      said: 'I could not find a board or a position in this message.',
    });
  });
});
