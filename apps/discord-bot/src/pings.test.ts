import { discordTexts, gameTexts } from '@tahoun/i18n';
import { ALL_PERMISSIONS } from '@tahoun/loopback-discord';
import { describe, expect, it, vi } from 'vitest';
import type { Written } from './testing/bot-discord.js';
import { buttonsOf, selectsOf, wordsOf } from './testing/bot-discord.js';
import { NO_THREADS, type Person } from './testing/person.js';
import { useTestBot } from './testing/test-bot.js';

/**
 * Who is told by Discord that they are meant. What no message may do (ping by kind, roles, people whom it does not
 * name) is a rule of the Discord of these tests, for every message of every test.
 */
const tested = useTestBot();
let channels = 0;

/** Two people at a board in a server, in a channel without threads, so that all is in one place. */
async function begun(
  names: readonly [string, string] = ['Anna', 'Bruno'],
  where: Person['where'] = 'server',
  game = 'tic-tac-toe',
) {
  const [anna, bruno] = [tested.it.person(names[0]), tested.it.person(names[1])];
  for (const person of [anna, bruno]) {
    person.channelId = `pings-${channels}`;
    person.where = where;
    person.permissions = NO_THREADS;
  }
  channels++;
  await anna.command('play', { game, opponent: bruno });
  await bruno.press(last(anna), 'Accept');
  return { anna, bruno, board: () => last(anna) };
}

function last(person: Person): Written {
  return person.discord.boardIn(person.channelId);
}

/** What a person has been notified of, in words. */
function notified({ id, discord }: Person): string[] {
  return discord.core.world
    .notificationsOf(id)
    .map(({ data }) => wordsOf({ components: (data.components ?? []) as Written['message']['components'] }));
}

/** Everybody whom anything since has named as one to be told. */
function namedSince(from: number): string[] {
  return tested.it.discord.sent.slice(from).flatMap(({ body }) => {
    const { allowed_mentions: allowed } = body.data ?? body;
    return allowed?.users ?? [];
  });
}

describe('a move between people', () => {
  it('pings the one on turn, in a new message, and nobody else', async () => {
    const { anna, bruno, board } = await begun();
    await anna.select(board(), 'b2');
    expect(board().pinged).toEqual([bruno.id]);
    await bruno.select(board(), 'a1');
    expect(board().pinged).toEqual([anna.id]);
    const before = tested.it.discord.sent.length;
    await anna.type(board(), 'Type a move', 'c3');
    expect(board().pinged).toEqual([bruno.id]);
    expect(new Set(namedSince(before))).toEqual(new Set([bruno.id]));
    await bruno.writes('a3', { isAddressed: true });
    expect(board().pinged).toEqual([anna.id]);
  });

  it('by a command pings the one on turn too, and leaves no answer behind', async () => {
    const { anna, bruno, board } = await begun();
    const before = notified(bruno).length;
    await anna.command('move', { move: 'b2' });
    expect(notified(bruno).slice(before)).toEqual([wordsOf(board().message)]);
    expect(wordsOf(board().message)).toContain('last: **b2**');
  });

  it('pings the other player, and nobody else, when it ends the game', async () => {
    const { anna, bruno, board } = await begun();
    const moves = ['a1', 'a2', 'b1', 'b2'];
    for (const [i, cell] of moves.entries()) await (i % 2 === 0 ? anna : bruno).select(board(), cell);
    const before = tested.it.discord.sent.length;
    await anna.select(board(), 'c1');
    expect(wordsOf(board().message)).toContain('X wins');
    expect(namedSince(before)).toEqual([bruno.id]);
    expect(board().pinged).toEqual([bruno.id]);
  });

  it('that is refused pings nobody, whatever was typed', async () => {
    const { anna, bruno, board } = await begun();
    const before = tested.it.discord.sent.length;
    const typed = `@everyone @here <@&5> <@${bruno.id}>`;
    const shown = board();
    await anna.command('move', { move: typed });
    await anna.type(shown, 'Type a move', typed);
    await anna.writes(`@everyone <@&5>`, { isAddressed: true });
    await bruno.command('move', { move: 'a1' });
    await bruno.select(shown, 'a1');
    const written = tested.it.discord.sent.slice(before);
    expect(written.length).toBeGreaterThan(4);
    expect(namedSince(before)).toEqual([]);
  });
});

