import type { APIInteraction, APIInteractionResponse } from 'discord-api-types/v10';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Bot } from '../bot/bot.js';
import { buttonsOf, selectsOf, wordsOf } from '../testing/bot-discord.js';
import { useTestBot } from '../testing/test-bot.js';
import { handle } from './handle.js';
import { handleInTime } from './in-time.js';

const tested = useTestBot();

/** The same bot on a database that takes its time. */
function slowBot(release: Promise<void>): Bot {
  const { bot } = tested.it;
  const { people } = bot.store;
  const settingsOf = people.settingsOf.bind(people);
  vi.spyOn(people, 'settingsOf').mockImplementation(async (id) => {
    await release;
    return settingsOf(id);
  });
  return bot;
}

async function firstAnswer(interaction: APIInteraction) {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let release = () => {};
  const responses: APIInteractionResponse[] = [];
  const work = handleInTime(
    interaction,
    slowBot(
      new Promise((done) => {
        release = done;
      }),
    ),
    async (response) => {
      responses.push(response);
      await tested.it.bot.discord.respond(interaction, response);
    },
  );
  await vi.advanceTimersByTimeAsync(2000);
  expect(responses).toHaveLength(1);
  vi.useRealTimers();
  release();
  await work;
  return responses;
}

describe('when the database is slow', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('a command is acknowledged within two seconds, and answered afterwards', async () => {
    const anna = tested.it.person('Anna');
    const command = anna.commandOf('move', { move: 'e4' });
    expect(await firstAnswer(command)).toEqual([{ type: 5, data: {} }]);
    const { message } = anna.discord.original(command.token) ?? {};
    expect(JSON.stringify(message)).toContain('no game in progress');
  });

  it.each(['game hint', 'games', 'profile settings'])(
    '/%s is acknowledged before it is asked at all',
    async (name) => {
      const never = slowBot(new Promise(() => {}));
      const { response } = await handle(tested.it.person('Anna').commandOf(name), never);
      expect(response).toEqual({ type: 5, data: { flags: 64 } });
    },
  );

  it('so is a click', async () => {
    const { board, anna } = await begun();
    const [first] = selectsOf(board.message);
    const click = anna.clickOf(board, first?.id as string, first?.values[0]);
    expect((await handle(click, slowBot(new Promise(() => {})))).response).toEqual({ type: 6 });
  });

  it('a window that can no more be opened is asked to be tried again', async () => {
    const { board, anna } = await begun();
    const type = buttonsOf(board.message).find(({ label }) => label === 'Type a move');
    const click = anna.clickOf(board, type?.id as string);
    expect(await firstAnswer(click)).toEqual([{ type: 6 }]);
    const [said] = anna.discord.followUps.get(click.token) ?? [];
    expect(wordsOf(said?.message as never)).toContain('try again');
  });
});

describe('when there is nothing to answer with', () => {
  it('typing is answered with no choices within two seconds, and nothing comes behind', async () => {
    const anna = tested.it.person('Anna');
    const before = anna.discord.sent.length;
    const typing = anna.typingOf('move', 'move', 'e4');
    expect(await firstAnswer(typing)).toEqual([{ type: 8, data: { choices: [] } }]);
    expect(anna.discord.sent.slice(before)).toHaveLength(1);
  });

  it('a database that fails is told, and hides nothing of what happened', async () => {
    const { anna, board } = await begun();
    const fail = async () => {
      throw new Error('the database is gone');
    };
    const part = new Proxy({}, { get: () => fail });
    const broken = new Proxy(tested.it.bot.store, {
      get: (_target, name) => (name === 'now' ? Date.now : part),
    });
    const bot = { ...tested.it.bot, store: broken };
    const said: string[] = [];
    for (const interaction of [
      anna.commandOf('move', { move: 'b2' }),
      anna.commandOf('game hint'),
      anna.clickOf(board, selectsOf(board.message)[0]?.id as string, 'b2'),
    ]) {
      await handleInTime(interaction, bot, (response) => bot.discord.respond(interaction, response));
      // The promised answer of a command, and a message beside the board that was clicked.
      const own = anna.discord.original(interaction.token);
      const heard = interaction.type === 3 ? anna.discord.followUps.get(interaction.token) : [own];
      said.push((heard ?? []).map((each) => (each === undefined ? '' : wordsOf(each.message))).join());
    }
    expect(said).toEqual(Array(3).fill(expect.stringMatching(/^Something went wrong on my side/)));
    const failed = tested.it.log.splice(0).filter((line) => line.startsWith('an interaction failed'));
    expect(failed).toEqual(Array(3).fill(expect.stringContaining('the database is gone')));
  });
});

async function begun() {
  const anna = tested.it.person('Anna');
  anna.channelId = 'in-time';
  await anna.command('play', { game: 'tic-tac-toe', level: 1 });
  return { anna, board: anna.discord.boardIn(anna.channelId) };
}
