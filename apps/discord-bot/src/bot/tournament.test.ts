import type { GameRecord } from '@tahoun/live';
import type { TournamentRecord } from '@tahoun/live/store';
import { describe, expect, it } from 'vitest';
import { type Written, wordsOf } from '../testing/bot-discord.js';
import { NO_THREADS, type Outcome, type Person } from '../testing/person.js';
import { useTestBot } from '../testing/test-bot.js';
import { tournamentMessage } from '../view/tournament.js';

/** Tournaments in channels of a server, from the first command to the last result. */
const tested = useTestBot({ painter: { paint: async (svg) => Buffer.from(svg) } });
const GAME = { game: 'tic-tac-toe' };
let channels = 0;

function people(...names: string[]): Person[] {
  const channelId = `tournament-${channels++}`;
  return names.map((name) =>
    Object.assign(tested.it.person(name), { channelId, where: 'server', permissions: NO_THREADS }),
  );
}

const store = () => tested.it.bot.store.tournaments;
const known = async ({ channelId }: Person) => (await store().in(channelId)) as TournamentRecord;

/** The message with the table. */
async function tableOf(person: Person): Promise<Written> {
  const { messageId } = await known(person);
  return tested.it.discord.in(person.channelId).find(({ id }) => id === messageId) as Written;
}
const words = async (person: Person) => wordsOf((await tableOf(person)).message);

/** Those who play have joined, and the first has created the tournament. */
async function created(players: readonly Person[], options = {}): Promise<void> {
  await players[0]?.command('tournament create', { ...GAME, ...options });
  for (const player of players) await player.command('tournament join');
}

function expectRefused({ message, said }: Outcome, why: RegExp): void {
  expect(said).toMatch(why);
  expect(message?.isEphemeral).toBe(true);
}

/** In each game of the round, the one who moves first resigns. */
async function playRound(players: readonly Person[]): Promise<void> {
  const { round, pairings, entrants } = await known(players[0] as Person);
  for (const { first, gameId } of pairings.filter((pairing) => pairing.round === round)) {
    if (gameId === null) continue;
    const loser = players.find(({ id }) => id === entrants[first]?.player) as Person;
    await loser.command('game resign', { which: gameId });
  }
}

