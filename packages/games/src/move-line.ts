/** A move of a line, and the lines that might have been played from before it instead. */
export interface LineMove {
  readonly text: string;
  readonly variations: readonly MoveLine[];
}

/** Moves one after the other with their variations: the tree of a game as files and people write it. */
export type MoveLine = readonly LineMove[];

/** Lines from one start as a tree; of several ways to go on, the one that comes first is the main one. */
export function joinLines(lines: readonly (readonly string[])[]): MoveLine {
  const start: Place = { text: '', next: [] };
  for (const line of lines) {
    let place = start;
    for (const text of line) {
      let after = place.next.find((each) => each.text === text);
      if (after === undefined) {
        after = { text, next: [] };
        place.next.push(after);
      }
      place = after;
    }
  }
  return lineAfter(start);
}

interface Place {
  readonly text: string;
  readonly next: Place[];
}

function lineAfter(start: Place): MoveLine {
  const line: LineMove[] = [];
  for (let place = start; place.next.length > 0; place = place.next[0] as Place) {
    const [{ text }, ...others] = place.next as [Place, ...Place[]];
    const variations = others.map((other) => [{ text: other.text, variations: [] }, ...lineAfter(other)]);
    line.push({ text, variations });
  }
  return line;
}

/** The lines of a tree, each from the start, the main one first. @param before the moves that lead to it. */
export function* splitLines(line: MoveLine, before: readonly string[] = []): Generator<readonly string[]> {
  const moves = line.map(({ text }) => text);
  yield [...before, ...moves];
  for (const [ply, { variations }] of line.entries()) {
    for (const variation of variations) {
      if (variation.length > 0) yield* splitLines(variation, [...before, ...moves.slice(0, ply)]);
    }
  }
}
