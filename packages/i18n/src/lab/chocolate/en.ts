/** The facts that are proved about the bars of one height; numbers are already text. */
interface PeriodFacts {
  readonly height: string;
  readonly period: string;
  /** Null where there is none. */
  readonly lastException: string | null;
  readonly comparedTo: string;
}

export const labChocolateEn = {
  table: {
    intro:
      'The winner of an m × n bar, and its Grundy value: if the value is 0, the second player (B) wins, otherwise the first (A). The value of two pieces side by side is the XOR of their values.',
    size: 'Up to',
    larger: 'Larger',
    onlyOdd: 'only odd sides, as in the paper',
    caption: 'Grundy values of the bars',
    cell: (bar: string, value: number, winner: string, published: string) =>
      `${bar}: Grundy value ${value}, ${winner} wins; ${published}`,
    unknownThere: 'missing in the paper',
    publishedThere: (winner: string) => `according to the paper ${winner}`,
    notThere: 'not in the paper',
    legendA: 'the first player wins',
    legendB: 'the second player wins',
    legendPublished: 'in the paper',
    legendGap: 'a gap in the paper, filled here',
    pick: 'Select a cell to see how its value is computed.',
    breaks: (bar: string) =>
      `Breaks of ${bar} and the remaining pieces: the value is the smallest number from 0 up that is missing among the values of the results.`,
    winning: 'wins',
  },
  periods: {
    title: 'Bars of any length',
    intro:
      'A 1 × n bar is Dawson’s Kayles with n − 2 pins, the octal game .07. By a theorem of Guy and Smith (1956) its values repeat for ever once they have repeated long enough; for higher bars the same proof works height by height.',
    height: 'One side (m)',
    length: 'The other side (n)',
    facts: ({ height, period, lastException, comparedTo }: PeriodFacts) =>
      `${height} × n: the values repeat with period ${period}${
        lastException === null ? ' from the start' : `, and the last exception is n = ${lastException}`
      }. The values up to n = ${comparedTo} prove it.`,
    /** @param move a winning break; null in a lost bar. */
    verdict: (bar: string, value: number, move: string | null) =>
      `${bar}: Grundy value ${value}; ${move === null ? 'B wins.' : `A wins, for instance with ${move}.`}`,
    caption: (height: string) => `Grundy values of ${height} × n`,
    legendZero: 'the second player wins',
    legendException: 'an exception to the period',
    /** Beside the first lengths, where there are more. */
    more: (shown: string) => `The values up to n = ${shown} are shown.`,
  },
  recursion: {
    title: 'What Milata’s recursion costs',
    intro:
      'His program walked through the whole game tree, so it looked into the same heap many times. The table counts the heaps with and without memory, with and without his shortcut for a single piece with an even side, and with and without his order of the breaks.',
    bar: 'Bar',
    caption: (bar: string) => `Heaps looked into for ${bar}`,
    shortcut: 'Shortcut',
    order: 'Order',
    tree: 'Without memory',
    memory: 'With memory',
    times: 'Ratio',
    yes: 'yes',
    no: 'no',
    his: 'his',
    /** @param tree heaps that his program looked into. @param distinct with a memory. */
    summary: (tree: string, distinct: string, times: string) =>
      `His program looked into ${tree} heaps. With memory ${distinct} are enough: ${times} times fewer.`,
  },
};
