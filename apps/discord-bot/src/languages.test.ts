import type { GameRecord } from '@tahoun/live';
import { describe, expect, it } from 'vitest';
import { APPLICATION_ID, type Written, altOf, buttonsOf, wordsOf } from './testing/bot-discord.js';
import type { Person } from './testing/person.js';
import { useTestBot } from './testing/test-bot.js';

/** Whose language, whose side and whose colours: the board is its owner's, a private answer its reader's. */
const tested = useTestBot({
  painter: { paint: async (svg) => Buffer.from(svg) },
  // Help need not be good here.
  engine: (real) => ({
    ...real,
    bestMove: (request, options) =>
      real.bestMove({ ...request, ...(request.nodes !== undefined && { nodes: 1000 }) }, options),
  }),
});
let channels = 0;

async function begun(locales: readonly [string, string], options: Record<string, string> = {}) {
  const [anna, bruno] = [tested.it.person('Anna', locales[0]), tested.it.person('Bruno', locales[1])];
  anna.channelId = bruno.channelId = `languages-${channels++}`;
  await anna.starts({ game: 'chess', opponent: bruno, ...options });
  await bruno.deliver(bruno.clickOf(last(anna), buttonsOf(last(anna).message)[0]?.id as string));
  return { anna, bruno, board: () => last(anna) };
}

function last(person: Person): Written {
  return person.discord.boardIn(person.channelId);
}

const pictureOf = (written: Written | undefined) => String(written?.message.files[0]?.data);

describe('the language', () => {
  it('of a board is its owner’s, of a private answer its reader’s', async () => {
    const { anna, bruno, board } = await begun(['cs', 'en-GB']);
    expect(wordsOf(board().message)).toMatch(/Šachy/);
    expect(altOf(board().message)).toMatch(/Šachy/);
    expect((await bruno.command('move', { move: 'e5' })).said).toBe('It is not your turn yet.');
    expect((await anna.command('game undo')).said).toMatch(/^Zatím nemáte tah/);
    expect((await bruno.command('games')).said).toMatch(/Your games/);
    await bruno.command('profile settings', { language: 'cs' });
    expect((await bruno.command('games')).said).toMatch(/Vaše/);
    await bruno.command('profile settings', { language: 'auto' });
    expect((await bruno.command('games')).said).toMatch(/Your games/);
  });

  it('of a board follows what its owner chooses, and nobody else', async () => {
    const { anna, bruno, board } = await begun(['en-US', 'cs']);
    await bruno.command('profile settings', { language: 'cs' });
    await anna.select(board(), 'e2');
    expect(wordsOf(board().message)).toMatch(/Chess/);
    await anna.command('profile settings', { language: 'cs' });
    await anna.select(board(), 'e4');
    expect(wordsOf(board().message)).toMatch(/Šachy/);
  });

  it('is English for everybody else, and the hint is in its reader’s', async () => {
    const anna = tested.it.person('Anna', 'de');
    anna.channelId = `languages-${channels++}`;
    await anna.command('play', { game: 'chess', level: 1 });
    expect(wordsOf(last(anna).message)).toMatch(/Chess/);
    expect((await anna.command('game hint')).said).toMatch(/^Try /);
    await anna.command('profile settings', { language: 'cs' });
    expect((await anna.command('game hint')).said).not.toMatch(/^Try /);
    expect((await anna.command('game analyse')).said).toMatch(/Šachy/);
  });
});

describe('the board', () => {
  it('stands with its only person at the bottom, and with the first side between people', async () => {
    const seen = async (options: Record<string, string | number>) => {
      const anna = tested.it.person('Anna');
      anna.channelId = `languages-${channels++}`;
      await anna.command('game position', {
        game: 'chess',
        position: '7k/8/8/8/8/8/8/K5R1 w - - 0 1',
        ...options,
      });
      return pictureOf(last(anna));
    };
    const white = await seen({ level: 1 });
    const black = await seen({ side: 'second', level: 1 });
    expect(black).not.toBe(white);
    const first = pictureOf((await begun(['en-US', 'en-US'])).board());
    const second = pictureOf((await begun(['en-US', 'en-US'], { side: 'second' })).board());
    expect(second).toBe(first);
  });

  it('is as dark as its owner, and as its reader in a private answer', async () => {
    const { anna, bruno, board } = await begun(['en-US', 'en-US']);
    const light = pictureOf(board());
    await bruno.command('profile settings', { theme: 'dark' });
    await bruno.command('board');
    expect(pictureOf(board())).toBe(light);
    await anna.command('profile settings', { theme: 'dark' });
    await anna.command('board');
    const dark = pictureOf(board());
    expect(dark).not.toBe(light);
    await anna.command('profile settings', { theme: 'light' });
    await anna.command('board');
    expect(pictureOf(board())).toBe(light);
    const page = async (person: Person) =>
      pictureOf((await person.command('learn', { game: 'zabor' })).message);
    expect(await page(bruno)).not.toBe(await page(anna));
  });

  it('turns only between people and only for those who want that', async () => {
    const { anna, board } = await begun(['en-US', 'en-US']);
    await anna.command('profile settings', { orientation: 'rotating' });
    await anna.command('board');
    const white = pictureOf(board());
    await anna.select(board(), 'e2');
    await anna.select(board(), 'e4');
    const rotated = pictureOf(board());
    await anna.command('profile settings', { orientation: 'fixed' });
    await anna.command('board');
    expect(pictureOf(board())).not.toBe(rotated);
    expect(white).not.toBe(rotated);
    const cyril = tested.it.person('Cyril');
    cyril.channelId = `languages-${channels++}`;
    await cyril.command('profile settings', { orientation: 'rotating' });
    await cyril.starts({ game: 'chess', level: 1, side: 'second' });
    const rotating = pictureOf(last(cyril));
    await cyril.command('profile settings', { orientation: 'fixed' });
    await cyril.command('board');
    expect(pictureOf(last(cyril))).toBe(rotating);
  });
});

