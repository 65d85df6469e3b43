import {
  type Game,
  LOSS,
  type Move,
  MoveStack,
  NO_MOVE,
  ONGOING,
  type Position,
  WON,
  afterPlaying,
  legalMoves,
} from '@tahoun/core';
import type { Fault } from './faults.js';
import { difference, keyOf, placeOf, sampled, snapshot } from './position-facts.js';

/** What the contract of `Game` asks of a position: null where it is kept. It leaves a sound position as it was. */
export type Check = (game: Game, position: Position) => Fault | null;

/** Each with its name. The order is that of telling: the causes come before what follows from them. */
export const CHECKS = {
  undo: (game, position) => {
    const before = snapshot(game, position);
    for (const move of sampled(legalMoves(position))) {
      const where = placeOf(game, position, move);
      const { turn } = position;
      if (afterPlaying(position, move, () => position.turn) === turn) return { code: 'turn-kept', where };
      const part = difference(before, snapshot(game, position));
      if (part !== null) return { code: 'undo-differs', where, params: { part } };
    }
    return null;
  },
  keys: (game, position) => {
    for (const move of sampled(legalMoves(position))) {
      const where = placeOf(game, position, move);
      const before = keyOf(position);
      const { made, read } = afterPlaying(position, move, () => ({
        made: keyOf(position),
        read: keyOf(game.parsePosition(game.formatPosition(position))),
      }));
      if (made === before) return { code: 'same-key', where };
      if (made !== read) return { code: 'key-of-text', where };
    }
    return null;
  },
  'position-text': (game, position) => {
    const where = game.formatPosition(position);
    const reread = game.parsePosition(where);
    const found = game.formatPosition(reread);
    if (found !== where) return { code: 'position-reread', where, params: { found } };
    if (String(legalMoves(reread)) !== String(legalMoves(position))) return { code: 'moves-of-text', where };
    return null;
  },
  'move-list': (game, position) => {
    const where = game.formatPosition(position);
    const moves = legalMoves(position);
    // One entry that is somebody else's, and room for one move.
    const out = new Int32Array(2).fill(NO_MOVE);
    const found = position.generateMoves(out, 1);
    if (found < 1 + moves.length)
      return { code: 'short-list', where, params: { found, expected: 1 + moves.length } };
    return out[0] === NO_MOVE && out[1] === (moves[0] ?? NO_MOVE) ? null : { code: 'list-start', where };
  },
  'move-text': (game, position) => {
    const moves = new Map<string, Move>();
    const all = legalMoves(position);
    const some = new Set(sampled(all));
    for (const move of all) {
      const where = placeOf(game, position, move);
      const text = game.formatMove(position, move);
      if (moves.has(text)) return { code: 'same-text', where };
      moves.set(text, move);
      if (some.has(move) && game.parseMove(position, text) !== move) return { code: 'move-reread', where };
    }
    return null;
  },
  outcome: (game, position) => {
    const where = game.formatPosition(position);
    const outcome = position.outcome();
    const result = game.result(position);
    if ((result === null) !== (outcome === ONGOING)) return { code: 'end-disputed', where };
    if (legalMoves(position).length > 0 !== (outcome === ONGOING))
      return { code: outcome === ONGOING ? 'no-moves' : 'moves-after-end', where };
    if (result === null) return null;
    const winner = outcome === WON ? position.turn : outcome === LOSS ? 1 - position.turn : null;
    if (result.winner !== winner) {
      const params = { outcome: sideName(game, winner), result: sideName(game, result.winner) };
      return { code: 'winner-disputed', where, params };
    }
    const margin = position.marginScore?.finalScore() ?? outcome;
    return Math.sign(margin) === outcome ? null : { code: 'margin-sign', where };
  },
  clone: (game, position) => {
    const before = snapshot(game, position);
    const where = game.formatPosition(position);
    const copied = difference(before, snapshot(game, position.clone()));
    if (copied !== null) return { code: 'copy-differs', where, params: { part: copied } };
    for (const move of sampled(legalMoves(position))) {
      position.clone().makeMove(move);
      const part = difference(before, snapshot(game, position));
      if (part !== null) return { code: 'copy-shares', where, params: { part } };
    }
    return null;
  },
  targets: (game, position) => {
    const chains = new Map<string, Move>();
    const entered = legalMoves(position).map((move) => ({ move, sequences: game.targets(position, move) }));
    for (const { move, sequences } of entered) {
      const where = placeOf(game, position, move);
      if (sequences.length === 0 || sequences.some((sequence) => sequence.length === 0))
        return { code: 'no-targets', where };
      for (const targets of sequences.map((sequence) => JSON.stringify(sequence))) {
        if ((chains.get(targets) ?? move) !== move)
          return { code: 'same-targets', where, params: { targets } };
        chains.set(targets, move);
      }
    }
    for (const { move, sequences } of entered) {
      for (const sequence of sequences) {
        const starts = sequence.slice(1).map((_, length) => JSON.stringify(sequence.slice(0, 1 + length)));
        const targets = starts.find((start) => chains.has(start));
        if (targets !== undefined)
          return { code: 'targets-go-on', where: placeOf(game, position, move), params: { targets } };
      }
    }
    return null;
  },
  order: (game, position) => {
    const moves = String(legalMoves(position));
    if (String(legalMoves(position)) === moves && String(legalMoves(position.clone())) === moves) return null;
    return { code: 'order-changes', where: game.formatPosition(position) };
  },
  'immediate-wins': (game, position) => {
    const wins = position.immediateWins;
    if (wins === undefined || position.outcome() !== ONGOING) return null;
    const moves = legalMoves(position);
    const winsNow = moves.filter((move) => afterPlaying(position, move, () => position.outcome()) === LOSS);
    const found = wins.winningMove();
    if (found !== NO_MOVE)
      return winsNow.includes(found) ? null : { code: 'no-win', where: placeOf(game, position, found) };
    const [missed] = winsNow;
    if (missed !== undefined) return { code: 'win-missed', where: placeOf(game, position, missed) };
    // A list that is too short is enlarged, and what did not fit into it makes no difference.
    const stack = new MoveStack();
    stack.moves = new Int32Array(1);
    const written = stack.upTo(stack.generateNonLosing(wins, 0));
    const isSafe = () => position.outcome() !== ONGOING || wins.winningMove() === NO_MOVE;
    const safe = moves.filter((move) => afterPlaying(position, move, isSafe));
    return String(written) === String(safe)
      ? null
      : { code: 'safe-moves', where: game.formatPosition(position) };
  },
  threats: (game, position) => {
    const { threats } = position;
    if (threats?.givesCheck === undefined) return null;
    for (const move of legalMoves(position)) {
      const told = threats.givesCheck(move);
      if (afterPlaying(position, move, () => threats.mustRespond()) !== told)
        return { code: 'check-untold', where: placeOf(game, position, move) };
    }
    return null;
  },
} as const satisfies Record<string, Check>;

const sideName = ({ sides }: Game, side: number | null) =>
  side === null ? 'nobody' : sides[side as 0 | 1].name;
