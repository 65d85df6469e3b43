import type { GameRecord } from '@tahoun/live';
import { describe, expect, it } from 'vitest';
import { type Written, buttonsOf, wordsOf } from './testing/bot-discord.js';
import { NO_THREADS, type Outcome, type Person } from './testing/person.js';
import { useTestBot } from './testing/test-bot.js';

/** Who may challenge whom, and how often; challenges to anybody; the next game of the same two. */
const tested = useTestBot({ painter: { paint: async (svg) => Buffer.from(svg) } });
const GAME = { game: 'tic-tac-toe' };
let channels = 0;

/** People in a channel of their own. */
function people(...names: string[]): Person[] {
  const channelId = `challenges-${channels++}`;
  return names.map((name) => {
    const person = tested.it.person(name);
    return Object.assign(person, { channelId, where: 'server', permissions: NO_THREADS });
  });
}

function last(person: Person): Written {
  return person.discord.boardIn(person.channelId);
}

function labels(person: Person): string[] {
  return buttonsOf(last(person).message).map(({ label }) => label);
}

function heard({ id, discord }: Person): string[] {
  return discord.core.world
    .notificationsOf(id)
    .map(({ data }) => wordsOf({ components: (data.components ?? []) as Written['message']['components'] }));
}

async function openOf(person: Person): Promise<GameRecord[]> {
  return person.bot.store.lists.openGamesOf(person.id);
}

/** Only the caller sees it, and nobody else hears of it. */
function expectRefused({ message, said }: Outcome, words: RegExp): void {
  expect(said).toMatch(words);
  expect(message?.isEphemeral).toBe(true);
}

describe('challenges', () => {
  it('of one person to another are one at a time, whoever of the two gets it first', async () => {
    const [anna, bruno] = people('Anna', 'Bruno') as [Person, Person];
    await anna.command('play', { ...GAME, opponent: bruno });
    const asked = last(anna);
    expectRefused(await anna.command('play', { game: 'chess', opponent: bruno }), /already challenged/);
    expectRefused(await anna.command('play', { ...GAME, opponent: bruno }), /already challenged/);
    expect(heard(bruno)).toHaveLength(1);
    await anna.press(asked, 'Decline');
    const both = ['chess', 'zabor'].map((game) => anna.command('play', { game, opponent: bruno }));
    const refused = (await Promise.all(both)).filter(({ said }) => /already challenged/.test(said));
    expect(refused).toHaveLength(1);
    expect(await openOf(anna)).toHaveLength(1);
  });

  it('of one person are five at most until they are answered', async () => {
    const [anna, ...others] = people('Anna', ...'BCDEFG') as [Person, ...Person[]];
    for (const opponent of others.slice(0, 5)) await anna.command('play', { ...GAME, opponent });
    const sixth = { ...GAME, opponent: others[5] as Person };
    expectRefused(await anna.starts(sixth), /5 of your challenges/);
    await (others[4] as Person).press(last(anna), 'Decline');
    await anna.starts(sixth);
    expect(heard(others[5] as Person)).toHaveLength(1);
  });

  it('to one person are ten at most, and however many there are, that person plays on', async () => {
    const [bruno, ...others] = people('Bruno', ...'ABCDEFGHIJK') as [Person, ...Person[]];
    for (const other of others.slice(0, 10)) await other.command('play', { ...GAME, opponent: bruno });
    const last = await (others[10] as Person).command('play', { ...GAME, opponent: bruno });
    expectRefused(last, /too many unanswered/);
    expect(heard(bruno)).toHaveLength(10);
    await bruno.command('play', { ...GAME, level: 1 });
    expect(await openOf(bruno)).toHaveLength(1);
  });

  it('cannot be accepted by somebody who has twenty-five games already', async () => {
    const [anna, bruno] = people('Anna', 'Bruno') as [Person, Person];
    await bruno.command('play', { ...GAME, level: 1 });
    const [own] = (await openOf(bruno)) as [GameRecord];
    for (let i = 0; i < 24; i++)
      await bruno.bot.store.games.add({ ...own, id: `${own.id}-${i}`, wakeAt: null });
    await anna.command('play', { ...GAME, opponent: bruno });
    const asked = last(anna);
    expect((await bruno.press(asked, 'Accept')).said).toMatch(/already have 25 games/);
    expect((await openOf(anna))[0]?.status).toBe('challenge');
    await bruno.command('game resign', { which: own.id });
    await bruno.press(asked, 'Accept');
    expect((await openOf(anna))[0]?.status).toBe('active');
  });

  it('are not to be had of somebody who has blocked the other, until that is lifted', async () => {
    const [anna, bruno] = people('Anna', 'Bruno') as [Person, Person];
    expectRefused(await bruno.command('profile block', { user: anna }), /is blocked/);
    await bruno.command('profile block', { user: anna });
    expectRefused(await anna.command('play', { ...GAME, opponent: bruno }), /has blocked you/);
    expectRefused(await bruno.command('play', { ...GAME, opponent: anna }), /You have blocked/);
    expect([...heard(anna), ...heard(bruno)]).toEqual([]);
    await bruno.command('profile unblock', { user: anna });
    await anna.command('play', { ...GAME, opponent: bruno });
    expect(heard(bruno)).toHaveLength(1);
    expectRefused(await bruno.command('profile block', { user: bruno }), /not yourself/);
  });

  it('are not to be had of somebody who takes none', async () => {
    const [anna, bruno] = people('Anna', 'Bruno') as [Person, Person];
    expect((await bruno.command('profile settings', { challenges: 'off' })).said).toContain(
      '**Not allowed**',
    );
    expectRefused(await anna.command('play', { ...GAME, opponent: bruno }), /does not accept challenges/);
    await bruno.command('play', { ...GAME, opponent: anna });
    expect(heard(anna)).toHaveLength(1);
    await anna.press(last(anna), 'Decline');
    await bruno.command('profile settings', { challenges: 'on' });
    await anna.command('play', { ...GAME, opponent: bruno });
    expect(heard(bruno).at(-1)).toContain('challenges you');
  });
});

