import { DEAR } from '@tahoun/tests/fairness/dear';
import { timesBeside, timesOf } from '@tahoun/tests/fairness/matrix';
import { Receiver, SMALL } from '@tahoun/tests/fairness/small';
import { ENDPOINT, Server } from '../../testing/server.ts';

/**
 * The fairness matrix of the endpoint: milliseconds of each small wish of one client, alone and while another client does
 * each of the dear things as often as it may, each on a server of its own.
 *
 *     npx node bench/src/fairness.ts [a part of the names of the dear things] [the file of another build of the server]
 */
const chosen = process.argv[2] ?? '';
const file = process.argv[3] ?? ENDPOINT;

const names = Object.keys(SMALL);
const receiver = new Receiver();
await receiver.start();
console.log(`| beside | ${names.join(' | ')} |\n|${' --- |'.repeat(names.length + 1)}`);
for (const name of ['nothing', ...Object.keys(DEAR)]) {
  if (name !== 'nothing' && !name.includes(chosen)) continue;
  const env = { TAHOUN_TRUST_PROXY: '1', TAHOUN_WEBHOOKS: 'private' };
  const server = new Server(env, { args: [file], stderr: 'inherit' });
  const url = await server.url();
  // The first search of a process compiles it.
  await timesOf(url, receiver);
  const times =
    name === 'nothing'
      ? await timesOf(url, receiver)
      : await timesBeside({ url, name, silent: receiver.silent }, receiver);
  console.log(
    `| ${name} | ${names.map((each) => (typeof times[each] === 'number' ? times[each].toFixed(0) : times[each])).join(' | ')} |`,
  );
  server.process.kill();
}
receiver.close();
