import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './support/installed.ts';

interface Bench {
  readonly games: readonly { readonly game: string; readonly nodes: number }[];
}

it('every search makes the moves that bench/signature.json counts, until somebody means to change it', () => {
  const tahoun = join(ROOT, 'apps/cli/bin/tahoun.mjs');
  const { games }: Bench = JSON.parse(
    execFileSync(process.execPath, [tahoun, 'bench', '--json'], { encoding: 'utf8' }),
  );
  const counted = Object.fromEntries(games.map(({ game, nodes }) => [game, nodes]));
  const signature = JSON.parse(readFileSync(join(ROOT, 'bench/signature.json'), 'utf8'));
  // A game that was just added has no count yet.
  expect(
    counted,
    'rules, evaluation or search changed: if that was meant, put the new counts there',
  ).toMatchObject(signature);
});
