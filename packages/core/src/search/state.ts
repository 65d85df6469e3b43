import type { Evaluation, Position } from '../game.js';
import { Budget, type SearchLimits } from '../limits.js';
import { LineTable } from '../lines.js';
import { MoveStack } from '../moves.js';
import type { RankedMove } from '../result.js';
import type { EndgameTables } from '../retrograde/endgame-tables.js';
import { judgingEndgames } from './endgame-evaluation.js';
import type { StrongObserver } from './observer.js';
import { MoveOrdering } from './ordering.js';
import { Oversight } from './oversight.js';
import type { StrongRequest } from './request.js';
import { StatisticsCounter } from './statistics.js';
import { NO_EVALUATION, TranspositionTable } from './table.js';
import { tableMibFor } from './table-size.js';
import { TECHNIQUES, type Technique } from './techniques.js';

/** Deepest line the search keeps; deeper games are simply searched in several moves. */
export const MAX_DEPTH = 250;

/** A position with every hook; which of them exist is tested once, in `SearchState`. */
export type HookedPosition = Required<Position>;

/** What the recursive functions of one strong search share. */
export class SearchState {
  /** The search's own copy. */
  readonly position: HookedPosition;
  readonly evaluation: Evaluation;
  readonly budget: Budget;
  readonly table: TranspositionTable;
  readonly stack = new MoveStack();
  readonly ordering: MoveOrdering;
  readonly lines = new LineTable(MAX_DEPTH + 1);
  readonly counter = new StatisticsCounter();
  readonly endgames: EndgameTables | undefined;
  /** Plies from the root to the end, where the endgame tables know them for certain. */
  readonly certainPlies: number | null;
  readonly observer: StrongObserver | undefined;
  readonly oversight: Oversight | undefined;
  /** Technique by technique: wanted by the request, and possible with the game's hooks. */
  readonly use: Readonly<Record<Technique, boolean>>;
  /** Whether the position tells of repetitions, of forced answers, of moves that force one, of noisy moves. */
  readonly hasRepetition: boolean;
  readonly hasForced: boolean;
  readonly tellsThreats: boolean;
  readonly tellsNoise: boolean;
  /** Whether nodes are evaluated where they stand, for futility and null move. */
  readonly judgesNodes: boolean;
  /** Centi-units a ply that a quiet move seldom gains. */
  readonly swing: number;
  /** The static evaluation of the node at each ply. */
  readonly evaluations = new Int32Array(MAX_DEPTH + 2).fill(NO_EVALUATION);
  /** 1 where the move made at a ply is a pass, so that no two follow each other. */
  readonly passed = new Uint8Array(MAX_DEPTH + 2);
  /** Whether the value just returned is proved as the bound it is. */
  proven = false;
  /** Best line of the root search under way, for the case that it is stopped. */
  partial: RankedMove | null = null;
  /** Depth of the iteration under way. */
  rootDepth = 0;
  /** Nodes nearer to the root than this ply may not pass: a null move is being verified. */
  passesFrom = 0;
  /** The key under which the node at each ply is known to the table, and what is settled in it. */
  readonly keysLo = new Int32Array(MAX_DEPTH + 2);
  readonly keysHi = new Int32Array(MAX_DEPTH + 2);
  readonly settled = new Int32Array(MAX_DEPTH + 2);
  readonly key = new Int32Array(2);

  constructor(request: StrongRequest) {
    const position = request.position.clone();
    this.position = position as HookedPosition;
    this.use = techniquesFor(request);
    this.endgames = this.use.endgames ? request.endgames : undefined;
    this.evaluation =
      this.endgames === undefined ? request.evaluation : judgingEndgames(request.evaluation, this.endgames);
    this.certainPlies = certainPlies(position, this.endgames);
    this.budget = new Budget(request.limits);
    this.table = request.table ?? ownTable(request.limits);
    this.observer = request.observer;
    this.oversight = request.oversight === undefined ? undefined : new Oversight(request.oversight);
    this.swing = request.evaluation.quietSwing ?? 0;
    this.hasRepetition = position.isRepeated !== undefined;
    this.hasForced = position.isForced !== undefined;
    this.tellsThreats = position.isThreat !== undefined;
    this.tellsNoise = position.isNoisy !== undefined;
    this.judgesNodes = this.use['null-move'] || this.use.futility;
    this.ordering = new MoveOrdering(position, this.stack, MAX_DEPTH, this.use, request.history);
  }

  /** The evaluation of the position as it stands. */
  evaluate(): number {
    return this.evaluation.evaluate(this.position);
  }
}

function certainPlies(position: Position, endgames: EndgameTables | undefined): number | null {
  return endgames?.probe(position) && endgames.isCertain ? endgames.distance : null;
}

/** A table for this search alone. One that is sized by its budget will be filled. */
function ownTable(limits: SearchLimits): TranspositionTable {
  const table = new TranspositionTable(tableMibFor(limits));
  if (limits.nodes !== undefined || limits.timeMs !== undefined) table.touch();
  return table;
}

function techniquesFor({
  position,
  evaluation,
  endgames,
  without,
}: StrongRequest): Record<Technique, boolean> {
  const needs: Partial<Record<Technique, boolean>> = {
    symmetry: position.symmetricKey !== undefined,
    hint: position.moveHint !== undefined,
    settled: position.openKey !== undefined,
    endgames: endgames !== undefined,
    'win-distance': position.finalScore === undefined,
    'winning-move': position.winningMove !== undefined,
    'safe-moves': position.generateSafe !== undefined && !without?.includes('winning-move'),
    'continuation-history': position.historySlot !== undefined,
    exchange: position.exchangeValue !== undefined,
    quiescence: position.generateNoisy !== undefined,
    'null-move': position.makePass !== undefined,
    futility: evaluation.quietSwing !== undefined,
    'late-move-pruning': evaluation.quietSwing !== undefined && position.isNoisy !== undefined,
  };
  const entries = TECHNIQUES.map((name) => [name, !without?.includes(name) && needs[name] !== false]);
  return Object.fromEntries(entries) as Record<Technique, boolean>;
}
