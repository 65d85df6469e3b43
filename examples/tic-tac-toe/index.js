import { DRAW, LOSS, ONGOING, WON, zobristKeys } from '@tahoun/core';
import { plainAi } from '@tahoun/eval';
import { checkVariants, readMove, readRows, writeRows } from '@tahoun/games';
import { plainGameTexts } from '@tahoun/i18n';

/** @import { Evaluation, Game, Outcome, Position, Side } from '@tahoun/core' */

/* Tic-tac-toe by the name that it has in Britain, because tic-tac-toe is built in. A move is a cell, 0 to 8. */
const ID = 'noughts-and-crosses';
const NAMES = ['a3', 'b3', 'c3', 'a2', 'b2', 'c2', 'a1', 'b1', 'c1'];
const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));
/** A key of 64 bits for each sign on each cell, and one for the turn of O. */
const KEYS = zobristKeys(19, 0x0c05);
/** `x.o/.x./... o`: rows from the top, then the side to move. */
const FORM = { width: 3, height: 3, characters: '.xo', accepts: '. (free), x or o', sides: 'xo' };

/** The hot half: nothing in it may allocate while it is searched. @implements {Position} */
class Board {
  hashLo = 0;
  hashHi = 0;
  #done = new Uint8Array(9);
  #count = 0;

  /** @param {Uint8Array} cells 0 free, 1 x, 2 o @param {Side} turn */
  constructor(cells, turn) {
    this.cells = Uint8Array.from(cells);
    /** @type {Side} */
    this.turn = turn;
    cells.forEach((sign, cell) => {
      if (sign !== 0) this.#toggle(cell + 9 * (sign - 1));
    });
    if (turn === 1) this.#toggle(18);
  }

  /** @param {Int32Array} out @param {number} at */
  generateMoves(out, at) {
    if (this.outcome() !== ONGOING) return at;
    let end = at;
    for (let cell = 0; cell < 9; cell++) if (this.cells[cell] === 0) out[end++] = cell;
    return end;
  }

  /** @param {number} move */
  makeMove(move) {
    this.cells[move] = this.turn + 1;
    this.#done[this.#count++] = move;
    this.#toggle(move + 9 * this.turn);
    this.#switchTurn();
  }

  undoMove() {
    this.#switchTurn();
    const move = this.#done[--this.#count] ?? 0;
    this.#toggle(move + 9 * this.turn);
    this.cells[move] = 0;
  }

  /** For the side to move. @returns {Outcome} */
  outcome() {
    if (this.linesOf(2 - this.turn, 3) > 0) return LOSS;
    if (this.linesOf(this.turn + 1, 3) > 0) return WON;
    return this.cells.includes(0) ? ONGOING : DRAW;
  }

  clone() {
    return /** @type {this} */ (new Board(this.cells, this.turn));
  }

  /** Number of lines with `count` of a sign and no other. @param {number} sign @param {number} count */
  linesOf(sign, count) {
    let found = 0;
    for (const line of LINES) {
      let own = 0;
      for (const cell of line) own += this.cells[cell] === sign ? 1 : this.cells[cell] === 0 ? 0 : -3;
      if (own === count) found++;
    }
    return found;
  }

  #switchTurn() {
    this.turn = this.turn === 0 ? 1 : 0;
    this.#toggle(18);
  }

  /** @param {number} key */
  #toggle(key) {
    this.hashLo ^= KEYS[2 * key] ?? 0;
    this.hashHi ^= KEYS[2 * key + 1] ?? 0;
  }
}

/** The cold half. @type {Game<Board>} */
const game = {
  id: ID,
  name: 'Noughts and crosses',
  sides: [
    { id: 'x', name: 'X' },
    { id: 'o', name: 'O' },
  ],
  unit: 'line',
  variants: [],
  initial: (variants = {}) => game.parsePosition('.../.../... x', variants),
  parsePosition(text, variants = {}) {
    checkVariants(ID, [], variants);
    const { cells, turn } = readRows(text, FORM);
    return new Board(cells, turn);
  },
  formatPosition: ({ cells, turn }) => writeRows(cells, turn, FORM),
  parseMove: (position, text) => readMove(game, position, text),
  formatMove: (_position, move) => NAMES[move] ?? '',
  withTurn: ({ cells }, turn) => new Board(cells, turn),
  result(position) {
    const outcome = position.outcome();
    if (outcome === ONGOING) return null;
    if (outcome === DRAW) return { winner: null, reason: 'full-board' };
    return {
      winner: outcome === WON ? position.turn : position.turn === 0 ? 1 : 0,
      reason: 'three-in-a-row',
    };
  },
  figures: () => ({}),
  targets: (_position, move) => [[NAMES[move] ?? '']],
};

/** Lines with two signs and a free cell count more than those with one. @type {Evaluation<Board>} */
const evaluation = {
  id: 'open-lines',
  evaluate: (position) => leadOf(position, 2) + leadOf(position, 1),
  terms: (position) => ({ two: leadOf(position, 2), one: leadOf(position, 1) }),
};

/** @param {Board} position @param {number} count */
function leadOf(position, count) {
  const { turn } = position;
  return 30 * count * (position.linesOf(turn + 1, count) - position.linesOf(2 - turn, count));
}

/** @type {import('@tahoun/catalogue').GameManifest} */
export default {
  id: ID,
  title: {
    en: { name: game.name, tagline: 'Three in a row' },
    cs: { name: 'Piškvorky', tagline: 'Tři v řadě' },
  },
  rules: async () => game,
  ai: async () => ({ ...plainAi(game), textbook: evaluation, best: evaluation }),
  words: { en: async () => plainGameTexts(game) },
};
