import { type ErrorParams, InputError, beyondDraws } from '@tahoun/core';
import {
  type DroppedPart,
  type FileAnswer,
  type FileRequest,
  REVIEW_NODES,
  type ReviewRequest,
  fileAnswer,
} from '@tahoun/engine';
import { fileFormatOf, games, isGameId, loadGame } from '../engine/games.js';
import { Refusal, inField, refusalOf } from '../http/problem.js';
import { MAX_REVIEWED, type ReviewParameters } from '../schemas/index.js';
import { inPieces, playInField, positionQuestion } from '../search/question.js';
import { type Ctx, pauseOf } from '../service/env.js';

/** Nodes of each position, at least: the cost of setting it up with its history. */
const LEAST_NODES = 5000;

/** The game that a review is about: its start and its moves. */
interface PlayedMoves {
  readonly game: string;
  readonly position?: string | undefined;
  readonly variant?: Readonly<Record<string, string>> | undefined;
  readonly moves: readonly string[];
  /** The parameter that has the moves. */
  readonly field: 'moves' | 'file';
  readonly dropped?: readonly DroppedPart[];
}

/** A game to review, and what was left out of its file. */
interface Reviewed {
  readonly request: ReviewRequest;
  readonly dropped: readonly DroppedPart[];
}

/**
 * @param ceiling of the moves that all searches together may make
 * @param reported parts of a file that are told of when they are left out, at most; without it nothing is left out
 * @throws Refusal
 */
export async function reviewedGame(
  c: Ctx,
  parameters: ReviewParameters,
  ceiling: number,
  reported?: number,
): Promise<Reviewed> {
  const { field, dropped = [], moves: texts, ...start } = await movesOf(c, parameters, reported);
  const { request, loaded } = await positionQuestion(start, pauseOf(c));
  const { game, position } = loaded;
  const moves = await inPieces(texts.length, pauseOf(c), (index) =>
    beyondDraws(position, () => playInField(game, position, field, texts[index] as string, index)),
  );
  const positions = moves.length + 1;
  const asked = Math.max(parameters.nodes ?? positions * REVIEW_NODES, positions * LEAST_NODES);
  return { request: { ...request, moves, nodes: Math.min(asked, ceiling) }, dropped };
}

async function movesOf(
  c: Ctx,
  { game, position, variant, moves, file }: ReviewParameters,
  reported: number | undefined,
): Promise<PlayedMoves> {
  if (file === undefined) {
    if (moves === undefined) {
      const detail = 'there is nothing to review; expected moves or a file';
      throw new Refusal(400, 'review-without-moves', detail, { field: 'moves' });
    }
    return { game, position, variant, moves, field: 'moves' };
  }
  const misplaced = moves !== undefined ? 'moves' : position !== undefined ? 'position' : undefined;
  if (misplaced !== undefined) {
    const detail = `a file has its start and its moves; found "${misplaced}" beside it`;
    throw new Refusal(400, 'beside-file', detail, { field: misplaced, params: { found: misplaced } });
  }
  return { game, variant, ...(await readFile(c, game, file, reported)), field: 'file' };
}

async function readFile(c: Ctx, id: string, text: string, reported: number | undefined) {
  if (isGameId(id)) await loadGame(id, ['file']);
  const format = inField('game', () => fileFormatOf(id));
  const refused = (status: 400 | 422, code: string, detail: string, params: ErrorParams) =>
    new Refusal(status, code, detail, { field: 'file', params });
  if (format === undefined) {
    const detail = `${id} has no format of files; expected moves instead`;
    throw refused(400, 'file-unavailable', detail, { game: id });
  }
  const { found: played, dropped } = await readIn(c, { game: id, text, reported });
  if (played === null || played.moves.length === 0) {
    const detail = `the file has no moves; expected a game in ${format.id}`;
    throw refused(422, 'file-without-moves', detail, { format: format.id });
  }
  const found = played.moves.length;
  if (found > MAX_REVIEWED) {
    const detail = `the game has ${found} moves; expected at most ${MAX_REVIEWED} in a review`;
    throw refused(400, 'game-too-long', detail, { found, max: MAX_REVIEWED });
  }
  return { position: played.position, moves: played.moves, dropped };
}

/** Characters of a file that is read here: to hand a short one to a thread would take longer. */
const MAX_SHORT = 2000;

async function readIn(c: Ctx, request: FileRequest): Promise<FileAnswer> {
  const { engine } = c.get('service').platform;
  const isShort = request.text.length <= MAX_SHORT;
  try {
    const options = { client: c.get('client').id, signal: c.req.raw.signal };
    return isShort ? fileAnswer(games, request) : await engine.file(request, options);
  } catch (error) {
    throw error instanceof InputError ? refusalOf(error, 'file') : error;
  }
}
