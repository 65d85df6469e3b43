import { ONGOING } from '@tahoun/core';
import { type GameFileFormat, type MoveNode, type PlayedResult, eachAs, mainLine } from '../file-format.js';
import { parsePoint } from './goban.js';
import { parseAtariGo } from './notation.js';
import { sgfGames } from './sgf.js';
import { formatSgf } from './sgf-writing.js';

export { type SgfGame, parseSgf } from './sgf.js';
export { formatSgf } from './sgf-writing.js';

/** SGF results for games whose file gives none; a win is then by resignation. */
const RESULTS: Readonly<Record<PlayedResult, string>> = {
  '1-0': 'B+R',
  '0-1': 'W+R',
  '1/2-1/2': '0',
  '*': '',
};

/** Smart Game Format. */
export const atariGoFile: GameFileFormat = {
  id: 'sgf',
  // Some programs write a line of their own before it.
  looksLike: (text) => /^(?:\s*\(\s*[;(]|[^()[\]]{0,2000}\(\s*;\s*[A-Z]{1,2}\s*\[)/.test(text),

  write({ start, tree, players, result, date, tags }) {
    const info = { ...tags, PB: players[0], PW: players[1], ...(date === undefined ? {} : { DT: date }) };
    // `formatSgf` writes the result of moves that end the game; any other is the file's, or a resignation.
    const said = tags?.RE ?? '';
    const written = readResult(said) === result ? said : RESULTS[result];
    return formatSgf([{ info, start, tree: withReason(start, tree), result: written }]);
  },

  games: (text) =>
    eachAs(sgfGames(text), ({ info, start, tree, result }) => ({
      start,
      tree,
      players: [info.PB ?? '?', info.PW ?? '?'],
      result: readResult(result),
      tags: result === '' ? info : { ...info, RE: result },
    })),
};

/** Adds the reason for the end of the game to the last move of the main line, for other programs. */
function withReason(start: string, tree: MoveNode): MoveNode {
  const nodes = mainLine(tree);
  const reason = reasonOf(start, nodes);
  let last = nodes.at(-1) ?? tree;
  if (reason === '' || last.comments?.includes(reason)) return tree;
  last = { ...last, comments: [...(last.comments ?? []), reason] };
  return [tree, ...nodes.slice(0, -1)].reduceRight(
    (node, parent) => ({ ...parent, children: parent.children.with(0, node) }),
    last,
  );
}

/** '' where the moves do not end the game. */
function reasonOf(start: string, nodes: readonly MoveNode[]): string {
  const position = parseAtariGo(start);
  for (const { move } of nodes) position.makeMove(parsePoint(position.goban.size, move));
  if (position.outcome() === ONGOING) return '';
  const loser = position.turn === 0 ? 'Black' : 'White';
  if (!position.isWon()) return `${loser} has no move left.`;
  const winner = position.turn === 0 ? 'White' : 'Black';
  const count = position.taken[1 - position.turn]!;
  return `${winner} has captured ${count} ${count === 1 ? 'stone' : 'stones'}.`;
}

function readResult(text: string): PlayedResult {
  if (text.startsWith('B+')) return '1-0';
  if (text.startsWith('W+')) return '0-1';
  return /^(0|draw)$/i.test(text) ? '1/2-1/2' : '*';
}
