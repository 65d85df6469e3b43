import fc from 'fast-check';
import { type Call, anyCall } from './calls.js';
import { type AnyResponse, Contract } from './contract.js';
import { readDocument } from './document.js';

/** A service as it is called: an app in this process, or one in another. */
export type Service = (target: string, init: RequestInit) => Promise<AnyResponse>;

export interface FuzzPlan {
  readonly calls: number;
  /** The same seed makes the same calls. */
  readonly seed?: number;
}

/** One call in so many that answered is asked again with the entity tag of the answer. */
const ASK_AGAIN = 3;
/** Jobs remembered at most. */
const MAX_JOBS = 50;

/**
 * Calls a service with plausible and with hostile requests, and checks every answer against its own document.
 * @throws Error with the smallest call that was answered in another way.
 */
export async function fuzz(service: Service, { calls, seed }: FuzzPlan): Promise<Contract> {
  const document = JSON.parse(await (await service('/openapi.json', {})).text()) as object;
  const api = readDocument(document);
  const contract = new Contract(api);
  const jobs: string[] = [];
  let count = 0;

  async function send(call: Call, more: Readonly<Record<string, string>> = {}): Promise<AnyResponse> {
    const { method, target, headers, body } = call;
    const response = await service(target, {
      method,
      headers: { ...headers, ...more },
      ...(body === undefined ? {} : { body }),
    });
    await contract.check(call, response);
    return response;
  }

  const property = fc.asyncProperty(
    anyCall(api, () => jobs),
    async (call) => {
      const { status, headers } = await send(call);
      const location = headers.get('location');
      if (location !== null && jobs.length < MAX_JOBS) jobs.push(location.split('/').at(-1) as string);
      const etag = headers.get('etag');
      count++;
      if (status === 200 && etag !== null && count % ASK_AGAIN === 0)
        await send(call, { 'If-None-Match': etag });
    },
  );
  await fc.assert(property, { numRuns: calls, ...(seed === undefined ? {} : { seed }) });
  return contract;
}
