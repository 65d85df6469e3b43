import type { components, paths } from './openapi.js';

/** The types of calls, from those of the OpenAPI document. */

/** The documents of the answers by their names, such as `Schemas['BestMove']`. */
export type Schemas = components['schemas'];

/** What a stream gives, by its path: the steps, and last the answer. */
export interface Streams {
  '/v1/best-move/stream': Exclude<Schemas['BestMoveStep'], Schemas['Problem']>;
  '/v1/analyse/stream': Exclude<Schemas['BestMoveStep'], Schemas['Problem']>;
  '/v1/review': Exclude<Schemas['ReviewStep'], Schemas['Problem']>;
  '/v1/jobs/{id}/stream': Schemas['Job'];
  '/v1/live/stream': Schemas['LiveState'];
  '/v1/live/{id}/stream': Schemas['LiveState'];
}

export type Method = 'get' | 'post' | 'delete';

/** The paths that have a method. */
export type Path<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never;
}[keyof paths];

type Operation<M extends Method, P extends keyof paths> =
  paths[P] extends Record<M, infer Found> ? Found : never;

/** One of `query`, `path` and `header`; nothing where the operation has none. */
type Part<Op, Name extends string> = Op extends { parameters: Record<Name, infer Value> }
  ? { [K in Name]: Value }
  : Op extends { parameters: { [K in Name]?: infer Value } }
    ? [NonNullable<Value>] extends [never]
      ? unknown
      : { [K in Name]?: NonNullable<Value> }
    : unknown;

type Body<Op> = Op extends { requestBody: { content: { 'application/json': infer Value } } }
  ? { body: Value }
  : unknown;

type Asked<Op> = Part<Op, 'query'> & Part<Op, 'path'> & Part<Op, 'header'> & Body<Op>;

/** A parameter that may be left out where nothing has to be asked. */
type Arguments<Question, Options> = object extends Question
  ? [asked?: Question & Options]
  : [asked: Question & Options];

export type CallArguments<M extends Method, P extends Path<M>, Options> = Arguments<
  Asked<Operation<M, P>>,
  Options
>;

export type StreamArguments<P extends keyof Streams, Options> = Arguments<
  Asked<Operation<P extends Path<'get'> ? 'get' : 'post', P>>,
  Options
>;

type Success = 200 | 201 | 202;

type Content<Types> = Types extends { 'application/json': infer Document }
  ? Document
  : Types extends { 'image/png': unknown }
    ? Uint8Array
    : string;

/** What a call gives: the document, the bytes of a PNG image, or the text of anything else. */
export type Answer<M extends Method, P extends Path<M>> =
  Operation<M, P> extends { responses: infer Responses }
    ? Responses[keyof Responses & Success] extends { content: infer Types }
      ? Content<Types>
      : never
    : never;
