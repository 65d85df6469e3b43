import { InputError } from '@tahoun/core';

/** The code of the input error that `run` ends in, or `none`. Other errors pass. */
export function codeOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof InputError) return error.code;
    throw error;
  }
  return 'none';
}
