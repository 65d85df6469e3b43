/** How long an engine is waited for, in milliseconds. */
export interface Patience {
  /** For the answer to anything but the question for a move: starting, getting ready, setting up. */
  readonly stepMs: number;
  /** For a move whose limit is no time. */
  readonly moveMs: number;
  /** For a move, beyond the time that it was allowed to take. */
  readonly slackMs: number;
  /** For the process to end after it was told to. */
  readonly quitMs: number;
}

/** Engines that load networks take a while to get ready; one that hangs is not worth a minute more. */
export const PATIENCE: Patience = { stepMs: 30_000, moveMs: 60_000, slackMs: 5_000, quitMs: 1_000 };
