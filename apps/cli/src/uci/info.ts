import { type RankedMove, type SearchResult, movesToMate } from '@tahoun/core';
import { type Played, stateOf } from '@tahoun/engine';
import type { View } from '../answer.js';
import { evaluate } from '../commands/position.js';
import { spokenMoves } from '../match/player.js';
import { stateText } from '../output/text.js';
import type { BoardState } from '../team/order.js';

/**
 * The `info` lines about a completed depth, one for each ranked move.
 * @param root the position in which the search began.
 * @param lines the most that are wanted.
 */
export function infoLines(root: Played, result: SearchResult, lines: number): string[] {
  const { statistics, depth, nodes } = result;
  const timeMs = Math.max(0, Math.round(result.timeMs));
  const nps = Math.round((1000 * nodes) / Math.max(1, timeMs));
  const work = `nodes ${nodes} nps ${nps} hashfull ${statistics?.tableFullness ?? 0} time ${timeMs}`;
  const seen = `depth ${depth} seldepth ${Math.max(depth, statistics?.selectiveDepth ?? 0)}`;
  const ranked: readonly RankedMove[] = result.ranked ?? [result];
  return ranked
    .slice(0, lines)
    .map(
      ({ score, pv }, index) =>
        `info ${seen} multipv ${index + 1} ${scoreWords(score)} ${work} pv ${uciLine(root, pv).join(' ')}`,
    );
}

/** The line about a game that is over. @param score from the side to move. */
export function finalInfo(score: number): string {
  return `info depth 0 ${scoreWords(score)}`;
}

/**
 * The answer to `go`.
 * @param root the position in which the search began; null where there is none
 * @param line the expected one, of which the second move is to be pondered on
 */
export function bestMoveLine(root: Played | null, line: RankedMove['pv']): string {
  const [move = '(none)', answer] = root === null ? [] : uciLine(root, line.slice(0, 2));
  return `bestmove ${move}${answer === undefined ? '' : ` ponder ${answer}`}`;
}

/** `score cp` in centi-units (of a pawn, in chess), `score mate` in moves of the side that mates. */
function scoreWords(score: number): string {
  const mate = movesToMate(score);
  return mate === null ? `score cp ${score}` : `score mate ${mate}`;
}

function uciLine({ game, position }: Played, moves: RankedMove['pv']): string[] {
  return spokenMoves({ game, start: position, moves }).map(({ text }) => text);
}

/** The output of `d`: the board with its last move, its text form and the side to move. */
export function drawnBoard(view: View, board: BoardState): string {
  return stateText(view, requestOf(board), stateOf(board), board.course.moves.at(-1));
}

/** The output of `eval`: the board, and the terms of the evaluation. */
export function judgedBoard(view: View, board: BoardState): string {
  return evaluate(requestOf(board), {}).print(view);
}

function requestOf({ game, position, course }: BoardState) {
  return { game: game.id, variants: course.variants, position: game.formatPosition(position) };
}
