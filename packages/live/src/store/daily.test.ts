import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DATABASES, useDatabasePlace } from '../testing/database-place.js';
import { dateOf, dayOf, startOfDay } from './days.js';
import { AlreadyHandled } from './handled.js';
import { type OpenDatabase, openDatabase } from './open.js';
import { Store } from './store.js';
import type { Try } from './tries.js';

let database: OpenDatabase;
let store: Store;
let now: number;
let interactions = 0;

const TODAY = 20_000;
const WANTED = { game: 'chess', channelId: '7', language: 'cs' } as const;

it('days are those of universal time', () => {
  const evening = Date.parse('2026-11-23T23:59:59.999Z');
  expect(dateOf(dayOf(evening))).toBe('2026-11-23');
  expect(startOfDay(dayOf(evening) + 1)).toBe(evening + 1);
});

/** Both databases, or the one that can be had here. Each test begins with nothing in it. */
describe.each(DATABASES)('in %s', (kind) => {
  const place = useDatabasePlace(kind);

  beforeEach(async () => {
    now = startOfDay(TODAY) + 1000;
    database = await openDatabase(place);
    store = new Store(database, 'a secret', () => now);
    const { dailies, tries, streaks, handled } = database.tables;
    await database.transact(async (queries) => {
      for (const table of [dailies, tries, streaks, handled]) await queries.delete(table);
    });
  });

  afterEach(() => database?.close());

  describe('a daily post', () => {
    it('is due at once and then every day, and taken by one process at a time', async () => {
      await store.dailies.start('9', WANTED);
      expect(await store.dailies.due(9)).toEqual(['9']);
      const claims = await Promise.all([store.dailies.claim('9'), store.dailies.claim('9')]);
      expect(claims.filter((claim) => claim !== null)).toMatchObject([{ ...WANTED, id: '9' }]);
      now += 60_000;
      expect(await store.dailies.claim('9')).not.toBeNull();
      await store.dailies.posted('9', TODAY);
      expect(await store.dailies.due(9)).toEqual([]);
      now = startOfDay(TODAY + 1) - 1;
      expect(await store.dailies.due(9)).toEqual([]);
      now += 1;
      expect(await store.dailies.due(9)).toEqual(['9']);
    });

    it('does not come twice on a day, whatever is switched', async () => {
      await store.dailies.start('9', WANTED);
      await store.dailies.claim('9');
      await store.dailies.posted('9', TODAY);
      await store.dailies.stop('9');
      await store.dailies.start('9', { ...WANTED, game: 'zabor' });
      expect(await store.dailies.due(9)).toEqual([]);
      now = startOfDay(TODAY + 1);
      expect(await store.dailies.due(9)).toEqual(['9']);
      await store.dailies.stop('9');
      expect(await store.dailies.due(9)).toEqual([]);
      now = startOfDay(TODAY + 5);
      await store.dailies.start('9', WANTED);
      expect(await store.dailies.due(9)).toEqual(['9']);
    });

    it('stays off when it was switched off while it was being posted', async () => {
      await store.dailies.start('9', WANTED);
      await store.dailies.claim('9');
      await store.dailies.stop('9');
      await store.dailies.posted('9', TODAY);
      expect(await store.dailies.of('9')).toMatchObject({ wakeAt: null, postedDay: TODAY });
    });

    it('ends with its channel, but not with one that was left meanwhile', async () => {
      await store.dailies.start('9', WANTED);
      const claimed = (await store.dailies.claim('9')) as NonNullable<
        Awaited<ReturnType<typeof store.dailies.claim>>
      >;
      await store.dailies.start('9', { ...WANTED, channelId: '8' });
      await store.dailies.fail(claimed, 'gone');
      expect(await store.dailies.of('9')).toMatchObject({ wakeAt: now, failure: null });
      await store.dailies.fail({ ...claimed, channelId: '8' }, 'forbidden');
      expect(await store.dailies.of('9')).toMatchObject({ wakeAt: null, failure: 'forbidden' });
    });
  });

  describe('a try', () => {
    const begun = (change: Partial<Try> = {}) => {
      const day = dayOf(now);
      const own = { player: '42', guildId: '9', game: 'chess', problem: 'p', day, ...change };
      return store.tries.open({ id: `${own.player} ${own.guildId} ${own.problem} ${own.day}`, ...own });
    };
    /** Makes a move: the next of two that solve it, or a wrong one. */
    const move = async (id: string, isWrong: boolean, interactionId = `i${++interactions}`) => {
      const judge = ({ plies }: Try) => ({
        plies: isWrong ? plies : plies + 2,
        isWrong,
        isSolved: !isWrong && plies === 2,
        isDaily: true,
      });
      return store.tries.move(id, judge, interactionId);
    };
    const solve = async (change: Partial<Try> = {}) => {
      const { id } = await begun(change);
      await move(id, false);
      return (await move(id, false)).streak;
    };
    const table = async (game = 'chess') =>
      (await store.tries.streaks('9', game, 9)).map(({ player, current, best, solved }) =>
        [player, current, best, solved].join(' '),
      );

    it('is found again as it was left, and a wrong move stays in it', async () => {
      const { id } = await begun();
      await move(id, true);
      await move(id, false);
      expect(await begun()).toMatchObject({ plies: 2, missed: true });
      expect(await store.tries.find('unheard-of')).toBeNull();
    });

    it('takes an interaction once, and one of two moves at the same moment', async () => {
      const { id } = await begun();
      await move(id, false, 'click');
      await expect(move(id, false, 'click')).rejects.toThrow(AlreadyHandled);
      expect(await store.tries.find(id)).toMatchObject({ plies: 2 });
      const judge = () => ({ plies: 4, isWrong: false, isSolved: false, isDaily: false });
      const shown = (before: Try) => {
        if (before.plies !== 2) throw new Error('another position');
        return judge();
      };
      const both = await Promise.allSettled(['a', 'b'].map((each) => store.tries.move(id, shown, each)));
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });

    it('counts days in a row, from the best to the worst, until a day is left out or missed', async () => {
      expect(await solve()).toBe(1);
      expect(await solve({ player: '43' })).toBe(1);
      now = startOfDay(TODAY + 1);
      expect(await table()).toEqual(['42 1 1 1', '43 1 1 1']);
      expect(await solve({ player: '43' })).toBe(2);
      now = startOfDay(TODAY + 2);
      expect(await table()).toEqual(['43 2 2 2', '42 0 1 1']);
      expect(await solve()).toBe(1);
      const { id } = await begun({ player: '43' });
      await move(id, true);
      expect(await table()).toEqual(['42 1 1 2', '43 0 2 2']);
      await move(id, false);
      expect((await move(id, false)).streak).toBeNull();
      now = startOfDay(TODAY + 3);
      expect(await solve({ player: '43' })).toBe(1);
      expect(await table('zabor')).toEqual([]);
    });

    it('counts for the server in which it was solved, and for none outside of servers', async () => {
      await solve({ guildId: '8' });
      await solve({ guildId: null });
      expect(await table()).toEqual([]);
    });

    it('is forgotten after a week without a move, and at once with its solver', async () => {
      const { id } = await begun();
      now += 6 * 86_400_000;
      await move(id, true);
      await store.tries.forgetOld();
      expect(await store.tries.find(id)).not.toBeNull();
      now += 7 * 86_400_000 + 1;
      await store.tries.forgetOld();
      expect(await store.tries.find(id)).toBeNull();
      await solve();
      await solve({ player: '43' });
      const left = await begun({ problem: 'q' });
      await store.people.forget('42');
      expect(await table()).toEqual(['43 1 1 1']);
      expect(await store.tries.find(left.id)).toBeNull();
    });
  });
});
