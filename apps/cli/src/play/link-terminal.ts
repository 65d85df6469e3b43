import { clearLine, cursorTo } from 'node:readline';
import { createInterface } from 'node:readline/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { quoteInput } from '@tahoun/core';
import { LiveClient, type LivePlace, type WantedGame } from '@tahoun/live/client';
import { CliError } from '../input/errors.js';
import type { View } from '../output/view.js';
import { answered } from './link-refusal.js';
import { LinkSession } from './link-session.js';

/** A game between people by link, on the standard streams. */

/** The server, the game and the key in a link. */
interface Linked extends LivePlace {
  readonly server: string;
}

/** Reads a link as the page shows it: `https://HOST/live/ID`, behind it the key of a seat. @throws CliError */
export function readLink(text: string): Linked {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const id = /^\/live\/([a-z0-9]+)\/?$/.exec(url?.pathname ?? '')?.[1];
  if (url === undefined || id === undefined || !/^https?:$/.test(url.protocol))
    throw new CliError((texts) => texts.errors.linkForm(quoteInput(text)), { found: quoteInput(text) });
  const key = /^#([\w-]{22})$/.exec(url.hash)?.[1];
  return { server: url.origin, id, ...(key === undefined ? {} : { key }) };
}

/** @throws CliError */
function readServer(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol)) return url.origin;
  throw new CliError((texts) => texts.errors.serverForm(quoteInput(text)), { found: quoteInput(text) });
}

/** Begins a game on a server and prints the link for the other person; then plays it. @throws CliError */
export async function inviteOnTerminal(server: string, wanted: WantedGame, view: View): Promise<void> {
  const client = new LiveClient(readServer(server));
  const { id, key, invitation } = await answered(client.server, view, () => client.begin(wanted));
  const { invite, watchLink } = view.texts.link;
  const link = `${client.server}/live/${id}`;
  process.stdout.write(`${invite(`${link}#${invitation}`)}\n${watchLink(link)}\n`);
  await playLinkOnTerminal({ server: client.server, id, key }, undefined, view);
}

/** Plays or watches until the person quits. @param name of an invited person @throws CliError */
export async function playLinkOnTerminal(
  { server, ...place }: Linked,
  name: string | undefined,
  view: View,
): Promise<void> {
  const { stdin, stdout } = process;
  const terminal = Boolean(stdin.isTTY && stdout.isTTY);
  let showPrompt = () => {};
  const session = await LinkSession.open(place, name, {
    view,
    say: (text) => {
      // The text that the person is typing moves below the new lines.
      if (terminal) {
        cursorTo(stdout, 0);
        clearLine(stdout, 0);
      }
      stdout.write(`${text}\n`);
      showPrompt();
    },
    client: new LiveClient(server),
    pause: (ms, signal) => pause(ms, undefined, { signal }).catch(() => undefined),
    now: () => performance.now(),
  });
  const reader = createInterface({ input: stdin, output: stdout, terminal });
  reader.on('SIGINT', () => reader.close());
  if (terminal) {
    showPrompt = () => {
      reader.setPrompt(session.prompt());
      reader.prompt(true);
    };
  }
  session.start();
  for await (const line of reader) {
    if (!(await session.type(line))) break;
    showPrompt();
  }
  showPrompt = () => {};
  reader.close();
  session.close();
}
