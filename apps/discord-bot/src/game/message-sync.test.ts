import { type GameRecord, isBetweenPeople, noticesOf, playTurn } from '@tahoun/live';
import { ComponentType } from 'discord-api-types/v10';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Written, selectsOf, wordsOf } from '../testing/bot-discord.js';
import { useTestBot } from '../testing/test-bot.js';
import type { Showing } from './message-sync.js';

/** Painting that lasts until it is told to end. */
const painting = { count: 0, hold: Promise.resolve() };

const tested = useTestBot({
  painter: {
    async paint(svg) {
      painting.count++;
      await painting.hold;
      return Buffer.from(svg);
    },
  },
});
let channels = 0;

describe('the message sync', () => {
  let id: string;
  const board = () => tested.it.discord.boardIn(`messages-${channels}`);
  /** Does something while the message is being painted. @param deed returns what else is to be waited for */
  const whilePainted = async (deed: () => Promise<readonly Promise<void>[]>, showing?: Showing) => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    painting.hold = promise;
    painting.count = 0;
    const shown = tested.it.bot.messageSync.show(id, showing);
    await expect.poll(() => painting.count).toBe(1);
    const others = await deed();
    release();
    await Promise.all([shown, ...others]);
  };
  const askedTogether = (...asks: (() => Promise<void>)[]) =>
    whilePainted(async () => asks.map((ask) => ask()));

  beforeEach(async () => {
    painting.hold = Promise.resolve();
    const anna = tested.it.person('Anna');
    anna.channelId = `messages-${++channels}`;
    await anna.command('play', { game: 'chess', level: 1 });
    const [game] = await tested.it.bot.store.lists.gamesIn(anna.channelId);
    ({ id } = game as GameRecord);
  });

  it('does together what is asked while a message is made, and forgets what was overtaken', async () => {
    const { messageSync } = tested.it.bot;
    await askedTogether(
      () => messageSync.show(id, { progress: { kind: 'depth', depth: 7 } }),
      () => messageSync.show(id, { picked: { ply: 0, targets: ['e2'] } }),
      () => messageSync.show(id),
    );
    expect(painting.count).toBe(2);
    expect(wordsOf(board()?.message as never)).not.toContain('deep so far');
    expect(selectsOf(board()?.message as never)[0]?.values).toContain('e2');
  });

  it('shows what was picked only as long as the position is the same', async () => {
    const { messageSync } = tested.it.bot;
    await messageSync.show(id, { picked: { ply: 0, targets: ['e2'] } });
    expect(selectsOf(board()?.message as never)[0]?.values).toEqual(['e3', 'e4']);
    await messageSync.show(id, { picked: { ply: 2, targets: ['e2'] } });
    expect(selectsOf(board()?.message as never)[0]?.values).toContain('e2');
  });

  /** A game that two people have just begun in the channel. */
  const betweenPeople = async () => {
    const anna = Object.assign(tested.it.person('Anna'), { channelId: `messages-${channels}` });
    const bruno = Object.assign(tested.it.person('Bruno'), { channelId: anna.channelId });
    await anna.command('play', { game: 'chess', opponent: bruno });
    await bruno.press(board() as Written, 'Accept');
    const games = await tested.it.bot.store.lists.gamesIn(anna.channelId);
    return games.find(isBetweenPeople) as GameRecord;
  };
  /** The first of them plays e4. */
  const play = async ({ id }: GameRecord) => {
    const now = tested.it.bot.now();
    const move = (before: GameRecord) => playTurn(before, { userId: before.seats[0].player, now }, 'e4');
    await tested.it.bot.store.games.change(id, move, undefined, (before, after) =>
      noticesOf(before, after, before.seats[0].player),
    );
  };

  it('leaves the telling of a move to whoever made it, when another process shows a pick late', async () => {
    const { bot } = tested.it;
    const game = await betweenPeople();
    await play(game);
    await bot.messageSync.show(game.id, { picked: { ply: 0, targets: ['e2'] }, isNoNews: true });
    expect(await bot.store.notices.pending(game.id)).toHaveLength(1);
    await bot.messageSync.show(game.id, { repost: true });
    expect(board()?.message.notifies).toEqual([game.seats[1].player]);
  });

  it('posts the board after a move, though another process has not noted yet that it posted the one before', async () => {
    const { bot } = tested.it;
    const game = await betweenPeople();
    const [first] = game.seats;
    const accepted = () => [{ event: 'accepted', to: first.player }] as const;
    await bot.store.games.change(game.id, (now) => ({ ...now }), undefined, accepted);
    const [notice] = await bot.store.notices.pending(game.id);
    await bot.discord.send(game.channelId as string, board().message, notice?.id);
    await play(game);
    await bot.messageSync.show(game.id, { repost: true });
    expect(wordsOf(board().message)).toContain('e4');
  });

  it('posts no old board where another process has shown the game anew meanwhile', async () => {
    const { bot, discord } = tested.it;
    const channelId = `messages-${channels}`;
    const before = board() as Written;
    await whilePainted(async () => {
      const { id: messageId } = await bot.discord.send(channelId, before.message);
      await bot.store.games.setLocation(id, { messageId });
      await bot.discord.remove(channelId, before.id);
      return [];
    });
    expect(discord.in(channelId)).toHaveLength(1);
  });

  it('shrinks the board that another process has posted meanwhile, when it posts one itself', async () => {
    const { bot, discord } = tested.it;
    const channelId = `messages-${channels}`;
    const before = board() as Written;
    const another = async () => {
      const { id: messageId } = await bot.discord.send(channelId, before.message);
      await bot.store.games.setLocation(id, { messageId });
      await bot.discord.remove(channelId, before.id);
      return [];
    };
    await whilePainted(another, { repost: true });
    expect(discord.boardsIn(channelId)).toHaveLength(1);
    expect(await bot.store.games.find(id)).toMatchObject({ messageId: board()?.id });
  });

  it('shows a move that another process has shown, and lost to an older board', async () => {
    const { bot } = tested.it;
    const game = await betweenPeople();
    ({ id } = game);
    const another = async () => {
      await play(game);
      const { id: messageId } = await bot.discord.send(game.channelId as string, board().message);
      await bot.store.games.setLocation(id, { messageId });
      return [];
    };
    await whilePainted(another, { repost: true });
    const { messageId } = (await bot.store.games.find(id)) as GameRecord;
    expect(messageId).toBe(board().id);
    expect(wordsOf(board().message)).toContain('e4');
  });

  it('makes a line of its own board where another process has posted a newer one by then', async () => {
    const { bot, discord } = tested.it;
    const game = await betweenPeople();
    const channelId = game.channelId as string;
    const { send } = bot.discord;
    let newer = '';
    bot.discord.send = async (...said) => {
      bot.discord.send = send;
      const sent = await send(...said);
      await play(game);
      ({ id: newer } = await send(channelId, board().message));
      await bot.store.games.setLocation(game.id, { messageId: newer });
      await bot.discord.remove(channelId, game.messageId as string);
      return sent;
    };
    await bot.messageSync.show(game.id, { repost: true });
    expect(await bot.store.games.find(game.id)).toMatchObject({ messageId: newer });
    // The first board is that of the game against the computer.
    const [, ...boards] = discord.boardsIn(channelId);
    expect(boards.map((each) => each.id)).toEqual([newer]);
    expect(wordsOf(board().message)).toContain('e4');
  });

  it('tells nobody of a game that another process is about to show', async () => {
    const { bot, discord } = tested.it;
    const game = await betweenPeople();
    const channelId = `thread-${channels}`;
    discord.channel(channelId, 'server');
    await bot.store.games.setLocation(game.id, { channelId, messageId: null, thread: 'open' });
    await play(game);
    await bot.messageSync.show(game.id);
    expect(discord.in(channelId)).toEqual([]);
    await bot.messageSync.show(game.id, { repost: true });
    expect(discord.in(channelId).map(({ message }) => message.notifies)).toEqual([[game.seats[1].player]]);
  });

  it('posts the board though another process has told of the move by itself', async () => {
    const { bot, discord } = tested.it;
    const game = await betweenPeople();
    await play(game);
    const pending = await bot.store.notices.pending(game.id);
    // Both have read what is pending.
    await bot.messageSync.show(game.id);
    bot.store.notices.pending = async () => pending;
    await bot.messageSync.show(game.id, { repost: true }).finally(() => {
      Reflect.deleteProperty(bot.store.notices, 'pending');
    });
    const shown = discord.in(game.channelId as string).at(-1) as Written;
    expect(await bot.store.games.find(game.id)).toMatchObject({ messageId: shown.id });
    expect(shown.stored.data.components?.[0]).toMatchObject({ type: ComponentType.Container });
    // The nonce is that of the other process, which is this one here.
    expect(discord.violations.splice(0)).toHaveLength(1);
  });

  it('leaves a game in the thread that it has got meanwhile', async () => {
    const { bot } = tested.it;
    const channelId = `messages-${channels}`;
    await bot.store.games.setLocation(id, { messageId: null });
    const accepted = async () => {
      await bot.store.games.setLocation(id, { channelId: 'thread', messageId: null, thread: 'open' });
      return [];
    };
    await whilePainted(accepted, { repost: true });
    expect(tested.it.discord.boardsIn(channelId)).not.toEqual([]);
    expect(await bot.store.games.find(id)).toMatchObject({ channelId: 'thread', messageId: null });
  });

  it('answers everybody who waits for an answer', async () => {
    const { discord, bot } = tested.it;
    const waiting = async (channelId: string) => {
      const command = Object.assign(tested.it.person('Anna'), { channelId }).commandOf('board');
      await bot.discord.respond(command, { type: 5 });
      return command;
    };
    const [first, second] = [await waiting('first'), await waiting('second')];
    await askedTogether(
      () => bot.messageSync.show(id, { adopt: first.token }),
      () => bot.messageSync.show(id, { adopt: second.token }),
    );
    const answered = discord.sent.filter(({ route }) => route.endsWith('@original')).slice(-2);
    expect(answered.map(({ token }) => token)).toEqual([first.token, second.token]);
    // The game's message is the later one.
    expect(discord.in('first')).toEqual([]);
    expect(discord.in('second')).toHaveLength(1);
  });
});