/** How a person makes a move; each way is used in turn. */
const WAYS: readonly ((person: Person, board: Written, cell: string, form: string) => Promise<unknown>)[] = [
  (person, board, cell) => person.select(board, cell),
  (person, _board, cell) => person.command('move', { move: cell }),
  (person, board, cell, form) => person.type(board, form, cell),
];

describe.each(['server', 'brought-along', 'direct'] as const)('a whole game of two people (%s)', (where) => {
  it('is one message and one ping for the challenge, its answer, and each move', async () => {
    const [anna, bruno] = [tested.it.person('Anna'), tested.it.person('Bruno')];
    for (const person of [anna, bruno]) {
      person.channelId = `pings-${channels}`;
      person.where = where;
      person.permissions = NO_THREADS;
    }
    channels++;
    const { discord } = tested.it;
    const shown = () => discord.in(anna.channelId).length;
    const pings = () => notified(anna).length + notified(bruno).length;
    const steps: (() => Promise<unknown>)[] = [
      () => anna.command('play', { game: 'tic-tac-toe', opponent: bruno }),
      () => bruno.press(last(anna), 'Accept'),
      ...['a1', 'b2', 'b1', 'c1', 'a3', 'a2', 'c2', 'b3', 'c3'].map((cell, i) => () => {
        const way = WAYS[i % WAYS.length] as (typeof WAYS)[number];
        return way(i % 2 === 0 ? anna : bruno, last(anna), cell, 'Type a move');
      }),
    ];
    for (const [i, step] of steps.entries()) {
      await step();
      expect([shown(), pings()], `step ${i}`).toEqual([i + 1, i + 1]);
      // Only the newest has buttons.
      expect(discord.boardsIn(anna.channelId), `step ${i}`).toHaveLength(1);
    }
    expect(wordsOf(last(anna).message)).toContain('Draw');
    expect(notified(anna)).toHaveLength(5);
    expect(notified(bruno)).toHaveLength(6);
  });
});

describe.each([
  ['en', 'en-US'],
  ['cs', 'cs'],
] as const)('somebody who plays the computer (%s)', (language, locale) => {
  const texts = discordTexts(language);
  const { sides } = gameTexts(language, 'tic-tac-toe');

  it.each(['server', 'brought-along', 'direct'] as const)(
    'puts a game together and plays it in one message without a ping (%s)',
    async (where) => {
      const { discord } = tested.it;
      const anna = tested.it.person('Anna', locale);
      Object.assign(anna, { channelId: `pings-${channels++}`, where, permissions: NO_THREADS });
      const { message: card } = await anna.command('play');
      await anna.select(card as Written, 'tic-tac-toe');
      await anna.select(card as Written, '1');
      await anna.press(card as Written, texts.newGame.playAs(sides[0].name));
      for (let turn = 0; turn < 5; turn++) {
        const [cell] = selectsOf(last(anna).message)[0]?.values ?? [];
        if (cell === undefined) break;
        const way = WAYS[turn % WAYS.length] as (typeof WAYS)[number];
        await way(anna, last(anna), cell, texts.buttons.type);
        expect(discord.in(anna.channelId), `turn ${turn}`).toHaveLength(1);
      }
      expect(buttonsOf(last(anna).message).map(({ label }) => label)).toContain(texts.buttons.again);
      expect(notified(anna)).toEqual([]);
    },
  );
});

