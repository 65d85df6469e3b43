import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { Failure, root, run, windows } from './shell.mjs';

/** The shell is the same engine without the windows, and opens a page with half the work. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const HELP = `The tests need Chromium, and it could not be found or installed. Either
  - install it: \`apt-get install chromium\` (Debian), \`brew install --cask chromium\` (macOS), or Google Chrome, or
  - set CHROMIUM_PATH to the program of a Chromium or Chrome that is already there.`;

/** The path of a Chromium that starts. Installs one where that is possible; throws a Failure where it is not. */
export async function chromium() {
  const found = findChromium();
  if (found) return found;
  for (const installer of [installWithApt, installWithPlaywright]) {
    await installer();
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Failure(HELP);
}

function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Failure(`CHROMIUM_PATH is ${named}, and there is no such file.`);
  return named || usualPlaces().find((path) => existsSync(path) && starts(path));
}

function usualPlaces() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const chrome = 'Google/Chrome/Application/chrome.exe';
  const byPlatform = {
    darwin: [
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
      .filter((name) => process.env[name])
      .map((name) => join(process.env[name], chrome)),
  };
  const unix = NAMES.map((name) => `/usr/bin/${name}`);
  return [
    ...(byPlatform[process.platform] ?? []),
    ...(windows ? [] : [...unix, ...onPath]),
    playwright().executable,
  ];
}

/** Some systems have a stub under this name that only says how to install the browser. */
function starts(path) {
  if (windows) return true; // There `--version` opens a window.
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

/** playwright-core, as the tests have it: where it keeps its own Chromium, and the program that fetches it. */
function playwright() {
  const require = createRequire(join(root, 'tests/package.json'));
  const folder = dirname(require.resolve('playwright-core/package.json'));
  return { executable: require('playwright-core').chromium.executablePath(), cli: join(folder, 'cli.js') };
}

async function installWithApt() {
  if (!existsSync('/usr/bin/apt-get')) return;
  const apt = process.getuid() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const [program, ...first] = apt;
  if ((await run(program, [...first, 'update'], { quiet: true })) !== 0) return;
  for (const name of ['chromium-headless-shell', 'chromium']) {
    console.log(`Installing Chromium: ${apt.join(' ')} install ${name}...`);
    if ((await run(program, [...first, 'install', '-y', name], { quiet: true })) === 0) return;
  }
}

async function installWithPlaywright() {
  console.log('Installing Chromium: playwright-core install chromium...');
  const install = (...flags) =>
    run('node', [playwright().cli, 'install', ...flags, 'chromium'], { quiet: true });
  if ((await install('--with-deps')) !== 0) await install();
}
