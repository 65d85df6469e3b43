import { gameIds } from '@tahoun/catalogue/all';
import { discordTexts } from '@tahoun/i18n';
import { POSTGRES_PROGRAMS, type Postgres, startPostgres } from '@tahoun/live/testing/postgres';
import { type LoopbackDiscord, startLoopbackDiscord } from '@tahoun/loopback-discord';
import { GatewayIntentBits } from 'discord-api-types/v10';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFailed } from 'vitest';
import { sampled } from '../support/sampled.ts';
import { ACKNOWLEDGE_MS, FIRST, GAME, SECOND, THIRD, useBot } from './bot-fixture.ts';
import { BotProcess } from './bot-process.ts';
import { Table, exportedMoves, sitDown } from './table.ts';
import { wholeGame } from './whole-game.ts';

const en = discordTexts('en');

describe('a bot that is lost', () => {
  const fixture = useBot({ TAHOUN_THINK_MS: '2000' });

  it('goes on where it was after kill -9, by the buttons of before', async () => {
    const { discord, bot } = fixture;
    const [anna, bob] = fixture.people('en-US', 'en-US');
    const table = await sitDown(discord, [anna, bob], { game: GAME });
    await table.play(anna, 0, FIRST, 'touch');
    const board = await table.board(1);
    await bot.kill();
    await bot.start();
    expect(await table.board(1)).toMatchObject({ id: board.id });
    await table.play(bob, 1, SECOND, 'touch');
    await anna.press(await table.board(2), en.buttons.draw);
    expect(await exportedMoves(bob)).toEqual([FIRST.text, SECOND.text]);
  });

  it('lets the computer answer the move that it was killed over', { tags: 'rest' }, async () => {
    const { discord, bot } = fixture;
    const user = discord.user('Otto');
    const table = new Table(discord, user.place, [user, undefined]);
    const [game] = gameIds();
    const [move] = wholeGame(game as string).moves;
    await user.command('play', { game: game as string, level: 5 });
    await table.board(0);
    // By its next answer the bot has written down where the board is.
    await exportedMoves(user);
    const acknowledged = user.command('move', { move: move?.text ?? '' });
    await discord.until('the acknowledgement', () => discord.requests.at(-1)?.path.endsWith('/callback'));
    await acknowledged;
    await bot.kill();
    await bot.start();
    // Played before the end or not, it is there once or not at all, and the game goes on.
    const played = await exportedMoves(user);
    if (played.length === 0) await user.command('move', { move: move?.text ?? '' });
    await table.board(2);
    expect((await exportedMoves(user)).slice(0, 1)).toEqual([move?.text]);
  });

  it.each([
    ['before it notifies the other player', { kind: 'rate-limit', retryAfterMs: 3_600_000 }],
    ['before it hears that the other player is notified', { kind: 'slow', delayMs: 3_600_000 }],
  ] as const)('killed %s, it does so when it is back, once', { tags: 'rest' }, async (_what, fault) => {
    const { discord, bot } = fixture;
    const [anna, bob] = fixture.people('en-US', 'en-US');
    const table = await sitDown(discord, [anna, bob], { game: GAME });
    const heard = () => bob.notifications.filter(({ text }) => text.includes(FIRST.text)).length;
    const { struck } = discord.faults;
    discord.faults.inject({ ...fault, request: /^POST .*\/messages$/ });
    await anna.command('move', { move: FIRST.text });
    await discord.until('the fault', () => discord.faults.struck > struck);
    await bot.kill();
    const sent = () =>
      discord.requests.filter(({ method, path }) => `${method} ${path}`.match(/^POST .*\/messages$/)).length;
    const before = sent();
    await bot.start();
    await discord.until('the notice', () => sent() > before);
    expect(heard()).toBe(1);
    await table.play(bob, 1, SECOND, 'touch');
    expect(heard()).toBe(1);
  });

  it('refuses the button of a move that was made meanwhile, politely', { tags: 'rest' }, async () => {
    const { discord } = fixture;
    const [anna, bob] = fixture.people('en-US', 'en-US');
    const table = await sitDown(discord, [anna, bob], { game: GAME });
    const old = await table.board(0);
    const late = anna.command('move', { move: FIRST.text });
    const click = await anna.select(old, SECOND.targets[0] as string);
    await late;
    await table.board(1);
    const played = await exportedMoves(anna);
    expect(played).toHaveLength(1);
    if (played[0] === FIRST.text) expect((await click.followUp()).text).toBe(en.refusals.stale({}));
  });
});

