import type { InputError, OnDropped } from '@tahoun/core';
import type { PlayedResult } from '../file-format.js';
import { lineAt } from '../text-lines.js';
import { type Fault, MAX_DEPTH, type MovetextSyntax, type Token } from './format.js';
import { tokensOf } from './tokens.js';

/*
 * The games of a text as they are written: nothing here knows a game, nor whether a move is legal.
 */

export interface TextGame {
  readonly tags: ReadonlyMap<string, TextTag>;
  readonly line: TextLine;
  /** At its end; null where it has none. */
  readonly result: PlayedResult | null;
}

interface TextTag {
  readonly value: string;
  readonly at: number;
}

/** The game's own line, or what stands between brackets. */
export interface TextLine {
  /** Where it begins. */
  readonly at: number;
  /** What is said before its first move. */
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
  /** What might have been played instead of it. */
  readonly variations: TextLine[];
}

/**
 * Splits a text into its games. A game ends where another one's tags or moves begin: tags after moves, a result or
 * an empty line after other tags; moves after a result. What is said after its result belongs to it, and of a tag
 * that it has twice the last counts. A result alone is no game.
 * @param onDropped is told of what has no place where it stands; then that is left out, with the rest of a variation
 * that it stands in
 * @throws InputError naming its line where it cannot be left out: among the moves of the game, or without `onDropped`
 */
export function* textGames(text: string, syntax: MovetextSyntax, onDropped?: OnDropped): Generator<TextGame> {
  let game: GameText | null = null;
  for (const token of tokensOf(text, syntax)) {
    if (game?.isEndedBy(token)) {
      yield game.finish();
      game = null;
    }
    if (game === null && (token.kind === 'empty-line' || token.kind === 'result')) continue;
    game ??= new GameText(text, syntax, onDropped);
    game.take(token);
  }
  if (game !== null) yield game.finish();
}

/** One game while it is being read. */
class GameText {
  readonly #text: string;
  readonly #syntax: MovetextSyntax;
  readonly #tags = new Map<string, TextTag>();
  /** No further tags are its own. */
  #hasAllTags = false;
  /** The game's line, then the variations that are open, each within the one before. */
  readonly #lines: TextLine[] = [{ at: 0, before: [], moves: [] }];
  #result: PlayedResult | null = null;

  readonly #onDropped: OnDropped | undefined;

  constructor(text: string, syntax: MovetextSyntax, onDropped: OnDropped | undefined) {
    this.#text = text;
    this.#syntax = syntax;
    this.#onDropped = onDropped;
  }

  isEndedBy({ kind }: Token): boolean {
    if (kind === 'tag') return this.#hasAllTags;
    return kind === 'move' && this.#result !== null && this.#lines.length === 1;
  }

  take(token: Token): void {
    const { at } = token;
    const line = this.#lines.at(-1)!;
    const last = line.moves.at(-1);
    switch (token.kind) {
      case 'tag':
        this.#tags.set(token.name, token);
        return;
      case 'comment':
        (last?.comments ?? line.before).push(token.text);
        return;
      case 'empty-line':
        this.#hasAllTags ||= this.#tags.size > 0;
        return;
      case 'unreadable':
        // In the place of a move of the game, nobody knows what was meant.
        if (
          this.#lines.length === 1 &&
          !(this.#text[at] === '{' || (this.#text[at] === '[' && !this.#hasAllTags))
        )
          throw token.problem;
        this.#drop(token.problem);
        line.isCut = this.#lines.length > 1;
        return;
      case 'move':
        if (!line.isCut) line.moves.push({ text: token.text, at, nags: [], comments: [], variations: [] });
        break;
      case 'nag':
        if (last !== undefined) last.nags.push(token.nag);
        else if (this.#syntax.earlyNag) throw this.#syntax.earlyNag(lineAt(this.#text, at), `$${token.nag}`);
        break;
      case 'result':
        // Some programs end variations with a result; there it says nothing about the game.
        if (this.#lines.length === 1) this.#result ??= token.result;
        break;
      case 'open':
        if (this.#lines.length > MAX_DEPTH) throw this.#fault('deep-variation', '(', at);
        if (last === undefined && !line.isCut) this.#drop(this.#fault('early-variation', '(', at));
        this.#lines.push({ at, before: [], moves: [], isCut: last === undefined || line.isCut === true });
        break;
      case 'close':
        this.#close(at);
        break;
    }
    this.#hasAllTags = true;
  }

  #close(at: number): void {
    if (this.#lines.length === 1) {
      this.#drop(this.#fault('closed-twice', ')', at));
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
    if (this.#lines.length > 1) this.#drop(this.#fault('open-variation', '(', innermost.at));
    while (this.#lines.length > 1) this.#close(innermost.at);
    return { tags: this.#tags, line: this.#lines[0]!, result: this.#result };
  }

  #drop(problem: InputError): void {
    if (this.#onDropped === undefined) throw problem;
    this.#onDropped(problem);
  }

  #fault(fault: Fault, found: string, at: number): InputError {
    return this.#syntax.fault(fault, lineAt(this.#text, at), found);
  }
}