it.each(['server', 'brought-along'] as const)(
  'a turn of somebody who wants quiet changes the board and pings nobody (%s)',
  async (where) => {
    const { anna, bruno, board } = await begun(undefined, where);
    const quiet = await bruno.command('profile settings', { turns: 'quiet' });
    expect(quiet.said).toContain('Your turn: **The board changes quietly**');
    const [{ id }, heard] = [board(), notified(bruno).length];
    await anna.select(board(), 'b2');
    expect(wordsOf(board().message)).toContain('last: **b2**');
    await bruno.select(board(), 'a1');
    expect(board().pinged).toEqual([anna.id]);
    const { id: next } = board();
    await anna.command('move', { move: 'a3' });
    expect(wordsOf(board().message)).toContain('last: **a3**');
    expect(board().id).toBe(next);
    expect(next).not.toBe(id);
    expect(notified(bruno)).toHaveLength(heard);
    // Anything else is told.
    await anna.press(board(), 'Draw');
    expect(notified(bruno)).toHaveLength(heard + 1);
  },
);

describe('nobody is pinged', () => {
  it('by the computer’s moves, nor by games that are watched', async () => {
    const anna = tested.it.person('Anna');
    anna.channelId = `pings-${channels++}`;
    anna.where = 'server';
    const before = tested.it.discord.sent.length;
    await anna.command('play', { game: 'tic-tac-toe', level: 1 });
    const { id } = (await anna.bot.store.lists.openGamesOf(anna.id))[0] as { id: string };
    await anna.command('move', { move: 'b2', which: id });
    await anna.command('watch', { game: 'tic-tac-toe', first: 1, second: 1 });
    expect(namedSince(before)).toEqual([]);
  });

  it('by help, lists and copies of the board, though they name people', async () => {
    const { anna, bruno, board } = await begun();
    await anna.press(board(), 'Undo');
    await anna.press(board(), 'Draw');
    await anna.press(board(), 'Resign');
    const cyril = tested.it.person('Cyril');
    cyril.channelId = anna.channelId;
    const before = tested.it.discord.sent.length;
    for (const name of [
      'games',
      'profile stats',
      'profile settings',
      'game export',
      'game hint',
      'game analyse',
      'game solve',
    ])
      await anna.command(name);
    await anna.command('profile stats', { user: bruno });
    await anna.command('profile leaderboard', { game: 'tic-tac-toe' });
    expect(namedSince(before)).toEqual([]);
    const { message } = await cyril.command('board');
    expect(message?.isEphemeral).toBe(true);
    expect(message?.pinged).toEqual([]);
  });

  it('by a name that looks like a ping', async () => {
    const before = tested.it.discord.sent.length;
    const { anna, bruno, board } = await begun(['@everyone', '<@&77> <@5>']);
    for (const person of [anna, bruno]) person.permissions = ALL_PERMISSIONS;
    await anna.press(board(), 'Draw');
    await anna.command('games');
    await anna.command('profile stats');
    const named = new Set(namedSince(before));
    expect([...named].filter((id) => id !== anna.id && id !== bruno.id)).toEqual([]);
  });
});

describe('a challenge', () => {
  it('notifies the one challenged, and its answer the challenger', async () => {
    const [anna, bruno] = [tested.it.person('Anna'), tested.it.person('Bruno')];
    anna.channelId = bruno.channelId = `pings-${channels++}`;
    const before = tested.it.discord.sent.length;
    await anna.starts({ game: 'tic-tac-toe', opponent: bruno, side: 'second' });
    expect(namedSince(before)).toEqual([bruno.id]);
    expect(notified(bruno)).toEqual([wordsOf(last(anna).message)]);
    expect(notified(bruno)[0]).toContain(`<@${bruno.id}>, <@${anna.id}> challenges you to **Tic-tac-toe**.`);
    const asked = tested.it.discord.sent.length;
    await bruno.press(last(anna), 'Decline');
    expect(wordsOf(last(anna).message)).toContain('declined');
    expect(namedSince(asked)).toEqual([anna.id]);
    expect(notified(anna)).toEqual([`<@${anna.id}>: <@${bruno.id}> declined the challenge.`]);
  });

  it('notifies the challenger when it runs out, and nobody when it is withdrawn', async () => {
    const [anna, bruno] = [tested.it.person('Anna'), tested.it.person('Bruno')];
    anna.channelId = bruno.channelId = `pings-${channels++}`;
    await anna.command('play', { game: 'tic-tac-toe', opponent: bruno });
    await anna.press(last(anna), 'Decline');
    await anna.command('play', { game: 'tic-tac-toe', opponent: bruno });
    const { id } = (await anna.bot.store.lists.openGamesOf(anna.id))[0] as { id: string };
    tested.it.clock.offsetMs += 61_000;
    await anna.bot.scheduler.run(id);
    expect(notified(anna)).toEqual([`<@${anna.id}>: The challenge expired unanswered.`]);
    expect(notified(bruno)).toHaveLength(2);
  });

  it('is told in the language of the one who waits', async () => {
    const [anna, bruno] = [tested.it.person('Anna'), tested.it.person('Bruno')];
    anna.channelId = bruno.channelId = `pings-${channels++}`;
    await bruno.command('profile settings', { language: 'cs' });
    await anna.command('play', { game: 'tic-tac-toe', opponent: bruno });
    expect(notified(bruno)[0]).toContain(`<@${anna.id}> vás vyzývá`);
  });
});

