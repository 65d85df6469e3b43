/** Work of games that workers elsewhere do. */
export interface Workers {
  /**
   * Has a worker do a piece of work.
   * @param order all that the result follows from, and nothing else. @returns null when aborted before its end.
   * @throws CliError when the worker cannot do it.
   */
  play<Reply>(kind: WorkKind, order: object, signal: AbortSignal): Promise<Reply | null>;
}

/** Games of matches, games of self-play, and games and endings to be looked through for problems. */
export type WorkKind = 'match' | 'self-play' | 'problem-source';
