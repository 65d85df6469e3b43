import type { CommandName } from '@tahoun/i18n';
import type { Answer } from '../interaction/answer.js';
import type { Call } from '../interaction/call.js';
import type { Options } from '../interaction/options.js';

/** What a person can fill in; the words are in `@tahoun/i18n` under the same names. */
export interface OptionSpec {
  readonly name: string;
  readonly kind: 'text' | 'number' | 'user' | 'attachment';
  readonly isRequired?: boolean;
  /** Values offered as fixed choices. */
  readonly choices?: readonly string[];
  /** The command's `complete` offers values while one types. */
  readonly completes?: boolean;
}

export interface Choice {
  readonly name: string;
  readonly value: string;
}

export interface Command {
  readonly name: CommandName;
  readonly options: readonly OptionSpec[];
  /** @throws Refusal or InputError, told to whoever called. */
  run(call: Call, options: Options): Answer | Promise<Answer>;
  /** Values for the option being typed; at most 25 are shown. */
  complete?(call: Call, options: Options): Promise<readonly Choice[]>;
}
