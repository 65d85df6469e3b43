import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { version } from '../package.json';
import { createGame } from './index.js';

/* The template is a game as any other: its own tests are among these. */
import '../template/test/game.test.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'create-tahoun-game-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

const jsonIn = (...path: readonly string[]) => JSON.parse(readFileSync(join(...path), 'utf8'));

describe('createGame', () => {
  it('writes every file of the template under the name of the game, for this version of Tahoun', () => {
    expect(createGame('odd-or-even', parent)).toBe('created');
    const folder = join(parent, 'odd-or-even');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true });
    const texts = files
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
    expect(texts).toHaveLength(7);
    expect(texts.join()).not.toMatch(/my-game/i);
    expect(texts.join()).toContain("name: 'Odd or even'");
    expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toContain('node_modules/');
    const { name, dependencies, devDependencies, scripts } = jsonIn(folder, 'package.json');
    expect([name, scripts.check]).toEqual(['odd-or-even', 'tahoun --game . check odd-or-even']);
    for (const each of [dependencies['@tahoun/games'], devDependencies.tahoun])
      expect(each).toBe(`^${version}`);
  });

  it('brings the tools that Tahoun is built with', () => {
    createGame('odd', parent);
    const { devDependencies } = jsonIn(parent, 'odd', 'package.json');
    const own = jsonIn(ROOT, 'package.json').devDependencies;
    for (const tool of ['typescript', 'vitest']) expect(devDependencies[tool]).toBe(`^${own[tool]}`);
  });

  it.each(['', 'My-Game', '7-up', '../game', '@me/game', 'šachy', '.', 'a b', 'x'.repeat(200)])(
    'refuses the name "%s"',
    (name) => {
      expect(createGame(name, parent)).toBe('bad-name');
      expect(readdirSync(parent)).toEqual([]);
    },
  );

  it('writes into an empty folder, and never over anything', () => {
    expect(createGame('odd', parent)).toBe('created');
    expect(createGame('odd', parent)).toBe('taken');
    writeFileSync(join(parent, 'even'), '');
    expect(createGame('even', parent)).toBe('taken');
    expect(readFileSync(join(parent, 'even'), 'utf8')).toBe('');
  });
});
