import { InputError } from '@tahoun/core';
import type { LiveAction } from '../live-actions.js';
import type { NewLiveGame } from '../live-game.js';
import { Refusal } from '../refusal.js';

/** The questions of a Worker to the Durable Object of a game, as JSON in the body of a request. */

export type LiveQuestion =
  | { readonly kind: 'begin'; readonly id: string; readonly wanted: NewLiveGame }
  | { readonly kind: 'state'; readonly id: string; readonly key?: string | undefined }
  | { readonly kind: 'watch'; readonly id: string; readonly key?: string | undefined }
  | {
      readonly kind: 'act';
      readonly id: string;
      readonly key?: string | undefined;
      readonly action: LiveAction;
    };

/** A refusal or an input error, in an answer that goes from one isolate to another. */
export interface Wrong {
  readonly wrong: 'refusal' | 'input';
  readonly code: string;
  readonly message: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Null for any other error, which is a fault of ours. */
export function wrongOf(error: unknown): Wrong | null {
  if (!(error instanceof Refusal || error instanceof InputError)) return null;
  const { code, message, params } = error;
  return { wrong: error instanceof Refusal ? 'refusal' : 'input', code, message, params };
}

export function errorOf({ wrong, code, message, params }: Wrong): Error {
  return wrong === 'refusal'
    ? new Refusal(code as Refusal['code'], params)
    : new InputError(code, message, params);
}
