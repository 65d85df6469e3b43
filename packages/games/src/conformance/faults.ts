/**
 * What can be wrong with a game, and what mends it, by code. Words in braces stand for what was found. `@tahoun/i18n`
 * has the same in Czech.
 */
export const FAULTS = {
  'turn-kept': {
    what: 'makeMove keeps the turn',
    mend: 'give the turn to the other side; a pass is a move',
  },
  'undo-differs': {
    what: 'undoMove does not restore the {part}',
    mend: 'take back in undoMove all that makeMove did to the {part}',
  },
  'game-not-undone': {
    what: 'after {plies} moves were taken back, the {part} differs from that of the start',
    mend: 'keep what undoMove needs for a game of any length',
  },
  'same-key': {
    what: 'the key is the same after the move',
    mend: 'change hashLo and hashHi in makeMove, for the turn too',
  },
  'key-of-text': {
    what: 'the key differs from that of the same position read from its text',
    mend: 'make the key depend on nothing but what the text form tells',
  },
  'position-reread': {
    what: 'the position reads back as "{found}"',
    mend: 'let parsePosition read all that formatPosition writes',
  },
  'moves-of-text': {
    what: 'the position read from its text has other moves, or in another order',
    mend: 'generate the moves from the position alone, and write all that they depend on',
  },
  'list-start': {
    what: 'generateMoves does not write its moves from `at` on',
    mend: 'begin with out[at], and leave what is before it as it is',
  },
  'short-list': {
    what: 'generateMoves returns {found} instead of {expected} or more where `out` is too short for the moves',
    mend: 'count the moves past the end of `out` too; the list is then enlarged',
  },
  'same-text': { what: 'two moves have this text', mend: 'write in formatMove what tells them apart' },
  'move-reread': {
    what: 'the text of the move is read as another move',
    mend: 'let parseMove read what formatMove writes; readMove of @tahoun/games does',
  },
  'end-disputed': {
    what: 'result and outcome disagree on whether the game is over',
    mend: 'let result be null exactly where outcome is ONGOING',
  },
  'no-moves': {
    what: 'the game goes on without a legal move',
    mend: 'generate moves exactly where outcome is ONGOING',
  },
  'moves-after-end': {
    what: 'there are moves after the end',
    mend: 'generate moves exactly where outcome is ONGOING',
  },
  'winner-disputed': {
    what: 'outcome gives the win to {outcome}, result to {result}',
    mend: 'outcome is for the side to move, after the move that ended the game',
  },
  'margin-sign': {
    what: 'finalScore has another sign than outcome',
    mend: 'finalScore is for the side to move too',
  },
  'copy-differs': { what: 'the copy has another {part}', mend: 'copy the {part} in clone' },
  'copy-shares': {
    what: 'a move on a copy changes the {part} of the original',
    mend: 'copy arrays in clone: Uint8Array.from(cells)',
  },
  'no-targets': {
    what: 'the move cannot be entered by hand',
    mend: 'give targets a sequence of places for it',
  },
  'same-targets': {
    what: 'two moves are entered by {targets}',
    mend: 'add a target that tells them apart',
  },
  'targets-go-on': {
    what: 'the move cannot be entered by hand: after {targets} another move is played already',
    mend: 'begin no sequence of targets with the whole sequence of another move',
  },
  'no-place': {
    what: 'the board has no place for {targets} after {picked}',
    mend: 'draw an area for each target that may be picked next',
  },
  'order-changes': {
    what: 'equal positions have their moves in another order',
    mend: 'generate the moves in an order that depends on the position alone',
  },
  'no-win': { what: 'winningMove names a move that does not win', mend: 'name moves that end the game' },
  'win-missed': {
    what: 'winningMove finds nothing, but this move wins',
    mend: 'find every win of the next move',
  },
  'safe-moves': {
    what: 'generateNonLosing writes other moves than those after which the other side has no winningMove',
    mend: 'write exactly those, in the order of generateMoves',
  },
  'check-untold': {
    what: 'givesCheck of the move is not what mustRespond is after it',
    mend: 'let both tell the same',
  },
  allocates: {
    what: '{part} allocates {bytes} bytes a call',
    mend: 'keep arrays and objects in fields, and make none while moves are made',
  },
  endless: {
    what: 'a random game has not ended after {plies} moves',
    mend: 'end it in outcome, as by a count of moves',
  },
  exception: {
    what: 'throws: {message}',
    mend: 'accept every legal move and every text that the game writes',
  },
} as const;

export type FaultCode = keyof typeof FAULTS;

/** What is wrong with a game, and where it showed. */
export interface Finding {
  /** The check that found it. */
  readonly check: string;
  readonly code: FaultCode;
  /** What the words in braces stand for. */
  readonly params: Readonly<Record<string, string | number>>;
  readonly what: string;
  /** The text of the position, with the move where there is one. */
  readonly where: string;
  readonly mend: string;
}

/** A finding as a check reports it. */
export type Fault = Pick<Finding, 'code' | 'where'> & Partial<Pick<Finding, 'params'>>;

export function findingOf(check: string, { code, where, params = {} }: Fault): Finding {
  const filled = (text: string) =>
    text.replace(/\{(\w+)\}/g, (braced, name: string) => String(params[name] ?? braced));
  const { what, mend } = FAULTS[code];
  return { check, code, params, what: filled(what), where, mend: filled(mend) };
}