/** What two people do at the board, and what the one who waits for it hears. */
const HEARD: readonly [string, (at: Awaited<ReturnType<typeof begun>>) => Promise<unknown>, string][] = [
  ['an offer of a draw', ({ anna }) => anna.command('game draw'), '<anna> offers a draw.'],
  [
    'a request to take back',
    async ({ anna, board }) => {
      await anna.select(board(), 'b2');
      await anna.press(board(), 'Undo');
    },
    '<anna> asks to take back a move.',
  ],
  ['a resignation', ({ anna }) => anna.command('game resign'), 'O wins. By resignation.'],
  [
    'the refusal of a draw',
    async ({ anna, bruno, board }) => {
      await bruno.command('game draw');
      await anna.press(board(), 'Decline');
    },
    '<anna> declines the draw.',
  ],
  [
    'the agreement to a draw',
    async ({ anna, bruno, board }) => {
      await bruno.command('game draw');
      await anna.press(board(), 'Agree');
    },
    'Draw. By agreement.',
  ],
  [
    'the refusal to take back',
    async ({ anna, bruno, board }) => {
      await anna.select(board(), 'b2');
      await bruno.select(board(), 'a1');
      await bruno.command('game undo');
      await anna.press(board(), 'Decline');
    },
    '<anna> does not agree: the move stands.',
  ],
  [
    'the agreement to take back',
    async ({ anna, bruno, board }) => {
      await anna.select(board(), 'b2');
      await bruno.select(board(), 'a1');
      await bruno.command('game undo');
      await anna.press(board(), 'Agree');
    },
    '<anna> agrees: the move is taken back.',
  ],
];

describe.each(['server', 'brought-along'] as const)('at a board (%s), the other player hears of', (where) => {
  it.each(HEARD)('%s, by a message of its own', async (_what, deed, words) => {
    const at = await begun(undefined, where);
    const { anna, bruno, board } = at;
    const [before, own] = [notified(bruno).length, notified(anna).length];
    await deed(at);
    const heard = notified(bruno).slice(before);
    expect(heard.at(-1)).toBe(`<@${bruno.id}>: ${words.replace('<anna>', `<@${anna.id}>`)}`);
    expect(heard.filter((each) => each === heard.at(-1))).toHaveLength(1);
    expect(notified(anna).slice(own).join()).not.toContain(words.slice(7));
    expect(board().isEphemeral).toBe(false);
  });
});

