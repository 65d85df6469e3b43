import { EngineDriver } from '../../testing/engine-driver.js';

/** What comes back for a command. */
export interface GtpReply {
  readonly isSuccess: boolean;
  readonly id: string;
  /** Without the sign; of a failure the protocol's words come first, then the explanation in lines. */
  readonly text: string;
}

/** A running `tahoun gtp`. */
export class GtpDriver extends EngineDriver {
  constructor(...args: readonly string[]) {
    super('gtp', ...args);
  }

  /** Reads one answer up to its empty line. @throws when it does not have the form of one. */
  async reply(): Promise<GtpReply> {
    const [first = '', ...more] = await this.until(/^$/);
    const [, sign, id = '', text = ''] = /^([=?])(\d*) (.*)$/.exec(first) ?? [];
    if (sign === undefined) throw new Error(`"${first}" is no answer`);
    return { isSuccess: sign === '=', id, text: [text, ...more].join('\n').trimEnd() };
  }

  async ask(command: string): Promise<GtpReply> {
    this.send(command);
    return this.reply();
  }

  /** Sends commands that have to succeed. @returns the text of the last one's answer. */
  async obey(...commands: readonly string[]): Promise<string> {
    let text = '';
    for (const command of commands) {
      const reply = await this.ask(command);
      if (!reply.isSuccess) throw new Error(`${command}: ${reply.text}`);
      text = reply.text;
    }
    return text;
  }

  /** Sends a command that has to fail. @returns the protocol's words for it. */
  async refusal(command: string): Promise<string> {
    const { isSuccess, text } = await this.ask(command);
    if (isSuccess) throw new Error(`${command} succeeded: ${text}`);
    return text.split('\n')[0] as string;
  }
}
