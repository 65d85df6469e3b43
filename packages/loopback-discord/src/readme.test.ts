import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// What needs nothing but this package is run where it is installed from its tarball (tests/src/packages.alone.test.ts).
it('the example on discord.js in the README prints what it says', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const [, code = ''] = /^```js\n(.*?)^```$/ms.exec(readme) ?? [];
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: new URL('..', import.meta.url),
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const [, printed] = /^console\.log\(.*\/\/ (.*)$/m.exec(code) ?? [];
  expect(stdout).toBe(`${printed}\n`);
});
