import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chromium } from './chromium.mjs';
import { install } from './install.mjs';
import { Failure, environment, readJson, root, run, workspaceFolders } from './shell.mjs';

const RESULTS = 'test-results.json';
const SUMMARIES = '.turbo/runs';

/** What the two commands run beside the build, each with the task that has the tests of a package. */
const TIERS = {
  test: ['lint', 'boundaries', 'typecheck', 'test'],
  'test:rest': ['test:rest'],
};

/**
 * Runs the checks and tests of a command, `test` or `test:rest`, whatever fails before, and ends with one line:
 * `N passed, N failed`; each test that failed is named above it. Lint, boundaries, build and types count as one check
 * each. Gives 0 when nothing failed.
 */
export async function test(tier) {
  const rows = await allRows(tier);
  const width = Math.max(...rows.map(({ name }) => name.length));
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);

  console.log();
  for (const row of rows) {
    console.log(`${row.name.padEnd(width)}  ${counts(row)}${row.note ? `  (${row.note})` : ''}`);
    for (const failure of row.failures ?? []) console.log(`  failed: ${failure}`);
    for (const failure of row.second ?? []) console.log(`  at the second try: ${failure}`);
  }
  console.log(`\n${counts({ passed: sum('passed'), failed: sum('failed') })}`);
  return sum('failed') === 0 ? 0 : 1;
}

const counts = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/** A row of the report: a name, how many passed and failed, and a word on why. */
async function allRows(tier) {
  try {
    await install();
    environment.CHROMIUM_PATH = await chromium();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.log(error.message);
    return [check('setup', false)];
  }
  return tasks(TIERS[tier]);
}

const check = (name, passed, note) => ({ name, passed: passed ? 1 : 0, failed: passed ? 0 : 1, note });

/** Builds, checks and tests of all packages, run by turbo. */
async function tasks(wanted) {
  const folders = workspaceFolders();
  // A report left from an earlier run must not be counted. For a task whose inputs did not change, turbo restores it.
  for (const folder of folders) rmSync(join(root, folder, RESULTS), { force: true });
  rmSync(join(root, SUMMARIES), { recursive: true, force: true });

  console.log(`\nbuild, ${wanted.join(', ')}`);
  const how = ['--concurrency=2', '--continue=dependencies-successful', '--ui=stream', '--summarize'];
  const code = await run('turbo', ['run', ...wanted, ...how]);

  const [summary] = existsSync(join(root, SUMMARIES)) ? readdirSync(join(root, SUMMARIES)) : [];
  if (!summary) return [check('turbo', false, `exit code ${code}, and no summary`)];
  const ran = readJson(SUMMARIES, summary).tasks;
  const tests = wanted.at(-1);
  const tested = folders.filter((folder) => readJson(folder, 'package.json').scripts?.[tests]);
  const rows = [
    ...['build', ...wanted.slice(0, -1)].map((task) => overPackages(task, ran)),
    ...tested.map((folder) => testsOf(folder, tests, ran)),
  ];
  const clean = rows.every((row) => row.failed === 0);
  return code !== 0 && clean ? [...rows, check('turbo', false, `exit code ${code}`)] : rows;
}

/** One task over all packages, as one check. */
function overPackages(task, ran) {
  const bad = ran.filter((entry) => entry.task === task && entry.execution?.exitCode !== 0);
  return check(task, bad.length === 0, bad.map((entry) => entry.package).join(', '));
}

/** The tests of one package, as vitest counted them. A run that broke without a failed test is one failure. */
function testsOf(folder, task, ran) {
  const { name } = readJson(folder, 'package.json');
  const succeeded = ran.find((entry) => entry.taskId === `${name}#${task}`)?.execution?.exitCode === 0;
  if (!existsSync(join(root, folder, RESULTS))) {
    return {
      name,
      passed: 0,
      failed: succeeded ? 0 : 1,
      note: succeeded ? 'no tests' : 'did not run to its end',
    };
  }
  const { numPassedTests, numFailedTests, testResults } = readJson(folder, RESULTS);
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  const failed = numFailedTests + broken.length;
  const failures = [
    ...testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failure(fullName, failureMessages[0])),
    ...broken.map((file) => failure(relative(root, file.name), file.message)),
  ];
  const second = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages }) => failure(fullName, failureMessages[0], LINES_OF_A_FIRST_TRY));
  return {
    name,
    passed: numPassedTests,
    failed: succeeded ? failed : Math.max(failed, 1),
    failures,
    second,
  };
}

/** Nobody sees that try again: what it waited for stands in the lines after the first. */
const LINES_OF_A_FIRST_TRY = 4;

/** What failed and the first lines of why, for those who see only the end of the output. */
function failure(name, message = 'without a message', lines = 1) {
  const why = stripVTControlCharacters(message).trim().split('\n').slice(0, lines);
  return `"${name}": ${why.map((line) => line.trim()).join(' ')}`;
}
