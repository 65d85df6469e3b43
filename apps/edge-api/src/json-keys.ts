/** Strings, which may have brackets in them, and the brackets and colons of objects and arrays. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

/**
 * The first key that an object has twice, of which `JSON.parse` would silently take the last.
 * @param json a text that is JSON. @returns undefined where every object has each key once.
 */
export function repeatedKey(json: string): string | undefined {
  /** The keys so far of the objects around the current token; arrays have none. */
  const open: Set<string>[] = [];
  let text = '';
  for (const [token] of json.matchAll(TOKEN)) {
    if (token === '{' || token === '[') open.push(new Set());
    else if (token === '}' || token === ']') open.pop();
    else if (token !== ':') text = token;
    else {
      const [keys, key] = [open.at(-1), JSON.parse(text) as string];
      if (keys?.has(key)) return key;
      keys?.add(key);
    }
  }
  return undefined;
}
