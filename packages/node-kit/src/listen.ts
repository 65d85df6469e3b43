import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of this process. */
export interface Listener {
  /** The port in use, also where 0 was requested. */
  readonly port: number;
  /** Resolves when the requests under way are answered. */
  close(): Promise<void>;
}

/** Serves HTTP. @param host every address of the machine when undefined. @throws when the port is taken. */
export function listen(answer: RequestListener, port: number, host?: string): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const server = createServer(answer);
    const close = () => new Promise<void>((done) => server.close(() => done()));
    server.once('error', reject);
    server.listen(port, host, () => resolve({ port: (server.address() as AddressInfo).port, close }));
  });
}
