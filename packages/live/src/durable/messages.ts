import { InputError } from '@tahoun/core';
import type { LiveAction } from '../game/live-actions.js';
import { Refusal } from '../game/refusal.js';
import type { NewLiveGame } from '../server/live-game.js';
import type { NamedRequest } from '../server/named-request.js';

/** The questions to a Durable Object, as JSON in the body of a request: of a Worker to that of a game. */

export type LiveQuestion =
  | {
      readonly kind: 'begin';
      readonly id: string;
      readonly wanted: NewLiveGame;
      readonly named?: NamedRequest | undefined;
    }
  | { readonly kind: 'state'; readonly id: string; readonly key?: string | undefined }
  | { readonly kind: 'watch'; readonly id: string; readonly key?: string | undefined }
  | {
      readonly kind: 'act';
      readonly id: string;
      readonly key?: string | undefined;
      readonly action: LiveAction;
      /** The client that asks, whose game a rematch is. */
      readonly client?: string | null | undefined;
    };

/** The questions of a game's object to that of its client: a game is to begin, or is open no more. */
export type ClientQuestion =
  | { readonly kind: 'count'; readonly id: string }
  | { readonly kind: 'forget'; readonly id: string };

/** The part of a namespace of Durable Objects that is used here. */
export interface GamesNamespace {
  idFromName(name: string): unknown;
  get(id: never): { fetch(url: string, init: RequestInit): Promise<Response> };
}

/** Asks an object by its name. @throws Refusal or InputError that the object throws, Error for any other fault */
export async function askObject(
  objects: GamesNamespace,
  name: string,
  question: LiveQuestion | ClientQuestion,
  signal: AbortSignal | null = null,
): Promise<Response> {
  const object = objects.get(objects.idFromName(name) as never);
  const body = JSON.stringify(question);
  const response = await object.fetch('https://game/', { method: 'POST', body, signal });
  if (response.ok) return response;
  if (response.status === 422) throw errorOf((await response.json()) as Wrong);
  throw new Error(`the object of a game answered ${response.status}`);
}

/** A refusal or an input error, in an answer that goes from one isolate to another. */
interface Wrong {
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

function errorOf({ wrong, code, message, params }: Wrong): Error {
  return wrong === 'refusal'
    ? new Refusal(code as Refusal['code'], params)
    : new InputError(code, message, params);
}
