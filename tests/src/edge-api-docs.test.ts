// @module-tag rest
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Server } from '../../testing/server.ts';

/** Every example of docs/api.md, run unchanged against the built server. */

const page = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/^```(\w+)\n(.*?)^```$(?:\n```json\n(.*?)^```$)?/gms)].map(
  ([, language, text, answer]) => ({ language: language as string, text: text as string, answer }),
);
const examplesIn = (language: string) => blocks.filter((block) => block.language === language);
const onlyExampleIn = (language: string) => examplesIn(language)[0]?.text as string;

/** Not every machine has these; where they are missing, there is nothing to run the example with. */
const has = (program: string) => spawnSync(program, ['--version']).status === 0;

describe('docs/api.md', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tahoun-docs-'));
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = new Server();
    url = await server.url();
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  /** The output of an example. */
  function run(program: string, args: readonly string[]): string {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    return stdout;
  }
  const here = (text: string) => text.replaceAll('http://localhost:3000', url);

  it('has examples in every language', () => {
    expect(examplesIn('sh').length).toBeGreaterThan(8);
    expect(examplesIn('python')).toHaveLength(1);
    expect(examplesIn('js')).toHaveLength(2);
    expect(examplesIn('ts')).toHaveLength(4);
  });

  describe.runIf(has('curl'))('curl', () => {
    it.each(examplesIn('sh'))('$text', ({ text, answer }) => {
      const out = run('sh', ['-c', `${here(text).trim()} -sS`]);
      if (answer === undefined) {
        expect(out).not.toContain('/errors/');
        if (!text.includes(' -o ')) expect(out).toMatch(/^(\{|\[|event: )/);
        return;
      }
      const expected = JSON.parse(answer) as object;
      const machine = 'seconds' in expected ? { seconds: expect.any(Number), nps: expect.any(Number) } : {};
      expect(JSON.parse(out)).toEqual({ ...expected, ...machine });
    });
  });

  it('JavaScript', () => {
    const [text] = examplesIn('js');
    writeFileSync(join(folder, 'example.mjs'), here(text?.text as string));
    expect(run(process.execPath, ['example.mjs'])).toMatch(/^[a-g] \S+/);
  });

  it('JavaScript over a socket', () => {
    const text = examplesIn('js')[1]?.text as string;
    writeFileSync(
      join(folder, 'socket.mjs'),
      here(text).replace('ws://localhost:3000', url.replace('http', 'ws')),
    );
    const lines = run(process.execPath, ['socket.mjs']).trim().split('\n');
    expect(lines).toEqual(expect.arrayContaining([expect.stringMatching(/^a \d+ \S+$/)]));
    expect(lines.filter((line) => !/^a \d/.test(line)).toSorted()).toEqual([
      expect.stringMatching(/^a {2}\S+$/),
      expect.stringMatching(/^b {2}\S+$/),
    ]);
  });

  const PRINTED = [
    /^[a-h]\d\S* /,
    /^422 \S+ .*e4/,
    /^1 \S+ so far\n(\d+ \S+ so far\n)*\d+ \S+ in the end\n$/,
    /^e4( \S+)?\n(e4 \S+\n)?$/,
  ];

  it.each(PRINTED)('TypeScript: %s', (printed) => {
    const text = examplesIn('ts')[PRINTED.indexOf(printed)]?.text as string;
    // Here, where the package is found; Node takes the types away.
    const file = fileURLToPath(new URL('../docs-example.ts', import.meta.url));
    writeFileSync(file, here(text));
    try {
      expect(run(process.execPath, [file])).toMatch(printed);
    } finally {
      rmSync(file);
    }
  });

  it.runIf(has('python3'))('Python', () => {
    const text = onlyExampleIn('python');
    writeFileSync(join(folder, 'example.py'), here(text));
    expect(run('python3', ['example.py']).trim().split('\n')).toHaveLength(3);
  });
});
