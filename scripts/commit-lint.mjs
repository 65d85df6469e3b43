/**
 * Subjects of commits have at most 72 characters, no full stop at their end, and an empty line before what follows.
 *
 *   node scripts/commit-lint.mjs main..HEAD      the commits of a range
 *   node scripts/commit-lint.mjs --file FILE     a message, as git hands it to a hook (.githooks/commit-msg)
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const MOST = 72;

function faultsOf(message) {
  const [subject = '', second = ''] = message.split('\n').filter((line) => !line.startsWith('#'));
  return [
    subject.trim() === '' && 'it has no subject',
    subject.length > MOST && `its subject has ${subject.length} characters; ${MOST} are allowed`,
    subject.endsWith('.') && 'its subject ends in a full stop',
    second !== '' && 'its second line is not empty',
  ].filter(Boolean);
}

const [range, file] = process.argv.slice(2);
if (range === undefined) {
  console.error('Usage: node scripts/commit-lint.mjs RANGE | --file FILE');
  process.exit(2);
}
const messages =
  range === '--file'
    ? [readFileSync(file, 'utf8')]
    : execFileSync('git', ['log', '--no-merges', '-z', '--format=%B', range, '--'], { encoding: 'utf8' })
        .split('\0')
        .filter((message) => message !== '');

for (const message of messages) {
  for (const fault of faultsOf(message)) {
    console.error(`"${message.split('\n')[0]}": ${fault}`);
    process.exitCode = 1;
  }
}