describe('where only the users have the bot, the board goes on being drawn', () => {
  const start = (game?: string) => begun(undefined, 'brought-along', game);

  it('after commands that are answered to one person alone', async () => {
    const { anna, bruno, board } = await start();
    for (const cell of ['b2', 'a1', 'c3']) {
      await (cell === 'a1' ? bruno : anna).select(board(), cell);
    }
    const shown = board();
    expect((await anna.command('game undo')).said).toContain('Done.');
    expect(wordsOf(shown.message)).toContain('asks to take back');
    await anna.command('game draw');
    expect(wordsOf(shown.message)).toContain('offers a draw');
    const { message } = await bruno.command('game draw');
    expect(wordsOf(shown.message)).toContain('Draw. By agreement.');
    expect(message).toMatchObject({ isEphemeral: true });
    expect(wordsOf(message?.message as never)).toBe('Done.');
  });

  it('after a resignation, asked for once more to one person alone', async () => {
    const { anna, board } = await start();
    const shown = board();
    const { message } = await anna.press(shown, 'Resign');
    await anna.press(message as Written, 'Resign');
    expect(wordsOf(shown.message)).toContain('O wins');
    expect(wordsOf((message as Written).message)).toBe('Done.');
  });

  it('after a move typed into a copy with marks', async () => {
    const { anna, bruno, board } = await start('atari-go');
    const shown = board();
    const { message } = await anna.command('board', { marks: 'liberties' });
    await anna.type(message as Written, 'Type a move', 'c3');
    expect(wordsOf(shown.message)).toBe('-# Moves: 1; last: **C3**');
    expect(wordsOf(board().message)).toContain('last: **C3**');
    expect(notified(bruno).at(-1)).toBe(wordsOf(board().message));
  });

  it('by the first click, once it was chosen from the private list', async () => {
    const { anna, bruno, board } = await start();
    const { message: list } = await anna.command('games');
    const { id } = (await anna.bot.store.lists.openGamesOf(anna.id))[0] as { id: string };
    await anna.select(list as Written, id);
    await bruno.command('game draw');
    expect(wordsOf((list as Written).message)).toContain('Your games');
    await anna.select(board(), 'b2');
    expect(wordsOf(board().message)).toContain('last: **b2**');
  });
});

describe('what people are called and what they type', () => {
  const NAME = '[Free Nitro](https://x.y) @everyone **bold** `code` <@5>';
  const PLAIN = '\\[Free Nitro\\](https\\://x.y) \\@everyone \\*\\*bold\\*\\* \\`code\\` \\<\\@5>';

  it('is shown as it is by the announcement of a thread, /games and /stats', async () => {
    const [anna, bruno] = [tested.it.person(NAME), tested.it.person('Bruno')];
    anna.channelId = bruno.channelId = `pings-${channels++}`;
    anna.where = bruno.where = 'server';
    await anna.command('play', { game: 'tic-tac-toe', opponent: bruno });
    const challenge = last(anna);
    await bruno.press(challenge, 'Accept');
    expect(wordsOf(challenge.message)).toBe(`**Tic-tac-toe: ${PLAIN} – Bruno**`);
    expect((await bruno.command('games')).said).toContain(`- Tic-tac-toe: ${PLAIN} – Bruno`);
    expect((await bruno.command('profile stats', { user: anna })).said).toContain(`Results of ${PLAIN}`);
    expect(tested.it.discord.channel(challenge.id, 'server').name).toBe(`Tic-tac-toe: ${NAME} – Bruno`);
  });

  it('is shown as it is by the answer to what is no move', async () => {
    const { anna } = await begun();
    const { said } = await anna.command('move', { move: '[c9](https://x.y)' });
    expect(said).toContain('\\[c9\\](https\\://x.y)');
    await anna.writes('@everyone **c9**', { isAddressed: true });
    expect(wordsOf((anna.discord.in(anna.channelId).at(-1) as Written).message)).toContain(
      '\\@everyone \\*\\*c9',
    );
  });
});

/** How long a busy machine may take to start a bot, in milliseconds. */
const PATIENCE_MS = 60_000;

