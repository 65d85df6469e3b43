import { createHash } from 'node:crypto';
import type { LiveState } from '../game/live-state.js';
import { Refusal } from '../game/refusal.js';
import type { NewLiveGame } from '../server/live-game.js';
import type { BegunLiveGame, LiveService } from '../server/live-games.js';
import type { NamedRequest } from '../server/named-request.js';
import { freshId, tableOf } from './ids.js';
import { type GamesNamespace, type LiveQuestion, askObject } from './messages.js';

/** Games by link, each at a Durable Object, as a Worker asks for them. */
export function durableLive(objects: GamesNamespace): LiveService {
  async function ask(question: LiveQuestion, signal?: AbortSignal): Promise<Response> {
    const table = tableOf(question.id);
    if (table === undefined) throw new Refusal('no-such-game');
    return askObject(objects, table, question, signal);
  }

  const answer = async <T>(question: LiveQuestion): Promise<T> => (await ask(question)).json() as Promise<T>;

  return {
    begin(wanted: NewLiveGame, named?: NamedRequest) {
      const cause = named && createHash('sha256').update(`game of ${named.name}`).digest();
      return answer<BegunLiveGame>({ kind: 'begin', id: freshId(cause), wanted, named });
    },
    state: (id, key) => answer<LiveState>({ kind: 'state', id, key }),
    act: (id, key, action, client) => answer<LiveState>({ kind: 'act', id, key, action, client }),
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
