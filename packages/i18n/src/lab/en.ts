import type { LabExampleText } from '../games/types.js';
import { pluralEn } from '../language/language.js';

/** The two players of a tree, by their choice among the values. */
export type LabSide = 'max' | 'min';

/** A pseudocode, a line each; its indentation counts. Every language has the same lines. */
export type Pseudocode = readonly string[];

/** The point of view of values: the root's player, as in most textbooks, or the side to move (negamax). */
export type LabView = 'root' | 'mover';

/** The facts that a sentence about a step may mention. Values are already text. */
export interface StepFacts {
  readonly side: LabSide;
  /** The node: its name, or the move that led there; empty at the root. */
  readonly node: string;
  /** The child that the value came from. */
  readonly child: string;
  readonly value: string;
  /** The best value before. */
  readonly best: string;
  readonly alpha: string;
  readonly beta: string;
  /** The comparison that cuts: `5 ≥ β 3`. Empty where nothing is cut. */
  readonly why: string;
  /** Whether the algorithm works with windows. */
  readonly hasWindow: boolean;
  /** Whether the depth had run out there, and only an exchange went on. */
  readonly isBeyond: boolean;
  /** The value at which the side to move could stop the exchange; empty where it had no such choice. */
  readonly stand: string;
}

/** The same in every language. */
export const SIDES: Readonly<Record<LabSide, string>> = { max: 'MAX', min: 'MIN' };

const at = ({ node }: StepFacts) => (node === '' ? 'the root' : node);

