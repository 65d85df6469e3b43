import type { NewLiveGame } from '../live-game.js';
import type { BegunLiveGame, LiveService } from '../live-games.js';
import type { LiveState } from '../live-state.js';
import { Refusal } from '../refusal.js';
import { freshId, tableOf } from './ids.js';
import { type LiveQuestion, type Wrong, errorOf } from './messages.js';

/** The part of a namespace of Durable Objects that is used here. */
export interface GamesNamespace {
  idFromName(name: string): unknown;
  get(id: never): { fetch(url: string, init: RequestInit): Promise<Response> };
}

/** Games by link, each at a Durable Object, as a Worker asks for them. */
export function durableLive(objects: GamesNamespace): LiveService {
  async function ask(question: LiveQuestion, signal?: AbortSignal): Promise<Response> {
    const table = tableOf(question.id);
    if (table === undefined) throw new Refusal('no-such-game');
    const object = objects.get(objects.idFromName(table) as never);
    const body = JSON.stringify(question);
    const response = await object.fetch('https://game/', {
      method: 'POST',
      body,
      ...(signal === undefined ? {} : { signal }),
    });
    if (response.ok) return response;
    if (response.status === 422) throw errorOf((await response.json()) as Wrong);
    throw new Error(`the object of a game answered ${response.status}`);
  }

  const answer = async <T>(question: LiveQuestion): Promise<T> => (await ask(question)).json() as Promise<T>;

  return {
    begin: (wanted: NewLiveGame) => answer<BegunLiveGame>({ kind: 'begin', id: freshId(), wanted }),
    state: (id, key) => answer<LiveState>({ kind: 'state', id, key }),
    act: (id, key, action) => answer<LiveState>({ kind: 'act', id, key, action }),
    async *watch(id, key, signal) {
      const response = await ask({ kind: 'watch', id, key }, signal);
      const reader = (response.body as ReadableStream<Uint8Array>).getReader();
      const end = () => void reader.cancel().catch(() => undefined);
      signal.addEventListener('abort', end);
      const decoder = new TextDecoder();
      let text = '';
      try {
        for (;;) {
          const { value, done } = await reader.read();
          if (done) return;
          text += decoder.decode(value, { stream: true });
          const lines = text.split('\n');
          text = lines.pop() as string;
          for (const line of lines) yield JSON.parse(line) as LiveState;
        }
      } finally {
        signal.removeEventListener('abort', end);
        end();
      }
    },
  };
}
