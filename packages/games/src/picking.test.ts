import { inputsFrom, nextTargets } from '@tahoun/board';
import { legalMoves } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { chess } from './chess/index.js';
import { czechDraughts } from './czech-draughts/index.js';

describe('picking a move target by target', () => {
  // White has to capture three pieces: from a3 over c5 to d6, over e5, and over f2 to e1.
  const position = czechDraughts.parsePosition('W:WKa3,c1:Bc5,Ke5,f2');
  const moves = legalMoves(position);
  const next = (...picked: string[]) => [...nextTargets(czechDraughts, position, moves, picked)].sort();

  it('asks for every landing, and takes the end of a capture at once where it tells the move', () => {
    expect(next()).toEqual([]);
    expect(next('a3')).toContain('d6');
    expect(next('a3')).toContain('e1');
    expect(next('a3', 'd6')).toEqual(['f4', 'g3', 'h2']);
    expect(next('a3', 'd6', 'g3')).toEqual(['e1']);
    expect(next('c1')).toEqual([]);
  });

  it('finds the same move along each of its inputs', () => {
    const found = [
      ['a3', 'e1'],
      ['a3', 'd6', 'g3', 'e1'],
    ].map((targets) => inputsFrom(czechDraughts, position, moves, targets).map(({ move }) => move));
    expect(found[0]).toHaveLength(1);
    expect(found[1]).toEqual(found[0]);
  });

  it('leaves open what a pawn becomes', () => {
    const promoting = chess.parsePosition('4k3/P7/8/8/8/8/8/4K3 w - - 0 1');
    const inputs = inputsFrom(chess, promoting, legalMoves(promoting), ['a7', 'a8']);
    expect(inputs.map(({ targets }) => targets[2]).sort()).toEqual(['bishop', 'knight', 'queen', 'rook']);
  });
});
