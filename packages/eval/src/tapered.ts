/** Numbers for the middlegame and for the endgame, in centi-units; between them it is weighed. */
export interface Tapered {
  readonly middlegame: readonly number[];
  readonly endgame: readonly number[];
}

/*
 * Two numbers in one int32: the middlegame's in the upper 16 bits, the endgame's in the lower. Packed
 * numbers are added, subtracted and multiplied by small integers as they are; a negative endgame
 * number borrows one from the middlegame's, which `middlegameOf` gives back. Each half holds -32,768
 * to 32,767, which no sum of positional weights comes near; material is added up apart.
 */

export function pack(middlegame: number, endgame: number): number {
  return ((middlegame << 16) + endgame) | 0;
}

export function middlegameOf(packed: number): number {
  return (packed + 0x8000) >> 16;
}

export function endgameOf(packed: number): number {
  return (packed << 16) >> 16;
}

/** The numbers of one name, packed. */
export function packAll({ middlegame, endgame }: Tapered): number[] {
  return middlegame.map((number, index) => pack(number, endgame[index]!));
}
