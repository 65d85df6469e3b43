import { InputError, ONGOING, type Random, legalMoves } from '@tahoun/core';
import {
  type ChessPosition,
  type PgnGame,
  chess,
  formatPgn,
  formatSan,
  formatUci,
  parsePgn,
} from '@tahoun/games/chess';
import { mangle } from './mangling.ts';
import { Snapshot } from './snapshot.ts';

/** What became of texts of one kind. */
export interface Verdicts {
  read: number;
  refused: number;
  /** How often for which reason, by the code of the error. */
  readonly reasons: Map<string, number>;
}

/** A longer refusal is not a line that people read. */
export const LONGEST_REFUSAL = 400;
const START_POSITIONS = 960;
const MOST_PLIES = 80;

/** Reads mangled positions; what is read has to be a legal position, and be read again as the same. */
export function readMangledFens(count: number, random: Random): Verdicts {
  return tally(count, () => {
    const [text, other] = [randomFen(random), randomFen(random)];
    const chess960 = random.below(2) === 0 ? 'true' : 'false';
    const mangled = mangle(text, other, random);
    return [mangled, () => checkPosition(chess.parsePosition(mangled, { chess960 }))];
  });
}

/** Reads mangled moves; what is read has to be one of the legal moves. */
export function readMangledMoves(count: number, random: Random): Verdicts {
  return tally(count, () => {
    const position = randomPosition(random);
    const [text, other] = [randomMove(position, random), randomMove(position, random)];
    const mangled = mangle(text, other, random);
    return [
      mangled,
      () => {
        const before = new Snapshot(position);
        const move = chess.parseMove(position, mangled);
        if (!legalMoves(position).includes(move)) throw new Error('a move was read that is not legal');
        if (before.differenceTo(position) !== null) throw new Error('reading a move changed the position');
      },
    ];
  });
}

/** Reads mangled games; what is read has to be written and read again as the same. */
export function readMangledPgns(count: number, random: Random): Verdicts {
  return tally(count, () => {
    const mangled = mangle(randomPgn(random), randomPgn(random), random);
    return [mangled, () => parsePgn(mangled).forEach(checkGame)];
  });
}

/** @param next gives a text and what reads it. @throws Error naming the text that was not handled. */
function tally(count: number, next: () => [text: string, read: () => void]): Verdicts {
  const verdicts: Verdicts = { read: 0, refused: 0, reasons: new Map() };
  for (let i = 0; i < count; i++) {
    const [text, read] = next();
    try {
      read();
      verdicts.read++;
    } catch (error) {
      if (!(error instanceof InputError) || !isOneLine(error.message)) {
        throw new Error(`badly handled: ${JSON.stringify(text)}`, { cause: error });
      }
      verdicts.refused++;
      verdicts.reasons.set(error.code, (verdicts.reasons.get(error.code) ?? 0) + 1);
    }
  }
  return verdicts;
}

/** One line: not empty, not broken, not endless. */
export function isOneLine(message: string): boolean {
  return message.trim() !== '' && message.length <= LONGEST_REFUSAL && !/[\r\n\u2028\u2029]/.test(message);
}

function checkPosition(position: ChessPosition): void {
  const text = chess.formatPosition(position);
  const before = new Snapshot(position);
  const again = chess.parsePosition(text);
  const difference = before.differenceTo(again);
  if (difference !== null) throw new Error(`${difference} is another one after writing and reading ${text}`);
  for (const move of legalMoves(position)) {
    position.makeMove(move);
    // Refuses positions whose king could be captured.
    chess.parsePosition(chess.formatPosition(position));
    position.undoMove();
    const unrestored = before.differenceTo(position);
    if (unrestored !== null) throw new Error(`${unrestored} is not restored after ${text}`);
  }
}

function checkGame(game: PgnGame): void {
  const text = formatPgn(game);
  const [again] = parsePgn(text);
  if (again === undefined || formatPgn(again) !== text || again.start !== game.start) {
    throw new Error('the game is another one after writing and reading');
  }
}

/** A position some random plies into a game, every second one of Chess960. */
export function randomPosition(random: Random): ChessPosition {
  const start = String(random.below(START_POSITIONS));
  const position = chess.initial(random.below(2) === 0 ? {} : { start, chess960: 'true' });
  for (let plies = random.below(MOST_PLIES); plies > 0; plies--) {
    position.makeMove(pick(legalMoves(position), random));
    if (position.outcome() === ONGOING) continue;
    position.undoMove();
    break;
  }
  return position;
}

function randomFen(random: Random): string {
  return chess.formatPosition(randomPosition(random));
}

function randomMove(position: ChessPosition, random: Random): string {
  const write = random.below(2) === 0 ? formatSan : formatUci;
  return write(position, pick(legalMoves(position), random));
}

/** A game with a comment, a judgement and a variation, as programs export them. */
function randomPgn(random: Random): string {
  const position = randomPosition(random);
  const words = ['[Event "?"]\n[White "A"]\n[Black "B"]\n[Result "*"]\n[Variant "Chess960"]\n[SetUp "1"]'];
  words.push(`[FEN "${chess.formatPosition(position)}"]\n\n`);
  for (let plies = random.below(20); plies > 0 && position.outcome() === ONGOING; plies--) {
    const moves = legalMoves(position);
    const move = pick(moves, random);
    words.push(`${position.fullmoveNumber}${position.turn === 0 ? '.' : '...'}`, formatSan(position, move));
    if (random.below(4) === 0) words.push('$1 {[%clk 0:01:00] so}');
    if (random.below(4) === 0) words.push(`(${formatSan(position, pick(moves, random))} ; or\n)`);
    position.makeMove(move);
  }
  return `${words.join(' ')} *\n`;
}

function pick<T>(items: readonly T[], random: Random): T {
  return items[random.below(items.length)] as T;
}