describe('a line that fails', () => {
  const fixture = useBot();
  const sit = async () => {
    const [anna, bob] = fixture.people('en-US', 'en-US');
    return { anna, bob, table: await sitDown(fixture.discord, [anna, bob], { game: GAME }) };
  };

  it('is taken up again: what was clicked meanwhile is answered', { tags: 'rest' }, async () => {
    const { anna, bob, table } = await sit();
    const { discord } = fixture;
    discord.gateway.drop();
    await table.play(anna, 0, FIRST, 'touch');
    discord.gateway.askToReconnect();
    await table.play(bob, 1, SECOND, 'command');
    await discord.until('the second resumption', () => discord.gateway.counts.resumed === 2);
    expect(discord.gateway.counts.identified).toBe(1);
    discord.gateway.forget();
    await discord.until(
      'the new session',
      () => discord.gateway.counts.identified === 2 && discord.gateway.connected,
    );
    await table.play(anna, 2, THIRD, 'touch');
  });

  const faults = [
    ['429 for all of the bot', { kind: 'rate-limit', retryAfterMs: 200, global: true }],
    ['a slow answer', { kind: 'slow', delayMs: 500 }],
  ] as const;
  sampled(
    faults,
    ([what]) => what === '429 for all of the bot',
    (rows, options) =>
      it.each(rows)('is tried again after %s, and no move is lost', options, async (_what, fault) => {
        const { anna, bob, table } = await sit();
        const { discord } = fixture;
        const struck = discord.faults.struck;
        for (const request of [/\/callback$/, /\/messages/]) discord.faults.inject({ ...fault, request });
        await table.play(anna, 0, FIRST, 'touch');
        for (const request of [/\/callback$/, /\/messages/]) discord.faults.inject({ ...fault, request });
        await table.play(bob, 1, SECOND, 'command');
        expect(discord.faults.struck).toBe(struck + 4);
        expect(await exportedMoves(anna)).toEqual([FIRST.text, SECOND.text]);
      }),
  );

  it('loses answers on the way, but no move and no game', { tags: 'rest' }, async () => {
    const { anna, bob, table } = await sit();
    const { discord } = fixture;
    discord.faults.inject({ kind: 'lost-answer', request: /\/callback$/ });
    await anna.command('move', { move: FIRST.text });
    await table.board(1);
    discord.faults.inject({ kind: 'lost-answer', request: /^POST .*\/messages$/ });
    await bob.command('move', { move: SECOND.text });
    await table.board(2);
    expect(await exportedMoves(anna)).toEqual([FIRST.text, SECOND.text]);
    const boards = () => table.place.messages.filter(({ selects }) => selects.length > 0);
    await discord.until('one board', () => boards().length === 1);
    // The acknowledgement whose answer was lost is sent again, which Discord does not take twice.
    const codes = discord.violations.splice(0).map(({ code }) => code);
    expect(codes.filter((code) => code !== 40060)).toEqual([]);
  });
});

describe('an engine that is slow', () => {
  const fixture = useBot({ TAHOUN_THREADS: '1', TAHOUN_THINK_MS: '3500' }, { acknowledgeMs: 3_000 });

  it('is never waited for: everything is acknowledged in time', { tags: 'rest' }, async () => {
    const { discord } = fixture;
    await Promise.all(
      ['zabor', 'chocolate', 'chess'].map(async (game, nth) => {
        const user = discord.user(`Otto${nth}`);
        const table = new Table(discord, user.place, [user, undefined]);
        await user.command('play', { game, level: 8 });
        await table.board(0);
        const [move] = wholeGame(game).moves;
        await Promise.all([
          user.command('game hint'),
          user.command('game analyse'),
          user.autocomplete('move', 'move'),
        ]);
        await user.command('move', { move: move?.text ?? '' });
        await table.board(2);
      }),
    );
    expect(discord.late).toEqual([]);
  });
});

