/**
 * The one command: `node scripts/run.mjs start` (also `npm start`), and in the same way `test`, `test:rest`, `bot` and
 * `bot:demo`.
 *
 * It needs Node and npm, nothing else, and has no dependencies. The rest of the tree runs on the Node and the pnpm
 * that package.json pins: this installs them, installs the dependencies when they changed, and starts the work.
 *
 *   shell.mjs      the root, the environment and how programs are run
 *   install.mjs    pnpm and the dependencies
 *   chromium.mjs   a browser for the tests: found, or installed
 *   start.mjs      build, then serve, or run the Discord bot
 *   test.mjs       lint, boundaries, types, builds and tests, or the rest of the tests, and one total
 */
import { resolve } from 'node:path';

const OLDEST_NODE = [20, 19];

const SERVER = 'apps/edge-api/dist/node.js';
const BOT = 'apps/discord-bot/dist/main.js';
/** By itself Node lets 128 MiB of garbage gather where there is much memory. */
const FLAGS = ['--max-semi-space-size=16'];
const BOT_DEMO = 'tests/src/discord-demo/main.ts';

const commands = {
  start: () => import('./start.mjs').then(({ start }) => start(SERVER, [], FLAGS)),
  bot: () => import('./start.mjs').then(({ start }) => start(BOT, [], FLAGS)),
  'bot:demo': () => import('./start.mjs').then(({ start }) => start(BOT_DEMO, process.argv.slice(3))),
  test: () => import('./test.mjs').then(({ test }) => test('test')),
  'test:rest': () => import('./test.mjs').then(({ test }) => test('test:rest')),
};

/** `--game PLACE`: the page is built with that game from outside, and the server and the bot play it. */
function bringGames() {
  const args = process.argv.slice(3);
  const places = args.filter((_, at) => args[at - 1] === '--game').map((place) => resolve(place));
  const all = [process.env.TAHOUN_GAMES, ...places].filter(Boolean);
  if (all.length > 0) process.env.TAHOUN_GAMES = all.join(',');
}

function nodeIsTooOld() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
}

async function main(name) {
  if (nodeIsTooOld()) {
    console.error(`Tahoun needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
    return 1;
  }
  const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined;
  if (!command) {
    console.error(`Usage: node scripts/run.mjs ${Object.keys(commands).join('|')}`);
    return 2;
  }
  bringGames();
  return command();
}

process.exitCode = await main(process.argv[2]);
