import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { gameIds, gameTitle } from '@tahoun/catalogue';
import { describe, expect, it } from 'vitest';

const FOLDER = new URL('../../docs/', import.meta.url);
const PAGES = readdirSync(FOLDER).filter((name) => name.endsWith('.md'));
const COLUMNS = 110;

function read(page: string): string {
  return readFileSync(new URL(page, FOLDER), 'utf8');
}

/** The anchors of a page, as GitHub makes them from its headings. */
function anchorsOf(page: string): string[] {
  const headings = [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading.toLowerCase());
  return headings.map((heading) => heading.replace(/[^\p{L}\d -]/gu, '').replaceAll(' ', '-'));
}

describe.each(PAGES)('docs/%s', (page) => {
  it('has lines that fit, except tables and addresses, which cannot be broken', () => {
    const long = read(page)
      .split('\n')
      .filter((line) => line.length > COLUMNS && !/^\s*\||https?:\/\/|^\S+$/.test(line));
    expect(long).toEqual([]);
  });

  it('links to pages and headings that exist', () => {
    const links = [...read(page).matchAll(/\]\((?!https?:)([^)#\s]*)#?([^)\s]*)\)/g)];
    for (const [link, target = '', anchor = ''] of links) {
      expect(existsSync(new URL(target, new URL(page, FOLDER))), link).toBe(true);
      if (anchor !== '') expect(anchorsOf(target === '' ? page : target), link).toContain(anchor);
    }
  });
});

it.each(gameIds())('the README names %s, and docs/games.md has its rules', (id) => {
  const readme = readFileSync(new URL('../README.md', FOLDER), 'utf8').replace(/\s+/g, ' ');
  expect(readme.toLowerCase()).toContain(gameTitle('en', id).name.toLowerCase());
  expect(read('games.md')).toMatch(new RegExp(`^## .*\\(\`${id}\`\\)$`, 'm'));
});
