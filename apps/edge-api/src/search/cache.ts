/** Keeps finished answers that follow from their question. Failing to is never an error. */
export interface AnswerCache {
  /** @param key an entity tag without its quotes. @returns the JSON text, or null. */
  get(key: string): Promise<string | null>;
  set(key: string, json: string): Promise<void>;
}
