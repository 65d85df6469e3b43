import { type GamesNamespace, LiveObject, type ObjectStorage, durableLive } from '@tahoun/live/durable';
import { migrations } from './live-migrations.js';
import { type Secrets, engine, workersApp } from './workers-app.js';

/** The bindings of wrangler.live.jsonc. */
interface Bindings extends Secrets {
  readonly GAMES: GamesNamespace;
}

/** Cloudflare Workers as in `worker.ts`, with games between people: each has a Durable Object of its own. */
export default {
  fetch: (request: Request, bindings: Bindings) =>
    workersApp(bindings, durableLive(bindings.GAMES)).fetch(request),
};

/** The class that `wrangler.live.jsonc` names. */
export class LiveGame extends LiveObject {
  constructor({ storage }: { readonly storage: ObjectStorage }, { GAMES: objects }: Bindings) {
    super({
      storage,
      objects,
      migrations,
      engine,
      log: (message, error) => console.error(message, error),
    });
  }
}
