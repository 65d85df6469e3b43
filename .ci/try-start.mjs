/** `node .ci/try-start.mjs`: `npm start` in this checkout serves the page and answers, within a quarter of an hour. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const PORT = '3177';
const MOST_MS = 15 * 60_000;
const windows = process.platform === 'win32';
const server = spawn('npm', ['start'], {
  env: { ...process.env, PORT },
  stdio: 'inherit',
  shell: windows,
});
let ended;
server.on('exit', (code) => {
  ended = code ?? 1;
});

const get = (path) => fetch(`http://localhost:${PORT}${path}`);
try {
  const until = Date.now() + MOST_MS;
  while (!(await get('/healthz').catch(() => undefined))?.ok) {
    assert.equal(ended, undefined, 'npm start ended');
    assert.ok(Date.now() < until, 'npm start took too long');
    await wait(2000);
  }
  assert.match(await (await get('/')).text(), /<html/);
  const answer = await (await get('/v1/best-move?game=zabor&nodes=500')).json();
  assert.match(String(answer.move), /^[a-g]\d$/);
  console.log(`npm start works on ${process.platform}.`);
} finally {
  // npm on Windows takes no signal, and its children would stay.
  if (windows) spawn('taskkill', ['/pid', String(server.pid), '/t', '/f']);
  else server.kill('SIGTERM');
}
