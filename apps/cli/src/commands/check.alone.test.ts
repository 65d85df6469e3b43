import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FAULTS } from '@tahoun/games/conformance';
import { faultTexts } from '@tahoun/i18n';
import { afterAll, describe, expect, it } from 'vitest';
import { runHere } from '../testing/run-here.js';

const folder = mkdtempSync(join(tmpdir(), 'tahoun-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

const TIC_TAC_TOE = new URL('../../../../examples/tic-tac-toe/src/index.ts', import.meta.url).href;

/** Checks the example game with other parts in its manifest, given as code that knows `game`. */
function checkWith(id: string, parts: string, ...args: string[]) {
  const file = join(folder, `${id}.mjs`);
  writeFileSync(
    file,
    `import game from '${TIC_TAC_TOE}'; export default { ...game, id: '${id}', ${parts} };`,
  );
  return runHere(['check', id, '--game', file, ...args]);
}

describe('check', () => {
  it('finds nothing in a sound game, says how fast it is, and advises', async () => {
    const { status, stdout } = await runHere(['check', 'zabor']);
    const [sound, speed, advice, ...lines] = stdout.trim().split('\n');
    expect([status, sound]).toEqual([0, 'no findings']);
    expect(speed).toMatch(/^speed: [\d,]+ moves per second, [\d.]+ times Connect Four$/);
    expect(advice).toMatch(/^Capabilities/);
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}nullMove: lines in which/));
  });

  it('says the same in Czech, and as a document', async () => {
    const { stdout } = await runHere(['check', 'tic-tac-toe', '--lang', 'cs']);
    expect(stdout).toMatch(/^bez nálezů\nrychlost: .*\nSchopnosti/);
    expect(stdout).toMatch(/^ {2}nullMove: varianty/m);
    const document = JSON.parse((await runHere(['check', 'tic-tac-toe', '--json'])).stdout);
    expect(document).toEqual({
      game: 'tic-tac-toe',
      findings: [],
      speed: { movesPerSecond: expect.any(Number), ratio: expect.any(Number) },
      advice: expect.arrayContaining(['nullMove']),
    });
  });

  it('says where a move cannot be entered by hand and what mends it, in both languages', async () => {
    const targets = 'targets: () => [["nowhere"]]';
    const rules = `rules: async () => ({ ...(await game.rules()), ${targets} }), board: undefined`;
    const english = await checkWith('nowhere', rules);
    expect(english).toMatchObject({ status: 1, stderr: 'tahoun: findings: 1\n' });
    expect(english.stdout).toMatch(/^targets: two moves are entered by \["nowhere"\] \(.*\); add a target/);
    const czech = await checkWith('nowhere', rules, '--lang', 'cs');
    expect(czech.stdout).toMatch(/^targets: dva tahy se zadávají stejně: .*; přidejte místo/);
  });

  it('finds a place that the board does not draw', async () => {
    const board = 'board: async () => ({ draw: () => ({ areas: [] }) })';
    const { status, stdout } = await checkWith('unseen', board, '--json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout).findings).toMatchObject([
      { check: 'board', code: 'no-place', params: { targets: 'a3', picked: '-' } },
    ]);
  });
});

it('has Czech for every fault, with all that was found', () => {
  for (const [code, { what }] of Object.entries(FAULTS)) {
    const names = [...what.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const params = Object.fromEntries(names.map((name) => [name, `<${name}>`]));
    const told = faultTexts('cs', { code, params, what, mend: '' });
    expect(told.what).not.toBe(what);
    for (const name of names) expect(told.what).toContain(`<${name}>`);
  }
});
