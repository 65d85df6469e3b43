import { serve } from '@hono/node-server';
import type { Hono } from 'hono';

/** A server of this process. */
export interface Listener {
  /** The real one where 0 was asked for. */
  readonly port: number;
  close(): Promise<void>;
}

/** Serves an app on every address of the machine. @throws when the port is taken. */
export function listen(app: Hono, port: number): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port }, (address) => {
      resolve({ port: address.port, close: () => new Promise((done) => server.close(() => done())) });
    });
    server.on('error', reject);
  });
}
