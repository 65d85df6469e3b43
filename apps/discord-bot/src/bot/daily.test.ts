import { USUAL_SERVER, dateOf, dayOf } from '@tahoun/live/store';
import { problemOfDay } from '@tahoun/problems';
import { shippedProblems } from '@tahoun/problems/node';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Written, buttonsOf, wordsOf } from '../testing/bot-discord.js';
import { NO_THREADS, type Person } from '../testing/person.js';
import { useTestBot } from '../testing/test-bot.js';

const tested = useTestBot({ painter: { paint: async (svg) => Buffer.from(svg) } });
const GUILD = '900';
const DAY_MS = 86_400_000;
let channels = 0;

/** Somebody who manages the server, in a new channel of it. */
function manager(name = 'Anna', locale = 'en-US', permissions = NO_THREADS): Person {
  const channelId = `daily-post-${channels++}`;
  const person = Object.assign(tested.it.person(name, locale), {
    channelId,
    where: 'server' as const,
    permissions,
    managesServers: true,
  });
  // The channel is there before anybody says something in it.
  tested.it.discord.channel(channelId, 'server', permissions);
  return person;
}

const posts = ({ discord, channelId }: Person): Written[] => discord.boardsIn(channelId);
const today = () => dayOf(tested.it.bot.now());
const solutionOf = (game: string) => problemOfDay(shippedProblems(game), dateOf(today())).line;

/** The next day, some time after its beginning. */
function nextDay(): void {
  const { clock, bot } = tested.it;
  clock.offsetMs += DAY_MS - (bot.now() % DAY_MS) + 60_000;
}

/** Whatever else is due is done by the scheduler as well; both may look. */
async function due(): Promise<void> {
  await tested.it.bot.scheduler.postDaily(GUILD);
}

beforeEach(async () => {
  await tested.it.bot.store.servers.change(GUILD, USUAL_SERVER);
  nextDay();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await tested.it.bot.store.dailies.stop(GUILD);
});

