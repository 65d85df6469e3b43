/**
 * The pictures of docs/discord.md, from the page that `npm run bot:demo` has written.
 *
 *     node bench/src/discord-pictures.ts [FOLDER (default bot-demo)]
 */
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { launchBrowser } from '@tahoun/tests/browser';

const FOLDER = fileURLToPath(new URL('../../docs/images/', import.meta.url));
const WIDTH = 1440;
const QUALITY = 75;

/** By name: what the headings of the messages in it begin with. */
const PICTURES: Readonly<Record<string, readonly string[]>> = {
  discord: [
    'Anna: /play chess, a piece picked',
    'Anna: /play czech-draughts, a piece picked',
    'Anna: /play atari-go, then',
    'Anna: /play zabor, then',
    'Anna: /play chocolate, a piece picked',
    'Anna: /play connect-four, then',
    'Anna: /play tic-tac-toe, then',
  ],
  'discord-more': [
    'Anna: /play',
    'Anna: /play, then chess',
    'Cyril: /game hint',
    'Cyril: /game analyse',
    'Anna: /play czech-draughts @',
    'Cyril: Review',
    'The next round of the tournament',
    'Anna: /watch zabor, at its end',
    'Bedřich: Další',
  ],
};

const page = pathToFileURL(join(resolve(process.argv[2] ?? 'bot-demo'), 'index.html')).href;
const browser = await launchBrowser();
try {
  for (const [name, wanted] of Object.entries(PICTURES)) {
    const context = await browser.newContext({ viewport: { width: WIDTH, height: 800 } });
    const tab = await context.newPage();
    await tab.goto(page);
    const height = await tab.evaluate((headings) => {
      const articles = [...document.querySelectorAll('article')];
      const headingOf = (article: Element) => article.querySelector('h3')?.textContent ?? '';
      const shown = headings.map((heading) => {
        const found =
          articles.find((article) => headingOf(article) === heading) ??
          articles.find((article) => headingOf(article).startsWith(heading));
        if (found === undefined) throw new Error(`no message is headed "${heading}"`);
        return found;
      });
      const journey = document.createElement('div');
      journey.className = 'journey';
      journey.style.cssText = 'border: none; margin: 0; padding: 0';
      journey.append(...shown);
      document.body.replaceChildren(journey);
      return Math.ceil(journey.getBoundingClientRect().bottom);
    }, wanted);
    await tab.setViewportSize({ width: WIDTH, height });
    const session = await context.newCDPSession(tab);
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
    await writeFile(join(FOLDER, `${name}.webp`), data, 'base64');
    await context.close();
  }
} finally {
  await browser.close();
}
