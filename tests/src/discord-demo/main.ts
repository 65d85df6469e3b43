/**
 * Shows the bot without an account: starts it against a Discord on the loopback interface, lets two people talk
 * with it, and writes what they saw to a folder. `npm run bot:demo -- [FOLDER]`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type LoopbackDiscord,
  type SeenMessage,
  startLoopbackDiscord,
} from '@tahoun/discord-bot/testing/discord';
import { converse } from './conversation.ts';
import { type Scene, conversationPage } from './page.ts';

const BOT = fileURLToPath(new URL('../../../apps/discord-bot/dist/main.js', import.meta.url));

/** How long the two people wait for the bot: on a busy machine it takes its time to start. */
const PATIENCE_MS = 60_000;

const folder = resolve(process.argv[2] ?? 'bot-demo');
mkdirSync(folder, { recursive: true });
const data = mkdtempSync(join(tmpdir(), 'tahoun-demo-'));
const discord = await startLoopbackDiscord({ patienceMs: PATIENCE_MS });
const bot = startBot(discord, data);
try {
  await discord.ready();
  const scenes: Scene[] = [];
  const names = await converse(discord, (heading, message) =>
    scenes.push(kept(scenes.length, heading, message)),
  );
  writeFileSync(join(folder, 'index.html'), conversationPage(scenes, names));
  discord.check();
  console.log(`${scenes.length} messages in ${join(folder, 'index.html')}`);
} finally {
  bot.kill('SIGTERM');
  await new Promise((done) => bot.once('exit', done));
  await discord.close();
  rmSync(data, { recursive: true, force: true });
}

function startBot({ token, api }: LoopbackDiscord, folder: string) {
  const own = { DISCORD_TOKEN: token, DISCORD_API: api, TAHOUN_DATA: folder, TAHOUN_WATCH_MS: '300' };
  return spawn(process.execPath, [BOT], { stdio: 'inherit', env: { ...process.env, ...own } });
}

/** The message as it is now, its pictures in files. */
function kept(number: number, heading: string, message: SeenMessage): Scene {
  console.log(heading);
  const pictures: string[] = [];
  const picture = message.picture();
  if (picture !== undefined) {
    const name = `${String(number + 1).padStart(2, '0')}.png`;
    writeFileSync(join(folder, name), picture);
    pictures.push(name);
  }
  return { heading, message: structuredClone(message.data), pictures };
}
