/** How the bot behaves; `config.ts` reads it from the environment. */
export interface Manners {
  /** How long a challenge waits for its answer, in milliseconds. */
  readonly challengeMs: number;
  /** Between two moves of a watched game, in milliseconds. */
  readonly paceMs: number;
  /** Longest thought about one move, in milliseconds. */
  readonly thinkMs: number;
}

/** @param error what went wrong, with its stack. */
export type Log = (message: string, error?: unknown) => void;
