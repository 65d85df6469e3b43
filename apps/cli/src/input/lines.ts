/** Characters of a command in a line of its own; a UCI game of 100,000 moves fits. */
export const MAX_LINE = 1_000_000;

/** One line of a stream; `tooLong` stands for a line that was dropped for its length. */
export type Line = { readonly text: string } | { readonly tooLong: true };

/**
 * Splits a stream of text into lines as they arrive, holding no more than `maxLength` characters of one. The byte order
 * mark that some programs begin with is no part of the first.
 */
export async function* readLines(stream: AsyncIterable<string>, maxLength: number): AsyncGenerator<Line> {
  let begun = '';
  let dropping = false;
  let isFirst = true;
  for await (const chunk of stream) {
    const pieces = (isFirst ? chunk.replace(/^\uFEFF/, '') : chunk).split('\n');
    isFirst = false;
    for (const [index, piece] of pieces.entries()) {
      if (!dropping) begun += piece;
      if (begun.length > maxLength) dropping = true;
      if (index === pieces.length - 1) break;
      yield dropping ? { tooLong: true } : { text: begun };
      begun = '';
      dropping = false;
    }
  }
  if (dropping) yield { tooLong: true };
  else if (begun !== '') yield { text: begun };
}
