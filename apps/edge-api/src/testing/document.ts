/** The parts of an OpenAPI document that the contract tests read. */

export interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

interface Media {
  readonly schema: JsonSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: object }>>;
}

interface RawOperation {
  readonly operationId?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': Media } };
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly content?: Readonly<Record<string, Media>>;
        readonly headers?: Readonly<Record<string, object>>;
        /** Codes of the problems that it may be. */
        readonly 'x-codes'?: readonly string[];
        /** Types in which it comes step by step. */
        readonly 'x-streams'?: Readonly<Record<string, Media>>;
      }
    >
  >;
}

export interface Operation extends RawOperation {
  /** In capitals. */
  readonly method: string;
  readonly path: string;
  readonly body?: JsonSchema;
  readonly examples: readonly object[];
}

export interface OpenApi {
  readonly document: object;
  readonly operations: readonly Operation[];
}

/** A document with its operations in a list. */
export function readDocument(document: object): OpenApi {
  const { paths } = document as { paths: Record<string, Record<string, RawOperation>> };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]): Operation => {
      const media = raw.requestBody?.content['application/json'];
      return {
        ...raw,
        method: method.toUpperCase(),
        path,
        ...(media === undefined ? {} : { body: media.schema }),
        examples: Object.values(media?.examples ?? {}).map(({ value }) => value),
      };
    }),
  );
  return { document, operations };
}
