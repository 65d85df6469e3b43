import { discordTexts } from '@tahoun/i18n';
import type { OptionValues } from '@tahoun/loopback-discord';
import { describe, expect, it } from 'vitest';
import { useBot } from '../discord/bot-fixture.ts';
import { Table } from '../discord/table.ts';
import { crowd } from '../support/patience.ts';

const en = discordTexts('en');

/** Milliseconds by which a stranger may delay a small wish, on a quiet machine with two processors. */
const MOST_MS = 2000;

// Its times are of the whole machine, on which other files run: one that was held up once is taken again.
describe('on Discord', { tags: ['rest'], retry: 1 }, () => {
  const fixture = useBot();

  let people = 0;
  /** A newcomer who writes to the bot alone. */
  const newcomer = () => fixture.discord.user(`Person ${++people}`);

  /** A newcomer with a game against the computer. */
  async function begin(options: OptionValues) {
    const user = newcomer();
    await user.command('play', options);
    const table = new Table(fixture.discord, user.place, [user, undefined]);
    await table.board(0);
    return { user, table };
  }

  const timed = async (work: () => Promise<unknown>) => {
    const from = performance.now();
    await work();
    return performance.now() - from;
  };

  const small = {
    async 'a move of level 3'() {
      const { user, table } = await begin({ game: 'chess', level: 3 });
      return timed(async () => {
        await user.command('move', { move: 'e4' });
        await table.board(2);
      });
    },
    async 'a hint'() {
      const { user } = await begin({ game: 'zabor', level: 1 });
      return timed(async () => {
        const hint = await user.command('game hint');
        const { text } = await hint.message();
        expect(text).not.toContain(en.cutShort);
      });
    },
  };

  /** What one person does as often as they may; only its beginning is waited for. */
  const dear: Readonly<Record<string, () => Promise<void>>> = {
    async 'watched games at level 8'() {
      const user = newcomer();
      for (let nth = 0; nth < 4; nth++) await user.command('watch', { game: 'chess', first: 8, second: 8 });
    },
    async 'games at level 8'() {
      const user = newcomer();
      for (let nth = 0; nth < 25; nth++) {
        await user.command('play', { game: 'chess', level: 8 });
        await user.command('move', { move: 'e4' });
      }
    },
    async 'thirty analyses'() {
      const { user } = await begin({ game: 'chess', level: 1 });
      for (let nth = 0; nth < 30; nth++) await user.command('game analyse');
    },
    async 'thirty hints'() {
      const { user } = await begin({ game: 'chess', level: 1 });
      for (let nth = 0; nth < 30; nth++) await user.command('game hint');
    },
  };

  for (const [name, begins] of Object.entries(dear)) {
    it(`a stranger waits no longer beside ${name}`, async () => {
      const alone: Record<string, number> = {};
      for (const [wish, take] of Object.entries(small)) alone[wish] = await take();
      await begins();
      for (const [wish, take] of Object.entries(small)) {
        const late = (await take()) - (alone[wish] as number);
        expect(late, wish).toBeLessThan(MOST_MS * crowd());
      }
    });
  }
});
