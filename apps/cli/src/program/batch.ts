import { type Language, cliTexts } from '@tahoun/i18n';
import { CliError, type ProblemDetails, failureOf } from '../input/errors.js';
import { type Line, MAX_LINE, readLines } from '../input/lines.js';
import { runCommand } from './run.js';

/** One line of the answer. A refused question may still have a document. */
export type BatchAnswer =
  | { readonly ok: true; readonly result: unknown }
  | {
      readonly ok: false;
      readonly code: 1 | 2;
      readonly error: string;
      /** The error as `--json` prints it; left out where there is a result that says "no". */
      readonly problem?: ProblemDetails;
      readonly result?: unknown;
    };

/**
 * Runs each line of `input`, a JSON array of arguments, and hands `write` one line for each that is
 * not empty, in order and as soon as it is known. Nothing in a line stops the next one.
 * @param language of the errors in lines without `--lang`
 */
export async function runBatch(
  input: AsyncIterable<string>,
  write: (line: string) => Promise<void>,
  language: Language,
): Promise<void> {
  for await (const line of readLines(input, MAX_LINE)) {
    if ('text' in line && line.text.trim() === '') continue;
    await write(`${JSON.stringify(await answerLine(line, language))}\n`);
  }
}

/** The answer to one line. Never throws. */
export async function answerLine(line: Line, language: Language): Promise<BatchAnswer> {
  try {
    return await answerArguments(readArguments(line), language);
  } catch (error) {
    return failed(error, language);
  }
}

function failed(error: unknown, language: Language): BatchAnswer {
  return { ok: false, ...failureOf(error, language) };
}

/** @throws CliError for commands that cannot be run here. */
async function answerArguments(args: readonly string[], language: Language): Promise<BatchAnswer> {
  const completed = await runCommand(args, { language, interactive: false, progress: () => undefined });
  switch (completed.kind) {
    case 'answer': {
      const { document: result, refusal } = completed.answer;
      return refusal === undefined
        ? { ok: true, result }
        : { ok: false, code: 1, error: refusal(cliTexts(completed.language)), result };
    }
    case 'failure': {
      const { code, error, problem } = completed;
      return { ok: false, code, error, problem };
    }
    case 'text':
      return failed(new CliError(({ errors }) => errors.noCommand), completed.language);
  }
}

/** @throws CliError for anything but a list of texts and numbers. */
function readArguments(line: Line): string[] {
  if ('tooLong' in line) throw new CliError(({ errors }) => errors.batchTooLong(MAX_LINE), { max: MAX_LINE });
  let items: unknown;
  try {
    items = JSON.parse(line.text.trim());
  } catch {
    throw new CliError(({ errors }) => errors.batchNotJson);
  }
  if (!Array.isArray(items)) throw new CliError(({ errors }) => errors.batchNotArray);
  const bad = items.findIndex((item) => typeof item !== 'string' && typeof item !== 'number');
  if (bad >= 0) throw new CliError(({ errors }) => errors.batchBadItem(bad + 1), { number: bad + 1 });
  return items.map(String);
}
