import { type ErrorParams, InputError } from '@tahoun/core';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** The body of every error answer: RFC 9457 with four members of our own. */
export interface ProblemDetails {
  /** Stable for one kind of problem: `/errors/` and the code. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  /** A complete English sentence about this very request. */
  readonly detail: string;
  /** Names this occurrence in the log; only where something was logged. */
  readonly instance?: string;
  /** The parameter at fault; null when it is the request as a whole. */
  readonly field: string | null;
  /** Kebab-case code, the same as on the command line and in `@tahoun/i18n`. */
  readonly code: string;
  /** The values in the detail, by name. */
  readonly params: ErrorParams;
}

interface RefusalContext {
  readonly field?: string | null;
  readonly params?: ErrorParams;
  readonly instance?: string;
  /** Seconds after which it is worth asking again. */
  readonly retryAfter?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request that is answered with a problem. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    detail: string,
    readonly context: RefusalContext = {},
  ) {
    super(detail);
  }
}

/** Codes of the engine that are about the request's form, not about a position or a move. */
const MALFORMED = new Set(['number-range', 'level-and-algorithm', 'moves-empty', 'parameters-unused']);

/** @param field the parameter in which the engine found the fault. */
export function refusalOf({ code, message, params }: InputError, field: string | null): Refusal {
  const status = code === 'game-unknown' ? 404 : MALFORMED.has(code) ? 400 : 422;
  return new Refusal(status, code, message, { field, params });
}

/** The parameters that the engine's refusals are about, by code; the refusals do not name them. */
const FIELDS: Readonly<Record<string, string>> = {
  'level-and-algorithm': 'level',
  'moves-empty': 'moves',
  'parameters-none': 'parameters',
  'parameters-unused': 'parameters',
  'parameter-unknown': 'parameters',
  'parameter-range': 'parameters',
  'parameter-choice': 'parameters',
};

/** The refusal for an error of the engine that is not about a position or a move. */
export function engineRefusal(error: InputError): Refusal {
  return refusalOf(error, FIELDS[error.code] ?? null);
}

/** Runs the reader of one parameter. @throws Refusal naming that parameter for an InputError. */
export function inField<T>(field: string | null, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof InputError ? refusalOf(error, field) : error;
  }
}

/** The problem document of a refusal. */
export function problemOf({ status, code, message, context }: Refusal): ProblemDetails {
  return {
    type: `/errors/${code}`,
    title: titleOf(code),
    status,
    detail: message,
    ...(context.instance === undefined ? {} : { instance: context.instance }),
    field: context.field ?? null,
    code,
    params: context.params ?? {},
  };
}

/** The answer to a refused request. Never cached: the same request may be fine tomorrow. */
export function problemResponse(c: Context, refusal: Refusal): Response {
  c.set('problem', refusal.code);
  const { retryAfter, headers } = refusal.context;
  return c.body(JSON.stringify(problemOf(refusal)), refusal.status, {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
    ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
    ...headers,
  });
}

/** `position-bad-side` reads "Position bad side". */
export function titleOf(code: string): string {
  const words = code.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
