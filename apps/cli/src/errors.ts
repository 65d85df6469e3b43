import { type InputError, quoteInput } from '@tahoun/core';
import { IllegalMove } from '@tahoun/engine';
import { type CliTexts, type Language, cliTexts, errorText } from '@tahoun/i18n';
import { CommanderError } from 'commander';

/** 1: the answer is "no"; 2: bad usage or bad input. */
type FailureCode = 1 | 2;

export interface Failure {
  readonly code: FailureCode;
  /** One line without a prefix. */
  readonly error: string;
}

/** Something wrong that the command line itself found. */
export class CliError extends Error {
  constructor(
    /** Says it in the reader's language. */
    readonly say: (texts: CliTexts, language: Language) => string,
    readonly code: FailureCode = 2,
  ) {
    super(say(cliTexts('en'), 'en'));
  }
}

/** Why a file cannot be read or written: the code of the system's error, which the texts put into words. */
export function reasonOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}

/** Turns whatever a command threw into an exit code and a line. */
export function failureOf(error: unknown, language: Language): Failure {
  const { code, text } = describe(error, language);
  return { code, error: text.replace(/[\s\p{Cc}]+/gu, ' ').trim() };
}

function describe(error: unknown, language: Language): { code: FailureCode; text: string } {
  const texts = cliTexts(language);
  if (error instanceof CliError) return { code: error.code, text: error.say(texts, language) };
  if (error instanceof IllegalMove) {
    const reason = errorText(language, error);
    return { code: 1, text: texts.errors.illegalMove(error.index + 1, quoteInput(error.move), reason) };
  }
  if (isInputError(error)) return { code: 2, text: errorText(language, error) };
  if (error instanceof CommanderError) return { code: 2, text: usageText(error, texts) };
  return { code: 2, text: texts.errors.internal(error instanceof Error ? error.message : String(error)) };
}

/** By name: the thread pool is not bundled and has a class of its own. */
export function isInputError(error: unknown): error is InputError {
  return error instanceof Error && error.name === 'InputError';
}

/** Commander's complaint in our words. Only the quotes in it say what it is about. */
function usageText({ code, message }: CommanderError, { errors, placeholders }: CliTexts): string {
  const found = quoteInput(/'(.*?)'(?:\n|\.|$| )/s.exec(message)?.[1] ?? '');
  // Options come with what they take: '--depth <D>'.
  const [option = ''] = found.split(' <');
  const hint = /\(Did you mean (?:one of )?(.*?)\?\)/s.exec(message)?.[1] ?? '';
  switch (code) {
    case 'commander.unknownCommand':
      return errors.unknownCommand(found, hint);
    case 'commander.help':
      return errors.noCommand;
    case 'commander.unknownOption':
      return errors.unknownOption(found, hint);
    case 'commander.missingArgument':
      return errors.missingArgument(placeholders(found));
    case 'commander.optionMissingArgument':
      return errors.optionNeedsValue(option);
    case 'commander.missingMandatoryOptionValue':
      return errors.requiredOption(option);
    case 'commander.excessArguments': {
      const [expected = '', got = ''] = message.match(/\d+/g)?.slice(-2) ?? [];
      return errors.tooManyArguments(expected, got);
    }
    default:
      return message.replace(/^error: /, '');
  }
}
