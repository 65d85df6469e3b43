import { pluralEn } from '../../language/language.js';

/** The windows that the Euler number counts. */
export type QuadKindName = 'one' | 'three' | 'diagonal' | 'joined';

/** The rule by which stones on a diagonal count as joined. */
export type ScanName = 'plain' | 'aware' | 'joined';

/** The facts that a sentence about a window may mention. */
export interface WindowFacts {
  /** Its points on the board, from corner to corner: `B3–C4`. */
  readonly name: string;
  /** Null for a window that adds nothing. */
  readonly kind: QuadKindName | null;
  /** Stones of the colour in it. */
  readonly stones: number;
  /** The number that it adds, with its sign: `−1`. */
  readonly adds: string;
  readonly scan: ScanName;
  /** The points in it that the other colour holds. */
  readonly opponents: readonly string[];
}

/** The facts that a sentence about a place in the proof may mention. Sides are 0 for Black and 1 for White. */
export interface ProofPlaceFacts {
  /** Empty at the root. */
  readonly move: string;
  /** The side to move there. */
  readonly side: 0 | 1;
  readonly isOr: boolean;
  /** The side whose win is in question. */
  readonly asked: 0 | 1;
  readonly verdict: 'proved' | 'refuted' | 'open' | 'unseen';
  /** Proof and disproof number: `3 | 12`. */
  readonly numbers: string;
  /** Plies to the end at most; null where that is not known. */
  readonly plies: number | null;
  /** The number of moves that are the same by symmetry. */
  readonly images: number;
  readonly isOver: boolean;
}

const SIDES = ['Black', 'White'] as const;

function windowText({ name, kind, stones, adds, scan, opponents }: WindowFacts): string {
  if (kind === 'diagonal' || kind === 'joined') {
    const why =
      scan !== 'aware'
        ? ''
        : kind === 'joined'
          ? ', joined: no opponent stands between them'
          : `, kept apart by ${opponents.join(' and ')}`;
    return `${name}: two stones on a diagonal (${kind === 'joined' ? 'QJ' : 'QD'})${why}, ${adds}`;
  }
  const held = stones === 0 ? 'no stone' : `${stones} ${pluralEn(stones, 'stone', 'stones')}`;
  if (kind === null) return `${name}: ${held}, adds nothing`;
  return `${name}: ${held} (${kind === 'one' ? 'Q1' : 'Q3'}), ${adds}`;
}

/** A place of the proof in a sentence. */
function describePlace(facts: ProofPlaceFacts) {
  const { move, side, isOr, asked, verdict, numbers, plies, images, isOver } = facts;
  const same = images > 1 ? ` (${images} moves, the same by symmetry)` : '';
  const head = move === '' ? 'The position' : `After ${move}${same}`;
  if (isOver) return `${head}: the game is over, ${SIDES[verdict === 'proved' ? asked : 1 - asked]} has won.`;
  const turn = `${SIDES[side]} to move, ${isOr ? 'OR' : 'AND'}`;
  const soon = plies === null ? '' : `, in ${plies} ${pluralEn(plies, 'ply', 'plies')} at most`;
  const found = {
    proved: `${SIDES[asked]} wins${soon}`,
    refuted: `${SIDES[asked]} does not win`,
    open: 'not decided',
    unseen: 'not searched',
  }[verdict];
  return `${head}: ${turn}; ${found}. Proof | disproof: ${numbers}.`;
}

