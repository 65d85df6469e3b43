import { DRAW, InputError, LOSS, ONGOING, type Position, type Side } from '@tahoun/core';

/** Moves of either side, more than a move stack has room for at first. */
export const WIDTH = 2000;
/** The one that wins at once. */
export const WINNING = 1500;

/** Each side names a number once: the side that names the winning one wins. */
class Naming implements Position {
  hashHi = 0;
  readonly named: number[];
  constructor(named: number[]) {
    this.named = named;
  }

  get turn(): Side {
    return (this.named.length % 2) as Side;
  }
  get hashLo(): number {
    return this.named.reduce((key, number) => key * WIDTH + number + 1, 0) | 0;
  }
  generateMoves(out: Int32Array, at: number): number {
    if (this.outcome() !== ONGOING) return at;
    for (let move = 0; move < WIDTH; move++) out[at + move] = move;
    return at + WIDTH;
  }
  makeMove(move: number): void {
    this.named.push(move);
  }
  undoMove(): void {
    this.named.pop();
  }
  outcome() {
    if (this.named.at(-1) === WINNING) return LOSS;
    return this.named.length < 2 ? ONGOING : DRAW;
  }
  clone(): this {
    return new Naming([...this.named]) as this;
  }
}

function numbersIn(text: string): number[] {
  const numbers = text === 'none' ? [] : text.split(',').map(Number);
  if (numbers.every((number) => Number.isInteger(number) && number >= 0 && number < WIDTH)) return numbers;
  throw new InputError('move-syntax', `${text} is none of 0 to ${WIDTH - 1}`, {});
}

/** The smallest manifest of a game from outside, for commands that are tried with very many moves. */
export default {
  id: 'naming',
  title: { en: { name: 'Naming', tagline: 'A number each' } },
  rules: async () => ({
    id: 'naming',
    name: 'Naming',
    sides: [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B' },
    ],
    unit: 'point',
    variants: [],
    initial: () => new Naming([]),
    parsePosition: (text: string) => new Naming(numbersIn(text)),
    formatPosition: ({ named }: Naming) => named.join(',') || 'none',
    parseMove: (_: Naming, text: string) => numbersIn(text)[0],
    formatMove: (_: Naming, move: number) => String(move),
    withTurn: (position: Naming) => position,
    result(position: Naming) {
      const outcome = position.outcome();
      if (outcome === ONGOING) return null;
      return outcome === DRAW
        ? { winner: null, reason: 'no-number' }
        : { winner: 1 - position.turn, reason: 'named' };
    },
    figures: () => ({}),
    targets: (_: Naming, move: number) => [[String(move)]],
  }),
};
