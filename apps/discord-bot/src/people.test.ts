import type { GameRecord } from '@tahoun/live';
import { describe, expect, it } from 'vitest';
import { type Written, altOf, buttonsOf, selectsOf, wordsOf } from './testing/bot-discord.js';
import type { Person } from './testing/person.js';
import { useTestBot } from './testing/test-bot.js';

/** What people do to each other's games: everything that needs two of them, or the wrong one. */
const tested = useTestBot();
let channels = 0;

/** Two people who have not agreed to play yet. */
async function challenged(options: Record<string, string> = {}) {
  const [anna, bruno] = [tested.it.person('Anna'), tested.it.person('Bruno', 'cs')];
  anna.channelId = bruno.channelId = `people-${++channels}`;
  await anna.starts({ game: 'tic-tac-toe', opponent: bruno, ...options });
  return { anna, bruno, asked: lastIn(anna) };
}

/** A game between two people, and its board. */
async function begun() {
  const { anna, bruno, asked } = await challenged();
  await bruno.press(asked, 'Accept');
  return { anna, bruno, board: () => lastIn(anna) };
}

function lastIn(person: Person): Written {
  return person.discord.boardIn(person.channelId);
}

async function gameOf(person: Person): Promise<GameRecord> {
  const [game] = await person.bot.store.lists.openGamesOf(person.id);
  return game as GameRecord;
}

describe('a challenge', () => {
  it('tells the other person, in the challenger’s language', async () => {
    const { anna, bruno, asked } = await challenged();
    expect(wordsOf(asked.message)).toContain(
      `<@${bruno.id}>, <@${anna.id}> challenges you to **Tic-tac-toe**`,
    );
    expect(tested.it.discord.core.world.notificationsOf(bruno.id)).toHaveLength(1);
  });

  it('begins the game once it is accepted', async () => {
    const { anna, bruno, asked } = await challenged();
    await bruno.press(asked, 'Accept');
    expect((await gameOf(anna)).status).toBe('active');
    expect(selectsOf(lastIn(anna).message)[0]?.values).toHaveLength(9);
  });

  it('can only be answered by the one who was asked, and once', async () => {
    const { anna, bruno, asked } = await challenged();
    const stranger = tested.it.person('Cyril');
    expect((await stranger.press(asked, 'Accept')).said).toMatch(/someone else/);
    expect((await anna.press(asked, 'Accept')).said).toMatch(/someone else/);
    const accept = buttonsOf(asked.message)[0]?.id as string;
    await bruno.press(asked, 'Accept');
    expect((await bruno.deliver(bruno.clickOf(asked, accept))).said).toMatch(/odpověděl/);
  });

  it('is declined, or withdrawn', async () => {
    const first = await challenged();
    await first.bruno.press(first.asked, 'Decline');
    expect(wordsOf(first.asked.message)).toContain(`<@${first.bruno.id}> declined`);
    const second = await challenged();
    await second.anna.press(second.asked, 'Decline');
    expect(wordsOf(second.asked.message)).toContain('withdrawn');
  });

  it('runs out', async () => {
    const { anna, asked } = await challenged();
    const { id } = await gameOf(anna);
    tested.it.clock.offsetMs += 61_000;
    await anna.bot.scheduler.run(id);
    expect((await anna.bot.store.games.find(id))?.status).toBe('expired');
    expect(wordsOf(asked.message)).toContain('expired');
    expect(buttonsOf(asked.message)).toEqual([]);
  });

  it('is refused for oneself, for other bots, and together with a level', async () => {
    const anna = tested.it.person('Anna');
    expect((await anna.command('play', { game: 'zabor', opponent: anna })).said).toMatch(/yourself/);
    const bruno = tested.it.person('Bruno');
    const both = await anna.command('play', { game: 'zabor', opponent: bruno, level: 2 });
    expect(both.said).toMatch(/Choose only one/);
    bruno.person.user.bot = true;
    expect((await anna.command('play', { game: 'zabor', opponent: bruno })).said).toMatch(/bots do not play/);
    expect(await anna.bot.store.lists.lastGamesOf(anna.id)).toEqual([]);
  });
});

