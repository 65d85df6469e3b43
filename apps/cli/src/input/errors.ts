import { type ErrorParams, isInputError, quoteInput } from '@tahoun/core';
import { IllegalMove } from '@tahoun/engine';
import { CliError, type Language, cliTexts, errorText } from '@tahoun/i18n';
import { CommanderError } from 'commander';
import { fieldOf } from './options.js';

export { CliError } from '@tahoun/i18n';
export { reasonOf } from '@tahoun/workshop/files';

/** An error for programs: the members of the endpoint's problem documents that have a meaning here. */
export interface ProblemDetails {
  /** Stable for one kind of error; that of the endpoint where it finds the same. */
  readonly code: string;
  /** One line in the reader's language. */
  readonly detail: string;
  /** The option or argument at fault, where one is. */
  readonly field: string | null;
  /** The facts in the detail, by name. */
  readonly params: ErrorParams;
}

export interface Failure {
  /** The exit code. 1: the answer is "no"; 2: bad usage or bad input. */
  readonly code: 1 | 2;
  /** One line without a prefix. */
  readonly error: string;
  readonly problem: ProblemDetails;
}

/** Turns any value that a command threw into an exit code, a line, and the same for programs. */
export function failureOf(thrown: unknown, language: Language): Failure {
  const error = thrown instanceof CommanderError ? usageError(thrown) : thrown;
  const { text, code, params } = describe(error, language);
  const detail = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const field = typeof params.field === 'string' ? params.field : null;
  return {
    code: error instanceof IllegalMove ? 1 : 2,
    error: detail,
    problem: { code, detail, field, params },
  };
}

function describe(
  error: unknown,
  language: Language,
): Pick<ProblemDetails, 'code' | 'params'> & { text: string } {
  const texts = cliTexts(language);
  if (error instanceof CliError) {
    return { text: error.say(texts, language), code: error.code, params: error.params };
  }
  if (error instanceof IllegalMove) {
    const [number, move] = [error.index + 1, quoteInput(error.move)];
    const text = texts.errors.illegalMove(number, move, errorText(language, error));
    return { text, code: error.code, params: { ...error.params, number, move } };
  }
  if (isInputError(error)) {
    return { text: errorText(language, error), code: error.code, params: error.params };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { text: texts.errors.internal(message), code: 'internal', params: {} };
}

/** Commander's complaint in our words. Only the quotes in it name its subject. */
function usageError({ code, message }: CommanderError): CliError {
  const found = quoteInput(/'(.*?)'(?:\n|\.|$| )/s.exec(message)?.[1] ?? '');
  // Options come with their values: '--depth <D>'.
  const [option = ''] = found.split(' <');
  const hint = /\(Did you mean (?:one of )?(.*?)\?\)/s.exec(message)?.[1] ?? '';
  switch (code) {
    case 'commander.unknownCommand':
      return new CliError(({ errors }) => errors.unknownCommand(found, hint), { found, hint });
    case 'commander.help':
      return new CliError(({ errors }) => errors.noCommand);
    case 'commander.unknownOption':
      return new CliError(({ errors }) => errors.unknownOption(found, hint), { found, hint });
    case 'commander.missingArgument':
      return missingArgument(found);
    case 'commander.optionMissingArgument':
      return new CliError(({ errors }) => errors.optionNeedsValue(option), { field: fieldOf(option) });
    case 'commander.missingMandatoryOptionValue':
      return new CliError(({ errors }) => errors.requiredOption(option), { field: fieldOf(option) });
    case 'commander.excessArguments': {
      const [expected = '', got = ''] = message.match(/\d+/g)?.slice(-2) ?? [];
      return new CliError(({ errors }) => errors.tooManyArguments(expected, got), { expected, found: got });
    }
    default:
      return new CliError(({ errors }) => errors.badUsage(message.replace(/^error: /, '')));
  }
}

/** @param name as the usage line has it: `POSITION` */
export function missingArgument(name: string): CliError {
  return new CliError((texts) => texts.errors.missingArgument(texts.placeholders(name)), {
    field: fieldOf(name),
  });
}
