// @module-tag rest
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { discordTexts } from '@tahoun/i18n';
import { POSTGRES_PROGRAMS, type Postgres, startPostgres } from '@tahoun/live/testing/postgres';
import { afterAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../testing/free-port.ts';
import { SmallDisk, lockIn } from '../support/storage.ts';
import { type BotFixture, FIRST, GAME, SECOND, useBot } from './bot-fixture.ts';
import { exportedMoves, sitDown } from './table.ts';

/* What a database stands on fails under the bot, while people click. */

const { notSaved } = discordTexts('en');
/** Milliseconds that `/healthz` may take on a busy machine; a blocked main loop takes as long as the fault. */
const LOOP_MS = 1500;

async function sit(fixture: BotFixture) {
  const [anna, bob] = fixture.people('en-US', 'en-US');
  return { anna, bob, table: await sitDown(fixture.discord, [anna, bob], { game: GAME }) };
}

/** Looks at the health of the bot until it is asked for what it has seen. */
function watch(port: number) {
  const leaving = new AbortController();
  const seen = { longestMs: 0, statuses: new Set<string>() };
  const ask = async (path: string) => {
    const { status } = await fetch(`http://127.0.0.1:${port}${path}`);
    seen.statuses.add(`${path} ${status}`);
  };
  const work = (async () => {
    while (!leaving.signal.aborted) {
      const from = performance.now();
      await ask('/healthz');
      seen.longestMs = Math.max(seen.longestMs, performance.now() - from);
      await ask('/readyz');
      await pause(25);
    }
  })();
  return async () => {
    leaving.abort();
    await work;
    return seen;
  };
}

describe('a bot on SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tahoun-faults-'));
  let port: number;
  const fixture = useBot(async () => {
    port = await freePort();
    return { TAHOUN_DATA: folder, TAHOUN_METRICS_PORT: String(port) };
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([400, 3000])('plays a move once a lock of %i ms has ended', async (ms) => {
    const { anna, table } = await sit(fixture);
    const seen = watch(port);
    const lock = await lockIn(folder);
    const [target] = FIRST.targets as [string];
    await anna.select(await table.board(0), target);
    await pause(ms);
    await lock.release();
    await table.board(1);
    expect((await seen()).longestMs).toBeLessThan(LOOP_MS);
    expect(await exportedMoves(anna)).toEqual([FIRST.text]);
  });

  it('says that nothing can be saved while a lock lasts, and plays on when it has ended', async () => {
    const { anna, bob, table } = await sit(fixture);
    const seen = watch(port);
    const lock = await lockIn(folder);
    lock.freeze(true);
    const click = await anna.select(await table.board(0), FIRST.targets[0] as string);
    expect((await click.followUp()).text).toBe(notSaved);
    const typed = await anna.command('move', { move: FIRST.text });
    expect((await typed.message()).text).toBe(notSaved);
    lock.freeze(false);
    await lock.release();
    const { longestMs, statuses } = await seen();
    expect(longestMs).toBeLessThan(LOOP_MS);
    expect([...statuses].sort()).toEqual(['/healthz 200', '/readyz 200', '/readyz 503']);
    await table.play(anna, 0, FIRST, 'touch');
    await table.play(bob, 1, SECOND, 'words');
    expect(await exportedMoves(bob)).toEqual([FIRST.text, SECOND.text]);
  });
});

const { missing } = SmallDisk;

describe.skipIf(missing !== undefined)(
  `a bot on a disk that is full${missing === undefined ? '' : ` (${missing})`}`,
  () => {
    let disk: SmallDisk | undefined;
    const fixture = useBot(async () => {
      disk = new SmallDisk();
      return { TAHOUN_DATA: disk.folder };
    });
    afterAll(() => disk?.remove());

    it('says that nothing can be saved, and plays on when there is room', async () => {
      const { anna, table } = await sit(fixture);
      disk?.fill();
      const click = await anna.select(await table.board(0), FIRST.targets[0] as string);
      expect((await click.followUp()).text).toBe(notSaved);
      disk?.empty();
      await table.play(anna, 0, FIRST, 'touch');
      expect(await exportedMoves(anna)).toEqual([FIRST.text]);
    });
  },
);

describe.skipIf(POSTGRES_PROGRAMS === undefined)('a bot on Postgres', () => {
  let postgres: Postgres;
  const fixture = useBot(async () => {
    postgres = await startPostgres();
    return { DATABASE_URL: postgres.url };
  });
  afterAll(() => postgres?.close());

  it('plays the move of before when the database that stood still goes on', async () => {
    const { anna, table } = await sit(fixture);
    postgres.freeze(true);
    await anna.select(await table.board(0), FIRST.targets[0] as string);
    await pause(4000);
    postgres.freeze(false);
    await table.board(1);
    expect(await exportedMoves(anna)).toEqual([FIRST.text]);
  });

  it('plays on when the database has ended and is there again', async () => {
    const { anna, table } = await sit(fixture);
    await table.play(anna, 0, FIRST, 'touch');
    await postgres.restart();
    expect(await exportedMoves(anna)).toEqual([FIRST.text]);
  });
});
