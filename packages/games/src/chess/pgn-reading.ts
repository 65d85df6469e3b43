import { InputError, type Move, quoteInput } from '@tahoun/core';
import { type OpenNode, addNag, openChild, say } from '../file-format.js';
import { formatFen, parseFen } from './fen.js';
import { parseChessMove } from './move-reading.js';
import { formatSan } from './move-text.js';
import {
  MAX_PGN_DEPTH,
  MAX_PGN_LENGTH,
  ORDINARY_START_FEN,
  type PgnGame,
  type PgnResult,
  isPgnResult,
} from './pgn.js';
import { type PgnToken, lineAt, pgnTokens } from './pgn-tokens.js';
import type { ChessPosition } from './position.js';

/** A line that is being read: where it begins, and what was played since. */
interface OpenLine {
  readonly from: OpenNode;
  readonly played: { readonly node: OpenNode; readonly move: Move }[];
}

/**
 * Reads all games of a PGN text, tolerantly: results, tags and move numbers may be missing, moves may
 * be in any form that `parseChessMove` reads. Every move is checked.
 * @throws InputError naming the line, for what is not PGN and for moves that are not legal.
 */
export function parsePgn(text: string): PgnGame[] {
  if (text.length > MAX_PGN_LENGTH) {
    throw new InputError(
      'pgn-too-long',
      `the PGN has ${text.length} characters; at most ${MAX_PGN_LENGTH} are read`,
      { found: text.length, max: MAX_PGN_LENGTH },
    );
  }
  const lines = text.replace(/\r\n?/g, '\n');
  const games: PgnGame[] = [];
  let reader: GameReader | null = null;
  for (const token of pgnTokens(lines)) {
    // Tags after moves, or anything after a result, begin the next game.
    if (reader?.isEndedBy(token)) {
      games.push(reader.finish());
      reader = null;
    }
    reader ??= new GameReader(lines);
    reader.take(token);
  }
  if (reader !== null) games.push(reader.finish());
  return games;
}

class GameReader {
  readonly #text: string;
  readonly #headers: Record<string, string> = {};
  #position: ChessPosition | null = null;
  #start = '';
  readonly #tree: OpenNode = { move: '', children: [] };
  /** The line being read, and those around it. */
  #line: OpenLine = { from: this.#tree, played: [] };
  readonly #outer: OpenLine[] = [];
  #before: string[] = [];
  #result: PgnResult | null = null;

  constructor(text: string) {
    this.#text = text;
  }

  isEndedBy(token: PgnToken): boolean {
    if (this.#result !== null) return token.kind !== 'comment';
    return token.kind === 'header' && this.#position !== null;
  }

  take(token: PgnToken): void {
    switch (token.kind) {
      case 'header':
        this.#headers[token.name] = token.value;
        return;
      case 'comment':
        this.#takeComment(tidy(token.text));
        return;
      case 'nag':
        this.#takeNag(Number(token.text));
        return;
      case 'result':
        this.#takeResult(token.text as PgnResult, token);
        return;
      case 'open':
        this.#open(token);
        return;
      case 'close':
        this.#close(token);
        return;
      case 'move':
        this.#takeMove(token.text, token);
    }
  }

  finish(): PgnGame {
    const position = this.#board();
    if (this.#outer.length > 0)
      this.#refuse('pgn-open-variation', 'a variation that begins with ( never ends');
    const declared = this.#headers.Result ?? '*';
    return {
      headers: this.#headers,
      start: this.#start,
      isChess960: position.isChess960,
      tree: this.#tree,
      comments: this.#before,
      result: this.#result ?? (isPgnResult(declared) ? declared : '*'),
    };
  }

  #takeComment(text: string): void {
    if (text === '') return;
    const last = this.#line.played.at(-1);
    if (last === undefined || this.#result !== null) this.#before.push(text);
    else say(last.node, 'comments', [text]);
  }

  #takeNag(nag: number): void {
    const last = this.#line.played.at(-1);
    if (last !== undefined) addNag(last.node, nag);
  }

  #takeResult(result: PgnResult, token: PgnToken): void {
    // Some programs end variations with a result; there it says nothing about the game.
    if (this.#outer.length > 0) return;
    this.#board(token);
    this.#result = result;
  }

  #open(token: PgnToken): void {
    const position = this.#board(token);
    const { from, played } = this.#line;
    if (played.length === 0) {
      this.#refuse(
        'pgn-early-variation',
        'a variation begins with ( before there is a move that it replaces',
        token,
      );
    }
    if (this.#outer.length >= MAX_PGN_DEPTH) {
      this.#refuse(
        'pgn-deep-variation',
        `variations lie in one another more than ${MAX_PGN_DEPTH} deep`,
        token,
      );
    }
    position.undoMove();
    this.#outer.push(this.#line);
    this.#line = { from: played.at(-2)?.node ?? from, played: [] };
  }

  #close(token: PgnToken): void {
    const position = this.#board(token);
    const outer = this.#outer.pop();
    if (outer === undefined) this.#refuse('pgn-closed-twice', 'there is a ) without a matching (', token);
    for (const _ of this.#line.played) position.undoMove();
    const replaced = outer.played.at(-1)!;
    // Words alone between brackets are about the move before them.
    say(replaced.node, 'comments', this.#before);
    this.#before = [];
    position.makeMove(replaced.move);
    this.#line = outer;
  }

  #takeMove(text: string, token: PgnToken): void {
    const position = this.#board(token);
    try {
      const move = parseChessMove(position, text);
      const { from, played } = this.#line;
      const node = openChild(played.at(-1)?.node ?? from, formatSan(position, move));
      say(node, 'before', this.#before);
      this.#before = [];
      played.push({ node, move });
      position.makeMove(move);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      const number = `${position.fullmoveNumber}${position.turn === 0 ? '.' : '...'}`;
      this.#refuse('pgn-bad-move', `move ${number} ${error.message}`, token, {
        move: number,
        found: quoteInput(text),
      });
    }
  }

  /** The position on the board; the tags are complete when it is first asked for. */
  #board(token?: PgnToken): ChessPosition {
    if (this.#position !== null) return this.#position;
    const { FEN = ORDINARY_START_FEN, Variant = '' } = this.#headers;
    try {
      this.#position = parseFen(FEN, /960|fischer/i.test(Variant));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      this.#refuse('pgn-bad-start', `the tag FEN: ${error.message}`, token, { found: quoteInput(FEN) });
    }
    this.#start = formatFen(this.#position);
    return this.#position;
  }

  #refuse(code: string, reason: string, token?: PgnToken, params: Record<string, string> = {}): never {
    const line = lineAt(this.#text, token?.at ?? this.#text.length);
    throw new InputError(code, `line ${line}: ${reason}`, { line, ...params });
  }
}

/** One line without the line breaks of the text. */
function tidy(comment: string): string {
  return comment.replace(/\s+/g, ' ').trim();
}
