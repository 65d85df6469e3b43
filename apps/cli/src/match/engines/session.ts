import type { GameSoFar } from '../player.js';

/** An engine that is running and understood us, whatever its protocol. */
export interface EngineSession {
  /** What it calls itself. */
  readonly name: string;
  /** False once its process has ended. */
  readonly isRunning: boolean;
  /** @throws EngineFault, CliError when it refuses what the SPEC says. */
  startGame(game: GameSoFar, signal: AbortSignal): Promise<void>;
  /** The engine's move as it wrote it, or null when it resigns. @throws EngineFault */
  chooseMove(game: GameSoFar, signal: AbortSignal): Promise<string | null>;
  close(): Promise<void>;
}

/** Starts an engine. @throws EngineFault, CliError when it refuses what the SPEC says. */
export type OpenEngine = (signal: AbortSignal) => Promise<EngineSession>;
