import type { Game, GameResult, Position } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, gameById } from '../testing/all-games.js';
import { checkRules } from './check-rules.js';

const sound = gameById('tic-tac-toe');

/** Tic-tac-toe with a fault in its rules. */
const withRules = (fault: Partial<Game>): Game => ({ ...sound, ...fault });

/** Tic-tac-toe with a fault in its positions. */
function withPosition(
  spoil: (position: Position) => Record<string, unknown>,
  copy = (position: Position) => position.clone(),
): Game {
  const faulty = (position: Position): Position => {
    const faults = spoil(position);
    return new Proxy(position, {
      get(target, name) {
        if (name in faults) return faults[name as string];
        if (name === 'clone') return () => faulty(copy(target));
        const value = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
  return withRules({
    initial: (variants) => faulty(sound.initial(variants)),
    parsePosition: (...args) => faulty(sound.parsePosition(...args)),
  });
}

/** The result with the winner as the loser. */
function lost(position: Position): GameResult | null {
  const result = sound.result(position);
  return result === null || result.winner === null
    ? result
    : { ...result, winner: result.winner === 0 ? 1 : 0 };
}

const faults: readonly (readonly [string, string, Game])[] = [
  ['undo forgets', 'undo', withPosition(() => ({ undoMove: () => undefined }))],
  ['the turn stays', 'undo', withPosition(() => ({ turn: 0 }))],
  ['a key that never changes', 'keys', withPosition(() => ({ hashLo: 1, hashHi: 1 }))],
  [
    'a shared clone',
    'clone',
    withPosition(
      () => ({}),
      (position) => position,
    ),
  ],
  ['the wrong side wins', 'outcome', withRules({ result: lost })],
  ['an end that nobody sees', 'outcome', withRules({ result: () => null })],
  ['a text that forgets', 'keys', withRules({ parsePosition: () => sound.initial() })],
  ['moves with one text', 'move-text', withRules({ formatMove: () => 'a1' })],
  ['moves that cannot be entered', 'targets', withRules({ targets: () => [] })],
  ['moves that share their targets', 'targets', withRules({ targets: () => [['a1']] })],
  ['a move read as another', 'move-text', withRules({ parseMove: () => 4 })],
];

it.each(faults)('finds %s', (_fault, check, game) => {
  const findings = checkRules(game, 20);
  expect(findings.map((finding) => finding.check)).toContain(check);
});

describe.each(GAME_IDS.map((id) => [id]))('%s', (id) => {
  it('has no findings', () => expect(checkRules(gameById(id), 2)).toEqual([]));
});
