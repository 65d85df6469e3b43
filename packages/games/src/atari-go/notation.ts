import { InputError, MAX_TEXT_LENGTH, type Move, quoteInput } from '@tahoun/core';
import { checkGoesOn, checkLength } from '../errors.js';
import { type BoardForm, readCells, readSide, splitRows, writeRows } from '../rows.js';
import {
  BLACK,
  EMPTY,
  MAX_SIZE,
  MAX_TAKEN,
  MAX_TARGET,
  MIN_TEXT_SIZE,
  formatPoint,
  neighboursOf,
  parsePoint,
} from './goban.js';
import { AtariGoPosition, type AtariGoSetup, NO_KO } from './position.js';

const NONE = '-';
const EXAMPLE = '...../...../..X../...../..... O 1';

/**
 * Reads `rows side target captures ko`: rows from the top separated by `/` (or line ends, as in files),
 * `.` empty, `X` black, `O` white; the side to move; the stones to be captured for a win; the stones that X
 * and O have captured, as `1:0`; the point of a ko, or `-`. Captures and ko may be left out when there are
 * none. Boards of 2x2 are read too: they are no use for play, but their results are known.
 * @throws InputError for other text, groups without liberties, captures and kos that cannot be.
 */
export function parseAtariGo(text: string): AtariGoPosition {
  checkLength(text, MAX_TEXT_LENGTH, 'the largest board is 19x19');
  const { rows, fields } = splitRows(text);
  const [side, target, taken, ko = NONE, ...extra] = fields;
  const form = formOf(rows[0]!.length);
  const turn = readSide(side === undefined ? [] : [side], form.sides);
  const setup = {
    size: rows.length,
    stones: readCells(rows, form),
    turn,
    target: readTarget(target),
    taken: readTaken(taken),
    ko: NO_KO,
  };
  checkTaken(setup);
  if (extra.length > 0) {
    const found = quoteInput(extra.join(' '));
    throw new InputError('atari-go-extra-text', `nothing may follow the ko point, found "${found}"`, {
      found,
    });
  }
  const position = withLiberties(setup);
  return ko === NONE ? position : new AtariGoPosition({ ...setup, ko: readKo(position, ko) });
}

/** @throws InputError for a board that is too small or too large. */
function formOf(size: number): BoardForm {
  if (size < MIN_TEXT_SIZE || size > MAX_SIZE) {
    throw new InputError(
      'atari-go-size',
      `the first row has ${size} points; boards are square, ${MIN_TEXT_SIZE} to ${MAX_SIZE} points per side`,
      { found: size, min: MIN_TEXT_SIZE, max: MAX_SIZE },
    );
  }
  const accepts = '. (empty), X (black) or O (white)';
  return { width: size, height: size, characters: '.XO', accepts, sides: 'XO' };
}

function readTarget(text = ''): number {
  const target = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (target >= 1 && target <= MAX_TARGET) return target;
  const found = quoteInput(text);
  throw new InputError(
    'atari-go-target',
    `the number of stones to capture is "${found}"; expected 1 to ${MAX_TARGET} after the side to move: ${EXAMPLE}`,
    { found, max: MAX_TARGET, example: EXAMPLE },
  );
}

function readTaken(text = '0:0'): readonly [number, number] {
  const match = /^(\d{1,3}):(\d{1,3})$/.exec(text);
  if (match !== null) return [Number(match[1]), Number(match[2])];
  const found = quoteInput(text);
  throw new InputError(
    'atari-go-captures',
    `the captures are "${found}"; expected those of X and of O, such as 1:0, after the number of stones to capture`,
    { found },
  );
}

/** @throws InputError where both sides would have won, or a side has captured more than it ever can. */
function checkTaken({ taken, target }: AtariGoSetup): void {
  const [most, least] = [Math.max(...taken), Math.min(...taken)];
  if (most <= MAX_TAKEN && least < target) return;
  const found = taken.join(':');
  throw new InputError(
    'atari-go-captures-impossible',
    `captures of ${found} are impossible: only one side can have the ${target} that win, and no side more than ${MAX_TAKEN}`,
    { found, target, max: MAX_TAKEN },
  );
}

