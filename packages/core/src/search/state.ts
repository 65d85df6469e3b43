import type {
  AutomaticDraws,
  Evaluation,
  ImmediateWins,
  MarginScore,
  NoisyMoves,
  NullMove,
  Position,
  Symmetry,
  Threats,
} from '../contract/game.js';
import { MoveStack } from '../contract/moves.js';
import { Budget } from '../request/limits.js';
import type { PvTable } from '../request/pv.js';
import type { RankedMove } from '../request/request.js';
import { StatisticsCounter } from '../request/statistics.js';
import type { EndgameTables } from '../retrograde/endgame-tables.js';
import { judgingEndgames } from '../retrograde/table-scores.js';
import { BlunderModel } from './blunders.js';
import { Corrections } from './corrections.js';
import { Frame } from './frame.js';
import { MAX_DEPTH, SearchMemory } from './memory.js';
import { MoveOrdering } from './ordering.js';
import type { StrongObserver, StrongRequest } from './request.js';
import { NO_EVALUATION, type TranspositionTable } from './table.js';
import { TECHNIQUES, type Technique } from './techniques.js';

/** The state that the recursive functions of one strong search share. */
export class SearchState {
  /** The search's own copy. */
  readonly position: Position;
  readonly evaluation: Evaluation;
  readonly budget: Budget;
  readonly table: TranspositionTable;
  readonly stack = new MoveStack();
  readonly ordering: MoveOrdering;
  readonly corrections: Corrections | undefined;
  readonly pv: PvTable;
  readonly counter = new StatisticsCounter();
  readonly endgames: EndgameTables | undefined;
  /** Whether the evaluation knows drawn positions, so that the search looks no further. */
  readonly knowsDraws: boolean;
  /** Plies from the root to the end, where the endgame tables know them for certain. */
  readonly certainPlies: number | null;
  /** Does not see how lines are played out. */
  observer: StrongObserver | undefined;
  readonly blunders: BlunderModel | undefined;
  /** Technique by technique: wanted by the request, and possible with the game's hooks. */
  readonly use: Readonly<Record<Technique, boolean>>;
  /* The position's capabilities, read once. Where `use` has a technique, its capability is there. */
  readonly symmetry: Symmetry | undefined;
  readonly noisyMoves: NoisyMoves | undefined;
  readonly threats: Threats | undefined;
  readonly immediateWins: ImmediateWins | undefined;
  readonly nullMove: NullMove | undefined;
  readonly automaticDraws: AutomaticDraws | undefined;
  readonly marginScore: MarginScore | undefined;
  /** Whether the game knows which moves give check. */
  readonly hasCheckTest: boolean;
  /** Whether nodes get a static evaluation, for futility and null move. */
  readonly usesStaticEval: boolean;
  /** Whether some of a node's moves may be left out. */
  readonly prunesMoves: boolean;
  /** Centi-units per ply that a quiet move seldom gains. */
  readonly futilityMargin: number;
  /** The frame of each ply. */
  readonly frames = Array.from({ length: MAX_DEPTH + 2 }, (_, ply) => new Frame(ply));
  /** Whether the value just returned is proved as the bound it is. */
  proven = false;
  /** Best line of the root search under way, in case the search is stopped. */
  partial: RankedMove | null = null;
  /** Depth of the iteration under way. */
  rootDepth = 0;
  /** Nodes nearer to the root than this ply may not pass: a null move is being verified. */
  passesFrom = 0;
  /** The key of an image of the position, where one is asked for. */
  readonly imageKey = new Int32Array(2);
  readonly #memory = SearchMemory.borrow();

  constructor(request: StrongRequest) {
    const position = request.position.clone();
    this.position = position;
    this.use = techniquesFor(request);
    const { endgames, evaluation } = request;
    this.endgames = this.use.endgames ? endgames : undefined;
    this.evaluation = this.endgames === undefined ? evaluation : judgingEndgames(evaluation, this.endgames);
    this.knowsDraws = this.use.endgames && evaluation.isKnownDraw !== undefined;
    this.certainPlies = certainPlies(position, this.endgames);
    this.pv = this.#memory.pv;
    this.budget = new Budget(request.limits);
    this.table = request.table ?? this.#memory.table;
    this.observer = request.observer;
    this.blunders = request.blunders === undefined ? undefined : new BlunderModel(request.blunders);
    this.futilityMargin = evaluation.futilityMargin ?? 0;
    this.symmetry = position.symmetry;
    this.noisyMoves = position.noisyMoves;
    this.threats = position.threats;
    this.immediateWins = position.immediateWins;
    this.nullMove = position.nullMove;
    this.automaticDraws = position.automaticDraws;
    this.marginScore = position.marginScore;
    this.hasCheckTest = position.threats?.givesCheck !== undefined;
    this.usesStaticEval = this.use['null-move'] || this.use.futility;
    this.prunesMoves = this.use.futility || this.use['late-move-pruning'];
    const history = request.history ?? this.#memory.history;
    this.ordering = new MoveOrdering(position, this.stack, MAX_DEPTH, this.use, history);
    this.corrections = this.use['correction-history']
      ? new Corrections(this.evaluation, history, this.ordering.histories)
      : undefined;
  }

  /** Ends the search: the next one may have its memory. */
  close(): void {
    this.#memory.giveBack();
  }

  /** Evaluates a node where the table has not done so, and corrects it. */
  judge(node: Frame): void {
    if (node.uncorrected === NO_EVALUATION) node.uncorrected = this.evaluate();
    node.evaluation = this.corrections?.correct(this.position, node) ?? node.uncorrected;
  }

  /** Static evaluation as an int32, because V8 would keep -0 and results of `Math.round` as doubles. */
  evaluate(): number {
    return this.evaluation.evaluate(this.position) | 0;
  }
}

function certainPlies(position: Position, endgames: EndgameTables | undefined): number | null {
  return endgames?.probe(position) && endgames.isCertain ? endgames.distance : null;
}

function techniquesFor({
  position,
  evaluation,
  endgames,
  without,
}: StrongRequest): Record<Technique, boolean> {
  const needs: Partial<Record<Technique, boolean>> = {
    symmetry: position.symmetry !== undefined && evaluation.isOriented !== true,
    hint: position.moveHints !== undefined,
    settled: position.marginScore?.reducedKey !== undefined,
    endgames: endgames !== undefined || evaluation.isKnownDraw !== undefined,
    'mate-distance': position.marginScore === undefined,
    'winning-move': position.immediateWins !== undefined,
    'non-losing-moves': position.immediateWins !== undefined && !without?.includes('winning-move'),
    'continuation-history': position.moveHints?.historySlot !== undefined,
    exchange: position.noisyMoves?.exchangeValue !== undefined,
    quiescence: position.noisyMoves !== undefined,
    'correction-history': evaluation.errorKeys !== undefined,
    'null-move': position.nullMove !== undefined,
    futility: evaluation.futilityMargin !== undefined,
    'late-move-pruning': evaluation.futilityMargin !== undefined && position.noisyMoves !== undefined,
  };
  const entries = TECHNIQUES.map((name) => [name, !without?.includes(name) && needs[name] !== false]);
  return Object.fromEntries(entries) as Record<Technique, boolean>;
}