describe('starting and stopping', () => {
  let discord: LoopbackDiscord;
  beforeAll(async () => {
    discord = await startLoopbackDiscord({ privilegedIntents: GatewayIntentBits.GuildMembers });
  });
  afterAll(() => discord.close());

  const settings: readonly [string, NodeJS.ProcessEnv, RegExp][] = [
    ['without a token', { DISCORD_TOKEN: '' }, /DISCORD_TOKEN is missing/],
    ['with a wrong token', { DISCORD_TOKEN: 'wrong' }, /does not know DISCORD_TOKEN/],
    ['without the intent that it needs', { TAHOUN_READ_MESSAGES: '1' }, /Message Content Intent/],
    ['with a setting that makes no sense', { TAHOUN_THREADS: 'many' }, /TAHOUN_THREADS is "many"/],
  ];
  sampled(
    settings,
    ([name]) => name === 'with a wrong token',
    (rows, options) =>
      it.concurrent.each(rows)(
        '%s it says what to do, and ends',
        options,
        async (_what, environment, advice) => {
          const bot = new BotProcess(discord, environment);
          bot.launch();
          expect(await bot.exit()).toBe(1);
          expect(bot.said).toMatch(advice);
          expect(bot.said).not.toMatch(/^\s+at /m);
          await bot.dispose();
        },
      ),
  );

  it('connects as often as it is told, answers in every server, and prints how to invite it', async () => {
    const large = await startLoopbackDiscord({ acknowledgeMs: ACKNOWLEDGE_MS });
    const bot = new BotProcess(large, { TAHOUN_SHARDS: '2' });
    const people = [1, 2, 3, 4].map((nth) => {
      const channel = large.guild(`Club ${nth}`).channel('general');
      return large.user(`Anna ${nth}`).enter(channel);
    });
    bot.launch();
    await large.ready(2);
    for (const user of people)
      expect((await (await user.command('profile stats')).message()).text).not.toBe('');
    expect(bot.said).toMatch(/discord\.com\/oauth2\/authorize\?client_id=\d+&scope=bot\+applications/);
    large.check();
    await bot.dispose();
    await large.close();
  });

  it('ends when it is asked to, though Discord is gone', async () => {
    const lost = await startLoopbackDiscord();
    const bot = new BotProcess(lost);
    await bot.start();
    const user = lost.user('Otto');
    await user.command('play', { game: GAME, level: 1 });
    await lost.close();
    expect(await bot.stop()).toBe(0);
    await bot.dispose();
  });

  it('ends when it is asked to', async () => {
    const bot = new BotProcess(discord);
    await bot.start();
    expect(await bot.stop()).toBe(0);
    await bot.dispose();
  });
});

describe.skipIf(POSTGRES_PROGRAMS === undefined)('on PostgreSQL, with two processes', () => {
  let postgres: Postgres;
  const fixture = useBot(async () => {
    postgres = await startPostgres();
    return { DATABASE_URL: postgres.url };
  });
  let second: BotProcess;
  beforeAll(async () => {
    second = new BotProcess(fixture.discord, { DATABASE_URL: postgres.url, TAHOUN_READ_MESSAGES: '1' });
    second.launch();
    await fixture.discord.ready(2);
  });
  afterAll(async () => {
    await second?.dispose();
    await postgres?.close();
  });

  beforeEach(() => {
    onTestFailed(() => {
      process.stderr.write(`the second process said:\n${second.said}\nPostgres:\n${postgres.activity()}`);
    });
  });

  it('each event comes to both, and counts once', async () => {
    const { discord } = fixture;
    const [anna, bob] = fixture.people('en-US', 'en-US');
    const game = wholeGame(GAME);
    const table = await sitDown(discord, [anna, bob], { game: GAME });
    for (const [plies, move] of game.moves.entries())
      await table.play(plies % 2 === 0 ? anna : bob, plies, move, plies % 3 === 0 ? 'words' : 'touch');
    expect(await exportedMoves(anna)).toEqual(game.moves.map(({ text }) => text));
    // Two answer; Discord takes the first.
    const codes = discord.violations.splice(0).map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set([40060]));
  });

  it('the other goes on when one is killed', async () => {
    const { discord, bot } = fixture;
    const [anna, bob] = fixture.people('en-US', 'en-US');
    const table = await sitDown(discord, [anna, bob], { game: GAME });
    await table.play(anna, 0, FIRST, 'touch');
    await bot.kill();
    await table.play(bob, 1, SECOND, 'touch');
    expect(await exportedMoves(anna)).toEqual([FIRST.text, SECOND.text]);
    discord.violations.length = 0;
  });
});