export const labEn = {
  title: 'Lab',
  intro:
    'See what a program sees when it thinks: the trees that minimax and alpha-beta really walk, step by step. Nothing is sent anywhere; everything runs in your browser.',
  /** Before links to the lessons that explain the page. */
  inTheLessons: 'In the lessons:',
  pages: {
    lecture: 'Minimax in five steps',
    examples: 'Sources',
    position: 'Position tree',
    evaluation: 'Evaluation',
    tree: 'Number tree',
    graph: 'State space',
    quiz: 'Quiz',
    counts: 'Counts',
    times: 'Published times',
    experiments: 'Experiments',
  },
  /** Shown instead of a part of the page that could not be shown. */
  failed: 'This part of the page could not be shown.',
  noSuchPage: 'The Lab has no such page.',
  /** Above the exercises for a class, by page. */
  tryIt: 'Now you',
  exercises: {
    position: 'Any position of a game, and the tree that a search walks from it.',
    tree: 'Your own numbers, step by step.',
    quiz: 'Fill in the values and mark what alpha-beta leaves out.',
    counts: 'How many moves each search makes, depth by depth.',
  },
  textbookSource: 'From textbooks',
  examples: {
    'game-tree': {
      title: 'A game tree',
      text: 'A move is a branch, a position a node. What is each leaf worth to MAX?',
    },
    minimax: {
      title: 'Minimax',
      text: 'MAX takes the largest value, MIN the smallest: from the leaves up to the root.',
    },
    'first-cut': {
      title: 'The first cutoff',
      text: 'Two moves, two replies each. One branch need not be examined.',
    },
    ordering: {
      title: 'The order of moves',
      text: 'The better the moves that come first, the more is cut. Here the worst come first; then choose the best.',
    },
    horizon: {
      title: 'The horizon',
      text: 'Two plies deep an exchange seems to win. Playing it out shows that it does not.',
    },
    'two-cuts': {
      title: 'A cutoff for each player',
      text: 'One cutoff stops MIN, the other MAX.',
    },
    'deep-cut': {
      title: 'A deep cutoff',
      text: 'The bound that causes the cutoff was set three levels higher.',
    },
    'quiz-small': { title: 'Quiz: two levels', text: 'Three moves with three replies each.' },
    'quiz-deep': { title: 'Quiz: three levels', text: 'Eight leaves, with MAX to move at the bottom level.' },
  } as Readonly<Record<string, LabExampleText>>,

  algorithms: {
    minimax: 'Minimax',
    'minimax-quiescence': 'Minimax that finishes exchanges',
    'alpha-beta': 'Alpha-beta',
    strong: 'Strong search',
  },
  game: 'Game',
  position: 'Position',
  positionHint: 'As text; leave it empty for the starting position.',
  depth: 'Depth',
  /** The order of the moves at the root, where the address names one. */
  rootMoves: (moves: string) => `Moves at the root, in this order: ${moves.replaceAll(',', ', ')}`,
  show: 'Show',
  both: 'Both',
  view: 'Values from the viewpoint of',
  views: { root: 'the player at the root (max and min)', mover: 'the side to move (negamax)' },
  wins: 'Wins',
  winsAsPlies: 'as plies to the end',
  winsWithoutSteps: (max: number) => `all as ${max}, as in the simplified minimax`,
  winsAsNumbers: (max: number) => `as numbers, MAX = ${max}`,
  run: 'Show the tree',
  stop: 'Stop',
  searching: 'Searching…',
  stopped: 'Stopped. The results so far are shown.',
  engineFailed: 'The engine stopped unexpectedly. Try again.',

  comparison: 'The algorithms side by side',
  algorithm: 'Algorithm',
  value: 'Value',
  valueFor: (side: string) => `Value (${side})`,
  bestMove: 'Best move',
  moves: 'Moves made',
  share: 'Share of minimax',
  seconds: 'Seconds',
  notAll: (moves: string) => `Stopped after ${moves} moves: the values found so far are shown.`,
  truncated: (shown: string) =>
    `The tree is too large: only the first ${shown} nodes are shown. The counts are exact.`,
  gameOver: 'The game is over in this position, so there is no tree.',

  step: 'Step',
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  first: 'To the beginning',
  back: 'One step back',
  forward: 'One step forward',
  last: 'To the end',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  speeds: ['slow', 'medium', 'fast'] as readonly [string, string, string],
  keys: 'Keys: N next step, B back, P play or pause, Home and End; in the tree, arrow keys move between nodes and Enter collapses or expands a branch.',
  pseudocode: 'Pseudocode',
  code: {
    minimax: {
      root: [
        'minimax(position, depth)',
        '  if the game is over or depth = 0: return its value',
        '  if MAX is to move',
        '    best ← −∞',
        '    for each move m',
        '      best ← max(best, minimax(after m, depth − 1))',
        '  else',
        '    best ← ∞',
        '    for each move m',
        '      best ← min(best, minimax(after m, depth − 1))',
        '  return best',
      ],
      mover: [
        'minimax(position, depth)',
        '  if the game is over or depth = 0: return its value',
        '  best ← −∞',
        '  for each move m',
        '    v ← −minimax(after m, depth − 1)',
        '    if v > best: best ← v',
        '  return best',
      ],
    },
    'minimax-quiescence': {
      root: [
        'minimax(position, depth)',
        '  if the game is over, or depth ≤ 0 and nothing to exchange: return its value',
        '  if MAX is to move',
        '    best ← −∞; at depth ≤ 0 its value, where MAX may stop',
        '    for each move m, at depth ≤ 0 only those of the exchange',
        '      best ← max(best, minimax(after m, depth − 1))',
        '  else',
        '    best ← ∞; at depth ≤ 0 its value, where MIN may stop',
        '    for each move m, at depth ≤ 0 only those of the exchange',
        '      best ← min(best, minimax(after m, depth − 1))',
        '  return best',
      ],
      mover: [
        'minimax(position, depth)',
        '  if the game is over, or depth ≤ 0 and nothing to exchange: return its value',
        '  best ← −∞; at depth ≤ 0 its value, where the side to move may stop',
        '  for each move m, at depth ≤ 0 only those of the exchange',
        '    v ← −minimax(after m, depth − 1)',
        '    if v > best: best ← v',
        '  return best',
      ],
    },
    'alpha-beta': {
      root: [
        'alphabeta(position, depth, α, β)',
        '  if the game is over or depth = 0: return its value',
        '  if MAX is to move',
        '    for each move m',
        '      α ← max(α, alphabeta(after m, depth − 1, α, β))',
        '      if α ≥ β: return β',
        '    return α',
        '  else',
        '    for each move m',
        '      β ← min(β, alphabeta(after m, depth − 1, α, β))',
        '      if β ≤ α: return α',
        '    return β',
      ],
      mover: [
        'alphabeta(position, depth, α, β)',
        '  if the game is over or depth = 0: return its value',
        '  for each move m',
        '    v ← −alphabeta(after m, depth − 1, −β, −α)',
        '    if v > α: α ← v',
        '    if α ≥ β: return β',
        '  return α',
      ],
    },
  },
  /** Added to the pseudocode where won and lost values occur. */
  winDistance:
    'On its way up, a winning or losing value moves one closer to zero with each ply, so a nearer win and a later loss are preferred.',
  /** Instead of it where all wins have one number. */
  withoutSteps: 'Here every win has the same number: the simplified minimax does not prefer the nearer one.',
  /** Added where the root of minimax takes a won or lost value as it comes. */
  rootUnstepped: 'The root takes the number as its child returned it: the source makes no step there.',
  sides: SIDES,
  sentences: {
    start: 'Before the first step. Press “Play”, or “One step forward”.',
    enter: (facts: StepFacts) =>
      `${facts.isBeyond ? `The depth has run out, but the position is not quiet. ${facts.stand === '' ? '' : `${SIDES[facts.side]} may stop at ${facts.stand}. `}` : ''}${SIDES[facts.side]} chooses at ${at(facts)}${facts.hasWindow ? `; the window is α = ${facts.alpha}, β = ${facts.beta}` : ''}.`,
    judge: ({ node, value }: StepFacts) => `${node} is a leaf: its value is ${value}.`,
    judgeFinal: ({ node, value }: StepFacts) => `After ${node} the game is over: ${value}.`,
    better: (facts: StepFacts) =>
      `${facts.value} comes back from ${facts.child}: the best so far for ${SIDES[facts.side]} at ${at(facts)}${facts.hasWindow ? `; the window is now α = ${facts.alpha}, β = ${facts.beta}` : ''}.`,
    worse: (facts: StepFacts) =>
      `${facts.value} comes back from ${facts.child}: no better for ${SIDES[facts.side]} than ${facts.best}.`,
    cut: (facts: StepFacts) =>
      `Cutoff at ${at(facts)}: ${facts.why}. ${SIDES[facts.side === 'max' ? 'min' : 'max']} has something better higher up and will avoid this node, so the rest need not be examined.`,
    return: (facts: StepFacts) => `All moves at ${at(facts)} have been tried: its value is ${facts.value}.`,
    end: (facts: StepFacts) =>
      `Done. The value of the root is ${facts.value}${facts.child === '' ? '' : `; the best move is ${facts.child}`}.`,
  },

  tree: 'Tree',
  treeOf: (algorithm: string) => `${algorithm}: tree`,
  root: 'root',
  unknown: 'not known yet',
  cutOff: 'cut off',
  /** What stands for other moves of a node; 0 where they are shown. */
  rest: (moves: number, node: string) =>
    moves === 0 ? `fewer moves at ${node}` : `${moves} more ${pluralEn(moves, 'move', 'moves')} at ${node}`,
  folded: (nodes: number) => `${nodes} ${pluralEn(nodes, 'node', 'nodes')} collapsed`,
  fit: 'Whole tree',
  larger: 'Zoom in',
  smaller: 'Zoom out',
  expandAll: 'Expand all',
  tooManyNodes: (most: number) => `At most ${most} nodes can be drawn at once: collapse some first.`,
  legend: {
    max: 'MAX chooses the largest',
    min: 'MIN chooses the smallest',
    window: 'alpha | value | beta',
    cut: 'cut off, not examined',
    best: 'best play by both sides',
    current: 'current node',
    more: '+ more moves: select to show or hide them',
    values: {
      root: (max: string) => `values: larger is better for ${max}`,
      mover: () => 'values: larger is better for the side to move there',
    },
  },
  boardAt: 'Position in this node',
  /** Opens the tree of the position at the end of a line. */
  searchOn: (line: string, depth: number) => `Continue the search after ${line}, to depth ${depth}`,
  boardHint: 'Point at a node, or choose one with the arrow keys, to see its position.',
  win: (plies: number) => (plies <= 0 ? 'won' : `win ${plies}`),
  loss: (plies: number) => (plies <= 0 ? 'lost' : `loss ${plies}`),

  exportSvg: 'SVG',
  exportPng: 'PNG',
  copyLink: 'Copy link',
  linkCopied: 'Link copied. It opens exactly this view.',
  exportFailed: 'The picture could not be created.',

  leaves: 'Tree as nested lists of leaf values',
  leavesHint:
    'For example ((3 5) (2 9)) or [[3,5],[2,9]]; values are from the viewpoint of MAX, who moves at the root.',
  draw: 'Draw',
  random: 'Random',
  levels: 'Levels',
  width: 'Children per node',
  seed: 'Random seed',
  order: 'Move order',
  orders: { given: 'as written', best: 'best first', worst: 'worst first' },
  /** The kind of names that nodes have. */
  names: 'Node names',
  namings: { letters: 'letters', numbers: 'numbers' },

  quiz: {
    task: 'Fill in the value of each inner node (MAX takes the largest, MIN the smallest). Then select the branches that alpha-beta cuts off, going from left to right.',
    valueOf: (node: string) => `Value of ${node}`,
    branchTo: (node: string) => `Branch to ${node}: cut off`,
    check: 'Check',
    next: 'New tree',
    watch: 'Watch alpha-beta',
    score: (right: number, asked: number) => `Score: ${right} of ${asked}`,
    allRight: 'All correct!',
    someWrong: (right: number, asked: number) => `${right} of ${asked} correct.`,
    valueRight: (node: string) => `${node}: correct.`,
    valueMissing: (node: string, right: string, side: LabSide, from: string) =>
      `${node}: ${SIDES[side]} chooses among ${from}, so it is ${right}.`,
    valueWrong: (node: string, given: string, right: string, side: LabSide, from: string) =>
      `${node}: not ${given}. ${SIDES[side]} chooses among ${from}, so it is ${right}.`,
    cutRight: (node: string, why: string) => `Branch to ${node}: correctly cut off, because ${why}.`,
    cutMissed: (node: string, why: string) => `Branch to ${node}: it is cut off, because ${why}.`,
    cutWrong: (node: string, alpha: string, beta: string) =>
      `Branch to ${node}: not cut off. When alpha-beta reaches it, α = ${alpha} is still below β = ${beta}.`,
    answers: 'Your answers',
    pieces: 'A missing number counts as wrong. A branch counts only if you or alpha-beta cut it off.',
  },

  counts: {
    intro: 'The number of moves that each algorithm makes to look a given number of plies ahead.',
    toDepth: 'Up to depth',
    /** The meaning of a depth in the table: plies, or a depth of the source of published counts. */
    counting: 'Depths count',
    countings: {
      plies: 'plies ahead',
      source: (source: string) => `as in the source, from 0 (${source})`,
    },
    published: (source: string) => `Published: ${source}`,
    same: 'the same',
    differs: 'differs',
    chart: 'Chart',
    chartAlt: 'Moves made by depth, on a logarithmic scale; the numbers are in the table.',
    evaluation: 'Evaluation',
    evaluations: { textbook: 'from the source', best: 'our best' },
    strongWith: 'The strong search with',
    ordering: 'move ordering',
    table: 'transposition table',
    selective: 'pruning and extensions',
    tooMany: (most: string) => `more than ${most}`,
    time: (seconds: string) => `${seconds} s`,
    count: 'Count',
  },
};

/** The words of the Lab. */
export type LabTexts = typeof labEn;
