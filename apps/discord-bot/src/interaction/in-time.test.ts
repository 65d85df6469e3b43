import type { APIInteraction, APIInteractionResponse } from 'discord-api-types/v10';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Bot } from '../bot.js';
import { useTestBot } from '../testing/test-bot.js';
import { handleInTime } from './in-time.js';

const tested = useTestBot();

/** The same bot on a database that takes its time. */
function slowBot(release: Promise<void>): Bot {
  const { bot } = tested.it;
  const store = new Proxy(bot.store, {
    get(target, name, receiver) {
      const value = Reflect.get(target, name, target);
      if (name !== 'settingsOf')
        return typeof value === 'function' ? value.bind(target) : Reflect.get(target, name, receiver);
      return async (id: string) => {
        await release;
        return target.settingsOf(id);
      };
    },
  });
  return { ...bot, store };
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
  afterEach(() => vi.useRealTimers());

  it('a command is acknowledged within two seconds, and answered afterwards', async () => {
    const anna = tested.it.person('Anna');
    const command = anna.commandOf('move', { move: 'e4' });
    expect(await firstAnswer(command)).toEqual([{ type: 5, data: { flags: 64 } }]);
    const { message } = anna.discord.original(command.token) ?? {};
    expect(JSON.stringify(message)).toContain('no game going on');
  });
});
