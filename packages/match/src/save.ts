import {
  type Game,
  InputError,
  MAX_TEXT_LENGTH,
  NAMERS,
  type Position,
  beyondDraws,
  quoteInput,
} from '@tahoun/core';
import { type OpenNode, openChild } from '@tahoun/games';
import * as v from 'valibot';
import { HANDED_OVER, handedOver } from './hand-over.js';
import type { Match } from './match.js';
import { MAX_BASE_MINUTES, MAX_INCREMENT_SECONDS } from './match.js';
import { nextTurn } from './next-turn.js';
import { type Ending, MAX_PLIES, type MatchNode, type Work, nodesAlong } from './tree.js';

/** The version that `saveMatch` writes. */
const SAVE_VERSION = 2;
/** Longest saved match that is read, in characters. */
const MAX_SAVE_LENGTH = 1_000_000;
/** Moves that are played in one piece, and those that are only read: about a millisecond. */
const PLAYED_PIECE = 256;
const READ_PIECE = 2048;

const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const shortText = v.pipe(v.string(), v.maxLength(100));
/** A player may have a number for each square of several tables. */
const player = v.pipe(v.string(), v.maxLength(10_000));
const side = v.picklist([0, 1]);
const moves = v.array(shortText);
const ending = v.union([
  v.strictObject({ kind: v.picklist(['resigned', 'out-of-time']), by: side }),
  v.strictObject({ kind: v.picklist(['agreed-draw', 'claimed-draw']) }),
]);
const texts = v.exactOptional(v.array(v.string()));
const notes = v.strictObject({
  ending: v.exactOptional(ending),
  before: texts,
  comments: texts,
  nags: v.exactOptional(v.array(wholeNumber)),
  work: v.exactOptional(
    v.strictObject({
      nodes: wholeNumber,
      seconds: v.pipe(v.number(), v.minValue(0)),
      depth: wholeNumber,
      namedBy: v.exactOptional(v.picklist(NAMERS)),
    }),
  ),
});
const time = (max: number) => v.pipe(v.number(), v.minValue(0), v.maxValue(max));
const base = MAX_BASE_MINUTES * 60_000;
const increment = MAX_INCREMENT_SECONDS * 1000;
/** Increments may have added up. */
const left = time(base + 10_000 * increment);

const common = {
  format: v.literal('tahoun-match'),
  game: v.pipe(v.string(), v.maxLength(50)),
  start: v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH)),
  players: v.strictTuple([player, player]),
  cursor: wholeNumber,
  drawOffer: v.nullable(side),
  seed: wholeNumber,
  tags: v.exactOptional(v.record(v.string(), v.string())),
  // Matches had none at first.
  clock: v.optional(
    v.nullable(
      v.strictObject({ base: time(base), increment: time(increment), left: v.strictTuple([left, left]) }),
    ),
    null,
  ),
};

const savedMatch = v.strictObject({
  ...common,
  version: v.literal(SAVE_VERSION),
  /** Of all nodes of the tree but the start, which is number 0: each after its parent, the main line first. */
  moves,
  /** The nodes whose parent is not the one before: their numbers, and those of their parents. */
  forks: v.array(v.strictTuple([wholeNumber, wholeNumber])),
  /** Other facts about a node, by its number. */
  notes: v.array(v.strictTuple([wholeNumber, notes])),
  /** The number of the node where the shown line ends. */
  shown: wholeNumber,
});
type SavedMatch = v.InferOutput<typeof savedMatch>;

/** A node of a tree that is being read. */
interface OpenMatchNode extends OpenNode {
  readonly children: OpenMatchNode[];
  ending?: Ending;
  work?: Work;
}

const line = { moves, ending: v.nullable(ending) };

/** The version before: each line in full, `rank` being the place of the shown one among the others. */
const savedLines = v.strictObject({
  ...common,
  version: v.literal(1),
  ...line,
  variations: v.optional(v.array(v.strictObject(line)), []),
  rank: v.optional(wholeNumber, 0),
});
type SavedLines = v.InferOutput<typeof savedLines>;

