import { readFileSync } from 'node:fs';
import { gameById, gameIds } from '@tahoun/catalogue/all';
import { type Game, ONGOING, Random, legalMoves } from '@tahoun/core';
import type { BestMoveRequest } from '@tahoun/engine';

/** A question for the best move, as the engine takes it. */
export type Question = BestMoveRequest;

/** Those of `questions.txt`, and some of each game that chance makes; always the same. */
export function allQuestions(): readonly Question[] {
  return [...writtenQuestions(), ...gameIds().flatMap(chanceQuestions)];
}

function writtenQuestions(): readonly Question[] {
  return readFileSync(new URL('questions.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [game = '', position = '', fields = ''] = line.split(' | ');
      const asked = Object.fromEntries(fields.split('; ').map(readField));
      return { game, ...(position === 'start' ? {} : { position }), ...asked };
    });
}

function readField(text: string): [string, unknown] {
  const [name = '', ...values] = text.split(' ');
  switch (name) {
    case 'played':
    case 'moves':
      return [name, values];
    case 'variants':
      return [name, Object.fromEntries(values.map((value) => value.split('=')))];
    case 'parameters':
      return [
        name,
        Object.fromEntries(
          values.map((value) => {
            const [id = '', number] = value.split('=');
            return [id, Number(number)];
          }),
        ),
      ];
    case 'algorithm':
      return [name, values[0]];
    default:
      return [name, Number(values[0])];
  }
}

const SEED = 59;
const NODES = [300, 1000, 3000, 8000];
/** Moves of chance before a question. */
const [FEWEST, MOST] = [2, 31];
/** What is asked after them; `played` names the moves and all others the position. */
const KINDS = ['position', 'position', 'played', 'several-lines', 'some-moves'] as const;

/** @param nth of the games, so that each has other numbers. */
function chanceQuestions(id: string, nth: number): readonly Question[] {
  const random = new Random(SEED + nth);
  return KINDS.map((kind) => {
    const game = gameById(id);
    const { position, played } = chancePosition(game, random, FEWEST + random.below(MOST - FEWEST));
    const nodes = NODES[random.below(NODES.length)]!;
    if (kind === 'played') return { game: id, nodes, played };
    const question = { game: id, position: game.formatPosition(position), nodes };
    if (kind === 'position') return question;
    if (kind === 'several-lines') return { ...question, multiPv: 3 };
    const moves = legalMoves(position).map((move) => game.formatMove(position, move));
    return { ...question, moves: moves.filter((_, at) => at % 3 === 0) };
  });
}

/** Where a game stands after so many moves of chance, or before the one that would end it. */
function chancePosition(game: Game, random: Random, plies: number) {
  const position = game.initial();
  const played: string[] = [];
  while (played.length < plies) {
    const moves = legalMoves(position);
    const move = moves[random.below(moves.length)]!;
    const text = game.formatMove(position, move);
    position.makeMove(move);
    if (position.outcome() !== ONGOING) {
      position.undoMove();
      break;
    }
    played.push(text);
  }
  return { position, played };
}

/** A question in one line, for people. */
export function textOf({ game, position = 'start', ...asked }: Question): string {
  const fields = Object.entries(asked).map(([name, value]) => `${name} ${written(value)}`);
  return `${game} | ${position} | ${fields.join('; ')}`;
}

function written(value: unknown): string {
  if (Array.isArray(value)) return value.join(' ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map((pair) => pair.join('='))
    .join(' ');
}
