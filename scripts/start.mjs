import { spawn } from 'node:child_process';
import { install } from './install.mjs';
import { Failure, environment, exitCodeOf, passSignals, pinnedNode, root, run } from './shell.mjs';

/** Builds what changed and runs a program of ours until it ends, on a Node with these flags. Gives its exit code. */
export async function start(program, args = [], flags = []) {
  try {
    await install();
    console.log('Building...');
    const code = await run('turbo', ['run', 'build', '--ui=stream'], { quiet: true });
    if (code !== 0) throw new Failure('The build failed; its log is above.');
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(error.message);
    return 1;
  }
  return serve([...flags, program, ...args]);
}

function serve(args) {
  return new Promise((resolve) => {
    const server = spawn(pinnedNode, args, { cwd: root, env: environment, stdio: 'inherit' });
    passSignals(server);
    if (process.env.npm_lifecycle_event) stopWithParent(server);
    server.on('exit', (code, signal) => resolve(exitCodeOf(code, signal)));
  });
}

/** npm ends on SIGTERM without telling what it runs; that its shell is gone is all there is to see. */
function stopWithParent(server) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    server.kill('SIGTERM');
  }, 500);
  watch.unref();
}
