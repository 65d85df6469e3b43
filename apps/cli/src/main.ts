import { cliTexts } from '@tahoun/i18n';
import pc from 'picocolors';
import { languageOfLocale } from './answer.js';
import { runBatch } from './batch.js';
import { failureOf } from './errors.js';
import { type Completed, runCommand } from './run.js';

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

function showProgress(line: string, wanted: boolean): void {
  if (wanted || process.stderr.isTTY) process.stderr.write(`${line}\n`);
}

/** Colours are for terminals; FORCE_COLOR asks for them elsewhere, NO_COLOR and --no-color forbid them. */
function colorsFor(allowed: boolean) {
  const capable = process.stdout.isTTY || Boolean(process.env.FORCE_COLOR);
  return pc.createColors(allowed && capable && pc.isColorSupported);
}

/** Prints what a command came to. @returns the exit code. */
async function finish(completed: Completed): Promise<number> {
  switch (completed.kind) {
    case 'help':
      await write(completed.text);
      return 0;
    case 'failure':
      complain(completed.error);
      return completed.code;
    case 'batch':
      await runBatch(process.stdin.setEncoding('utf8'), write, completed.language);
      return 0;
    case 'answer': {
      const { answer, language, json, color } = completed;
      const texts = cliTexts(language);
      const text = json
        ? JSON.stringify(answer.document)
        : answer.print({ language, texts, colors: colorsFor(color) });
      await write(`${text}\n`);
      if (answer.refusal === undefined) return 0;
      complain(answer.refusal(texts));
      return 1;
    }
  }
}

endQuietlyOnClosedPipe();
const locale = languageOfLocale(process.env);
try {
  const surroundings = { language: locale, interactive: true, progress: showProgress };
  process.exitCode = await finish(await runCommand(process.argv.slice(2), surroundings));
} catch (error) {
  const failure = failureOf(error, locale);
  complain(failure.error);
  process.exitCode = failure.code;
}
