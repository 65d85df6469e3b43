import type { InputError } from '@tahoun/core';

/** Something that was left out so that a game of a file could be read, for programs. */
export interface FileWarning {
  /** From 1; missing where it is about the whole file. */
  readonly line?: number;
  readonly code: string;
  readonly text: string;
}

/** The most warnings that are reported about one file. */
export const MOST_WARNINGS = 20;

export function warningOf({ code, message, params }: InputError): FileWarning {
  const { line } = params;
  return { ...(typeof line === 'number' ? { line } : {}), code, text: message };
}
