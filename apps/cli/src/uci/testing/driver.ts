import { EngineDriver } from '../../testing/engine-driver.js';

/** A running `tahoun uci`. */
export class UciDriver extends EngineDriver {
  constructor(...args: readonly string[]) {
    super(...args, 'uci');
  }

  /** Sends the commands and reads up to `bestmove`. */
  async answer(...commands: readonly string[]): Promise<{ move: string; ponder: string; lines: string[] }> {
    this.send(...commands);
    const lines = await this.until(/^bestmove /);
    const [, move = '', , ponder = ''] = (lines.at(-1) as string).split(' ');
    return { move, ponder, lines };
  }
}
