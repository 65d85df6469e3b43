import { languageOfLocale } from '@tahoun/i18n';
import type { Failure } from './input/errors.js';
import { lineProgress, terminalProgress } from './output/progress.js';
import { type Completed, runCommand } from './program/run.js';

/** A reader that has seen enough (`tahoun ... | head`) is no error. */
function endQuietlyOnClosedPipe(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      throw error;
    });
  }
}

/** Resolves when the text is taken over, so that a slow reader slows the writer. */
function write(text: string): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.write(text, () => resolve());
  });
}

function complain(line: string): void {
  process.stderr.write(`tahoun: ${line}\n`);
}

/** @returns the exit code. */
async function fail({ code, error, problem }: Failure, json: boolean): Promise<number> {
  if (json) await write(`${JSON.stringify(problem)}\n`);
  complain(error);
  return code;
}

/** Prints the result of a command. @returns the exit code. */
async function finish(completed: Completed): Promise<number> {
  switch (completed.kind) {
    case 'text':
      await write(completed.text);
      return 0;
    case 'failure':
      return fail(completed, completed.json);
    case 'answer': {
      const { answer, language, json, color } = completed;
      const { viewOf } = await import('./output/view.js');
      const view = viewOf(language, color);
      await write(`${json ? JSON.stringify(answer.document) : answer.print(view)}\n`);
      if (answer.refusal === undefined) return 0;
      complain(answer.refusal(view.texts));
      return 1;
    }
  }
}

endQuietlyOnClosedPipe();
let progress = lineProgress(process.stderr);
const locale = languageOfLocale(process.env);
try {
  const completed = await runCommand(process.argv.slice(2), {
    language: locale,
    interactive: true,
    progress: (...line) => progress.show(...line),
    openProgress: async () => {
      if (process.stderr.isTTY) progress = await terminalProgress(process.stderr);
    },
    batch: async (language) => {
      const { runBatch } = await import('./program/batch.js');
      await runBatch(process.stdin.setEncoding('utf8'), write, language);
    },
  });
  progress.end();
  process.exitCode = await finish(completed);
} catch (error) {
  const { failureOf } = await import('./input/errors.js');
  process.exitCode = await fail(failureOf(error, locale), process.argv.includes('--json'));
}
