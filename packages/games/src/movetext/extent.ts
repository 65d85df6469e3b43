import { type TextPart, partsFrom } from '../text-lines.js';
import type { MovetextSyntax, Token } from './format.js';
import { tokensOf } from './tokens.js';

/*
 * Extents of the games in a text, and their tags: all that a list of them needs.
 */

export interface TextTag {
  readonly value: string;
  readonly at: number;
}

/** A game of a text, with its tags. */
export interface GamePart extends TextPart {
  readonly tags: ReadonlyMap<string, TextTag>;
}

/**
 * Splits a text into its games. A game ends where another one's tags or moves begin: tags after moves, a result or an
 * empty line after other tags, and the first tag or another value of one that the game has; moves after a result.
 * A comment after a game's result belongs to the game. A result alone is no game.
 */
export function* gameParts(text: string, syntax: MovetextSyntax): Generator<GamePart> {
  for (const { begin, part } of partsFrom(text, extentsOf(text, syntax))) yield { ...part, tags: begin.tags };
}

function* extentsOf(text: string, syntax: MovetextSyntax): Generator<Extent> {
  let extent: Extent | null = null;
  for (const token of tokensOf(text, syntax)) {
    if (extent?.isEndedBy(token)) extent = null;
    if (extent === null) {
      if (token.kind === 'empty-line' || token.kind === 'result') continue;
      extent = new Extent(token.at);
      yield extent;
    }
    extent.take(token);
  }
}

/** One game while it is being looked through. */
class Extent {
  /** Each with its place in the game. */
  readonly tags = new Map<string, TextTag>();
  /** No further tags are its own. */
  #hasAllTags = false;
  #hasResult = false;
  /** Variations that are open. */
  #depth = 0;

  constructor(readonly at: number) {}

  isEndedBy(token: Token): boolean {
    if (token.kind === 'tag') return this.#hasAllTags || this.#isOfAnother(token.name, token.value);
    if (token.kind === 'unreadable') return token.isTag && this.#hasAllTags;
    return token.kind === 'move' && this.#hasResult && this.#depth === 0;
  }

  /** A tag repeated with its value is no sign of another game, unless games of this file begin with it. */
  #isOfAnother(name: string, value: string): boolean {
    const known = this.tags.get(name);
    return known !== undefined && (known.value !== value || this.tags.keys().next().value === name);
  }

  take(token: Token): void {
    switch (token.kind) {
      case 'tag':
        if (!this.tags.has(token.name)) {
          this.tags.set(token.name, { value: token.value, at: token.at - this.at });
        }
        return;
      case 'comment':
      case 'unreadable':
        return;
      case 'empty-line':
        this.#hasAllTags ||= this.tags.size > 0;
        return;
      case 'open':
        this.#depth++;
        break;
      case 'close':
        this.#depth = Math.max(0, this.#depth - 1);
        break;
      case 'result':
        this.#hasResult ||= this.#depth === 0;
        break;
    }
    this.#hasAllTags = true;
  }
}
