/** Keeps finished answers that follow from their question. Failing to is never an error. */
export interface AnswerCache {
  /** @param key names a question, of letters and digits. @returns the JSON text, or null. */
  get(key: string): Promise<string | null>;
  set(key: string, json: string): Promise<void>;
}
