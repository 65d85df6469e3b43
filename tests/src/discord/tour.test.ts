// @module-tag rest
import { gameById, gameIds } from '@tahoun/catalogue/all';
import { ONGOING } from '@tahoun/core';
import { discordTexts } from '@tahoun/i18n';
import type { Reply, User } from '@tahoun/loopback-discord';
import { describe, expect, it } from 'vitest';
import { useBot } from './bot-fixture.ts';
import { labels } from './table.ts';
import { wholeGame } from './whole-game.ts';

/** Pages of a game's lessons that are turned; all of them are tested with the bot's own tests. */
const LESSON_PAGES = 6;

/** A game in which every player answers at once. */
const SMALL = 'tic-tac-toe';

const fixture = useBot({ TAHOUN_WATCH_MS: '0', TAHOUN_THINK_MS: '500' });

/**
 * Every command of every game, one game in Czech and the next in English, with what Discord accepts and nothing else: the loopback checks each
 * payload. What the answers say is tested with the commands themselves.
 */
describe.each([
  ['cs', 0],
  ['en-US', 1],
])('a tour of the commands in %s', (locale, parity) => {
  const texts = discordTexts(locale === 'cs' ? 'cs' : 'en');

  /** The text of the answer, which must not be an excuse. */
  async function told(reply: Promise<Reply>): Promise<string> {
    const message = await (await reply).message();
    expect(message.text).not.toBe('');
    expect(message.text).not.toContain(texts.failed);
    return message.text;
  }

  /** Puts a game together on the card of `/play`, with the form behind *More*. */
  async function startByForm(
    user: User,
    id: string,
    filledIn: Readonly<Record<string, string>>,
  ): Promise<Reply> {
    const { more } = texts.newGame;
    const card = await (await user.command('play')).message();
    await fixture.discord.until('the games', () => card.selects.length > 0);
    await user.select(card, id);
    await fixture.discord.until('the game', () => labels(card).includes(more));
    return user.submit(await user.press(card, more), filledIn);
  }

  async function tour(user: User, id: string): Promise<void> {
    const game = gameById(id);
    const [move] = wholeGame(id).moves;
    await told(user.command('play', { game: id, level: 1 }));
    expect((await user.autocomplete('move', 'move')).length).toBeGreaterThan(0);
    expect((await user.autocomplete('move', 'move', move?.text)).map(({ value }) => value)).toContain(
      move?.text,
    );
    await user.autocomplete('watch', 'options', '', { game: id });
    for (const command of [
      'game hint',
      'board',
      'move',
      'game analyse',
      'game solve',
      'game export',
      'games',
      'profile stats',
      'game undo',
    ])
      await told(user.command(command, command === 'move' ? { move: move?.text ?? '' } : {}));
    await told(user.command('profile leaderboard', { game: id }));
    await told(user.command('game resign'));
    await told(startByForm(user, id, { against: 'anybody' }));
    await told(user.command('game position', { game: id, position: game.formatPosition(game.initial()) }));
    await told(user.command('game import', { game: id, text: 'nonsense' }));

    const lesson = await (await user.command('learn', { game: id })).message();
    for (let page = 1; page < LESSON_PAGES && labels(lesson).includes(texts.buttons.next); page++) {
      const { edits } = lesson;
      await user.press(lesson, texts.buttons.next);
      await fixture.discord.until(`page ${page} of ${id}`, () => lesson.edits > edits);
    }
    expect(lesson.altText).not.toBe('');
    const words = user.says(`${id}: ${game.formatPosition(game.initial())}`);
    await told(user.menu(discordTexts('en').analyseThis, words));
  }

  it('goes through every other game', async () => {
    const { discord } = fixture;
    const games = gameIds().filter((_, nth) => nth % 2 === parity);
    await Promise.all(games.map((id, nth) => tour(discord.user(`Otto-${locale}-${nth}`, locale), id)));
  });

  it('plays against every player that is offered', async () => {
    const { discord } = fixture;
    const [user] = fixture.people(locale);
    const offered = await user.autocomplete('watch', 'first-player', '', { game: SMALL });
    expect(offered.length).toBeGreaterThan(9);
    const games = offered.map(async ({ value }, nth) => {
      const person = discord.user(`Paul-${locale}-${nth}`, locale);
      await told(startByForm(person, SMALL, { player: String(value), side: 'second' }));
      await discord.until(`a move of ${value}`, () =>
        [person.place, ...person.place.threads].some(({ messages }) =>
          messages.some(({ text }) => text.includes(texts.lastMove(1, '').slice(0, 8))),
        ),
      );
    });
    await Promise.all(games);
  });

  it('changes the settings', async () => {
    const [user] = fixture.people(locale);
    const { body } =
      [...fixture.discord.world.commands.values()].find((one) => one.body.name === 'profile') ?? {};
    const subcommands = (body !== undefined && 'options' in body ? body.options : undefined) ?? [];
    const settings = subcommands.find(({ name }) => name === 'settings');
    for (const option of settings !== undefined && 'options' in settings ? (settings.options ?? []) : [])
      for (const choice of 'choices' in option ? (option.choices ?? []) : [])
        await told(user.command('profile settings', { [option.name]: choice.value }));
  });
});

it('a game of computers is watched to its end', async () => {
  const [user] = fixture.people('cs');
  const short = gameIds()
    .map((id) => wholeGame(id))
    .toSorted((a, b) => a.moves.length - b.moves.length)[0];
  const id = short?.game ?? '';
  expect(gameById(id).initial().outcome()).toBe(ONGOING);
  await user.command('watch', { game: id, first: 1, second: 2 });
  await fixture.discord.until(
    'the end',
    () =>
      [user.place, ...user.place.threads].some(({ messages }) =>
        messages.some((one) => labels(one).includes(discordTexts('cs').buttons.again)),
      ),
    60_000,
  );
});
