import type { CommandName } from '@tahoun/i18n';
import type { Answer } from '../interaction/answer.js';
import type { Call } from '../interaction/call.js';
import type { Options } from '../interaction/options.js';
import type { Message } from '../view/message.js';

/** What a person can fill in; the words are in `@tahoun/i18n` under the same names. */
export interface OptionSpec {
  readonly name: string;
  readonly kind: 'text' | 'number' | 'user' | 'attachment';
  readonly isRequired?: boolean;
  /** Values offered as fixed choices. */
  readonly choices?: readonly string[];
  /** Letters of a text, at most. */
  readonly maxLength?: number;
  /** The command's `complete` offers values while one types. */
  readonly completes?: boolean;
}

export interface Choice {
  readonly name: string;
  readonly value: string;
}

interface AnyCommand {
  readonly name: CommandName;
  readonly options: readonly OptionSpec[];
  /** Values for the option being typed; at most 25 are shown. */
  complete?(call: Call, options: Options): Promise<readonly Choice[]>;
}

/** Answers with one message for the caller's eyes only. Acknowledged before anything is looked up. */
export interface PrivateCommand extends AnyCommand {
  /** @throws Refusal or InputError, told to whoever called. */
  answer(call: Call, options: Options): Promise<Message>;
}

/** Answers where all can see it; what it refuses is told to the caller alone, so it looks first. */
export interface PublicCommand extends AnyCommand {
  /** @throws Refusal or InputError, told to whoever called. */
  run(call: Call, options: Options): Answer | Promise<Answer>;
}

export type Command = PrivateCommand | PublicCommand;