describe('between people', () => {
  it('each move is a new message that tells the one to move; the old one shrinks to a line', async () => {
    const { anna, bruno, board } = await begun();
    const first = board();
    await anna.select(first, 'b2');
    const second = board();
    expect(second.id).not.toBe(first.id);
    expect(wordsOf(first.message)).toMatch(/^-# Moves: 1; last: \*\*..\*\*$/);
    expect(first.message.files).toEqual([]);
    expect(second.message.notifies).toEqual([bruno.id]);
  });

  it('only the one whose turn it is moves', async () => {
    const { bruno, board } = await begun();
    expect((await bruno.select(board(), 'a1')).said).toBe('Ještě nejste na tahu.');
    const stranger = tested.it.person('Cyril');
    expect((await stranger.select(board(), 'a1')).said).toMatch(/You are watching/);
    expect((await stranger.press(board(), 'Resign')).said).toMatch(/You are watching/);
    expect((await stranger.press(board(), 'Hint')).said).toMatch(/You are watching/);
  });

  it('an old button does nothing but say so', async () => {
    const { anna, bruno, board } = await begun();
    const first = board();
    const old = selectsOf(first.message)[0]?.id as string;
    await anna.select(first, 'b2');
    await bruno.select(board(), 'a1');
    const { said } = await anna.deliver(anna.clickOf(board(), old, 'c3'));
    expect(said).toMatch(/has moved on/);
    expect((await gameOf(anna)).match.moves).toEqual(['b2', 'a1']);
  });

  it('of two clicks at once one counts', async () => {
    const { anna, board } = await begun();
    const written = board();
    const id = selectsOf(written.message)[0]?.id as string;
    const outcomes = await Promise.all(
      ['b2', 'a1'].map((cell) => anna.deliver(anna.clickOf(written, id, cell))),
    );
    expect((await gameOf(anna)).match.moves).toHaveLength(1);
    expect(outcomes.filter(({ said }) => /moved on|turn/.test(said))).toHaveLength(1);
  });

  it('a click delivered twice counts once', async () => {
    const { anna, board } = await begun();
    const written = board();
    const click = anna.clickOf(written, selectsOf(written.message)[0]?.id as string, 'b2');
    await anna.deliver(click);
    await anna.deliver(click);
    expect((await gameOf(anna)).match.moves).toEqual(['b2']);
  });

  it('a move is taken back when the other side agrees', async () => {
    const { anna, bruno, board } = await begun();
    await anna.select(board(), 'b2');
    await anna.press(board(), 'Undo');
    expect((await gameOf(anna)).match.moves).toEqual(['b2']);
    expect((await anna.press(board(), 'Agree')).said).toMatch(/opponent must answer/);
    await bruno.press(board(), 'Agree');
    expect((await gameOf(anna)).match.moves).toEqual([]);
  });

  it('a move stays when the other side does not agree, or moves on', async () => {
    const { anna, bruno, board } = await begun();
    await anna.select(board(), 'b2');
    await anna.command('game undo');
    await bruno.press(board(), 'Decline');
    expect((await gameOf(anna)).undo).toBeNull();
    await anna.command('game undo');
    await bruno.select(board(), 'a1');
    const game = await gameOf(anna);
    expect([game.undo, game.match.moves]).toEqual([null, ['b2', 'a1']]);
  });

  it('a draw is offered and taken; the result counts for both', async () => {
    const { anna, bruno, board } = await begun();
    for (const cell of ['b2', 'a1', 'c3', 'a3']) {
      const mover = (await gameOf(anna)).match.moves.length % 2 === 0 ? anna : bruno;
      await mover.select(board(), cell);
    }
    await anna.press(board(), 'Draw');
    // A screen reader hears names, which mentions are not.
    expect(altOf(board().message)).toMatch(/X to move · Anna\. .*Anna offers a draw\. /);
    expect((await anna.command('game draw')).said).toMatch(/already/);
    await bruno.press(board(), 'Agree');
    expect(wordsOf(board().message)).toContain('Draw. By agreement.');
    for (const person of [anna, bruno])
      expect(await person.bot.store.ratings.of(person.id)).toMatchObject([{ draws: 1, wins: 0, losses: 0 }]);
  });

  it('a command says where the board is, when it is not here', async () => {
    const { anna, bruno, board } = await begun();
    expect((await anna.command('game draw')).said).toBe('Done.');
    await bruno.press(board(), 'Decline');
    bruno.channelId = `people-${++channels}`;
    const { said } = await bruno.command('game draw');
    const { channelId, messageId } = await gameOf(anna);
    expect(said).toBe(`Hotovo. Deska: https://discord.com/channels/@me/${channelId}/${messageId}`);
  });

  it('giving up asks once more, then loses', async () => {
    const { anna, board } = await begun();
    const { message } = await anna.press(board(), 'Resign');
    await anna.press(message as Written, 'Resign');
    expect(wordsOf(board().message)).toContain('O wins. By resignation.');
    expect((await anna.command('move', { move: 'a1' })).said).toMatch(/over|no game/);
  });

  it('the board turns to whoever is to move, for those who want that', async () => {
    const { anna, bruno } = { anna: tested.it.person('Anna'), bruno: tested.it.person('Bruno') };
    anna.channelId = bruno.channelId = `people-${++channels}`;
    await anna.command('profile settings', { orientation: 'rotating' });
    await anna.command('play', { game: 'chess', opponent: bruno });
    await bruno.press(lastIn(anna), 'Accept');
    const before = lastIn(anna).message.files[0]?.data as Buffer;
    await anna.command('move', { move: 'e4' });
    await anna.command('profile settings', { orientation: 'fixed' });
    const turned = lastIn(anna).message.files[0]?.data as Buffer;
    await anna.command('board');
    const fixed = lastIn(anna).message.files[0]?.data as Buffer;
    expect(turned.equals(fixed)).toBe(false);
    expect(before.equals(fixed)).toBe(false);
  });
});

describe('the board', () => {
  it('turns to the one to move who wants that, and not to the other', async () => {
    const [anna, bruno] = [tested.it.person('Anna'), tested.it.person('Bruno')];
    anna.channelId = bruno.channelId = `people-${++channels}`;
    await anna.command('play', { game: 'chess', opponent: bruno });
    await bruno.press(lastIn(anna), 'Accept');
    await anna.command('move', { move: 'e4' });
    const picture = async () => {
      await anna.command('board');
      return lastIn(anna).message.files[0]?.data as Buffer;
    };
    const fixed = await picture();
    await bruno.command('profile settings', { orientation: 'rotating' });
    const turned = await picture();
    expect(turned.equals(fixed)).toBe(false);
    await bruno.command('profile settings', { orientation: 'fixed' });
    await anna.command('profile settings', { orientation: 'rotating' });
    expect((await picture()).equals(fixed)).toBe(true);
  });
});

describe('help', () => {
  it('is not to be had by players while their game goes on, and by all when it is over', async () => {
    const { anna, board } = await begun();
    for (const name of ['game hint', 'game analyse', 'game solve'])
      expect((await anna.command(name)).said, name).toMatch(/No hints in games between people/);
    expect((await gameOf(anna)).rated).toBe(true);
    const { message } = await anna.press(board(), 'Resign');
    await anna.press(message as Written, 'Resign');
    expect((await anna.press(board(), 'Analyse')).said).toMatch(/Analysis: Tic-tac-toe/);
  });

  it('a board stays where its players have it; others see a copy', async () => {
    const { anna, board } = await begun();
    const { id } = await gameOf(anna);
    const stranger = tested.it.person('Cyril');
    expect((await stranger.command('board', { which: id })).said).toMatch(/no longer have this game/);
    stranger.channelId = anna.channelId;
    const before = board().id;
    expect((await stranger.command('board')).said).toMatch(/Tic-tac-toe/);
    expect(board().id).toBe(before);
  });

  it('a game chosen from the list goes on here', async () => {
    const { anna, board } = await begun();
    const { id } = await gameOf(anna);
    const old = board();
    anna.channelId = `people-${++channels}`;
    const { message } = await anna.command('games');
    await anna.select(message as Written, id);
    expect(anna.discord.has(old)).toBe(false);
    await anna.select(board(), 'b2');
    expect((await gameOf(anna)).match.moves).toEqual(['b2']);
  });
});
