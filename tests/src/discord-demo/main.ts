/**
 * Shows the bot without an account: starts it against a Discord on the loopback interface, lets some people talk
 * with it, and writes what they saw to a folder. `npm run bot:demo -- [FOLDER]`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type LoopbackDiscord,
  type Reply,
  SeenMessage,
  startLoopbackDiscord,
} from '@tahoun/loopback-discord';
import { type Show, converse } from './conversation.ts';
import { type Journey, type Scene, type Shown, conversationPage } from './page.ts';

const BOT = fileURLToPath(new URL('../../../apps/discord-bot/dist/main.js', import.meta.url));

const folder = resolve(process.argv[2] ?? 'bot-demo');
mkdirSync(folder, { recursive: true });
const data = mkdtempSync(join(tmpdir(), 'tahoun-demo-'));
const discord = await startLoopbackDiscord();
const bot = startBot(discord, data);
try {
  await discord.ready();
  const journeys: Journey[] = [];
  let count = 0;
  const show: Show = (heading, seen) => journeys.at(-1)?.scenes.push(kept(count++, heading, seen));
  const names = await converse(discord, show, (title) => journeys.push({ title, scenes: [] }));
  writeFileSync(join(folder, 'index.html'), conversationPage(journeys, names));
  discord.check();
  console.log(`${count} messages in ${join(folder, 'index.html')}`);
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

type Seen = Parameters<Show>[1];

/** The present view as a scene, its pictures in files. */
function kept(number: number, heading: string, seen: Seen): Scene {
  console.log(heading);
  if ('choices' in seen && 'typed' in seen) return { heading, shown: { kind: 'choices', ...seen } };
  if (seen instanceof SeenMessage) return { heading, shown: keptMessage(number, seen) };
  return { heading, shown: keptForm(seen as Reply) };
}

function keptMessage(number: number, seen: SeenMessage): Shown {
  // A picture of a gallery is an attachment too.
  const pictures = [...new Set(seen.pictures)].map((picture, nth) => {
    const name = `${String(number + 1).padStart(2, '0')}${nth === 0 ? '' : `-${nth + 1}`}.png`;
    writeFileSync(join(folder, name), picture);
    return name;
  });
  const { world } = discord;
  const nameOf = (id: string) => world.user(id)?.global_name ?? id;
  const { name, parentId, guildId } = world.channels.get(seen.data.channel_id) ?? {};
  const channel = parentId === undefined ? `#${name}` : `thread ${name}`;
  const { onlyFor } = seen.stored;
  return {
    kind: 'message',
    message: structuredClone(seen.data),
    pictures,
    place: guildId === undefined ? 'direct messages' : channel,
    notified: [...world.people.keys()]
      .filter((id) => world.notificationsOf(id).includes(seen.stored))
      .map(nameOf),
    onlyFor: onlyFor === undefined ? undefined : nameOf(onlyFor),
  };
}

function keptForm({ interaction }: Reply): Shown {
  const { title = '', components = [] } = interaction.modal ?? {};
  const fields = (components as readonly FormPart[]).map(({ label = '', component }) => ({
    label,
    placeholder: component?.placeholder ?? component?.options?.find((one) => one.default)?.label ?? '',
  }));
  return { kind: 'form', title, fields };
}

/** A field of a form with its label, as far as the page shows it. */
interface FormPart {
  readonly label?: string;
  readonly component?: {
    readonly placeholder?: string;
    readonly options?: readonly { readonly label: string; readonly default?: boolean }[];
  };
}
