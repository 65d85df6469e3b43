import { type ErrorParams, type OnDropped, beyondDraws } from '@tahoun/core';
import { REVIEW_NODES, type ReviewRequest } from '@tahoun/engine';
import { readGameFile } from '@tahoun/match';
import { fileFormatOf, gameById, isGameId, loadGame } from './games.js';
import { Refusal, inField } from './problem.js';
import { playInField, positionQuestion } from './question.js';
import { MAX_REVIEWED, type ReviewParameters } from './schemas/index.js';

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
}

/**
 * @param ceiling of the moves that all searches together may make
 * @param onDropped receives each part that is left out of a file; without it nothing is left out
 * @throws Refusal
 */
export async function reviewedGame(
  parameters: ReviewParameters,
  ceiling: number,
  onDropped?: OnDropped,
): Promise<ReviewRequest> {
  const { field, moves: texts, ...start } = await movesOf(parameters, onDropped);
  const { request, loaded } = positionQuestion(start);
  const { game, position } = loaded;
  const moves = beyondDraws(position, () =>
    texts.map((text, index) => playInField(game, position, field, text, index)),
  );
  const positions = moves.length + 1;
  const asked = Math.max(parameters.nodes ?? positions * REVIEW_NODES, positions * LEAST_NODES);
  return { ...request, moves, nodes: Math.min(asked, ceiling) };
}

async function movesOf(
  { game, position, variant, moves, file }: ReviewParameters,
  onDropped: OnDropped | undefined,
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
  return { game, variant, ...(await readFile(game, file, onDropped)), field: 'file' };
}

async function readFile(id: string, text: string, onDropped: OnDropped | undefined) {
  if (isGameId(id)) await loadGame(id, ['file']);
  const format = inField('game', () => fileFormatOf(id));
  const refused = (status: 400 | 422, code: string, detail: string, params: ErrorParams) =>
    new Refusal(status, code, detail, { field: 'file', params });
  if (format === undefined) {
    const detail = `${id} has no format of files; expected moves instead`;
    throw refused(400, 'file-unavailable', detail, { game: id });
  }
  const played = inField('file', () => readGameFile({ game: gameById(id), format }, text, onDropped));
  if (played === undefined || played.moves.length === 0) {
    const detail = `the file has no moves; expected a game in ${format.id}`;
    throw refused(422, 'file-without-moves', detail, { format: format.id });
  }
  const found = played.moves.length;
  if (found > MAX_REVIEWED) {
    const detail = `the game has ${found} moves; expected at most ${MAX_REVIEWED} in a review`;
    throw refused(400, 'game-too-long', detail, { found, max: MAX_REVIEWED });
  }
  return { position: played.start, moves: played.moves };
}