describe('a challenge to anybody', () => {
  async function open(options: Record<string, string> = {}) {
    const [anna, bruno, cyril] = people('Anna', 'Bruno', 'Cyril') as [Person, Person, Person];
    await anna.starts({ ...GAME, against: 'anybody', ...options });
    return { anna, bruno, cyril, asked: last(anna) };
  }

  it('notifies nobody, and begins the game with the first who joins', async () => {
    const { anna, bruno, cyril, asked } = await open({ time: '1d', side: 'second' });
    expect(wordsOf(asked.message)).toBe(
      `<@${anna.id}> is looking for an opponent: **Tic-tac-toe**.\nYou would play X.\n` +
        `Time for each move: 1 day.\n${/Expires.*/.exec(wordsOf(asked.message))?.[0]}`,
    );
    expect(labels(anna)).toEqual(['Join', 'Withdraw']);
    expect(asked.pinged).toEqual([]);
    expect((await anna.command('games')).said).toContain('Tic-tac-toe: anybody – Anna');
    expect((await anna.press(asked, 'Join')).said).toMatch(/someone else/);
    const join = buttonsOf(asked.message)[0]?.id as string;
    await bruno.press(asked, 'Join');
    const [game] = (await openOf(bruno)) as [GameRecord];
    expect(game).toMatchObject({
      status: 'active',
      rated: true,
      seats: [
        { player: bruno.id, name: 'Bruno' },
        { player: anna.id, name: 'Anna' },
      ],
    });
    expect(heard(anna)).toEqual([wordsOf(last(anna).message)]);
    expect(wordsOf(asked.message)).toBe('-# Bruno accepted the challenge.');
    expect((await cyril.deliver(cyril.clickOf(asked, join))).said).toMatch(/answered or has expired/);
    await bruno.command('move', { move: 'b2' });
    expect(wordsOf(last(anna).message)).toContain('last: **b2**');
  });

  it('is taken by one of two who join at the same moment', async () => {
    const { bruno, cyril, asked } = await open();
    await Promise.all([bruno, cyril].map((each) => each.press(asked, 'Join')));
    const games = await Promise.all([bruno, cyril].map(openOf));
    expect(games.map(({ length }) => length).sort()).toEqual([0, 1]);
  });

  it('is withdrawn by the one who made it alone, and runs out', async () => {
    const { anna, bruno, asked } = await open();
    expectRefused(await anna.starts({ ...GAME, against: 'anybody' }), /still waiting for someone to join/);
    expect((await bruno.press(asked, 'Withdraw')).said).toMatch(/Only the person who made/);
    await anna.press(asked, 'Withdraw');
    expect(wordsOf(asked.message)).toContain('withdrawn');
    const other = await open();
    const [{ id }] = (await openOf(other.anna)) as [GameRecord];
    tested.it.clock.offsetMs += 61_000;
    await anna.bot.scheduler.run(id);
    expect(wordsOf(other.asked.message)).toContain('expired');
    expect(buttonsOf(other.asked.message)).toEqual([]);
    expect(heard(other.anna)).toEqual([`<@${other.anna.id}>: The challenge expired unanswered.`]);
  });

  it('cannot be taken by somebody whom its maker has blocked', async () => {
    const { anna, bruno, asked } = await open();
    await anna.command('profile block', { user: bruno });
    expect((await bruno.press(asked, 'Join')).said).toMatch(/has blocked you/);
    expect((await openOf(anna))[0]?.status).toBe('challenge');
  });
});

