import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Random } from '@tahoun/core';

/**
 * Do the tests notice? StrykerJS plants one fault at a time in a package and runs the package's own tests on it.
 * A sample of one line in so many keeps it short; the seed chooses which. Needs a build.
 *
 *     npx node bench/src/mutation.ts FOLDER [one line in, default 1] [seed, default 1] [files, by default all in src]
 *
 * Prints every fault that no test noticed, and the score: the share of the faults that some test noticed.
 */
const root = join(import.meta.dirname, '../..');
const work = join(root, '.mutation');
/**
 * Files that have tests of another kind, such as command lines, browsers and data, or that speak to a
 * platform.
 */
const LEFT_OUT =
  /\.test\.|\/testing[/.]|\.d\.ts$|\/(adapters|entries|redis|discord)\/|\/(index|main|cli|bot-process)\.ts$/;

const [folder = '', oneInText = '1', seedText = '1', pattern = 'src/**/*.ts'] = process.argv.slice(2);
const oneIn = Number(oneInText);
if (!(oneIn >= 1)) throw new RangeError(`one line in ${oneInText}: expected a number from 1 on`);
const packageFolder = join(root, folder);
const random = new Random(Number(seedText));
const files = globSync(pattern, { cwd: packageFolder }).filter((file) => !LEFT_OUT.test(file));
if (files.length === 0)
  throw new RangeError(`no source in '${folder}': expected a package's folder and its files`);

mkdirSync(work, { recursive: true });
const config = join(work, `${folder.replaceAll('/', '-')}.json`);
writeFileSync(
  config,
  JSON.stringify({
    testRunner: 'vitest',
    // Tests of every game import them by their folders' names, which vitest does not follow.
    vitest: { related: false },
    plugins: [join(root, 'bench/node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
    // Most strings are sentences for people; tests of their wording are in `i18n` and in the contract of the endpoint.
    mutator: { excludedMutations: ['StringLiteral'] },
    // A fault in code that runs while a file is loaded, or in `beforeAll`, is put to all tests. Left to the
    // tests that Stryker saw reach it, a table of routes would be put to the one test that imports it late,
    // and survive.
    ignoreStatic: false,
    mutate: oneIn === 1 ? files : files.sort().flatMap(sampled),
    // Beside the packages, so that their relative paths to the shared settings hold as they are.
    tempDirName: work,
    tsconfigFile: 'none',
    concurrency: 1,
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  }),
);
const stryker = join(root, 'bench/node_modules/.bin/stryker');
process.exitCode = spawnSync(stryker, ['run', config], { cwd: packageFolder, stdio: 'inherit' }).status ?? 1;

/** The lines of a file that are in the sample, as Stryker takes them. */
function sampled(file: string): string[] {
  const lines = readFileSync(join(packageFolder, file), 'utf8').split('\n');
  return lines.flatMap((line, at) => {
    const isCode = /[a-z]/i.test(line) && !/^\s*(\/?\*|\/\/|import |export type |export \* )/.test(line);
    return isCode && random.next() < 1 / oneIn ? [`${file}:${at + 1}-${at + 1}`] : [];
  });
}
