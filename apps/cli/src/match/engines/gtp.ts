import { quoteInput } from '@tahoun/core';
import { type GameSoFar, spokenMoves } from '@tahoun/match/tournament';
import { CliError } from '../../input/errors.js';
import type { EngineSession, Patience } from './engine-player.js';
import { EngineFault } from './engine-player.js';
import { EngineProcess } from './process.js';
import type { EngineSpec } from './spec.js';
import { gtpColor, isInitial } from './spoken.js';

/** An answer: of success or of failure, without its sign and number. */
interface GtpAnswer {
  readonly isSuccess: boolean;
  readonly text: string;
}

/** Starts a GTP engine (version 2). @throws EngineFault */
export async function openGtp(
  spec: EngineSpec,
  patience: Patience,
  signal: AbortSignal,
): Promise<EngineSession> {
  const engine = new EngineProcess(spec.command, spec.args);
  const session = new GtpSession(engine, spec, patience);
  try {
    await session.introduce(signal);
    return session;
  } catch (error) {
    await session.close();
    throw error;
  }
}

/** A running GTP engine. It follows the game by itself and gets the moves that it has not seen. */
class GtpSession implements EngineSession {
  name: string;
  readonly #engine: EngineProcess;
  readonly #spec: EngineSpec;
  readonly #patience: Patience;
  /** Number of the last command. */
  #asked = 0;
  /** Moves of the game that the engine knows. */
  #known = 0;

  constructor(engine: EngineProcess, spec: EngineSpec, patience: Patience) {
    this.#engine = engine;
    this.#spec = spec;
    this.#patience = patience;
    this.name = spec.command;
  }

  get isRunning(): boolean {
    return this.#engine.isRunning;
  }

  async introduce(signal: AbortSignal): Promise<void> {
    const name = await this.#ask('name', signal);
    const version = await this.#ask('version', signal);
    this.name = `${name.text} ${version.isSuccess ? version.text : ''}`.replace(/\s+/g, ' ').trim();
  }

  async startGame(game: GameSoFar, signal: AbortSignal): Promise<void> {
    if (!isInitial(game)) throw new CliError((texts) => texts.errors.engineOpening(this.name));
    const commands = this.#spec.settings.map(({ name, value }) => `${name} ${value}`.trim());
    // The size of the board comes first: setting it may undo everything else.
    const isSize = (command: string) => command.startsWith('boardsize ');
    const inOrder = [...commands.filter(isSize), 'clear_board', ...commands.filter((c) => !isSize(c))];
    for (const command of inOrder) {
      const { isSuccess, text } = await this.#ask(command, signal);
      if (!isSuccess) {
        throw new CliError((texts) => texts.errors.engineCommand(this.name, command, quoteInput(text)));
      }
    }
    this.#known = 0;
  }

  async chooseMove(game: GameSoFar, signal: AbortSignal): Promise<string | null> {
    const news = spokenMoves(game).slice(this.#known);
    for (const { side, text } of news) await this.#demand(`play ${gtpColor(side)} ${text}`, signal);
    const timeoutMs = this.#spec.timeout ?? this.#patience.moveMs;
    const answer = await this.#demand(`genmove ${gtpColor(game.position.turn)}`, signal, timeoutMs);
    this.#known = game.moves.length + 1;
    return answer.toLowerCase() === 'resign' ? null : answer;
  }

  close(): Promise<void> {
    return this.#engine.close(this.#patience.quitMs);
  }

  /** @throws EngineFault when the answer is a failure. */
  async #demand(command: string, signal: AbortSignal, timeoutMs?: number): Promise<string> {
    const { isSuccess, text } = await this.#ask(command, signal, timeoutMs);
    if (isSuccess) return text;
    throw new EngineFault((texts) => texts.engines.refused(command, quoteInput(text)));
  }

  #ask(command: string, signal: AbortSignal, timeoutMs = this.#patience.stepMs): Promise<GtpAnswer> {
    this.#asked += 1;
    const read = answerReader(this.#asked);
    return this.#engine.ask(`${this.#asked} ${command}`, read, timeoutMs, signal);
  }
}

/** Reads the answer to the command of this number: from its sign to the empty line. The rest is skipped. */
function answerReader(number: number): (line: string) => GtpAnswer | undefined {
  let isSuccess: boolean | undefined;
  const lines: string[] = [];
  return (line) => {
    if (isSuccess !== undefined && line === '') return { isSuccess, text: lines.join('\n').trim() };
    if (isSuccess !== undefined) {
      lines.push(line);
      return undefined;
    }
    const [, sign, id, text = ''] = /^([=?])(\d*)(?:\s+(.*))?$/.exec(line) ?? [];
    if (sign === undefined || (id !== '' && Number(id) !== number)) return undefined;
    isSuccess = sign === '=';
    lines.push(text);
    return undefined;
  };
}
