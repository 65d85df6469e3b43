import type { GameRecord } from '@tahoun/live';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../testing/bot-discord.js';
import type { Person } from '../testing/person.js';
import { useTestBot } from '../testing/test-bot.js';

const tested = useTestBot({ painter: { paint: async (svg) => Buffer.from(svg) } });
let channels = 0;

async function begun(locale = 'en-US') {
  const [anna, bruno] = [tested.it.person('Anna'), tested.it.person('Bruno', locale)];
  anna.channelId = bruno.channelId = `typed-${channels++}`;
  await anna.command('play', { game: 'tic-tac-toe', opponent: bruno });
  await bruno.press(anna.discord.in(anna.channelId)[0] as never, 'Accept');
  return { anna, bruno };
}

async function movesOf(person: Person) {
  return ((await person.bot.store.lists.lastGamesOf(person.id))[0] as GameRecord).match.moves;
}

/** What was said about a line, beside the board. */
async function said(person: Person, line: string, isAddressed: boolean): Promise<string[]> {
  const before = new Set(person.discord.in(person.channelId));
  await person.writes(line, { isAddressed });
  return person.discord
    .in(person.channelId)
    .filter((each) => !before.has(each) && each.message.files.length === 0)
    .map(({ message }) => wordsOf(message));
}

describe('a typed line', () => {
  it('is a move of the one on turn, with or without naming the bot', async () => {
    const { anna, bruno } = await begun();
    await anna.writes(' <@100000000000000001>  b2 ');
    await bruno.writes('<@!100000000000000001>a1', { isAddressed: true });
    expect(await movesOf(anna)).toEqual(['b2', 'a1']);
  });

  it('is read in the letters of every language, and refused in those that were typed', async () => {
    const anna = tested.it.person('Anna', 'cs');
    anna.channelId = `typed-${channels++}`;
    const game = { game: 'chess', position: '7k/8/8/8/8/8/8/K2Q4 w - - 0 1' };
    await anna.command('game position', { ...game, level: 1 });
    const board = () => anna.discord.boardIn(anna.channelId);
    expect((await anna.type(board(), 'Napsat tah', 'Dh9')).said).toContain('Dh9');
    expect(await said(anna, 'Dobrý den', true)).toEqual([expect.stringContaining('Dobrý den')]);
    expect((await anna.command('move', { move: 'Jb1' })).said).toContain('Jb1');
    await anna.type(board(), 'Napsat tah', 'Dd3');
    expect((await movesOf(anna))[0]).toBe('Qd3');
  });

  it('of somebody else, elsewhere, or in a game that is over is left alone', async () => {
    const { anna, bruno } = await begun();
    const cyril = tested.it.person('Cyril');
    cyril.channelId = anna.channelId;
    for (const isAddressed of [true, false]) expect(await said(cyril, 'b2', isAddressed)).toEqual([]);
    expect(await said(bruno, 'b2', false)).toEqual([]);
    const here = anna.channelId;
    anna.channelId = 'elsewhere';
    expect(await said(anna, 'b2', true)).toEqual([]);
    anna.channelId = here;
    await bruno.command('game resign');
    expect(await said(anna, 'b2', true)).toEqual([]);
    expect(await movesOf(anna)).toEqual([]);
  });

  it('that is talk is left alone, and explained when it is meant for the bot', async () => {
    const { anna } = await begun();
    for (const line of ['good luck!', 'x'.repeat(101), '<@100000000000000001>', ''])
      expect(await said(anna, line, false), line).toEqual([]);
    expect(await said(anna, 'x'.repeat(101), true)).toEqual([]);
    expect(await said(anna, 'good luck!', true)).toEqual([expect.stringContaining('good luck')]);
  });

  it('that is a move, and not a legal one, is explained in any case', async () => {
    const { anna, bruno } = await begun();
    await anna.writes('b2');
    expect(await said(bruno, 'b2', false)).toEqual([expect.stringMatching(/b2 is taken/i)]);
    expect(await movesOf(anna)).toEqual(['b2']);
  });

  it('out of turn is told so when it is meant for the bot, in the language chosen', async () => {
    const { bruno } = await begun('cs');
    expect(await said(bruno, 'b2', true)).toEqual(['It is not your turn yet.']);
    await bruno.command('profile settings', { language: 'cs' });
    expect(await said(bruno, 'b2', true)).toEqual(['Ještě nejste na tahu.']);
  });

  it('goes to the game in which the writer is on turn, of several in a channel', async () => {
    const { anna, bruno } = await begun();
    await anna.writes('b2');
    const second = tested.it.person('Dana');
    second.channelId = anna.channelId;
    await anna.starts({ game: 'tic-tac-toe', opponent: second, side: 'second' });
    await second.press(anna.discord.boardIn(anna.channelId), 'Accept');
    await second.writes('c3');
    await anna.writes('a3');
    await bruno.writes('a1');
    const games = (await anna.bot.store.lists.openGamesOf(anna.id)).map(({ match }) => match.moves);
    expect(games).toEqual(
      expect.arrayContaining([
        ['b2', 'a1'],
        ['c3', 'a3'],
      ]),
    );
  });
});