describe('the problem of the day in a channel', () => {
  it('needs a game to be chosen, and so does the table of its solvers', async () => {
    const anna = manager();
    const { said } = await anna.command('server', { 'daily-channel': anna.channelId });
    expect(said).toMatch(/Choose the game as well/);
    expect((await anna.command('problem streaks')).said).toMatch(/No problem of the day is posted/);
    expect((await anna.command('server')).said).toContain('Problem of the day: **off**');
    expect(await tested.it.bot.store.dailies.of(GUILD)).toBeNull();
  });

  it('is a message for everybody without pings, its answer hidden, with the button Solve', async () => {
    const anna = manager();
    const { said } = await anna.command('server', { 'daily-game': 'chess' });
    expect(said).toContain(`Problem of the day: **Chess** in <#${anna.channelId}>`);
    const [post, ...more] = posts(anna) as [Written];
    expect(more).toEqual([]);
    expect(post).toMatchObject({ isEphemeral: false, pinged: [] });
    expect(wordsOf(post.message)).toMatch(/^### Problems: Chess · Problem of the day/);
    const line = solutionOf('chess').join(' ');
    expect(wordsOf(post.message).replace(`||${line}||`, '')).not.toContain(line);
    expect(wordsOf(post.message)).toContain(`||${line}||`);
    expect(buttonsOf(post.message).map(({ label }) => label)).toEqual(['Solve']);
    expect(post.message.files).toHaveLength(1);
  });

  it('comes once a day, however it is switched and though two processes look', async () => {
    const anna = manager();
    const other = tested.it.restarted();
    await anna.command('server', { 'daily-game': 'chess' });
    await anna.command('server', { 'daily-game': 'off' });
    await anna.command('server', { 'daily-game': 'zabor' });
    expect(posts(anna)).toHaveLength(1);
    nextDay();
    await Promise.all([due(), due(), other.bot.scheduler.postDaily(GUILD)]);
    await expect.poll(() => posts(anna)).toHaveLength(2);
    await Promise.all([due(), other.bot.scheduler.postDaily(GUILD)]);
    expect(posts(anna)).toHaveLength(2);
    expect(wordsOf((posts(anna)[1] as Written).message)).toMatch(/^### Problems: Zabor/);
    await other.bot.scheduler.stop();
    nextDay();
    // Nobody asks for it.
    await expect.poll(() => posts(anna)).toHaveLength(3);
  });

  it('comes once though the process that posted it ended before it could note that', async () => {
    const anna = manager();
    vi.spyOn(tested.it.bot.store.dailies, 'posted').mockRejectedValue(new Error('ended on purpose'));
    await anna.command('server', { 'daily-game': 'chess' });
    expect(tested.it.log.splice(0).join()).toMatch(/ended on purpose/);
    vi.restoreAllMocks();
    tested.it.clock.offsetMs += 60_001;
    await due();
    await expect.poll(async () => (await tested.it.bot.store.dailies.of(GUILD))?.postedDay).toBe(today());
    expect(posts(anna)).toHaveLength(1);
    // Sent twice on purpose: Discord takes the second for the first.
    expect(tested.it.discord.violations.splice(0).join()).toMatch(/^POST \S+: no nonce of its own$/);
  });

  it('comes a minute later where Discord has failed', async () => {
    const anna = manager();
    const failure = { status: 400, code: 0, message: 'on purpose' };
    tested.it.discord.fail(new RegExp(`POST /channels/${anna.channelId}/messages`), failure as never);
    const { said } = await anna.command('server', { 'daily-game': 'chess' });
    expect(said).toContain('Problem of the day: **Chess**');
    expect(posts(anna)).toEqual([]);
    expect(tested.it.log.splice(0).join()).toMatch(/problem of the day of server 900 failed/);
    tested.it.discord.violations.length = 0;
    tested.it.clock.offsetMs += 60_001;
    await due();
    await expect.poll(() => posts(anna)).toHaveLength(1);
    tested.it.discord.violations.length = 0;
  });

  it.each([
    ['the bot may not write to', /not allowed to post in <#\S+>/],
    ['is gone', /channel no longer exists/],
  ] as const)('ends where its channel %s, and the settings say so', async (trouble, words) => {
    const anna = manager();
    await anna.command('server', { 'daily-game': 'chess' });
    const { core } = tested.it.discord;
    const channel = core.world.channels.get(anna.channelId) as NonNullable<
      ReturnType<typeof core.world.channels.get>
    >;
    if (trouble === 'is gone') anna.place.delete();
    else channel.denied |= PermissionFlagsBits.SendMessages;
    nextDay();
    await due();
    await expect.poll(async () => (await tested.it.bot.store.dailies.of(GUILD))?.failure).not.toBeNull();
    expect(tested.it.log.splice(0).join()).toMatch(/server 900 gets no problem of the day any more/);
    tested.it.discord.violations.length = 0;
    const bruno = manager('Bruno');
    expect((await bruno.command('server')).said).toMatch(words);
    nextDay();
    await due();
    expect(tested.it.log.splice(0)).toEqual([]);
    const elsewhere = await bruno.command('server', { 'daily-channel': bruno.channelId });
    expect(elsewhere.said).toContain(`**Chess** in <#${bruno.channelId}>`);
    expect(posts(bruno)).toHaveLength(1);
  });

  it('is in the server’s language, or in that of those who asked for it', async () => {
    const anna = manager('Anna', 'cs');
    await anna.command('server', { 'daily-game': 'chess' });
    expect(wordsOf((posts(anna)[0] as Written).message)).toMatch(/Úloha dne/);
    await anna.command('server', { language: 'en' });
    nextDay();
    await due();
    await expect.poll(() => posts(anna)).toHaveLength(2);
    expect(wordsOf((posts(anna)[1] as Written).message)).toMatch(/Problem of the day/);
  });

  it('needs a game that has problems, and somebody who manages the server', async () => {
    const anna = manager();
    expect((await anna.forged('server', { 'daily-game': 'tic-tac-toe' })).said).toMatch(/no longer have/);
    expect((await anna.forged('server', { 'daily-game': 'nonsense' })).said).toMatch(/nonsense/);
    anna.managesServers = false;
    expect((await anna.command('server', { 'daily-game': 'chess' })).said).toMatch(/Only people who manage/);
    expect(posts(anna)).toEqual([]);
  });
});

describe('/streaks', () => {
  /** Solves the posted problem of the day, perhaps after a wrong move. */
  async function solve(person: Person, post: Written, isMissed = false): Promise<Written> {
    const click = person.clickOf(post, (buttonsOf(post.message)[0] as { id: string }).id);
    await person.deliver(click);
    const board = person.discord.followUps.get(click.token)?.[0] as Written;
    const type = (move: string) => person.type(board, 'Type a move', move);
    const problem = problemOfDay(shippedProblems('chess'), dateOf(today()));
    if (isMissed) await type(problem.wrong[0]?.[0]?.[0] as string);
    for (const [i, move] of problem.line.entries()) if (i % 2 === 0) await type(move);
    return board;
  }

  it('lists who has solved it, days in a row first, and forgets those who want that', async () => {
    const anna = manager();
    const bruno = Object.assign(tested.it.person('Bruno'), { channelId: anna.channelId, where: 'server' });
    await anna.command('server', { 'daily-game': 'chess' });
    expect((await anna.command('problem streaks')).said).toMatch(/Nobody on this server/);
    await solve(bruno, posts(anna)[0] as Written);
    nextDay();
    await due();
    await expect.poll(() => posts(anna)).toHaveLength(2);
    const post = posts(anna)[1] as Written;
    const board = await solve(bruno, post);
    expect(wordsOf(board.message)).toMatch(/Solved on this server 2 days in a row/);
    await solve(anna, post);
    const cyril = Object.assign(tested.it.person('Cyril'), { channelId: anna.channelId, where: 'server' });
    expect(wordsOf((await solve(cyril, post, true)).message)).toMatch(/That is the solution/);
    const table = (await anna.command('problem streaks')).said;
    expect(table).toMatch(/^### Solvers of the problem of the day: Chess/);
    expect(table).toContain(`1. <@${bruno.id}>: **2** days in a row · best 2 · solved 2`);
    expect(table).toContain(`2. <@${anna.id}>: **1** day in a row · best 1 · solved 1`);
    expect(table).not.toContain(cyril.id);
    expect((await anna.command('problem streaks', { game: 'zabor' })).said).toMatch(/Nobody on this server/);
    const { message } = await bruno.command('profile privacy');
    await bruno.press(message as Written, 'Delete my data');
    await bruno.press(message as Written, 'Delete my data');
    expect((await anna.command('problem streaks')).said).not.toContain(bruno.id);
  });

  it('does not count the problem of another day', async () => {
    const anna = manager();
    await anna.command('server', { 'daily-game': 'chess' });
    const [post] = posts(anna) as [Written];
    const click = anna.clickOf(post, (buttonsOf(post.message)[0] as { id: string }).id);
    const { line } = problemOfDay(shippedProblems('chess'), dateOf(today()));
    await anna.deliver(click);
    const board = anna.discord.followUps.get(click.token)?.[0] as Written;
    nextDay();
    for (const [i, move] of line.entries()) if (i % 2 === 0) await anna.type(board, 'Type a move', move);
    expect(wordsOf(board.message)).toMatch(/Solved!/);
    expect((await anna.command('problem streaks')).said).not.toContain(anna.id);
  });

  it('is for servers that the bot is a member of', async () => {
    for (const where of ['direct', 'brought-along'] as const) {
      const dana = Object.assign(tested.it.person('Dana'), { where, channelId: `streaks-${where}` });
      expect((await dana.command('problem streaks')).said).toMatch(/on a server that I am a member of/);
    }
  });
});
