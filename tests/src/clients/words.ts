import { isDeepStrictEqual } from 'node:util';
import { pliesToEnd } from '@tahoun/core';
import type { BestMoveAnswer } from '@tahoun/engine';
import { type Question, textOf } from './questions.ts';

/** What a client says of a question, by the names of its words; it may know but a few. */
export type Words = Readonly<Record<string, unknown>>;

/** A way to ask for the best move. */
export interface Client {
  readonly name: string;
  /** Answers in the order of the questions; undefined where the client cannot be asked such a thing. */
  ask(questions: readonly Question[]): Promise<readonly (Words | undefined)[]>;
  close?(): Promise<unknown>;
}

/** Fields that a document may lack, which is a word as well. */
const OPTIONAL = ['mate', 'distanceIsBound', 'uci', 'pvUci', 'lines'] as const;

/** The words of a client that answers with the engine's own document: all but the time it took. */
export function documentWords({ seconds: _s, nps: _n, ...document }: BestMoveAnswer): Words {
  const absent = Object.fromEntries(OPTIONAL.map((name) => [name, undefined]));
  return { ...absent, ...JSON.parse(JSON.stringify(document)) };
}

/** The words of the library, and the same as protocols say them. */
export function expectedWords(answer: BestMoveAnswer): Words {
  const { move, uci = move ?? '(none)' } = answer;
  const info = infoOf(answer);
  return { ...documentWords(answer), bestmove: uci, info, scores: info.map(withoutLine) };
}

/** An `info` line up to its moves, for a client that writes castling in another way. */
export function withoutLine(info: string): string {
  return info.replace(/ pv .*/, '');
}

/** The `info` lines of UCI about an answer, without what differs from run to run. */
function infoOf({ depth, nodes, ...answer }: BestMoveAnswer): readonly string[] {
  if (answer.move === null) return [`depth 0 ${uciScore(answer)}`];
  const lines = answer.lines ?? [answer];
  return lines.map(
    (line, index) =>
      `depth ${depth} multipv ${index + 1} ${uciScore(line)} nodes ${nodes} pv ${(line.pvUci ?? line.pv).join(' ')}`,
  );
}

/** Programs play the line of a mate, and pass over a bound: that is only for a distance whose line is not there. */
function uciScore({ mate, score, pv }: Pick<BestMoveAnswer, 'mate' | 'score' | 'pv'>): string {
  if (mate === undefined) return `score cp ${score}`;
  if (pv.length === pliesToEnd(score)) return `score mate ${mate}`;
  return `score mate ${mate} ${mate > 0 ? 'lowerbound' : 'upperbound'}`;
}

/** A table of what a client says otherwise than the library; empty where there is nothing. */
export function differences(
  name: string,
  questions: readonly Question[],
  expected: readonly Words[],
  said: readonly (Words | undefined)[],
): string {
  return questions
    .flatMap((question, index) => {
      const wanted = expected[index]!;
      const rows = Object.entries(said[index] ?? {}).flatMap(([word, found]) => {
        // The endpoint has words of its own.
        if (!(word in wanted) || isDeepStrictEqual(found, wanted[word])) return [];
        return [`  ${word}`, `    library  ${shown(wanted[word])}`, `    ${name}  ${shown(found)}`];
      });
      return rows.length === 0 ? [] : [textOf(question), ...rows];
    })
    .join('\n');
}

function shown(value: unknown): string {
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return value.join('\n             ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