describe('a tournament', () => {
  it('lets three people play each other round by round, and ends with a table', async () => {
    const players = people('Anna', 'Bruno', 'Cyril');
    const [anna] = players as [Person];
    await created(players);
    expect(await words(anna)).toMatch(/Tournament: Tic-tac-toe[\s\S]*3 players so far/);
    await anna.command('tournament start');
    expect(await words(anna)).toMatch(/Round 1 of 3 · everybody against everybody/);
    for (let round = 1; round <= 3; round++) {
      expect((await known(anna)).round).toBe(round);
      await playRound(players);
    }
    const { status, pairings } = await known(anna);
    expect(status).toBe('finished');
    expect(pairings.filter(({ second }) => second !== null)).toHaveLength(3);
    const table = await words(anna);
    expect(table).toMatch(/The tournament is over/);
    expect(table.match(/^\d\. <@\d+>: \*\*1\*\* point \(tie-break 1\)/gm)).toHaveLength(3);
    expect([...(await tableOf(anna)).pinged].sort()).toEqual(players.map(({ id }) => id).sort());
  });

  it('notifies both players of their game, and nobody else', async () => {
    const players = people('Anna', 'Bruno', 'Cyril');
    await created(players);
    await players[0]?.command('tournament start');
    const { pairings, entrants } = await known(players[0] as Person);
    const { first, second } = pairings.find(({ gameId }) => gameId !== null) ?? { first: 0, second: 0 };
    const paired = [first, second].map((number) => entrants[number as number]?.player);
    const heard = players.filter(({ id, discord }) => discord.core.world.notificationsOf(id).length > 0);
    expect(heard.map(({ id }) => id).sort()).toEqual(paired.toSorted());
  });

  it('leads from its table to the thread of each game that is still played', async () => {
    const players = people('Anna', 'Bruno', 'Cyril');
    const [anna] = players as [Person];
    await created(players);
    await anna.command('tournament start');
    const running = await known(anna);
    const id = running.pairings.find(({ gameId }) => gameId !== null)?.gameId as string;
    const game = (await tested.it.bot.store.games.find(id)) as GameRecord;
    // Where there are no threads, the board is in the same channel, as another message after each move.
    expect(await words(anna)).toMatch(/^- <@\d+> – <@\d+>$/m);
    const inThread = tournamentMessage(running, [{ ...game, channelId: '77', thread: 'open' }]);
    expect(wordsOf(inThread)).toMatch(/^- <@\d+> – <@\d+> · <#77>$/m);
    for (let round = 1; round <= 3; round++) await playRound(players);
    expect(await words(anna)).not.toContain('<#');
  });

  it('gives the game to the opponent of somebody who does not move in time', async () => {
    const players = people('Anna', 'Bruno', 'Cyril');
    const [anna] = players as [Person];
    await created(players, { time: '1h' });
    await anna.command('tournament start');
    const { pairings } = await known(anna);
    const { gameId } = pairings.find((pairing) => pairing.gameId !== null) ?? {};
    // The reminder, and the end of the time.
    for (let step = 0; step < 2; step++) {
      tested.it.clock.offsetMs += 3_600_000;
      await tested.it.bot.scheduler.run(gameId as string);
      await tested.it.bot.scheduler.advance((await known(anna)).id);
    }
    const after = await known(anna);
    expect(after.pairings.find((pairing) => pairing.gameId === gameId)?.halves).toEqual([0, 2]);
    expect(after.round).toBe(2);
  });

  it('lets nobody abort a game', async () => {
    const players = people('Anna', 'Bruno', 'Cyril');
    await created(players);
    await players[0]?.command('tournament start');
    const { pairings, entrants } = await known(players[0] as Person);
    const pairing = pairings.find(({ gameId }) => gameId !== null);
    const player = players.find(({ id }) => id === entrants[pairing?.first ?? 0]?.player) as Person;
    expectRefused(await player.command('game abort', { which: pairing?.gameId ?? '' }), /cannot be aborted/);
    await player.command('game resign', { which: pairing?.gameId ?? '' });
  });

  it('goes on without those who leave, who lose what they do not play', async () => {
    const players = people('Anna', 'Bruno', 'Cyril', 'Dana');
    const [anna, , , dana] = players as [Person, Person, Person, Person];
    await created(players);
    await anna.command('tournament start');
    await dana.command('tournament leave');
    for (let round = 1; round <= 3; round++) await playRound(players);
    const { status, pairings, entrants } = await known(anna);
    expect(status).toBe('finished');
    expect(entrants.map(({ hasLeft }) => hasLeft)).toEqual([false, false, false, true]);
    const unplayed = pairings.filter(({ gameId }) => gameId === null);
    expect(unplayed).toHaveLength(2);
    for (const { first, halves } of unplayed) expect(halves).toEqual(first === 3 ? [0, 2] : [2, 0]);
  });

  it('of nine is paired by the Swiss system, with one bye a round', async () => {
    const players = people(...'ABCDEFGHI');
    const [anna] = players as [Person];
    await created(players);
    await anna.command('tournament start');
    expect(await words(anna)).toMatch(/Round 1 of 4 · Swiss system/);
    for (let round = 1; round <= 4; round++) await playRound(players);
    const { status, pairings } = await known(anna);
    expect(status).toBe('finished');
    const byes = pairings.flatMap(({ first, second }) => (second === null ? [first] : []));
    expect(new Set(byes).size).toBe(4);
    expect(await words(anna)).toMatch(/^1\. <@\d+>: \*\*\d/m);
  });

  it('is started by its creator or a manager, with three players at least', async () => {
    const [anna, bruno, cyril] = people('Anna', 'Bruno', 'Cyril') as [Person, Person, Person];
    expectRefused(await anna.command('tournament join'), /no tournament in this channel/);
    await created([anna, bruno]);
    expectRefused(await bruno.command('tournament start'), /Only the person who created/);
    expectRefused(await anna.command('tournament start'), /at least 3 players/);
    expectRefused(await anna.command('tournament create', GAME), /already going on/);
    expectRefused(await anna.command('tournament join'), /already take part/);
    await bruno.command('tournament leave');
    expectRefused(await bruno.command('tournament leave'), /do not take part/);
    await cyril.press(await tableOf(anna), 'Join');
    await bruno.press(await tableOf(anna), 'Join');
    expect((await known(anna)).entrants.map(({ number, name }) => [number, name])).toEqual([
      [0, 'Anna'],
      [1, 'Cyril'],
      [2, 'Bruno'],
    ]);
    cyril.managesServers = true;
    await cyril.command('tournament start');
    expect((await known(anna)).status).toBe('running');
    expectRefused(await anna.command('tournament start'), /already begun/);
  });

  it('takes 32 players, and expires where nobody starts it', async () => {
    const [anna, ...others] = people('Anna', ...Array.from({ length: 32 }, (_, i) => `P${i}`)) as [
      Person,
      ...Person[],
    ];
    await created([anna, ...others.slice(0, 31)]);
    expectRefused(await (others[31] as Person).command('tournament join'), /has 32 players/);
    tested.it.clock.offsetMs += 15 * 24 * 3_600_000;
    await tested.it.bot.scheduler.advance((await known(anna)).id);
    expect((await known(anna)).status).toBe('expired');
    expect(await words(anna)).toMatch(/not started in time/);
  });

  it('is only for servers that the bot is a member of', async () => {
    const [anna] = people('Anna') as [Person];
    expectRefused(
      await Object.assign(anna, { where: 'direct' }).command('tournament create', GAME),
      /on a server/,
    );
  });

  it('names nobody who has deleted their data, and goes on', async () => {
    const players = people('Anna', 'Bruno', 'Cyril');
    const [anna, bruno] = players as [Person, Person];
    await created(players);
    await anna.command('tournament start');
    const asked = await bruno.command('profile privacy');
    const confirm = await bruno.press(asked.message as Written, 'Delete my data');
    await bruno.press(confirm.message as Written, 'Delete my data');
    const { entrants } = await known(anna);
    expect(entrants[1]).toMatchObject({ player: '0', name: '', hasLeft: true });
    await tested.it.bot.scheduler.advance((await known(anna)).id);
    for (let round = 1; round <= 3; round++) await playRound(players);
    expect((await known(anna)).status).toBe('finished');
    expect(await words(anna)).not.toContain(bruno.id);
    expect([...(await tableOf(anna)).pinged].sort()).toEqual([players[0]?.id, players[2]?.id].sort());
  });

  it('is one of five that go on in a server', async () => {
    const created = people('Anna', 'Anna', 'Anna', 'Anna', 'Anna', 'Anna').map((anna) =>
      Object.assign(anna, { channelId: `tournament-${channels++}` }).command('tournament create', GAME),
    );
    const refused = (await Promise.all(created)).filter(({ said }) => /already 5 tournaments/.test(said));
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ message }) => message?.isEphemeral)).toBe(true);
  });
});