/** The match as JSON text. */
export function saveMatch({ rules: _rules, tree, moves: shown, ...match }: Match): string {
  return JSON.stringify({
    format: 'tahoun-match',
    version: SAVE_VERSION,
    ...match,
    ...savedTree(tree, nodesAlong(tree, shown).at(-1)),
  });
}

function savedTree(
  tree: MatchNode,
  end?: MatchNode,
): Pick<SavedMatch, 'moves' | 'forks' | 'notes' | 'shown'> {
  const saved = { moves: [] as string[], forks: [] as [number, number][], notes: [] as unknown[], shown: 0 };
  const open = [{ node: tree, parent: -1 }];
  let number = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop(), number++) {
    const { move, children, ...notes } = next.node;
    if (number > 0) saved.moves.push(move);
    if (next.parent < number - 1) saved.forks.push([number, next.parent]);
    if (Object.keys(notes).length > 0) saved.notes.push([number, notes]);
    if (next.node === end) saved.shown = number;
    for (const node of children.toReversed()) open.push({ node, parent: number });
  }
  return saved as ReturnType<typeof savedTree>;
}

/** The game of an id. @throws InputError where there is none. */
type GameOf = (id: string) => Game;

/**
 * The match in a text from `saveMatch` that nobody else could change, such as a row of your own database: no
 * move is played.
 */
export function restoreMatch(text: string, gameOf: GameOf): Match {
  return atOnce(restored(text, gameOf));
}

/** The same with pauses, so that nobody waits for a long one. */
export function restoreMatchInPieces(text: string, gameOf: GameOf): Promise<Match> {
  return inPieces(restored(text, gameOf));
}

/**
 * Reads a match that `saveMatch` wrote, checks everything and replays every move.
 * @throws InputError naming the field that is wrong, or the fault of the position or a move.
 */
export function loadMatch(text: string, gameOf: GameOf): Match {
  return atOnce(readSaved(text, gameOf));
}

/** The same with pauses, so that nobody waits for a long one. */
export function loadMatchInPieces(text: string, gameOf: GameOf): Promise<Match> {
  return inPieces(readSaved(text, gameOf));
}

/** A reading that gives way between two pieces. */
type Reading = Generator<void, Match>;

function atOnce(reading: Reading): Match {
  for (;;) {
    const { done, value } = reading.next();
    if (done === true) return value;
  }
}

async function inPieces(reading: Reading): Promise<Match> {
  for (;;) {
    const { done, value } = reading.next();
    if (done === true) return value;
    await nextTurn();
  }
}

function* restored(text: string, gameOf: GameOf): Reading {
  const json = JSON.parse(text);
  const saved: SavedMatch = json.version === 1 ? fromLines({ variations: [], rank: 0, ...json }) : json;
  const [rules, known] = [gameOf(saved.game), { ...saved, clock: saved.clock ?? null }];
  if (saved.forks.length === 0 && saved.shown === saved.moves.length) return oneLine(known, rules);
  yield;
  return yield* played(known, rules);
}

function* readSaved(text: string, gameOf: GameOf): Reading {
  if (text.length > MAX_SAVE_LENGTH) {
    throw new InputError('save-too-long', 'this is not a saved match: it is too long', {});
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new InputError('save-not-json', 'this is not a saved match: it is not JSON', {});
  }
  yield;
  const saved = versionOf(json) === 1 ? fromLines(checked(savedLines, json)) : checked(savedMatch, json);
  const game = gameOf(saved.game);
  const position = game.parsePosition(saved.start);
  const start = game.formatPosition(position);
  yield;
  return { ...(yield* played(saved, game, position)), start };
}