describe('the next game of the same two', () => {
  it('is asked of the other, who hears of it, with the sides swapped and the same time', async () => {
    const [anna, bruno] = people('Anna', 'Bruno') as [Person, Person];
    await anna.starts({ ...GAME, opponent: bruno, time: '12h' });
    await bruno.press(last(anna), 'Accept');
    await bruno.command('game resign');
    const over = last(anna);
    // Once this can be answered, the refused try before has not used the button up.
    await bruno.command('profile settings', { challenges: 'off' });
    expect((await anna.press(over, 'Play again')).said).toMatch(/does not accept challenges/);
    await bruno.command('profile settings', { challenges: 'on' });
    await anna.press(over, 'Play again');
    expect(heard(bruno).at(-1)).toContain('challenges you to **Tic-tac-toe**');
    await bruno.press(last(anna), 'Accept');
    const [game] = (await openOf(bruno)) as [GameRecord];
    expect(game).toMatchObject({ status: 'active', moveMs: 12 * 3_600_000, rated: true });
    expect(game.seats.map(({ player }) => player)).toEqual([bruno.id, anna.id]);
    expect(heard(anna).at(-1)).toBe(wordsOf(last(anna).message));
  });

  it('begins when the other, who was asked, asks for it too', async () => {
    const [anna, bruno] = people('Anna', 'Bruno') as [Person, Person];
    await anna.command('play', { ...GAME, opponent: bruno });
    await bruno.press(last(anna), 'Accept');
    await bruno.command('game resign');
    const over = last(anna);
    await anna.press(over, 'Play again');
    expect((await anna.press(over, 'Play again')).said).toMatch(/already challenged/);
    await bruno.press(over, 'Play again');
    const [game] = (await openOf(bruno)) as [GameRecord];
    expect(game.status).toBe('active');
    expect(await openOf(anna)).toHaveLength(1);
    expect(wordsOf(over.message)).toContain('X wins');
    expect(wordsOf(last(anna).message)).toContain('to move');
    expect(heard(anna).at(-1)).toContain(`<@${anna.id}>`);
  });
});
