// @module-tag browser
import { spawnSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openNewGame, press, useWeb } from '../support/web.js';
import { BIN } from './command-line.ts';

const web = useWeb();

function throughCommandLine(args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args, '--json'], {
    encoding: 'utf8',
  });
  return { status, stderr, document: stdout === '' ? null : JSON.parse(stdout) };
}

async function throughEndpoint(page: Page, path: string, query: Record<string, string>) {
  const target = new URL(`${path}?${new URLSearchParams(query)}`, page.url());
  const response = await fetch(target);
  return { status: response.status, document: await response.json() };
}

describe('every client says the same of bad input', () => {
  it.each([
    [
      'zabor',
      'Zabor',
      '.../.x. b',
      'row 2 from the top, column 2 is "x"; expected . (free), b, r or # (blocked)',
    ],
    ['zabor', 'Zabor', '.../...', 'the position lacks the side to move'],
    [
      'chocolate',
      'Chocolate',
      '3x99 A',
      '"3x99" is not a piece; expected HEIGHTxWIDTH with sides from 1 to 60, e.g. 3x5',
    ],
  ])('%s %s %s', async (id, game, position, message) => {
    const cli = throughCommandLine(['moves', id, position]);
    expect(cli.status).toBe(2);
    expect(cli.stderr).toContain(message);
    expect(cli.stderr.trimEnd()).not.toContain('\n');

    const page = await web.visit();
    const endpoint = await throughEndpoint(page, '/v1/legal-moves', { game: id, position });
    expect(endpoint.status).toBe(422);
    expect(endpoint.document.detail).toContain(message);

    const dialog = await openNewGame(page);
    await dialog.getByLabel('Game', { exact: true }).selectOption({ label: game });
    await dialog.getByRole('textbox').fill(position);
    await press(page, 'Start');
    await dialog.getByText(message).waitFor();
  });
});
