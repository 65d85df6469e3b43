import {
  type LoopbackDiscord,
  type Server,
  type ServerOptions,
  type User,
  startLoopbackDiscord,
} from '@tahoun/loopback-discord';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { BotProcess } from './bot-process.ts';
import { type PlannedMove, wholeGame } from './whole-game.ts';

/** How long the bot may take for its first answer, in ms, where a test is not about that: the machine may be busy. */
export const ACKNOWLEDGE_MS = 30_000;

/** The built bot on a loopback Discord, for the tests of one block, and people to play with. */
export class BotFixture {
  discord: LoopbackDiscord = undefined as unknown as LoopbackDiscord;
  bot: BotProcess = undefined as unknown as BotProcess;
  server: Server = undefined as unknown as Server;
  #people = 0;

  /** Newcomers in a channel of their own. */
  people<const Locales extends readonly string[]>(...locales: Locales): { [K in keyof Locales]: User } {
    const channel = this.server.channel(`room-${++this.#people}`);
    return locales.map((locale, nth) =>
      this.server.user(`${NAMES[nth]}${this.#people}`, channel, locale),
    ) as unknown as { [K in keyof Locales]: User };
  }
}

const NAMES = ['Anna', 'Bob', 'Carol', 'Dan'];

/** Starts both before the block's tests. A rule of Discord that the bot breaks, or lateness, fails the test. */
export function useBot(
  environment: NodeJS.ProcessEnv | (() => Promise<NodeJS.ProcessEnv>) = {},
  options: ServerOptions = {},
): BotFixture {
  const fixture = new BotFixture();
  beforeAll(async () => {
    fixture.discord = await startLoopbackDiscord({ acknowledgeMs: ACKNOWLEDGE_MS, ...options });
    fixture.server = fixture.discord.guild('Club');
    const variables = typeof environment === 'function' ? await environment() : environment;
    fixture.bot = new BotProcess(fixture.discord, { TAHOUN_READ_MESSAGES: '1', ...variables });
    await fixture.bot.start();
  });
  afterEach(() => {
    try {
      fixture.discord.check();
    } catch (error) {
      throw new Error(`${(error as Error).message}\n${fixture.bot.said.slice(-2_000)}`);
    }
  });
  afterAll(async () => {
    await fixture.bot?.dispose();
    await fixture.discord?.close();
  });
  return fixture;
}

/** A game of few places, for the journeys in which the game itself does not matter. */
export const GAME = 'tic-tac-toe';

/** Moves of it that may be played in any order. */
export const [FIRST, SECOND, THIRD] = wholeGame(GAME).moves as unknown as readonly [
  PlannedMove,
  PlannedMove,
  PlannedMove,
];
