import { describe, expect, it } from 'vitest';
import type { Written } from './testing/bot-discord.js';
import { wordsOf } from './testing/bot-discord.js';
import { ALL_PERMISSIONS } from './testing/discord/world.ts';
import { NO_THREADS, type Person } from './testing/person.js';
import { useTestBot } from './testing/test-bot.js';

/**
 * Who is told by Discord that they are meant. What no message may do (ping by kind, roles, people whom it does not
 * name) is a rule of the Discord of these tests, for every message of every test.
 */
const tested = useTestBot();
let channels = 0;

/** Two people at a board in a server, in a channel without threads, so that all is in one place. */
async function begun(names: readonly [string, string] = ['Anna', 'Bruno']) {
  const [anna, bruno] = [tested.it.person(names[0]), tested.it.person(names[1])];
  for (const person of [anna, bruno]) {
    person.channelId = `pings-${channels}`;
    person.where = 'server';
    person.permissions = NO_THREADS;
  }
  channels++;
  await anna.command('play', { game: 'tic-tac-toe', opponent: bruno });
  await bruno.press(last(anna), 'Accept');
  return { anna, bruno, board: () => last(anna) };
}

function last(person: Person): Written {
  return person.discord.in(person.channelId).at(-1) as Written;
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
    await anna.choose(board(), 'b2');
    expect(board().pinged).toEqual([bruno.id]);
    await bruno.choose(board(), 'a1');
    expect(board().pinged).toEqual([anna.id]);
    const before = tested.it.discord.sent.length;
    await anna.submit(board(), 'Type a move', 'c3');
    expect(board().pinged).toEqual([bruno.id]);
    expect(new Set(namedSince(before))).toEqual(new Set([bruno.id]));
    await bruno.says('a3', { isAddressed: true });
    expect(board().pinged).toEqual([anna.id]);
  });

  it('pings nobody when it ends the game', async () => {
    const { anna, bruno, board } = await begun();
    const moves = ['a1', 'a2', 'b1', 'b2'];
    for (const [i, cell] of moves.entries()) await (i % 2 === 0 ? anna : bruno).choose(board(), cell);
    const before = tested.it.discord.sent.length;
    await anna.choose(board(), 'c1');
    expect(wordsOf(board().message)).toContain('X wins');
    expect(namedSince(before)).toEqual([]);
  });

  it('that is refused pings nobody, whatever was typed', async () => {
    const { anna, bruno, board } = await begun();
    const before = tested.it.discord.sent.length;
    const typed = `@everyone @here <@&5> <@${bruno.id}>`;
    const shown = board();
    await anna.command('move', { move: typed });
    await anna.submit(shown, 'Type a move', typed);
    await anna.says(`@everyone <@&5>`, { isAddressed: true });
    await bruno.command('move', { move: 'a1' });
    await bruno.choose(shown, 'a1');
    const written = tested.it.discord.sent.slice(before);
    expect(written.length).toBeGreaterThan(4);
    expect(namedSince(before)).toEqual([]);
  });
});

describe('nobody is pinged', () => {
  it('by the computer’s moves, nor by games that are watched', async () => {
    const anna = tested.it.person('Anna');
    anna.channelId = `pings-${channels++}`;
    anna.where = 'server';
    const before = tested.it.discord.sent.length;
    await anna.command('play', { game: 'tic-tac-toe', level: 1 });
    const { id } = (await anna.bot.store.openGamesOf(anna.id))[0] as { id: string };
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
    for (const name of ['games', 'stats', 'settings', 'export', 'hint', 'analyse', 'solve'])
      await anna.command(name);
    await anna.command('stats', { user: bruno });
    await anna.command('leaderboard', { game: 'tic-tac-toe' });
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
    await anna.command('stats');
    const named = new Set(namedSince(before));
    expect([...named].filter((id) => id !== anna.id && id !== bruno.id)).toEqual([]);
  });
});

describe('a challenge', () => {
  it('names the one challenged, and none of its ends names anybody', async () => {
    const [anna, bruno] = [tested.it.person('Anna'), tested.it.person('Bruno')];
    anna.channelId = bruno.channelId = `pings-${channels++}`;
    const before = tested.it.discord.sent.length;
    await anna.command('play', { game: 'tic-tac-toe', opponent: bruno, side: 'second' });
    expect(namedSince(before)).toEqual([bruno.id]);
    const asked = tested.it.discord.sent.length;
    await bruno.press(last(anna), 'Decline');
    expect(wordsOf(last(anna).message)).toContain('declined');
    expect(namedSince(asked)).toEqual([]);
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
    await anna.choose(board as Written, 'b2');
    expect(tested.it.discord.in(challenge.id).map(({ pinged }) => pinged)).toEqual([[bruno.id]]);
  });
});