/** @throws InputError naming a stone whose group has no liberty. */
export function withLiberties(setup: AtariGoSetup): AtariGoPosition {
  const position = new AtariGoPosition(setup);
  const { stones, groupOf, liberties } = position.groups;
  for (let point = 0; point < stones.length; point++) {
    const stone = stones[point]!;
    if (stone === EMPTY || liberties[groupOf[point]!] !== 0) continue;
    const [name, holds] = [formatPoint(setup.size, point), stone === BLACK ? 'X' : 'O'];
    throw new InputError(
      'atari-go-no-liberty',
      `the ${holds === 'X' ? 'black' : 'white'} group on ${name} has no liberty: it would have been captured`,
      { point: name, holds },
    );
  }
  return position;
}

/**
 * A ko is a point between stones of one side, of which one, alone and with no other liberty, has just
 * captured there. @throws InputError for any other point.
 */
function readKo(position: AtariGoPosition, text: string): number {
  const { stones, groupOf, liberties, sizes } = position.groups;
  const point = parseKoPoint(position.goban.size, text);
  const around = neighboursOf(position.goban, point);
  const first = stones[around[0]!];
  const inAtari = around.filter((neighbour) => liberties[groupOf[neighbour]!] === 1);
  const isKo =
    stones[point] === EMPTY &&
    !position.isWon() &&
    Math.max(...position.taken) > 0 &&
    first !== EMPTY &&
    around.every((neighbour) => stones[neighbour] === first) &&
    inAtari.length === 1 &&
    sizes[groupOf[inAtari[0]!]!] === 1;
  if (isKo) return point;
  const found = quoteInput(text);
  throw new InputError(
    'atari-go-ko-impossible',
    `there cannot be a ko on ${found}: a ko lies between stones of one side, one of them alone and in atari`,
    { found },
  );
}

function parseKoPoint(size: number, text: string): number {
  try {
    return parsePoint(size, text);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const found = quoteInput(text);
    throw new InputError('atari-go-ko', `the ko is "${found}"; expected a point of the board, or -`, {
      found,
    });
  }
}

/** The canonical text: captures and ko where several stones win, or once a stone has been captured. */
export function formatAtariGo(position: AtariGoPosition): string {
  const { target, taken, ko, turn, goban } = position;
  const rows = writeRows(position.groups.stones, turn, formOf(goban.size));
  if (target === 1 && !position.isWon()) return `${rows} ${target}`;
  return `${rows} ${target} ${taken.join(':')} ${ko === NO_KO ? NONE : formatPoint(goban.size, ko)}`;
}

/** @throws InputError saying why the point cannot be played on. */
export function parseAtariGoMove(position: AtariGoPosition, text: string): Move {
  const { size } = position.goban;
  const found = quoteInput(text);
  if (/^\s*pass\s*$/i.test(text)) {
    throw new InputError('move-pass', 'passing is not allowed; choose an empty point, such as C3', {
      example: 'C3',
    });
  }
  const point = parsePoint(size, text);
  checkGoesOn(position, found);
  const name = formatPoint(size, point);
  const stone = position.groups.stones[point];
  if (stone !== EMPTY) {
    const holds = stone === BLACK ? 'X' : 'O';
    throw new InputError(
      'move-point-taken',
      `${name} holds a ${holds === 'X' ? 'black' : 'white'} stone; choose an empty point`,
      { point: name, holds },
    );
  }
  if (position.isLegal(point)) return point;
  if (point === position.ko) {
    throw new InputError(
      'move-ko',
      `${name} would repeat the position before the last move (ko); play elsewhere first`,
      { point: name },
    );
  }
  throw new InputError(
    'move-suicide',
    `${name} is suicide: the stone's group would have no liberty, and it captures nothing`,
    { point: name },
  );
}
