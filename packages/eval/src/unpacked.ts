/** The bytes of a network from a file of `networks/`, which `ship.mjs` there writes. */
export function unpacked({ base64 }: { readonly base64: string }): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