describe('the seats', () => {
  it.each([
    ['first', 0],
    ['second', 1],
  ] as const)('put the one who asks %s', async (side, seat) => {
    const { anna, bruno } = await begun(['en-US', 'en-US'], { side });
    const [game] = (await anna.bot.store.lists.openGamesOf(anna.id)) as [GameRecord];
    expect(game.seats[seat]).toEqual({ player: anna.id, name: 'Anna' });
    expect(game.seats[1 - seat]).toEqual({ player: bruno.id, name: 'Bruno' });
  });

  it.each([
    ['w', undefined, 0],
    ['w', 'second', 1],
    ['b', undefined, 1],
    ['b', 'first', 1],
    ['b', 'second', 0],
  ] as const)(
    'of a position with %s to move: the one who asks, with the side %s, sits at %i',
    async (turn, side, seat) => {
      const anna = tested.it.person('Anna');
      anna.channelId = `languages-${channels++}`;
      const position = `7k/7p/8/8/8/8/P7/K7 ${turn} - - 0 1`;
      await anna.command('game position', { game: 'chess', position, level: 1, ...(side && { side }) });
      const [game] = (await anna.bot.store.lists.openGamesOf(anna.id)) as [GameRecord];
      expect(game.seats.findIndex(({ player }) => player === anna.id)).toBe(seat);
      expect(game.rated).toBe(false);
    },
  );

  it('hold the bot itself where it is challenged by name, and no rating where it plays itself', async () => {
    const anna = tested.it.person('Anna');
    anna.channelId = `languages-${channels++}`;
    const bot = tested.it.person('Tahoun');
    Object.assign(bot.person.user, { id: APPLICATION_ID, bot: true });
    await anna.command('play', { game: 'tic-tac-toe', opponent: bot });
    await anna.command('watch', { game: 'chess', first: 1, second: 2 });
    const [watched, own] = (await anna.bot.store.lists.openGamesOf(anna.id)) as [GameRecord, GameRecord];
    expect(own.seats[1].player).toBe('level:3');
    expect([own.rated, watched.rated]).toEqual([true, false]);
    expect(watched.seats.map(({ player }) => player)).toEqual(['level:1', 'level:2']);
    await anna.command('game resign', { which: watched.id });
  });

  it('are drawn by lot when asked to, alike for the same interaction', async () => {
    const sides = new Set<number>();
    for (let i = 0; i < 24; i++) {
      const anna = tested.it.person('Anna');
      anna.channelId = `languages-${channels++}`;
      await anna.starts({ game: 'tic-tac-toe', level: 1, side: 'random' });
      const [game] = (await anna.bot.store.lists.openGamesOf(anna.id)) as [GameRecord];
      sides.add(game.seats.findIndex(({ player }) => player === anna.id));
    }
    expect(sides).toEqual(new Set([0, 1]));
  });

  it('are swapped when the same is played again, and count again', async () => {
    const { anna, bruno, board } = await begun(['en-US', 'en-US']);
    const [before] = (await anna.bot.store.lists.openGamesOf(anna.id)) as [GameRecord];
    await bruno.command('game resign');
    const cyril = tested.it.person('Cyril');
    cyril.channelId = anna.channelId;
    expect((await cyril.press(board(), 'Play again')).said).toMatch(/You are watching/);
    await bruno.press(board(), 'Play again');
    const [again] = (await bruno.bot.store.lists.openGamesOf(bruno.id)) as [GameRecord];
    expect(again).toMatchObject({
      status: 'challenge',
      ownerId: bruno.id,
      rated: true,
      channelId: before.channelId,
      seats: [before.seats[1], before.seats[0]],
      match: { moves: [], start: before.match.start },
    });
    // Anna is asked now.
    expect((await bruno.press(board(), 'Accept')).said).toMatch(/someone else/);
    await anna.press(board(), 'Accept');
    expect((await anna.bot.store.games.find(again.id))?.status).toBe('active');
  });

  it('begin one game only, however often and by whomever it is asked to be played again', async () => {
    const { anna, bruno, board } = await begun(['en-US', 'en-US']);
    await bruno.command('game resign');
    const over = board();
    const answers = await Promise.all([anna, anna, bruno].map((each) => each.press(over, 'Play again')));
    // Who is asked already may agree by it.
    expect(answers.filter(({ said }) => /moved on/.test(said)).length).toBeGreaterThan(0);
    const open = await Promise.all([anna, bruno].map(({ id }) => anna.bot.store.lists.openGamesOf(id)));
    expect(new Set(open.flat().map(({ id }) => id)).size).toBe(1);
  });

  it('a game from a position does not count when it is played again', async () => {
    const anna = tested.it.person('Anna');
    anna.channelId = `languages-${channels++}`;
    await anna.command('game position', {
      game: 'chess',
      position: '7k/8/8/8/8/8/8/K5R1 w - - 0 1',
      level: 1,
    });
    const { message } = await anna.press(last(anna), 'Resign');
    await anna.press(message as Written, 'Resign');
    await anna.press(last(anna), 'Play again');
    const [again] = (await anna.bot.store.lists.openGamesOf(anna.id)) as [GameRecord];
    expect(again.rated).toBe(false);
    expect(wordsOf(last(anna).message)).toContain('not rated');
  });
});

