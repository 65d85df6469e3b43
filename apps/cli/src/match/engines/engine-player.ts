import { type Move, isInputError, quoteInput } from '@tahoun/core';
import { type CliTexts, cliTexts } from '@tahoun/i18n';
import { Forfeit, type GameSoFar, type Player } from '@tahoun/match/tournament';
import { CliError } from '../../input/errors.js';
import { readSpokenMove } from './spoken.js';

/** Something that an engine did wrong. */
export class EngineFault extends Forfeit {
  constructor(
    /** Says it in the reader's language. */
    readonly say: (texts: CliTexts) => string,
  ) {
    super(say(cliTexts('en')));
  }
}

/** Milliseconds to wait for an engine. */
export interface Patience {
  /** For the answer to anything but the question for a move: starting, getting ready, setting up. */
  readonly stepMs: number;
  /** For a move whose limit is no time. */
  readonly moveMs: number;
  /** For a move, beyond the time that it was allowed to take. */
  readonly slackMs: number;
  /** For the process to end on request. */
  readonly quitMs: number;
}

/** Engines that load networks take a while to get ready; one that hangs is not worth a minute more. */
export const PATIENCE: Patience = { stepMs: 30_000, moveMs: 60_000, slackMs: 5_000, quitMs: 1_000 };

/** An engine that is running and understood us, whatever its protocol. */
export interface EngineSession {
  /** The engine's own name. */
  readonly name: string;
  /** False once its process has ended. */
  readonly isRunning: boolean;
  /** @throws EngineFault, CliError when it refuses a setting of the SPEC. */
  startGame(game: GameSoFar, signal: AbortSignal): Promise<void>;
  /** The engine's move as it wrote it, or null when it resigns. @throws EngineFault */
  chooseMove(game: GameSoFar, signal: AbortSignal): Promise<string | null>;
  close(): Promise<void>;
}

/** Starts an engine. @throws EngineFault, CliError when it refuses a setting of the SPEC. */
type OpenEngine = (signal: AbortSignal) => Promise<EngineSession>;

/**
 * An engine in a process of its own, which is started for the first game and kept for the next ones.
 * After a fault, or when it has ended between games, the next game gets a fresh one.
 */
export class EnginePlayer implements Player {
  name: string;
  readonly #command: string;
  readonly #open: OpenEngine;
  #session: EngineSession | undefined;

  /** @param command its name in errors and, until it has given its own, for people. */
  constructor(command: string, open: OpenEngine) {
    this.name = command;
    this.#command = command;
    this.#open = open;
  }

  async startGame(game: GameSoFar, signal: AbortSignal): Promise<void> {
    if (this.#session?.isRunning !== true) await this.#restart(signal);
    await this.#orEnd((session) => session.startGame(game, signal));
  }

  async chooseMove(game: GameSoFar, signal: AbortSignal): Promise<Move | null> {
    return this.#orEnd(async (session) => {
      const text = await session.chooseMove(game, signal);
      return text === null ? null : readMove(game, text);
    });
  }

  async close(): Promise<void> {
    const session = this.#session;
    this.#session = undefined;
    await session?.close();
  }

  async #restart(signal: AbortSignal): Promise<void> {
    await this.close();
    try {
      this.#session = await this.#open(signal);
    } catch (error) {
      if (!(error instanceof EngineFault)) throw error;
      throw new CliError((texts) => texts.errors.engineNotStarted(this.#command, error.say(texts)));
    }
    this.name = this.#session.name;
  }

  /** Ends the engine at its first fault: it is not trusted with another game. */
  async #orEnd<T>(work: (session: EngineSession) => Promise<T>): Promise<T> {
    if (this.#session === undefined) throw new Error(`${this.#command} has not started a game`);
    try {
      return await work(this.#session);
    } catch (error) {
      await this.close();
      throw error;
    }
  }
}

/** @throws EngineFault for anything but a legal move. */
function readMove(game: GameSoFar, text: string): Move {
  try {
    return readSpokenMove(game, text);
  } catch (error) {
    if (!isInputError(error)) throw error;
    const position = game.game.formatPosition(game.position);
    throw new EngineFault((texts) => texts.engines.illegal(quoteInput(text), position));
  }
}
