import { LRUCache } from 'lru-cache';

/** An answer in the form in which it is sent. */
export interface WrittenAnswer {
  /** Names the question in caches, however it is put. */
  readonly key: string;
  /** Its Content-Type. */
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
  /** Whether a search had to find it. */
  readonly isSearched: boolean;
}

/** Memory for the answers: characters or bytes, the questions included. */
const MAX_SIZE = 10_000_000;
/** The same of one, so that a large tree does not drive out hundreds of moves. */
const MAX_ENTRY_SIZE = 200_000;

/**
 * Answers by the very words of their questions, in the memory of this process: who asks again in the same words
 * is answered without reading them. The caches of searches know a question however it is put.
 */
export class KnownQuestions {
  readonly #answers = new LRUCache<string, WrittenAnswer>({
    maxSize: MAX_SIZE,
    maxEntrySize: MAX_ENTRY_SIZE,
    sizeCalculation: ({ body }, words) => body.length + words.length,
  });

  find(words: string): WrittenAnswer | undefined {
    return this.#answers.get(words);
  }

  keep(words: string, answer: WrittenAnswer): void {
    this.#answers.set(words, answer);
  }
}
