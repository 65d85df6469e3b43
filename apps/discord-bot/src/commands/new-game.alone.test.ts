import { gameById, gameIds, loadAllGames, registerGames } from '@tahoun/catalogue/all';
import { newGameTexts } from '@tahoun/i18n';
import { type APISelectMenuOption, MessageFlags } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { type Written, buttonsOf, componentsOf, selectsOf, wordsOf } from '../testing/bot-discord.js';
import { NO_THREADS, type Person } from '../testing/person.js';
import { useTestBot } from '../testing/test-bot.js';

const tested = useTestBot({ painter: { paint: async (svg) => Buffer.from(svg) } });
let channels = 0;

function newcomers(where: Person['where'] = 'server', locale = 'en-US'): readonly [Person, Person] {
  const people = [tested.it.person('Anna', locale), tested.it.person('Bruno', locale)] as const;
  for (const person of people) {
    person.channelId = `new-game-${channels}`;
    person.where = where;
    person.permissions = NO_THREADS;
  }
  channels++;
  return people;
}

async function cardOf(anna: Person, game?: string): Promise<Written> {
  const { message } = await anna.command('play');
  if (game !== undefined) await anna.select(message as Written, game);
  return message as Written;
}

function idOf(card: Written, action: string): string {
  return buttonsOf(card.message).find(({ id }) => id.includes(`:${action}:`))?.id as string;
}

describe('/play alone', () => {
  it('shows the caller a picture of each game, and the games to choose from', async () => {
    const [anna] = newcomers();
    const card = await cardOf(anna);
    expect(card.isEphemeral).toBe(true);
    expect(card.message.files.map(({ name }) => name)).toEqual(gameIds().map((id) => `${id}.png`));
    expect(selectsOf(card.message)[0]?.values).toEqual(gameIds());
    expect(anna.discord.in(anna.channelId)).toEqual([]);
  });

  it('then offers strengths by name and a side, and begins for everybody to see', async () => {
    const [anna] = newcomers();
    const card = await cardOf(anna, 'tic-tac-toe');
    expect(selectsOf(card.message)[0]?.labels).toEqual(
      expect.arrayContaining(['Newcomer (1)', 'Master (7)']),
    );
    await anna.select(card, '1');
    await anna.select(card, '12h');
    const { message } = await anna.press(card, 'Play O');
    expect(message?.isEphemeral).toBe(false);
    expect(wordsOf((message as Written).message)).toMatch(/X: Tahoun, level 1 .* – O: <@/);
    const [game] = await anna.bot.store.lists.openGamesOf(anna.id);
    expect(game).toMatchObject({ moveMs: 12 * 3_600_000, messageId: message?.id });
  });

  it.each([
    ['en', 'en-US'],
    ['cs', 'cs'],
  ] as const)(
    'says of each strength what it plays like, in the words of the page (%s)',
    async (language, locale) => {
      const [anna] = newcomers('server', locale);
      const card = await cardOf(anna, 'tic-tac-toe');
      const select = componentsOf(card.message).find(({ custom_id: id }) => id?.includes(':new-level:'));
      const options = select?.options as readonly APISelectMenuOption[];
      expect(options.map(({ description }) => description)).toEqual(newGameTexts(language).levels);
    },
  );

  it('keeps the level that was named, and refuses a person without a game', async () => {
    const [anna, bruno] = newcomers();
    const { message } = await anna.command('play', { level: 8 });
    await anna.select(message as Written, 'tic-tac-toe');
    expect(idOf(message as Written, 'new-play')).toContain('.8.');
    expect((await anna.command('play', { opponent: bruno })).said).toContain('Choose the game');
  });

  it('lets anybody join, or challenges the person who is chosen', async () => {
    const [anna, bruno] = newcomers();
    const card = await cardOf(anna, 'tic-tac-toe');
    const open = await anna.press(card, 'Anybody may join');
    expect(wordsOf((open.message as Written).message)).toContain('is looking for an opponent');
    await anna.press(open.message as Written, 'Withdraw');
    const asked = await anna.select(card, bruno);
    await bruno.press(asked.message as Written, 'Accept');
    expect((await anna.bot.store.lists.openGamesOf(anna.id))[0]?.status).toBe('active');
    expect((await anna.select(card, anna)).said).toContain('yourself');
  });
});

it.each([
  ['hint', '/game hint'],
  ['stats', '/profile stats'],
  ['streaks', '/problem streaks'],
  ['challenge', '/play'],
  ['problem', '/problem solve'],
])('/%s of before says that it is %s now, to the caller alone', async (before, now) => {
  const [anna] = newcomers();
  const { said, response } = await anna.forged(before);
  expect(said).toBe(`This command is now \`${now}\`. Reload Discord to see it.`);
  expect(response).toMatchObject({ data: { flags: expect.any(Number) } });
  const { flags } = (response as { data: { flags: number } }).data;
  expect(flags & MessageFlags.Ephemeral).not.toBe(0);
});

describe('with more games than fit in a message', () => {
  it('the card shows pictures of the first ones and offers as many as Discord takes', async () => {
    const ticTacToe = gameById('tic-tac-toe');
    const more = Array.from({ length: 20 }, (_, i) => `outside-${i}`);
    registerGames(more.map((id) => ({ id, rules: async () => ({ ...ticTacToe, id }) })));
    await loadAllGames();
    const [anna] = newcomers();
    const card = await cardOf(anna);
    expect(card.message.files).toHaveLength(10);
    expect(selectsOf(card.message)[0]?.values).toEqual(gameIds().slice(0, 25));
  });
});