export const labAtariGoEn = {
  intro:
    'The liberties of every group, the connection of the stones, and the winner against any defence: three views of one position.',
  positionHint:
    'Rows from the top, . empty, X black, O white; then the side to move and how many stones win: ..../.XO./.OX./.... X 1',
  examples: 'Example',
  ownPosition: 'your own',
  exampleNames: {
    eyes: 'Eyes, and a false eye',
    crosscut4: 'Crosscut, 4×4',
    crosscut5: 'Crosscut, 5×5',
    stable4: 'Stable centre, 4×4',
    empty3: 'Empty board, 3×3',
    empty4: 'Empty board, 4×4',
    empty5: 'Empty board, 5×5',
    twoAtari: 'Two groups in atari',
  } as Readonly<Record<string, string>>,
  show: 'Show',
  showPosition: 'Show',
  views: { liberties: 'Liberties', euler: 'Euler number', proof: 'Proof' },
  sides: SIDES as readonly [string, string],

  liberties: {
    intro:
      'The number on a stone shows how many liberties its group has. A group in atari, with one liberty left, has a dashed ring, and its last liberty has a dot.',
    caption: 'Groups and their liberties',
    group: 'Group',
    colour: 'Colour',
    stones: 'Stones',
    count: 'Liberties',
    points: 'Where',
    inAtari: 'in atari',
    none: 'There are no stones on the board.',
    showGroup: (stones: string) => `Show ${stones} on the board`,
  },

  euler: {
    intro:
      'A window of 2×2 points slides over the board and past its edge, where every point is empty. Windows of a few kinds count, separately for each colour. Point at a window to see what it adds, or go through the windows step by step.',
    colour: 'Stones',
    kinds: {
      one: 'Q1: one stone',
      three: 'Q3: three stones',
      diagonal: 'QD: two on a diagonal',
      joined: 'QJ: two on a diagonal, joined',
    },
    scan: 'Stones on a diagonal',
    /** The scans, with their descriptions and authors. */
    scans: {
      plain: {
        name: 'always apart (plain)',
        note: 'This is the count that Starý explains with his example. It looks at one colour only.',
      },
      aware: {
        name: 'joined unless the opponent stands between (aware)',
        note: "Starý writes that his program takes the opponent's stones into account, so that more eyes count as holes. He does not say how. This is our reading: two stones on a diagonal are joined as long as the opponent has neither of the two points between them.",
      },
      joined: {
        name: 'always joined',
        note: 'This is the other way to more eyes that Starý names: a lower weight of QD, here −2 instead of +2.',
      },
    },
    boardLabel: (side: 0 | 1) => `Windows over ${side === 0 ? 'black' : 'white'} stones`,
    window: windowText,
    windowName: (from: string, to: string) => (from === to ? from : `${from}–${to}`),
    before: 'No window has been counted yet.',
    step: (window: string, sum: string) => `${window}. So far: ${sum}.`,
    end: (side: 0 | 1, windows: number) =>
      `${SIDES[side]}: ${windows === 0 ? 'no window counts' : `${windows} ${pluralEn(windows, 'window counts', 'windows count')}`}.`,
    formula: 'The Euler number',
    groupsMinusHoles: (groups: number, holes: number) =>
      `${groups} ${pluralEn(groups, 'group', 'groups')} − ${holes} ${pluralEn(holes, 'hole', 'holes')}`,
    evaluation: 'In the source’s evaluation',
    evaluationIntro:
      'Starý gives weights to the empty points one, two and three steps from the nearest stone of each colour (the liberties of three orders), limits their sum, and adds the weighted difference of the Euler numbers. All values are from Black’s point of view.',
    constant: 'Constant',
    counted: 'Counted',
    difference: 'Difference',
    term: 'Term',
    orders: [
      'empty points one step away',
      'empty points two steps away',
      'empty points three steps away',
    ] as readonly [string, string, string],
    bound: 'the sum of these',
    bounded: (limit: string) => `limited to ±${limit}`,
    unbounded: 'within the limit',
    eulerNumber: 'Euler number',
    total: 'Value for Black',
    forMover: (value: string) => `White is to move and sees the opposite value: ${value}.`,
  },

  proof: {
    intro:
      'The solver (df-pn, proof-number search) searches the position until one side wins against every defence. Here is its result, and the tree that proves it.',
    onlyFirstCapture:
      'The proof is for games in which the first capture wins: after the side to move, write 1 as the number of stones to capture.',
    limit: 'Node limit',
    wins: (side: 0 | 1, plies: number | null) =>
      `${SIDES[side]} wins${plies === null ? '' : `, ${plies} ${pluralEn(plies, 'ply', 'plies')} from here with best play by both sides`}.`,
    everyMoveLoses: (side: 0 | 1) => `${SIDES[side]} loses after any move.`,
    undecided: (nodes: string) =>
      `Not decided within ${nodes} moves. The tree shows how far the solver got; try a larger limit.`,
    stopped: 'Stopped before anything was proved.',
    cost: (nodes: string, seconds: string) => `${nodes} moves examined, ${seconds} s.`,
    askingMore: 'The solver is still finding out how soon, and which other moves win.',
    winningMoves: (moves: readonly string[]) =>
      `${pluralEn(moves.length, 'The only first move that wins', 'First moves that win')}: ${moves.join(', ')}. ${pluralEn(moves.length, 'It has', 'They have')} a star on the board.`,
    /** Those that are known to win while the others are not decided. */
    winningSoFar: (moves: readonly string[]) =>
      `${moves.join(', ')} ${pluralEn(moves.length, 'wins', 'win')} (starred on the board); the other first moves are not all decided.`,
    distanceUnknown: (nodes: string) =>
      `The number of plies was not found within ${nodes} moves: the line below wins, but a shorter one may exist.`,
    line: 'The line',
    tree: 'The tree of the proof',
    treeIntro: (side: 0 | 1) =>
      `Where ${SIDES[side]} is to move, one winning move is enough (an OR node); where the other side is to move, every reply must lose (an AND node). Expand any node; the page asks the solver for the missing parts.`,
    describe: describePlace,
    unseen: (count: number) => `+${count} not needed`,
    tooMany: (most: number) => `At most ${most} nodes can be drawn at once: collapse some first.`,
    orLevel: (side: 0 | 1) => `OR: ${SIDES[side]}`,
    andLevel: (side: 0 | 1) => `AND: ${SIDES[side]}`,
    legend: {
      or: (side: 0 | 1) => `OR: ${SIDES[side]} needs one move`,
      and: (side: 0 | 1) => `AND: ${SIDES[side]} tries every reply`,
      numbers: 'proof | disproof number: how much is still to be shown; 0 | ∞ is proved, ∞ | 0 disproved',
      proved: 'the proof',
      images: '×4: four moves that are the same by symmetry',
      current: 'on the board',
    },
    keys: 'Keys: N next move of the line, B back, P play or pause; in the tree, arrow keys move between nodes and Enter expands or collapses a branch.',
  },
};

/** The words of the Lab's page on Atari Go. Sides are 0 for Black and 1 for White. */
export type LabAtariGoTexts = typeof labAtariGoEn;
