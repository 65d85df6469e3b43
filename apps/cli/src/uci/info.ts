import { pliesToEnd } from '@tahoun/core';
import { type BestMoveAnswer, evalAnswer, stateOf } from '@tahoun/engine';
import { games } from '../input/games.js';
import { evaluationText } from '../output/evaluation.js';
import { stateText } from '../output/text.js';
import type { View } from '../output/view.js';
import type { BoardState } from '../protocol/board-state.js';

/** The `info` lines about a completed depth, one for each ranked move. */
export function infoLines(answer: BestMoveAnswer): string[] {
  const { statistics, depth, nodes, seconds } = answer;
  const timeMs = Math.max(0, Math.round(1000 * seconds));
  const nps = Math.round((1000 * nodes) / Math.max(1, timeMs));
  const work = `nodes ${nodes} nps ${nps} hashfull ${statistics?.tableFullness ?? 0} time ${timeMs}`;
  const seen = `depth ${depth} seldepth ${Math.max(depth, statistics?.selectiveDepth ?? 0)}`;
  return (answer.lines ?? [answer]).map(
    (line, index) =>
      `info ${seen} multipv ${index + 1} ${scoreWords(line)} ${work} pv ${spokenLine(line).join(' ')}`,
  );
}

/** The line about a game that is over. */
export function finalInfo(answer: BestMoveAnswer): string {
  return `info depth 0 ${scoreWords(answer)}`;
}

/** The answer to `go`. @param line the expected one, of which the second move is to be pondered on */
export function bestMoveLine([move = '(none)', answer]: readonly string[]): string {
  return `bestmove ${move}${answer === undefined ? '' : ` ponder ${answer}`}`;
}

/** A line of an answer as machines write it. */
export function spokenLine({ pv, pvUci = pv }: Pick<BestMoveAnswer, 'pv' | 'pvUci'>): readonly string[] {
  return pvUci;
}

/**
 * `score cp` in centi-units (of a pawn, in chess), `score mate` in moves of the side that mates. Where the line does not
 * show the mate, its distance is the most that it can be, and the score one that the side that mates has at least.
 */
function scoreWords({ score, mate, pv }: Pick<BestMoveAnswer, 'score' | 'mate' | 'pv'>): string {
  if (mate === undefined) return `score cp ${score}`;
  if (pv.length === pliesToEnd(score)) return `score mate ${mate}`;
  return `score mate ${mate} ${score > 0 ? 'lowerbound' : 'upperbound'}`;
}

/** The output of `d`: the board with its last move, its text form and the side to move. */
export function drawnBoard(view: View, board: BoardState): string {
  return stateText(view, asItStands(board), stateOf(board), board.moves.at(-1));
}

/** The output of `eval`: the board, and the terms of the evaluation. */
export function judgedBoard(view: View, board: BoardState): string {
  const request = asItStands(board);
  return evaluationText(view, request, evalAnswer(games, request));
}

function asItStands({ game, variants, position }: BoardState) {
  return { game: game.id, variants, position: game.formatPosition(position) };
}
