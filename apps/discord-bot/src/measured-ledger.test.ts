import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_PIECE_MS } from '../../../testing/ledger/measured-process.js';
import { CLICKS } from './dispatch/registry.js';
import { COMMANDS_BY_NAME, deedsWith } from './testing/ledger/deeds.js';
import { MeasuredBot } from './testing/ledger/measured-bot.js';

/*
 * What each command, click and typed move costs the bot's main thread at its largest permitted input, on the built bot.
 * Of the table that it prints, docs/measurements.md has the dearest rows:
 *
 *     vitest run src/measured-ledger.test.ts
 */

/** The names of all deeds. Their functions are those with the bot that runs. */
const names = Object.entries(deedsWith({} as MeasuredBot)).flatMap(([name, deeds]) =>
  Object.keys(deeds).map((what) => [name, what] as const),
);

it('has each command, and each button, select and form', () => {
  const known = new Set(names.map(([name]) => name));
  for (const name of [...COMMANDS_BY_NAME.map(([name]) => name), ...Object.keys(CLICKS)])
    expect(known).toContain(name);
});

// A busy machine repeats a deed often.
const SETTINGS = { tags: ['rest'], timeout: 600_000 };

describe.skipIf(!existsSync('/proc/self/schedstat'))('the main thread of the bot', SETTINGS, () => {
  let bot: MeasuredBot;
  let deeds: ReturnType<typeof deedsWith>;
  const rows: string[] = [];
  beforeAll(async () => {
    bot = await MeasuredBot.start();
    deeds = deedsWith(bot);
  });
  afterAll(async () => {
    console.log(rows.join('\n'));
    await bot?.stop();
  });

  it.for(names)('is not held up by one piece of %s (%s)', async ([name, what]) => {
    const { piece, all } = await bot.cost(deeds[name]![what]!);
    rows.push(`| ${name} | ${what} | ${piece.toFixed(1)} | ${all.toFixed(1)} |`);
    expect(piece).toBeLessThan(MOST_PIECE_MS);
  });
});
