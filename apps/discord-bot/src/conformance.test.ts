import { gameIds } from '@tahoun/catalogue/all';
import { Random, legalMoves } from '@tahoun/core';
import { gameTexts } from '@tahoun/i18n';
import type { GameRecord } from '@tahoun/live';
import { resultOf, snapshotAt } from '@tahoun/match';
import { describe, expect, it } from 'vitest';
import { altOf, selectsOf, wordsOf } from './testing/bot-discord.js';
import type { Person } from './testing/person.js';
import { useTestBot } from './testing/test-bot.js';

const tested = useTestBot();
/** Strong enough to end a game against chance soon. */
const LEVEL = 3;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/** How a person says a move. @param text the move in the game's notation, `targets` as it is picked. */
type Way = (person: Person, text: string, targets: readonly string[]) => Promise<unknown>;

/** Every way is tried here with a game that asks most of it, and in the rest of the tests with every game. */
const SAMPLES = { commands: 'tic-tac-toe', selects: 'chocolate', words: 'chess' };

/** What every game has to do on Discord. A game joins by being registered. */
describe.each(gameIds().map((id) => [id]))('%s', (game) => {
  const unless = (sample: string) => ({ tags: game === sample ? [] : ['rest'] });

  it('is played to its end by commands', unless(SAMPLES.commands), async () => {
    await playToTheEnd(game, async (person, text) => {
      const choices = await person.autocomplete('move', 'move', text);
      expect(choices.map(({ value }) => value)).toContain(text);
      await person.command('move', { move: text });
    });
  });

  it('is played to its end by selects', unless(SAMPLES.selects), async () => {
    await playToTheEnd(game, async (person, _text, targets) => {
      for (const [index, target] of targets.entries()) {
        const written = boardIn(person);
        const selects = selectsOf(written.message);
        const last = selects.at(-1);
        // Where there are too many targets, a part of the board is chosen first.
        if (!last?.values.includes(target)) {
          const group = selects[0]?.labels.findIndex((label) => holds(label, target)) ?? -1;
          expect(group, `${target} among ${selects[0]?.labels}`).toBeGreaterThanOrEqual(0);
          await person.select(written, String(group));
        }
        expect(selectsOf(written.message).at(-1)?.values, `step ${index}`).toContain(target);
        await person.select(written, target);
      }
    });
  });

  it('is played to its end in words', unless(SAMPLES.words), async () => {
    let isTyped = false;
    await playToTheEnd(game, async (person, text) => {
      isTyped = !isTyped;
      // By turns in the channel and in the window that a button opens.
      if (isTyped) await person.writes(text, { isAddressed: true });
      else await person.type(boardIn(person), 'Type a move', text);
    });
  });
});

/** `a1 … a8` holds a5: the groups are in order. */
function holds(label: string, target: string): boolean {
  const [first, last] = label.split(' … ') as [string, string];
  const { compare } = new Intl.Collator('en', { numeric: true });
  return compare(first, target) <= 0 && compare(target, last) <= 0;
}

let channels = 0;

async function playToTheEnd(gameId: string, way: Way): Promise<void> {
  const { bot, log, person } = tested.it;
  const anna = person('Anna');
  anna.channelId = `${gameId}-${++channels}`;
  await anna.command('play', { game: gameId, level: LEVEL });
  const random = new Random(channels);
  let game = await gameOf(anna);
  while (game.status === 'active') {
    const { game: rules, position } = snapshotAt(game.match);
    const moves = legalMoves(position);
    const move = moves[random.below(moves.length)]!;
    const before = game.match.moves.length;
    const text = rules.formatMove(position, move);
    const ways = rules.targets(position, move);
    await way(anna, text, ways[random.below(ways.length)] as readonly string[]);
    game = await settled(anna, game.id);
    expect(game.match.moves[before]).toBe(text);
    // The computer has answered, unless the game is over.
    if (game.status === 'active') expect(game.match.moves).toHaveLength(before + 2);
    checkBoard(anna, game);
  }
  expect(resultOf(game.match)).not.toBeNull();
  const [rating] = (await bot.store.ratings.of(anna.id)).filter((each) => each.game === gameId);
  const isCounted = game.match.moves.length >= 4;
  expect((rating?.wins ?? 0) + (rating?.draws ?? 0) + (rating?.losses ?? 0)).toBe(isCounted ? 1 : 0);
  expect(log).toEqual([]);
}

async function gameOf(person: Person): Promise<GameRecord> {
  const [game] = await person.bot.store.lists.gamesIn(person.channelId);
  return game as GameRecord;
}

/** The game once the computer has moved and the message shows it. */
async function settled(person: Person, id: string): Promise<GameRecord> {
  for (;;) {
    await person.bot.scheduler.run(id);
    await person.bot.messageSync.show(id);
    const game = (await person.bot.store.games.find(id)) as GameRecord;
    if (game.wakeAt === null) return game;
    await new Promise(setImmediate);
  }
}

/** The one message of the game; the ones before are gone. */
function boardIn(person: Person) {
  const boards = person.discord.boardsIn(person.channelId);
  expect(boards).toHaveLength(1);
  return boards[0] as NonNullable<(typeof boards)[0]>;
}

function checkBoard(person: Person, game: GameRecord): void {
  const { message } = boardIn(person);
  const words = gameTexts('en', game.match.game);
  expect(wordsOf(message)).toContain(words.name);
  expect(wordsOf(message)).toContain(`**${game.match.moves.at(-1)}**`);
  const [file] = message.files;
  expect(Buffer.from(file?.data as Buffer).subarray(0, 4)).toEqual(PNG);
  expect(altOf(message)).toContain(words.name);
  expect(altOf(message).length).toBeGreaterThan(words.name.length + 20);
}
