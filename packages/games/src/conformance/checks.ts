import { type Game, LOSS, type Move, ONGOING, type Position, WON, legalMoves } from '@tahoun/core';

/** What is wrong with a game's rules, and where it showed. */
export interface Finding {
  readonly check: CheckName;
  readonly what: string;
  /** The text of the position, with the move where there is one. */
  readonly where: string;
  readonly mend: string;
}

/** What the contract of `Game` asks of a position: null where it is kept. It leaves a sound position as it was. */
type Check = (game: Game, position: Position) => Omit<Finding, 'check'> | null;

export type CheckName = keyof typeof CHECKS | 'exception' | 'endless';

/** Each with its name. The order is that of telling: the causes come before what follows from them. */
export const CHECKS = {
  undo: (game, position) => {
    const before = snapshot(game, position);
    for (const move of sampled(legalMoves(position))) {
      const where = placeOf(game, position, move);
      const { turn } = position;
      position.makeMove(move);
      if (position.turn === turn)
        return {
          what: 'makeMove keeps the turn',
          where,
          mend: 'give the turn to the other side; a pass is a move',
        };
      position.undoMove();
      const changed = difference(before, snapshot(game, position));
      if (changed !== null)
        return {
          what: `undoMove does not restore the ${changed}`,
          where,
          mend: `take back in undoMove all that makeMove did to the ${changed}`,
        };
    }
    return null;
  },
  keys: (game, position) => {
    for (const move of sampled(legalMoves(position))) {
      const where = placeOf(game, position, move);
      const before = keyOf(position);
      position.makeMove(move);
      const reread = game.parsePosition(game.formatPosition(position));
      const [made, read] = [keyOf(position), keyOf(reread)];
      position.undoMove();
      if (made === before)
        return {
          what: 'the key is the same after the move',
          where,
          mend: 'change hashLo and hashHi in makeMove, for the turn too',
        };
      if (made !== read)
        return {
          what: 'the key differs from that of the same position read from its text',
          where,
          mend: 'make the key depend on nothing but what the text form tells',
        };
    }
    return null;
  },
  'position-text': (game, position) => {
    const text = game.formatPosition(position);
    const reread = game.parsePosition(text);
    if (game.formatPosition(reread) !== text)
      return {
        what: `the position reads back as "${game.formatPosition(reread)}"`,
        where: text,
        mend: 'let parsePosition read all that formatPosition writes',
      };
    if (String(legalMoves(reread)) !== String(legalMoves(position)))
      return {
        what: 'the position read from its text has other moves, or in another order',
        where: text,
        mend: 'generate the moves from the position alone, and write all that they depend on',
      };
    return null;
  },
  'move-text': (game, position) => {
    const moves = new Map<string, Move>();
    const all = legalMoves(position);
    const some = new Set(sampled(all));
    for (const move of all) {
      const where = placeOf(game, position, move);
      const text = game.formatMove(position, move);
      if (moves.has(text))
        return { what: 'two moves have this text', where, mend: 'write in formatMove what tells them apart' };
      moves.set(text, move);
      if (some.has(move) && game.parseMove(position, text) !== move)
        return {
          what: 'the text of the move is read as another move',
          where,
          mend: 'let parseMove read what formatMove writes; readMove of @tahoun/games does',
        };
    }
    return null;
  },
  outcome: (game, position) => {
    const where = game.formatPosition(position);
    const outcome = position.outcome();
    const result = game.result(position);
    if ((result === null) !== (outcome === ONGOING))
      return {
        what: 'result and outcome disagree on whether the game is over',
        where,
        mend: 'let result be null exactly where outcome is ONGOING',
      };
    if (legalMoves(position).length > 0 !== (outcome === ONGOING))
      return {
        what: outcome === ONGOING ? 'the game goes on without a legal move' : 'there are moves after the end',
        where,
        mend: 'generate moves exactly where outcome is ONGOING',
      };
    if (result === null) return null;
    const winner = outcome === WON ? position.turn : outcome === LOSS ? 1 - position.turn : null;
    if (result.winner !== winner)
      return {
        what: `outcome says that ${sideName(game, winner)} won, result that ${sideName(game, result.winner)} did`,
        where,
        mend: 'outcome is for the side to move, after the move that ended the game',
      };
    if (position.marginScore !== undefined && Math.sign(position.marginScore.finalScore()) !== outcome)
      return {
        what: 'finalScore has another sign than outcome',
        where,
        mend: 'finalScore is for the side to move too',
      };
    return null;
  },
  clone: (game, position) => {
    const before = snapshot(game, position);
    const where = game.formatPosition(position);
    const copied = difference(before, snapshot(game, position.clone()));
    if (copied !== null)
      return { what: `the copy has another ${copied}`, where, mend: `copy the ${copied} in clone` };
    for (const move of sampled(legalMoves(position))) {
      position.clone().makeMove(move);
      const changed = difference(before, snapshot(game, position));
      if (changed !== null)
        return {
          what: `a move on a copy changes the ${changed} of the original`,
          where,
          mend: 'copy arrays in clone: Uint8Array.from(cells)',
        };
    }
    return null;
  },
  targets: (game, position) => {
    const chains = new Map<string, Move>();
    for (const move of legalMoves(position)) {
      const where = placeOf(game, position, move);
      const sequences = game.targets(position, move);
      if (sequences.length === 0 || sequences.some((sequence) => sequence.length === 0))
        return {
          what: 'the move cannot be entered by hand',
          where,
          mend: 'give targets a sequence of places for it',
        };
      for (const sequence of sequences) {
        const chain = JSON.stringify(sequence);
        if ((chains.get(chain) ?? move) !== move)
          return {
            what: `two moves are entered by ${chain}`,
            where,
            mend: 'add a target that tells them apart',
          };
        chains.set(chain, move);
      }
    }
    return null;
  },
  order: (game, position) => {
    const moves = String(legalMoves(position));
    if (String(legalMoves(position)) === moves && String(legalMoves(position.clone())) === moves) return null;
    return {
      what: 'equal positions have their moves in another order',
      where: game.formatPosition(position),
      mend: 'generate the moves in an order that depends on the position alone',
    };
  },
} as const satisfies Record<string, Check>;

function snapshot(game: Game, position: Position) {
  return {
    turn: position.turn,
    text: game.formatPosition(position),
    key: keyOf(position),
    outcome: position.outcome(),
    moves: String(legalMoves(position)),
    figures: JSON.stringify(game.figures(position)),
  };
}

type Snapshot = ReturnType<typeof snapshot>;

function difference(before: Snapshot, after: Snapshot): string | null {
  const names = Object.keys(before) as (keyof Snapshot)[];
  return names.find((name) => before[name] !== after[name]) ?? null;
}

/** What is slow for each move is asked of some moves, where there are very many: evenly spread, the last one included. */
function sampled(moves: readonly Move[]): readonly Move[] {
  const step = Math.ceil(moves.length / 64);
  return step <= 1 ? moves : moves.filter((_move, index) => (moves.length - 1 - index) % step === 0);
}

const keyOf = ({ hashLo, hashHi }: Position) => `${hashLo} ${hashHi}`;
const sideName = ({ sides }: Game, side: number | null) =>
  side === null ? 'nobody' : sides[side as 0 | 1].name;
const placeOf = (game: Game, position: Position, move: Move) =>
  `${game.formatPosition(position)}, ${game.formatMove(position, move)}`;
