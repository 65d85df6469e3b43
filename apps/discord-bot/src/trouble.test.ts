import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { GameRecord } from '@tahoun/live';
import { ALL_PERMISSIONS } from '@tahoun/loopback-discord';
import {
  type DiscordError,
  archivedThread,
  invalidForm,
  missingAccess,
  missingPermissions,
  unknownInteraction,
  unknownMessage,
  unknownWebhook,
} from '@tahoun/loopback-discord/errors';
import type { APIInteraction } from 'discord-api-types/v10';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { handleInTime } from './dispatch/in-time.js';
import { handleTyped } from './interaction/typed.js';
import { type Written, buttonsOf, selectsOf, wordsOf } from './testing/bot-discord.js';
import { NO_THREADS, type Person } from './testing/person.js';
import { useTestBot } from './testing/test-bot.js';

/** What the bot does where Discord does not take what it says, or says the same thing twice. */
const tested = useTestBot({ painter: { paint: async (svg) => Buffer.from(svg) } });
let channels = 0;

async function begun(where: Person['where'] = 'direct', game = 'tic-tac-toe') {
  const [anna, bruno] = [tested.it.person('Anna'), tested.it.person('Bruno')];
  for (const person of [anna, bruno]) {
    person.channelId = `trouble-${channels}`;
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

async function gameOf(person: Person): Promise<GameRecord> {
  return (await person.bot.store.lists.lastGamesOf(person.id))[0] as GameRecord;
}

const movesOf = async (person: Person) => (await gameOf(person)).match.moves;

/** As the gateway hands it over: with Discord's refusals of the first answer. */
async function arrives(interaction: APIInteraction): Promise<void> {
  const { bot } = tested.it;
  await handleInTime(interaction, bot, (response) => bot.discord.respond(interaction, response));
}

/** Everything that was said about an interaction, beside the board. */
function saidTo({ token }: APIInteraction): string {
  const { discord } = tested.it;
  return (discord.followUps.get(token) ?? []).map(({ message }) => wordsOf(message)).join();
}

describe('a board that cannot be written to', () => {
  it.each([
    ['was deleted', unknownMessage()],
    ['stands in an archived thread', archivedThread()],
    ['is in a channel where the bot lost its rights', missingAccess()],
  ])('when it %s comes anew, and the old one shrinks to a line', async (_what, failure: DiscordError) => {
    const { anna, board } = await begun();
    const old = board();
    anna.discord.fail(/^PATCH \/channels/, failure);
    await anna.command('game draw');
    expect(board().id).not.toBe(old.id);
    expect(wordsOf(board().message)).toContain('offers a draw');
    expect(wordsOf(old.message)).toMatch(/^-# /);
    expect((await gameOf(anna)).messageId).toBe(board().id);
  });

  it('for a moment, by a fault of Discord, is not doubled', async () => {
    const { anna, board } = await begun();
    const old = board();
    anna.discord.fail(/^PATCH \/channels/, invalidForm([]));
    await anna.command('game draw');
    expect(anna.discord.boardsIn(anna.channelId)).toEqual([old]);
    expect(tested.it.log.splice(0).join()).toMatch(/could not be shown/);
  });

  it('stays where it is when the old one cannot be taken away', async () => {
    const { anna, bruno, board } = await begun();
    anna.discord.fail(/^PATCH/, missingPermissions());
    await anna.select(board(), 'b2');
    await bruno.select(board(), 'a1');
    expect(await movesOf(anna)).toEqual(['b2', 'a1']);
    anna.discord.fail(/^PATCH/, invalidForm([]));
    await anna.select(board(), 'c3');
    expect(tested.it.log.splice(0).join()).toMatch(/old message.*could not be removed/);
  });
});

describe('an interaction that Discord has given up', () => {
  it('by /move still shows the move, and tells the other player', async () => {
    const { anna, bruno, board } = await begun();
    anna.discord.fail(/callback$/, unknownInteraction());
    anna.discord.fail(/@original$/, unknownWebhook(), 2);
    await arrives(anna.commandOf('move', { move: 'b2' }));
    expect(await movesOf(anna)).toEqual(['b2']);
    expect(board().pinged).toEqual([bruno.id]);
    expect(anna.discord.boardsIn(anna.channelId)).toHaveLength(1);
    expect(tested.it.log.splice(0).join()).toMatch(/could not be answered.*10062/s);
  });

  it('by a click is worked on by the channel', async () => {
    const { anna, board } = await begun();
    const draw = buttonsOf(board().message).find(({ label }) => label === 'Draw');
    const click = anna.clickOf(board(), draw?.id as string);
    anna.discord.fail(/callback$/, unknownInteraction());
    anna.discord.fail(/@original$/, unknownWebhook());
    await arrives(click);
    expect(wordsOf(board().message)).toContain('offers a draw');
    tested.it.log.length = 0;
  });

  it('is logged, and nobody hears more of it, when not even an excuse can be delivered', async () => {
    const { anna, bruno, board } = await begun();
    const [select] = selectsOf(board().message);
    anna.discord.fail(/webhooks/, unknownWebhook(), 3);
    await arrives(bruno.clickOf(board(), select?.id as string, 'a1'));
    anna.discord.clearFailures();
    expect(tested.it.log.splice(0)).toEqual([expect.stringMatching(/excuse could not be delivered/)]);
    expect(await movesOf(anna)).toEqual([]);
  });
});

describe('what comes twice', () => {
  it('a click plays once, and the second delivery says nothing', async () => {
    const { anna, board } = await begun();
    const click = anna.clickOf(board(), selectsOf(board().message)[0]?.id as string, 'b2');
    await anna.deliver(click);
    const before = tested.it.discord.sent.length;
    await anna.deliver(click);
    expect(await movesOf(anna)).toEqual(['b2']);
    expect(saidTo(click)).toBe('');
    expect(tested.it.discord.sent.length - before).toBeLessThanOrEqual(2);
  });

  it.each([
    ['a command', (anna: Person) => anna.commandOf('move', { move: 'b2' })],
    ['an offer', (anna: Person) => anna.commandOf('game draw')],
    ['a new game', (anna: Person) => anna.commandOf('play', { game: 'chess', level: 1 })],
  ])('%s counts once', async (_what, ask) => {
    const { anna } = await begun();
    const interaction = ask(anna);
    await anna.deliver(interaction);
    const before = await gameOf(anna);
    const boards = anna.discord.boardsIn(anna.channelId).length;
    await anna.deliver(interaction);
    const after = await gameOf(anna);
    expect([after.id, after.match.moves, after.match.drawOffer]).toEqual([
      before.id,
      before.match.moves,
      before.match.drawOffer,
    ]);
    expect(anna.discord.boardsIn(anna.channelId)).toHaveLength(boards);
  });

  it('a typed line counts once', async () => {
    const { anna } = await begun();
    for (let time = 0; time < 2; time++) await anna.writes('b2', { isAddressed: true, id: '777' });
    expect(await movesOf(anna)).toEqual(['b2']);
    expect(anna.discord.boardsIn(anna.channelId)).toHaveLength(1);
  });

  it('a challenge that is accepted by two clicks begins one game', async () => {
    const [anna, bruno] = [tested.it.person('Anna'), tested.it.person('Bruno')];
    anna.channelId = bruno.channelId = `trouble-${channels++}`;
    await anna.command('play', { game: 'tic-tac-toe', opponent: bruno });
    const accept = buttonsOf(last(anna).message)[0]?.id as string;
    const clicks = [1, 2].map(() => bruno.clickOf(last(anna), accept));
    await Promise.all(clicks.map((click) => bruno.deliver(click)));
    expect(clicks.map(saidTo).filter((said) => said !== '')).toEqual([
      expect.stringContaining('has been answered'),
    ]);
    expect(anna.discord.boardsIn(anna.channelId)).toHaveLength(1);
  });
});

describe('a button of another time or place', () => {
  it.each(['Undo', 'Draw'])('%s on an old picture changes nothing, and says so', async (label) => {
    const { anna, bruno, board } = await begun();
    await anna.select(board(), 'b2');
    const old = buttonsOf(board().message).find((each) => each.label === label)?.id as string;
    await bruno.select(board(), 'a1');
    await anna.select(board(), 'c3');
    const { said } = await anna.deliver(anna.clickOf(board(), old));
    expect(said).toMatch(/has moved on/);
    expect(await gameOf(anna)).toMatchObject({ undo: null, match: { drawOffer: null } });
  });

  it('of a game that is over or not there is answered kindly', async () => {
    const { anna, board } = await begun();
    const shown = board().message;
    const { message } = await anna.press(board(), 'Resign');
    await anna.press(message as Written, 'Resign');
    for (const { id, label } of buttonsOf(shown)) {
      const { said, response } = await anna.deliver(anna.clickOf(board(), id));
      if (response.type === 9) continue;
      expect(said, label).toMatch(/game is over/);
    }
    const pick = selectsOf(shown)[0]?.id as string;
    expect((await anna.deliver(anna.clickOf(board(), pick, 'a1'))).said).toMatch(/game is over/);
    for (const action of ['pick', 'play', 'back', 'undo', 'hint', 'again', 'analyse', 'resign', 'accept'])
      expect((await anna.deliver(anna.clickOf(board(), `t1:nosuch:0:${action}:`))).said, action).toMatch(
        /no longer have this game/,
      );
  });

  it('of another version, of another bot, or with nonsense in it is answered kindly', async () => {
    const { anna, board } = await begun();
    for (const id of ['t0:x:1:pick:', 'other-bot', 't1:x:-1:undo:', ''])
      expect((await anna.deliver(anna.clickOf(board(), id))).said, id).toMatch(/has moved on/);
    const { id } = await gameOf(anna);
    for (const action of ['pick', 'play']) {
      const click = anna.clickOf(board(), `t1:${id}:0:${action}:z9,z8`, 'z7');
      await anna.deliver(click);
      expect(await movesOf(anna)).toEqual([]);
    }
  });

  it('of lessons that have become shorter turns to the last page', async () => {
    const anna = tested.it.person('Anna');
    anna.channelId = `trouble-${channels++}`;
    const { message } = await anna.command('learn', { game: 'tic-tac-toe' });
    const page = message as Written;
    await anna.deliver(anna.clickOf(page, 't1::99:learn:tic-tac-toe'));
    expect(wordsOf(page.message)).toMatch(/4 of 4/);
    expect(buttonsOf(page.message).map(({ label }) => label)).toEqual(['Previous']);
    expect((await anna.deliver(anna.clickOf(page, 't1::0:learn:no-game'))).said).toMatch(/no-game/);
  });

  it('of one player does nothing in the hands of another', async () => {
    const { anna, bruno, board } = await begun();
    await anna.press(board(), 'Draw');
    const cyril = tested.it.person('Cyril');
    cyril.channelId = anna.channelId;
    const before = await gameOf(anna);
    for (const { id, label } of buttonsOf(board().message)) {
      const { said, response } = await cyril.deliver(cyril.clickOf(board(), id));
      if (response.type !== 9) expect(said, label).toMatch(/You are watching|someone else/);
    }
    expect(await gameOf(anna)).toEqual(before);
    expect((await bruno.press(board(), 'Agree')).said).toBe('');
    expect((await gameOf(anna)).status).toBe('finished');
  });
});

describe('a move of several steps', () => {
  it('is picked, put back and played by the one on turn only', async () => {
    const { anna, bruno, board } = await begun('direct', 'chess');
    const select = selectsOf(board().message)[0]?.id as string;
    const cyril = tested.it.person('Cyril');
    cyril.channelId = anna.channelId;
    const { id } = await gameOf(anna);
    const shown = JSON.stringify(board().message.components);
    for (const [person, answer] of [
      [bruno, /not your turn/],
      [cyril, /You are watching/],
    ] as const) {
      const clicks = [person.clickOf(board(), select, 'e2')];
      for (const action of ['back', 'play'])
        clicks.push(person.clickOf(board(), `t1:${id}:0:${action}:e2,e4`));
      for (const click of clicks) expect((await person.deliver(click)).said).toMatch(answer);
    }
    expect(JSON.stringify(board().message.components)).toBe(shown);
    // A piece alone is no move, nor is one that goes where it cannot.
    for (const chain of ['e2', 'e2,e5', 'e2,e4,e5', '']) {
      const click = anna.clickOf(board(), `t1:${id}:0:play:${chain}`);
      expect((await anna.deliver(click)).said, chain).toMatch(/has moved on/);
    }
    await anna.select(board(), 'e2');
    await anna.press(board(), 'Back');
    expect(JSON.stringify(board().message.components)).toBe(shown);
    expect(await movesOf(anna)).toEqual([]);
  });
});

describe('a database that another process has locked', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('is told in a sentence, for a click and a written move, and all is well when it is free', async () => {
    const { anna, bruno, board } = await begun();
    const other = new DatabaseSync(join(tested.it.folder, 'tahoun.db'));
    const locked = async (deed: () => Promise<unknown>) => {
      other.exec('BEGIN IMMEDIATE');
      let hours = performance.now();
      // Each look at the clock is an hour later, so that nobody waits for long.
      vi.spyOn(performance, 'now').mockImplementation(() => (hours += 3_600_000));
      await deed();
      vi.restoreAllMocks();
      other.exec('COMMIT');
    };
    const click = anna.clickOf(board(), selectsOf(board().message)[0]?.id as string, 'b2');
    await locked(() => anna.deliver(click));
    expect(saidTo(click)).toBe('Games cannot be saved right now. Please try again in a moment.');
    expect(await movesOf(anna)).toEqual([]);
    await anna.deliver(anna.clickOf(board(), selectsOf(board().message)[0]?.id as string, 'b2'));
    await locked(() => bruno.writes('a1'));
    expect(bruno.discord.in(bruno.channelId).map(({ message }) => wordsOf(message))).toContain(
      'Games cannot be saved right now. Please try again in a moment.',
    );
    await bruno.writes('a1');
    expect(await movesOf(anna)).toEqual(['b2', 'a1']);
    other.close();
    await expect.poll(() => tested.it.bot.store.isAway).toBe(false);
    const failed = tested.it.log.splice(0).filter((line) => line.includes('interaction failed'));
    expect(failed).toEqual([expect.stringContaining('database is locked')]);
  });
});

describe('second thoughts', () => {
  it('about giving up hold whatever was played meanwhile', async () => {
    const { anna, bruno, board } = await begun();
    await anna.select(board(), 'b2');
    const { message } = await anna.press(board(), 'Resign');
    expect(message?.isEphemeral).toBe(true);
    expect((await gameOf(anna)).status).toBe('active');
    await bruno.select(board(), 'a1');
    expect((await anna.press(message as Written, 'Resign')).said).toBe('');
    expect(wordsOf((message as Written).message)).toBe('Done.');
    expect(await gameOf(anna)).toMatchObject({ status: 'finished' });
    expect(wordsOf(board().message)).toContain('O wins');
  });

  it('about a window to type in come too late once the game has moved on', async () => {
    const { anna, bruno, board } = await begun();
    const sent = anna.formOf(await anna.press(board(), 'Type a move'), { move: 'c3' });
    await anna.command('move', { move: 'b2' });
    await bruno.command('move', { move: 'a1' });
    expect((await anna.deliver(sent)).said).toMatch(/has moved on/);
    expect(await movesOf(anna)).toEqual(['b2', 'a1']);
  });
});

describe('an interaction’s token', () => {
  it('is no more needed once the board was brought to where the bot writes', async () => {
    const { anna, board } = await begun('brought-along');
    anna.where = 'direct';
    anna.channelId = `trouble-${channels++}`;
    await anna.command('board');
    expect((await gameOf(anna)).token).toBeNull();
    tested.it.clock.offsetMs += 16 * 60_000;
    await anna.command('game draw');
    expect(wordsOf(board().message)).toContain('offers a draw');
    // And back again.
    anna.where = 'brought-along';
    anna.channelId = `trouble-${channels++}`;
    const before = anna.bot.now();
    await anna.command('board');
    expect((await gameOf(anna)).token?.until).toBeGreaterThan(before);
  });

  it('writes the board where the bot is no member, and is not used beyond its time', async () => {
    const { anna, bruno, board } = await begun('brought-along');
    const { token } = await gameOf(anna);
    const made = anna.bot.now();
    expect(token?.until).toBeGreaterThan(made + 13 * 60_000);
    expect(token?.until).toBeLessThan(made + 15 * 60_000);
    await anna.select(board(), 'b2');
    expect((await gameOf(anna)).token?.text).not.toBe(token?.text);
    tested.it.clock.offsetMs += 14.8 * 60_000;
    const before = anna.discord.sent.length;
    const { id } = await gameOf(anna);
    await anna.bot.messageSync.show(id);
    await anna.bot.messageSync.show(id, { repost: true });
    expect(anna.discord.sent.slice(before)).toEqual([]);
    await bruno.select(board(), 'a1');
    expect(wordsOf(board().message)).toContain('a1');
    expect(anna.discord.sent.slice(before).filter(({ route }) => / \/channels/.test(route))).toEqual([]);
  });

  it('of a click in a message of the past does not write the board there', async () => {
    const { anna, board } = await begun();
    const { id } = await gameOf(anna);
    const old = board();
    anna.discord.fail(/^PATCH/, missingPermissions());
    await anna.select(old, 'b2');
    const shown = JSON.stringify(old.message);
    const draw = anna.clickOf(old, `t1:${id}:1:draw:`);
    await anna.deliver(draw);
    expect(wordsOf(board().message)).toContain('offers a draw');
    const undo = anna.clickOf(old, `t1:${id}:1:undo:`);
    await anna.deliver(undo);
    expect(JSON.stringify(old.message)).toBe(shown);
    expect(wordsOf(board().message)).toContain('asks to take back');
  });

  it('of a list keeps the board that was chosen from it up to date, and leaves the list as it is', async () => {
    const { anna, bruno, board } = await begun('brought-along');
    const { id } = await gameOf(anna);
    const { message: list } = await bruno.command('games');
    await bruno.select(list as Written, id);
    const shown = board();
    await anna.command('game draw');
    expect(board().id).toBe(shown.id);
    expect(wordsOf(board().message)).toContain('offers a draw');
    expect(wordsOf((list as Written).message)).toContain('Your games');
    // A click writes with a token of its own again.
    await bruno.press(board(), 'Decline');
    expect((await gameOf(anna)).token?.follows).toBe(false);
  });

  it('is not kept where the bot writes by itself', async () => {
    const { anna } = await begun('server');
    expect((await gameOf(anna)).token).toBeNull();
  });
});

describe('two processes that hear the same', () => {
  /** The other process hears it too, and answers as well. */
  const heardTwice = async (person: Person, interaction: APIInteraction) => {
    const other = tested.it.restarted();
    await person.deliver(interaction);
    await other.person('x').deliver(interaction);
    await other.bot.scheduler.stop();
    return (person.discord.followUps.get(interaction.token) ?? []).map(({ message }) => wordsOf(message));
  };

  it.each(['Hint', 'Analyse'])('answer %s once', async (label) => {
    const anna = tested.it.person('Anna');
    anna.channelId = `trouble-${channels++}`;
    await anna.command('play', { game: 'tic-tac-toe', level: 1 });
    if (label === 'Analyse') await anna.command('game resign');
    const { id } = buttonsOf(last(anna).message).find((one) => one.label === label) as { id: string };
    expect(await heardTwice(anna, anna.clickOf(last(anna), id))).toHaveLength(1);
  });

  it('say nothing beside a move that the other one has made, and show one board', async () => {
    const { anna, bruno, board } = await begun();
    const { id } = await gameOf(anna);
    const other = tested.it.restarted();
    const click = anna.clickOf(board(), `t1:${id}:0:pick:`, 'b2');
    const command = bruno.commandOf('move', { move: 'a1' });
    for (const [person, interaction] of [
      [anna, click],
      [bruno, command],
    ] as const) {
      await person.deliver(interaction);
      await other.person('x').deliver(interaction);
      await other.bot.messageSync.show(id);
      expect(saidTo(interaction)).not.toMatch(/your turn|moved on/);
    }
    expect(await movesOf(anna)).toEqual(['b2', 'a1']);
    const boards = anna.discord.boardsIn(anna.channelId);
    expect(boards.map((each) => each.id)).toEqual([(await gameOf(anna)).messageId]);
    expect(wordsOf(board().message)).toContain('a1');
    await other.bot.scheduler.stop();
    // Each tells of what the other one has done, by the same nonce.
    tested.it.discord.violations.length = 0;
  });

  it('refuse a click once, and show one board of a list', async () => {
    const { anna, bruno, board } = await begun();
    const { id } = await gameOf(anna);
    expect(await heardTwice(bruno, bruno.clickOf(board(), `t1:${id}:0:pick:`, 'b2'))).toHaveLength(1);
    const { message: list } = await anna.command('games');
    const choice = anna.clickOf(list as Written, 't1::0:resume:', id);
    expect(await heardTwice(anna, choice)).toHaveLength(1);
  });

  it('answer a written move that is none once', async () => {
    const { anna } = await begun();
    const before = anna.discord.in(anna.channelId).length;
    const message = { id: anna.discord.newId(), channelId: anna.channelId, authorId: anna.id, content: 'z9' };
    const other = tested.it.restarted();
    for (const { bot } of [tested.it, other]) await handleTyped({ ...message, isAddressed: true }, bot);
    await other.bot.scheduler.stop();
    expect(anna.discord.in(anna.channelId)).toHaveLength(before + 1);
    expect(tested.it.discord.violations.splice(0)).toHaveLength(1);
  });
});

describe('a thread for a game', () => {
  const inServer = (permissions: bigint) => {
    const anna = tested.it.person('Anna');
    anna.channelId = `trouble-${channels++}`;
    anna.where = 'server';
    anna.permissions = permissions;
    return anna;
  };

  it('is begun where that is allowed, named for those who play', async () => {
    const anna = inServer(ALL_PERMISSIONS);
    await anna.command('play', { game: 'tic-tac-toe', level: 1 });
    const thread = anna.discord.sent.find(
      ({ route }) => route.includes(`${anna.channelId}/`) && /threads$/.test(route),
    );
    expect(thread?.body.name).toBe('Tic-tac-toe: Anna – Tahoun 1');
    const { channelId, messageId } = await gameOf(anna);
    expect(anna.discord.boardsIn(channelId as string).map(({ id }) => id)).toEqual([messageId]);
  });

  it('is not tried where the bot was only brought along', async () => {
    const anna = inServer(ALL_PERMISSIONS);
    anna.where = 'brought-along';
    await anna.command('play', { game: 'tic-tac-toe', level: 1 });
    expect((await gameOf(anna)).channelId).toBe(anna.channelId);
    expect(anna.discord.sent.map(({ route }) => route)).not.toContainEqual(
      expect.stringContaining(`/channels/${anna.channelId}/`),
    );
  });

  it('has both players in it, is put away at the end, and is opened again by the next game', async () => {
    const anna = inServer(ALL_PERMISSIONS);
    const bruno = Object.assign(tested.it.person('Bruno'), { channelId: anna.channelId, where: 'server' });
    await anna.command('play', { game: 'tic-tac-toe', opponent: bruno });
    await bruno.press(last(anna), 'Accept');
    const { channelId, id } = await gameOf(anna);
    const thread = anna.discord.channel(channelId as string, 'server');
    expect(thread.members).toContain(anna.id);
    expect(thread.members).toContain(bruno.id);
    const heard = anna.discord.core.world.notificationsOf(bruno.id).length;
    const { clock, bot } = tested.it;
    const later = async () => {
      clock.offsetMs += 3 * 60_000;
      await bot.scheduler.closeThreads();
    };
    expect((await anna.command('game resign', { which: id })).said).toMatch(/^Done\./);
    await bot.scheduler.closeThreads();
    expect(thread.archived).toBe(false);
    await later();
    expect(thread.archived).toBe(true);
    expect(anna.discord.core.world.notificationsOf(bruno.id)).toHaveLength(heard + 1);
    const [board] = anna.discord.boardsIn(thread.id) as [Written];
    // Nothing that looks at it again opens the thread.
    await anna.bot.messageSync.show(id);
    expect((await anna.press(board, 'Analyse')).said).toMatch(/Analysis/);
    expect(thread.archived).toBe(true);
    await anna.press(board, 'Play again');
    expect(thread.archived).toBe(false);
    await bruno.press(anna.discord.boardsIn(thread.id).at(-1) as Written, 'Accept');
    const again = await gameOf(anna);
    expect(again.thread).toBe('open');
    await bruno.command('game resign', { which: again.id });
    await anna.press(anna.discord.boardsIn(thread.id).at(-1) as Written, 'Play again');
    await later();
    expect(thread.archived).toBe(false);
  });

  it('that others took part in is theirs no more once the board was moved', async () => {
    const anna = inServer(ALL_PERMISSIONS);
    await anna.command('play', { game: 'tic-tac-toe', level: 1 });
    const { channelId } = await gameOf(anna);
    await anna.command('board');
    expect(await gameOf(anna)).toMatchObject({ channelId: anna.channelId, thread: null });
    await anna.command('game resign');
    tested.it.clock.offsetMs += 3 * 60_000;
    await anna.bot.scheduler.closeThreads();
    expect(anna.discord.channel(channelId as string, 'server').archived).toBe(false);
  });
});
