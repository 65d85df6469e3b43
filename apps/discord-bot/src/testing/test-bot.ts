import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { createEngine } from '@tahoun/catalogue/node';
import type { EngineHost } from '@tahoun/engine';
import type { Log } from '@tahoun/live/store';
import { type OpenDatabase, Store, openDatabase } from '@tahoun/live/store';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type Bot, assembleBot } from '../bot/bot.js';
import type { Timing } from '../bot/parts.js';
import { restDiscord } from '../discord/rest.js';
import { type Painter, resvgPainter } from '../view/painter.js';
import { APPLICATION_ID, BOT_TOKEN, BotDiscord } from './bot-discord.js';
import { Person } from './person.js';

/** A bot with everything real but Discord: a database file, the engine's threads, pictures. */
interface TestBot {
  readonly bot: Bot;
  readonly discord: BotDiscord;
  /** The folder of the database file. */
  readonly folder: string;
  /** What was logged; a test that expects trouble takes it out. */
  readonly log: string[];
  person(name: string, locale?: string): Person;
  /** Another bot on the same database, as after a crash. */
  restarted(changed?: { readonly timing: Timing }): TestBot;
  /** What the clock says; tests that need another day set it. */
  clock: { offsetMs: number };
}

const TIMING: Timing = { challengeMs: 60_000, paceMs: 0, thinkMs: 10_000 };

interface Options {
  readonly painter?: Painter;
  readonly engine?: (real: EngineHost) => EngineHost;
  /** Postgres instead of a file. */
  readonly url?: string | undefined;
  /** Address of the web page. */
  readonly webUrl?: string;
}

/** One bot for the tests of a file; closed after them. */
export function useTestBot(options: Options = {}): { readonly it: TestBot } {
  const folder = mkdtempSync(join(tmpdir(), 'tahoun-bot-'));
  const held = {} as { it: TestBot };
  let database: OpenDatabase;
  let engine: Bot['engine'];
  beforeAll(async () => {
    database = await openDatabase({ url: options.url, folder });
    engine = createEngine({ threads: 2 });
    const clock = { offsetMs: 0 };
    const discord = new BotDiscord(() => Date.now() + clock.offsetMs);
    const parts = { database, engine: { ...engine, ...options.engine?.(engine) }, discord, clock, folder };
    held.it = makeBot({ ...parts, painter: options.painter, webUrl: options.webUrl });
    // What it looks for when it starts must not be the first game of a test.
    await new Promise((resolve) => setTimeout(resolve, 0));
    await held.it.bot.store.lists.changedLast(0);
  });
  afterEach(() => {
    expect(held.it.discord.violations.splice(0)).toEqual([]);
    expect(held.it.log.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await held.it?.bot.scheduler.stop();
    await engine?.close();
    await database?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return held;
}

interface BotParts {
  readonly database: OpenDatabase;
  readonly folder: string;
  readonly engine: Bot['engine'];
  readonly discord: BotDiscord;
  readonly painter: Painter | undefined;
  readonly webUrl: string | undefined;
  readonly clock: { offsetMs: number };
}

function makeBot(parts: BotParts, timing: Timing = TIMING): TestBot {
  const { database, folder, engine, discord, painter, webUrl, clock } = parts;
  const log: string[] = [];
  const keep: Log = (message, error) => {
    // As the console prints it, with all that an error carries.
    const line = inspect([message, error], { depth: 10 });
    const secret = /.{0,60}secret.{0,60}/.exec(line);
    if (secret !== null) discord.violations.push(`a secret in the log: ${secret}`);
    log.push(`${message} ${error instanceof Error ? error.stack : (error ?? '')}`);
  };
  const store = new Store(database, BOT_TOKEN, () => Date.now() + clock.offsetMs, keep);
  const bot = assembleBot({
    applicationId: APPLICATION_ID,
    store,
    engine,
    painter: painter ?? resvgPainter(keep),
    discord: restDiscord(discord.rest, APPLICATION_ID),
    timing,
    webUrl,
    log: keep,
  });
  bot.scheduler.start();
  return {
    bot,
    discord,
    folder,
    log,
    clock,
    person: (name, locale = 'en-US') => new Person(bot, discord, name, locale),
    restarted: (changed) => makeBot(parts, changed?.timing),
  };
}
