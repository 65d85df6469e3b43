import { WIN, quoteInput } from '@tahoun/core';
import { type GameSoFar, spokenMoves } from '@tahoun/match/tournament';
import { CliError } from '../../input/errors.js';
import {
  type UciOption,
  acceptedValue,
  optionNamed,
  parseUciOption,
  setOptionCommand,
  valuesOf,
} from '../../uci/option.js';
import type { EngineSession, Patience } from './engine-player.js';
import { EngineFault } from './engine-player.js';
import { EngineProcess } from './process.js';
import type { EngineSpec, Setting } from './spec.js';
import { isInitial } from './spoken.js';

/** Milliseconds that reading and writing may add to a move on the clock. */
const CLOCK_GRACE = 100;

/** Starts a UCI engine and sets its options. @throws EngineFault, CliError for an option it does not have. */
export async function openUci(
  spec: EngineSpec,
  patience: Patience,
  signal: AbortSignal,
): Promise<UciSession> {
  const engine = new EngineProcess(spec.command, spec.args);
  try {
    const { name, options } = await introduce(engine, patience.stepMs, signal);
    const called = name === '' ? spec.command : name;
    for (const setting of spec.settings) engine.send(setOption(called, options, setting));
    const session = new UciSession(called, engine, spec, patience);
    await session.ready(signal);
    return session;
  } catch (error) {
    await engine.close(patience.quitMs);
    throw error;
  }
}

/** The name and the options that the engine reports. */
async function introduce(
  engine: EngineProcess,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<{ name: string; options: UciOption[] }> {
  let name = '';
  const options: UciOption[] = [];
  return engine.ask(
    'uci',
    (line) => {
      name = /^id name\s+(.+)$/.exec(line)?.[1] ?? name;
      const option = parseUciOption(line);
      if (option !== undefined) options.push(option);
      return line === 'uciok' ? { name, options } : undefined;
    },
    timeoutMs,
    signal,
  );
}

/**
 * The command that sets an option.
 * @param engine its name, for errors.
 * @throws CliError listing the options there are, or the values that the option takes.
 */
export function setOption(engine: string, options: readonly UciOption[], setting: Setting): string {
  const option = optionNamed(options, setting.name);
  if (option === undefined) {
    const accepts = options.map(({ name }) => name).join(', ');
    throw new CliError((texts) => texts.errors.engineOption(engine, quoteInput(setting.name), accepts));
  }
  const value = acceptedValue(option, setting.value);
  if (value !== undefined) return setOptionCommand(option.name, value);
  const found = quoteInput(setting.value);
  throw new CliError((texts) =>
    texts.errors.engineOptionValue(engine, option.name, found, valuesOf(option) || texts.engines.noValue),
  );
}

/**
 * A running UCI engine. UCI is made for chess; any other game is played in the same words, with its own text
 * forms of positions and moves.
 */
export class UciSession implements EngineSession {
  readonly name: string;
  readonly #engine: EngineProcess;
  readonly #spec: EngineSpec;
  readonly #patience: Patience;
  /** Milliseconds left on the clock, where there is one. */
  #clock: number | undefined;

  constructor(name: string, engine: EngineProcess, spec: EngineSpec, patience: Patience) {
    this.name = name;
    this.#engine = engine;
    this.#spec = spec;
    this.#patience = patience;
  }

  get isRunning(): boolean {
    return this.#engine.isRunning;
  }

  async ready(signal: AbortSignal): Promise<void> {
    const isReady = (line: string) => line === 'readyok' || undefined;
    await this.#engine.ask('isready', isReady, this.#patience.stepMs, signal);
  }

  async startGame(_game: GameSoFar, signal: AbortSignal): Promise<void> {
    this.#clock = this.#spec.limits.time;
    this.#engine.send('ucinewgame');
    await this.ready(signal);
  }

  async chooseMove(game: GameSoFar, signal: AbortSignal): Promise<string> {
    this.#engine.send(positionCommand(game));
    const start = performance.now();
    const { move } = await this.#go(signal);
    this.#pressClock(performance.now() - start);
    return move;
  }

  /**
   * The engine's opinion of a position within its limits.
   * @returns its move as text, and the score for the side to move: centi-units, or a decided score.
   */
  judge(position: string, signal: AbortSignal): Promise<{ move: string; score: number }> {
    this.#engine.send(`position fen ${position}`);
    return this.#go(signal);
  }

  close(): Promise<void> {
    return this.#engine.close(this.#patience.quitMs);
  }

  /** Lets the engine think. @returns its move, empty where it names none, and its last score */
  #go(signal: AbortSignal): Promise<{ move: string; score: number }> {
    let score = 0;
    const read = (line: string) => {
      const [, kind, value] = /^info .*\bscore (cp|mate) (-?\d+)/.exec(line) ?? [];
      if (kind !== undefined) score = kind === 'cp' ? Number(value) : mateScore(Number(value));
      const [found, move = ''] = /^bestmove(?:\s+(\S+)|$)/.exec(line) ?? [];
      return found === undefined ? undefined : { move, score };
    };
    return this.#engine.ask(this.#goCommand(), read, this.#timeout(), signal);
  }

  /** The other side's clock is sent as the same: it need not have one. */
  #goCommand(): string {
    const { movetime, nodes, depth, inc = 0 } = this.#spec.limits;
    const left = this.#clock === undefined ? undefined : Math.max(1, Math.round(this.#clock));
    const parts = ['go'];
    if (left !== undefined) parts.push(`wtime ${left} btime ${left} winc ${inc} binc ${inc}`);
    if (movetime !== undefined) parts.push(`movetime ${movetime}`);
    if (nodes !== undefined) parts.push(`nodes ${nodes}`);
    if (depth !== undefined) parts.push(`depth ${depth}`);
    return parts.join(' ');
  }

  #timeout(): number {
    const { timeout, limits } = this.#spec;
    const { moveMs, slackMs } = this.#patience;
    const allowed = this.#clock ?? limits.movetime;
    return timeout ?? (allowed === undefined ? moveMs : allowed + slackMs);
  }

  /** @throws EngineFault when the time is over. */
  #pressClock(spent: number): void {
    if (this.#clock === undefined) return;
    const left = this.#clock - spent;
    if (left < -CLOCK_GRACE) throw new EngineFault((texts) => texts.engines.overtime(Math.round(-left)));
    this.#clock = Math.max(left, 0) + (this.#spec.limits.inc ?? 0);
  }
}

/** @param moves to the mate; negative when the side to move is mated. */
function mateScore(moves: number): number {
  return moves > 0 ? WIN - (2 * moves - 1) : 2 * -moves - WIN;
}

/** `startpos` where it means the same to everybody: where no option changes the initial position. */
function positionCommand(game: GameSoFar): string {
  const from = isInitial(game, {}) ? 'startpos' : `fen ${game.game.formatPosition(game.start)}`;
  const moves = spokenMoves(game).map(({ text }) => text);
  return ['position', from, ...(moves.length === 0 ? [] : ['moves', ...moves])].join(' ');
}
