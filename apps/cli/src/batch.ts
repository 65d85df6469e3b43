import { type CliTexts, type Language, cliTexts } from '@tahoun/i18n';
import { languageOf } from './answer.js';
import { type Line, readLines } from './files.js';
import { runCommand } from './run.js';

/** Characters of one line of a batch. */
export const MAX_LINE = 1_000_000;

/** One line of the answer. A refused question may still have a document. */
export type BatchAnswer =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly code: 1 | 2; readonly error: string; readonly result?: unknown };

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
  const args = readArguments(line, cliTexts(language));
  return Array.isArray(args) ? answerArguments(args, language) : args;
}

async function answerArguments(args: readonly string[], language: Language): Promise<BatchAnswer> {
  const completed = await runCommand(args, { language, interactive: false, progress: () => undefined });
  const texts = cliTexts(languageOf(args, language));
  switch (completed.kind) {
    case 'answer': {
      const { document: result, refusal } = completed.answer;
      return refusal === undefined
        ? { ok: true, result }
        : { ok: false, code: 1, error: refusal(texts), result };
    }
    case 'failure':
      return { ok: false, code: completed.code, error: completed.error };
    case 'batch':
      return refuse(texts.errors.batchInBatch);
    case 'help':
      return refuse(texts.errors.noCommand);
  }
}

function readArguments(line: Line, { errors }: CliTexts): string[] | BatchAnswer {
  if ('tooLong' in line) return refuse(errors.batchTooLong(MAX_LINE));
  let items: unknown;
  try {
    items = JSON.parse(line.text.trim());
  } catch {
    return refuse(errors.batchNotJson);
  }
  if (!Array.isArray(items)) return refuse(errors.batchNotArray);
  const bad = items.findIndex((item) => typeof item !== 'string' && typeof item !== 'number');
  if (bad >= 0) return refuse(errors.batchBadItem(bad + 1));
  return items.map(String);
}

function refuse(error: string): BatchAnswer {
  return { ok: false, code: 2, error };
}
