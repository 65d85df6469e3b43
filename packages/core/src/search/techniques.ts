/**
 * Techniques that the strong search adds to plain alpha-beta, by name. Each can be switched off; with all of
 * them off it makes the very moves of the textbook's `alphaBetaSearch`. Those marked * need an
 * optional hook of `Position` or `Evaluation`, or tables, and are skipped in games without it.
 *
 * - `iterative-deepening`: depth 1, 2, ... up to the limit instead of the limit at once
 * - `principal-variation`: null windows for all but the first move (Marsland 1986)
 * - `aspiration`: each depth starts with a narrow window round the last value
 * - `table`: the transposition table, for cut-offs and for the first move
 * - `symmetry`*: near the root, images of a position count as the same, unless the evaluation is oriented
 * - `settled`*: positions that differ only in their settled part share their results
 * - `endgames`*: positions in the host's endgame tables are looked up, and draws by theory are known
 * - `mate-distance`: windows that no win or loss is near enough to reach are closed
 * - `winning-move`*: moves that win at once are seen without making them
 * - `non-losing-moves`*: so are moves that let the other side win at once
 * - `hint`*, `killers`, `counter-moves`, `history`, `continuation-history`*: the order of moves
 * - `exchange`*: moves that lose by exchange are tried last, and not at all near the horizon
 * - `quiescence`*: at the horizon noisy moves are played out before the evaluation is asked
 * - `extension`*: one ply more for a forced answer
 * - `correction-history`*: evaluations are corrected by the errors found in similar positions (Caissa 2023)
 * - `null-move`*: a position so good that even passing holds is cut off (Donninger 1993)
 * - `futility`*: hopeless quiet moves near the horizon are left out, and hopelessly good nodes cut
 * - `late-move-pruning`*: near the horizon, quiet moves that come late or have often failed are left out
 * - `iterative-reduction`: one ply less where no best move is known yet (Schröder 2021)
 * - `late-move-reduction`: late moves are searched less deep first (Levy et al. 1989)
 */
export const TECHNIQUES = [
  'iterative-deepening',
  'principal-variation',
  'aspiration',
  'table',
  'symmetry',
  'settled',
  'endgames',
  'mate-distance',
  'winning-move',
  'non-losing-moves',
  'hint',
  'killers',
  'counter-moves',
  'history',
  'continuation-history',
  'exchange',
  'quiescence',
  'extension',
  'correction-history',
  'null-move',
  'futility',
  'late-move-pruning',
  'iterative-reduction',
  'late-move-reduction',
] as const;

export type Technique = (typeof TECHNIQUES)[number];

/** The techniques that can change a value at a given depth; without them values are minimax's. */
export const SELECTIVE_TECHNIQUES: readonly Technique[] = [
  'exchange',
  'quiescence',
  'extension',
  'correction-history',
  'null-move',
  'futility',
  'late-move-pruning',
  'iterative-reduction',
  'late-move-reduction',
];
