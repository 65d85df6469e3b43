/** A body, and the headers that say how it is packed. */
interface Packed {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

const VARY = { Vary: 'Accept-Encoding' };

/**
 * A text that is sent again and again: compressed once, for everybody who takes gzip.
 * @returns the form for an `Accept-Encoding`
 */
export function packedText(text: string): (accepted: string | undefined) => Promise<Packed> {
  let packed: Promise<Uint8Array<ArrayBuffer>> | undefined;
  return async (accepted) => {
    if (!/\bgzip\b/.test(accepted ?? '')) return { body: text, headers: VARY };
    packed ??= gzip(text);
    return { body: await packed, headers: { ...VARY, 'Content-Encoding': 'gzip' } };
  };
}

async function gzip(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
