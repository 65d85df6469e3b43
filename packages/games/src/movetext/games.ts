import type { InputError, OnDropped } from '@tahoun/core';
import { leaveOut } from '../errors.js';
import type { PlayedResult } from '../file-format.js';
import { lineAt } from '../text-lines.js';
import type { GamePart } from './extent.js';
import { type Fault, MAX_DEPTH, type MovetextSyntax, type Token } from './format.js';
import { tokensOf } from './tokens.js';

/*
 * A game of a text as it is written: nothing here knows a game, nor whether a move is legal.
 */

export interface TextGame {
  readonly line: TextLine;
  /** At its end; null where it has none. */
  readonly result: PlayedResult | null;
}

/** The game's own line, or the content of brackets. */
export interface TextLine {
  /** Index of its beginning. */
  readonly at: number;
  /** Comments before its first move. */
  readonly before: string[];
  readonly moves: TextMove[];
  /** The rest of it was left out. */
  isCut?: boolean;
}

export interface TextMove {
  readonly text: string;
  readonly at: number;
  readonly nags: number[];
  readonly comments: string[];
  /** Alternatives to this move. */
  readonly variations: TextLine[];
}

/**
 * Reads a game as it is written.
 * @param onDropped receives each misplaced piece, which is then left out, together with the rest of the
 * variation that it stands in
 * @throws InputError naming its line where it cannot be left out: among the moves of the game, or without
 * `onDropped`
 */
export function textGame(part: GamePart, syntax: MovetextSyntax, onDropped?: OnDropped): TextGame {
  const game = new GameText(part, syntax, onDropped);
  for (const token of tokensOf(part.text, syntax)) game.take(token);
  return game.finish();
}

/** One game while it is being read. */
class GameText {
  readonly #part: GamePart;
  /** Index of the last tag. */
  readonly #lastTag: number;
  readonly #syntax: MovetextSyntax;
  /** The game's line, then the variations that are open, each within the one before. */
  readonly #lines: TextLine[] = [{ at: 0, before: [], moves: [] }];
  #result: PlayedResult | null = null;
  readonly #onDropped: OnDropped | undefined;

  constructor(part: GamePart, syntax: MovetextSyntax, onDropped: OnDropped | undefined) {
    this.#part = part;
    this.#lastTag = Math.max(...Array.from(part.tags.values(), ({ at }) => at), -1);
    this.#syntax = syntax;
    this.#onDropped = onDropped;
  }

  take(token: Token): void {
    const { at } = token;
    const line = this.#lines.at(-1)!;
    const last = line.moves.at(-1);
    switch (token.kind) {
      case 'comment':
        (last?.comments ?? line.before).push(token.text);
        break;
      case 'unreadable':
        this.#leaveOut(token, line);
        break;
      case 'move':
        if (!line.isCut) line.moves.push({ text: token.text, at, nags: [], comments: [], variations: [] });
        break;
      case 'nag':
        if (last !== undefined) last.nags.push(token.nag);
        else if (this.#syntax.earlyNag) throw this.#syntax.earlyNag(lineAt(this.#part, at), `$${token.nag}`);
        break;
      case 'result':
        // Some programs end variations with a result; there it says nothing about the game.
        if (this.#lines.length === 1) this.#result ??= token.result;
        break;
      case 'open':
        if (this.#lines.length > MAX_DEPTH) throw this.#fault('deep-variation', '(', at);
        if (last === undefined && !line.isCut)
          leaveOut(this.#fault('early-variation', '(', at), this.#onDropped);
        this.#lines.push({ at, before: [], moves: [], isCut: last === undefined || line.isCut === true });
        break;
      case 'close':
        this.#close(at);
        break;
    }
  }

  #leaveOut({ fault, found, isTag, at }: Extract<Token, { kind: 'unreadable' }>, line: TextLine): void {
    const problem = this.#fault(fault, found, at);
    // In place of a move of the game, its meaning is unknown.
    const isAmongMoves = this.#lines.length === 1 && this.#result === null && at > this.#lastTag;
    if (isAmongMoves && !isTag && fault !== 'open-comment') throw problem;
    leaveOut(problem, this.#onDropped);
    line.isCut = this.#lines.length > 1;
  }

  #close(at: number): void {
    if (this.#lines.length === 1) {
      leaveOut(this.#fault('closed-twice', ')', at), this.#onDropped);
      return;
    }
    const line = this.#lines.pop()!;
    const replaced = this.#lines.at(-1)!.moves.at(-1);
    if (replaced === undefined) return;
    if (line.moves.length > 0) replaced.variations.push(line);
    // Words alone between brackets are about the move before them.
    else for (const words of line.before) replaced.comments.push(words);
  }

  finish(): TextGame {
    const innermost = this.#lines.at(-1)!;
    if (this.#lines.length > 1) leaveOut(this.#fault('open-variation', '(', innermost.at), this.#onDropped);
    while (this.#lines.length > 1) this.#close(innermost.at);
    return { line: this.#lines[0]!, result: this.#result };
  }

  #fault(fault: Fault, found: string, at: number): InputError {
    return this.#syntax.fault(fault, lineAt(this.#part, at), found);
  }
}
