import type { MoveNode } from '../file-format.js';
import { BLACK, WHITE, parsePoint } from './goban.js';
import { parseAtariGo } from './notation.js';
import { type AtariGoPosition, NO_KO } from './position.js';
import type { SgfGame } from './sgf.js';
import { INFO_PROPERTIES, LEAST_HANDICAP, POSITION_PROPERTY, RULES, resultOf } from './sgf-root.js';

/**
 * Writes games as one SGF FF[4] collection. Where the game's line ends the game, RE tells the stones that
 * the winner has captured (or nothing after the plus when no move was left), and MA marks where the last
 * captured stones stood. Moves have to be legal.
 */
export function formatSgf(games: readonly SgfGame[]): string {
  return `${games.map(formatGame).join('\n')}\n`;
}

function formatGame({ info, start, tree, result }: SgfGame): string {
  const position = parseAtariGo(start);
  const { size } = position.goban;
  const root = { FF: '4', CA: 'UTF-8', GM: '1', AP: 'Tahoun', SZ: String(size), RU: rulesOf(position) };
  const words = INFO_PROPERTIES.filter((id) => info[id]).map((id) => property(id, info[id]!));
  const opening = `${Object.entries(root)
    .map(([id, value]) => property(id, value))
    .join('')}KM[0]`;
  const { text, end } = formatLine(position, tree.children);
  const written = end || result;
  return [
    `(;${opening}${words.join('')}${written === '' ? '' : property('RE', written)}`,
    `${setupOf(position, start)}${commentOf(tree)}`,
    `${text})`,
  ]
    .filter((each) => each !== '')
    .join('\n');
}

function rulesOf({ target }: AtariGoPosition): string {
  return target === 1 ? RULES : `${RULES} ${target}`;
}

function setupOf(position: AtariGoPosition, start: string): string {
  const { groups, goban, turn, taken, ko } = position;
  const stonesOf = (id: string, stone: number) => {
    const points: string[] = [];
    for (let point = 0; point < goban.points; point++) {
      if (groups.stones[point] === stone) points.push(`[${sgfPoint(goban.size, point)}]`);
    }
    return points.length === 0 ? '' : id + points.join('');
  };
  const stones = handicapOf(position) + stonesOf('AB', BLACK) + stonesOf('AW', WHITE);
  const isPlain = stones === '' && turn === 0;
  const side = isPlain ? '' : property('PL', turn === 0 ? 'B' : 'W');
  const isUnderway = taken.some((count) => count > 0) || ko !== NO_KO;
  return `${stones}${side}${isUnderway ? property(POSITION_PROPERTY, start) : ''}`;
}

/** HA, where Black alone has stones and White begins. */
function handicapOf({ groups, turn }: AtariGoPosition): string {
  const count = (stone: number) => groups.stones.filter((each) => each === stone).length;
  const isHandicap = turn === 1 && count(WHITE) === 0 && count(BLACK) >= LEAST_HANDICAP;
  return isHandicap ? property('HA', String(count(BLACK))) : '';
}

/**
 * The line that begins with the first of the moves, which are alternatives, and its variations.
 * The position is left unchanged. `end` is the result at the end of the line, or ''.
 */
function formatLine(position: AtariGoPosition, from: readonly MoveNode[]): { text: string; end: string } {
  const { size } = position.goban;
  const parts: string[] = [];
  /** Alternatives of the moves so far, the innermost first: they follow the line's end. */
  const later: string[] = [];
  let played = 0;
  for (let [node, ...others] = from; node !== undefined; [node, ...others] = node.children) {
    if (others.length > 0) {
      later.push(others.map((other) => `\n(${formatLine(position, [other]).text})`).join(''));
      parts.push('\n(');
    }
    parts.push(nodeOf(position, node));
    position.makeMove(parsePoint(size, node.move));
    played++;
  }
  const end = resultOf(position);
  const captured = position.lastCaptured();
  if (end !== '' && played > 0 && captured.length > 0) {
    parts.push(`MA${captured.map((point) => `[${sgfPoint(size, point)}]`).join('')}`);
  }
  for (; played > 0; played--) position.undoMove();
  // Each fork's own bracket closes before its alternatives begin.
  const tail = later.reverse().map((alternatives) => `)${alternatives}`);
  return { text: parts.join('') + tail.join(''), end };
}

function nodeOf(position: AtariGoPosition, node: MoveNode): string {
  const { size } = position.goban;
  const point = sgfPoint(size, parsePoint(size, node.move));
  return `;${position.turn === 0 ? 'B' : 'W'}[${point}]${commentOf(node)}`;
}

function commentOf({ before = [], comments = [] }: MoveNode): string {
  const said = [...before, ...comments].join('\n');
  return said === '' ? '' : property('C', said);
}

/** `cd`: column, then row from the top, both from a. */
function sgfPoint(size: number, point: number): string {
  return String.fromCharCode(97 + (point % size), 97 + Math.floor(point / size));
}

function property(id: string, value: string): string {
  return `${id}[${value.replace(/[\\\]]/g, '\\$&')}]`;
}
