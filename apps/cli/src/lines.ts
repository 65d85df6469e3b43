/** One line of a stream; `tooLong` stands for a line that was dropped for its length. */
export type Line = { readonly text: string } | { readonly tooLong: true };

/** Splits a stream of text into lines as they arrive, holding no more than `maxLength` characters of one. */
export async function* readLines(stream: AsyncIterable<string>, maxLength: number): AsyncGenerator<Line> {
  let begun = '';
  let dropping = false;
  for await (const chunk of stream) {
    const pieces = chunk.split('\n');
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