describe('a notice whose process ends', () => {
  /** The next process starts, and does what the one before has left. */
  async function nextProcess(): Promise<void> {
    const { bot } = tested.it.restarted();
    const isDone = async () => (await bot.store.notices.gamesWaiting(0)).length === 0;
    await vi.waitUntil(isDone, { timeout: PATIENCE_MS });
    await bot.scheduler.stop();
  }

  it('before it is sent is sent by the next one, once', async () => {
    const { anna, bruno } = await begun();
    const before = notified(bruno).length;
    vi.spyOn(anna.bot.messageSync, 'show').mockResolvedValueOnce();
    await anna.command('move', { move: 'b2' });
    expect(notified(bruno)).toHaveLength(before);
    await nextProcess();
    expect(notified(bruno).slice(before)).toEqual([`<@${bruno.id}>: It is your turn. Last move: **b2**`]);
    await nextProcess();
    expect(notified(bruno)).toHaveLength(before + 1);
  });

  it('right after it is sent does not come twice', async () => {
    const { anna, bruno } = await begun();
    const before = notified(bruno).length;
    const forget = vi.spyOn(anna.bot.store.notices, 'remove').mockResolvedValue();
    await anna.command('game draw');
    forget.mockRestore();
    expect(notified(bruno)).toHaveLength(before + 1);
    await nextProcess();
    expect(notified(bruno).slice(before)).toEqual([`<@${bruno.id}>: <@${anna.id}> offers a draw.`]);
    // It was said twice, and Discord knew it by its nonce.
    expect(tested.it.discord.violations.splice(0)).toHaveLength(1);
  });

  it('before a challenge is shown shows the challenge, with its buttons', async () => {
    const [anna, bruno] = [tested.it.person('Anna'), tested.it.person('Bruno')];
    anna.channelId = bruno.channelId = `pings-${channels++}`;
    anna.where = bruno.where = 'server';
    vi.spyOn(anna.bot.discord, 'respond').mockResolvedValueOnce();
    vi.spyOn(anna.bot.messageSync, 'show').mockResolvedValueOnce();
    await anna.command('play', { game: 'tic-tac-toe', opponent: bruno });
    await nextProcess();
    expect(notified(bruno)).toHaveLength(1);
    await bruno.press(last(anna), 'Accept');
    expect(notified(anna)).toHaveLength(1);
  });

  it('is forgotten once it is of no use: the turn is played, the offer answered', async () => {
    const { anna, bruno } = await begun();
    vi.spyOn(anna.bot.messageSync, 'show').mockResolvedValueOnce();
    await anna.command('move', { move: 'b2' });
    const before = notified(bruno).length;
    await bruno.command('move', { move: 'a1' });
    expect(notified(bruno)).toHaveLength(before);
    expect(await anna.bot.store.notices.gamesWaiting(0)).toEqual([]);
  });
});

describe('a notice that Discord does not take', () => {
  it('is tried again for a day, and then given up', async () => {
    const { anna, bruno } = await begun();
    const { store } = anna.bot;
    const before = notified(bruno).length;
    vi.spyOn(anna.bot.messageSync, 'show').mockResolvedValueOnce();
    await anna.command('game draw');
    tested.it.clock.offsetMs += 23 * 3_600_000;
    await store.notices.forgetOld();
    expect(await store.notices.gamesWaiting(0)).toHaveLength(1);
    tested.it.clock.offsetMs += 2 * 3_600_000;
    await store.notices.forgetOld();
    expect(await store.notices.gamesWaiting(0)).toEqual([]);
    expect(notified(bruno)).toHaveLength(before);
    // The bot may still be at an answer of today.
    tested.it.clock.offsetMs -= 25 * 3_600_000;
  });
});

describe('a thread', () => {
  it('begins with a board that pings the one on turn; its announcement pings nobody', async () => {
    const [anna, bruno] = [tested.it.person('Anna'), tested.it.person('Bruno')];
    for (const person of [anna, bruno]) {
      person.channelId = `pings-${channels}`;
      person.where = 'server';
    }
    channels++;
    await anna.command('play', { game: 'tic-tac-toe', opponent: bruno });
    const challenge = last(anna);
    await bruno.press(challenge, 'Accept');
    expect(wordsOf(challenge.message)).toBe('**Tic-tac-toe: Anna – Bruno**');
    expect(challenge.message.notifies).toEqual([]);
    const [board] = tested.it.discord.in(challenge.id);
    expect(board?.pinged).toEqual([anna.id]);
    await anna.select(board as Written, 'b2');
    expect(tested.it.discord.in(challenge.id).map(({ pinged }) => pinged)).toEqual([[anna.id], [bruno.id]]);
  });
});