function checked<T>(schema: v.GenericSchema<unknown, T>, json: unknown): T {
  const parsed = v.safeParse(schema, json);
  if (!parsed.success) throw badField(v.getDotPath(parsed.issues[0]) ?? 'its fields');
  return parsed.output;
}

function fromLines({ moves, ending, variations, rank, ...match }: SavedLines): SavedMatch {
  if (rank > variations.length) throw badField('rank');
  const tree: OpenMatchNode = { move: '', children: [] };
  let end = tree;
  for (const line of variations.toSpliced(rank, 0, { moves, ending })) {
    let node = tree;
    for (const move of line.moves) node = openChild(node, move);
    if (line.ending !== null) node.ending = line.ending;
    if (line.moves === moves) end = node;
  }
  return { ...match, version: SAVE_VERSION, ...savedTree(tree, end) };
}

/** A match without variations, as most are: lists read many long ones. */
function oneLine(
  { format: _format, version: _version, forks: _forks, notes, shown, ...match }: SavedMatch,
  rules: Game,
): Match {
  const notesOf = new Map(notes);
  const { moves } = match;
  let children: OpenMatchNode[] = [];
  for (let number = shown; number > 0; number--) {
    const note = notesOf.get(number);
    const move = moves[number - 1] as string;
    children = [note === undefined ? { move, children } : { ...note, move, children }];
  }
  return { ...match, rules, tree: { ...notesOf.get(0), move: '', children } };
}

/**
 * @param position the start, on which every move is played where it is given.
 * @throws InputError for an illegal one, and then for a line that is too long.
 */
function* played(saved: SavedMatch, rules: Game, position?: Position): Reading {
  const { format: _format, version: _version, forks, notes, shown, moves: texts, ...match } = saved;
  const [parents, notesOf] = [new Map(forks), new Map(notes)];
  const tree: OpenMatchNode = { ...notesOf.get(0), move: '', children: [] };
  /** The nodes from the start to the last one that was read, with their numbers and the positions before them. */
  const path = [{ node: tree, number: 0, before: position }];
  const piece = position === undefined ? READ_PIECE : PLAYED_PIECE;
  let moves: readonly string[] | undefined = shown === 0 ? [] : undefined;
  for (const [index, text] of texts.entries()) {
    const number = index + 1;
    const parent = parents.get(number) ?? index;
    for (; path.length > 0 && path.at(-1)?.number !== parent; path.pop()) {
      const { before } = path.at(-1) as (typeof path)[number];
      if (path.length > 1 && before === position) position?.undoMove();
      position = before;
    }
    const siblings = path.at(-1)?.node.children;
    if (siblings === undefined || siblings.some(({ move }) => move === text)) throw badField('forks');
    const before = position;
    if (before !== undefined && text === HANDED_OVER) position = handedOver(rules, before).position;
    else before?.makeMove(beyondDraws(before, () => rules.parseMove(before, text)));
    const node: OpenMatchNode = { ...notesOf.get(number), move: text, children: [] };
    siblings.push(node);
    path.push({ node, number, before });
    if (position !== undefined && path.length > MAX_PLIES + 1) throw badField('moves');
    if (number === shown) moves = path.slice(1).map((each) => each.node.move);
    if (number % piece === 0) yield;
  }
  if (moves === undefined) throw badField('shown');
  if (match.cursor > moves.length) throw badField('cursor');
  return { ...match, rules, tree, moves };
}

/** Reports another version before fields that only that version has. */
function versionOf(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || !('version' in json)) return undefined;
  if (json.version === SAVE_VERSION || json.version === 1) return json.version;
  const found = quoteInput(String(json.version));
  throw new InputError(
    'save-version',
    `the match was saved in version ${found}; this program reads versions 1 to ${SAVE_VERSION}`,
    {
      found,
      accepts: SAVE_VERSION,
    },
  );
}

function badField(field: string): InputError {
  return new InputError('save-field', `this is not a saved match: the value of ${field} is invalid`, {
    field,
  });
}