describe('a spectator', () => {
  it('sees a copy, analyses, and gets hints of nothing', async () => {
    const { anna, board } = await begun(['en-US', 'en-US']);
    const cyril = tested.it.person('Cyril');
    cyril.channelId = anna.channelId;
    expect((await cyril.command('game hint')).said).toMatch(/no game in progress/);
    expect((await cyril.command('game analyse')).said).toMatch(/Analysis: Chess/);
    expect((await cyril.press(board(), 'Hint')).said).toMatch(/You are watching/);
    const [game] = (await anna.bot.store.lists.openGamesOf(anna.id)) as [GameRecord];
    expect(game.rated).toBe(true);
    expect((await cyril.command('game undo', { which: game.id })).said).toMatch(/You are watching/);
    expect((await cyril.command('move', { move: 'e4', which: game.id })).said).toMatch(/You are watching/);
  });

  it('cannot see the games of other channels, though they know their number', async () => {
    const { anna } = await begun(['en-US', 'en-US']);
    const [game] = (await anna.bot.store.lists.openGamesOf(anna.id)) as [GameRecord];
    const cyril = tested.it.person('Cyril');
    cyril.channelId = 'somewhere-else';
    for (const name of ['board', 'game analyse', 'game export', 'game solve', 'game hint'])
      expect((await cyril.command(name, { which: game.id })).said, name).toMatch(/no longer have this game/);
  });
});

describe('help against the computer', () => {
  it.each(['game hint', 'game analyse', 'game solve'])(
    'by /%s is free, and the game counts no more',
    async (name) => {
      const anna = tested.it.person('Anna');
      anna.channelId = `languages-${channels++}`;
      await anna.command('play', { game: 'tic-tac-toe', level: 1 });
      const [before] = (await anna.bot.store.lists.openGamesOf(anna.id)) as [GameRecord];
      await anna.command(name);
      expect([before.rated, (await anna.bot.store.games.find(before.id))?.rated]).toEqual([true, false]);
    },
  );
});

describe('the menu of a message', () => {
  it('analyses a board of ours as far as it shows the game', async () => {
    const { anna, bruno, board } = await begun(['en-US', 'en-US']);
    const shown = { id: '7', content: '', components: board().message.components };
    await anna.command('move', { move: 'f3' });
    await bruno.command('move', { move: 'e5' });
    // Not to those who play it.
    expect((await anna.analyses(shown)).said).toMatch(/No hints in games between people/);
    const cyril = tested.it.person('Cyril');
    cyril.channelId = anna.channelId;
    const { said, message } = await cyril.analyses(shown);
    expect(said).toMatch(/From White’s point of view/);
    expect(said).not.toMatch(/last move/);
    expect(message?.isEphemeral).toBe(true);
  });

  it('says so where there is no board', async () => {
    const anna = tested.it.person('Anna');
    for (const content of ['', 'hello there', '``` ```'])
      expect((await anna.analyses({ content })).said).toMatch(/could not find/);
  });
});
