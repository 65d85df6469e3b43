/** What a refused answer has; the types of browsers and of Node both declare more. */
interface Refused {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  json(): Promise<unknown>;
}

interface ProblemDetails {
  readonly code?: string;
  readonly detail?: string;
  readonly field?: string | null;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** A refusal of the server: its problem document. The message is one sentence in English. */
export class TahounError extends Error {
  override readonly name = 'TahounError';
  /** The parameter that is wrong; null where it is the request as a whole. */
  readonly field: string | null;
  /** The values that the message mentions, by name. */
  readonly params: Readonly<Record<string, string | number>>;

  /**
   * @param status of HTTP
   * @param code stable, such as `game-unknown`; empty for an answer that is not the server's own, as of a proxy
   * @param retryAfter seconds after which it is worth asking again, where the answer says so
   */
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
    { field = null, params = {} }: ProblemDetails = {},
    readonly retryAfter?: number,
  ) {
    super(detail);
    this.field = field;
    this.params = params;
  }

  /** The error that an answer stands for. */
  static async of(response: Refused): Promise<TahounError> {
    const problem = (await response.json().catch(() => ({}))) as ProblemDetails;
    return TahounError.in(problem, response.status, secondsIn(response.headers.get('Retry-After')));
  }

  /** The error in a problem document. */
  static in(problem: ProblemDetails, status: number, retryAfter?: number): TahounError {
    const { code = '', detail = `status ${status}` } = problem;
    return new TahounError(status, code, detail, problem, retryAfter);
  }
}

/** A number of seconds, or a date. */
function secondsIn(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
