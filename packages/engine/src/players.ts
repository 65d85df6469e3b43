import { InputError, quoteInput } from '@tahoun/core';
import { ALGORITHMS, type Algorithm, type BestMoveRequest, MAX_LEVEL, MAX_SEARCH_DEPTH } from './request.js';

/** Who plays a side: a person, or how to ask the engine. */
export type PlayerSpec =
  | { readonly kind: 'human' }
  | {
      readonly kind: 'computer';
      readonly ask: Pick<
        BestMoveRequest,
        'level' | 'algorithm' | 'depth' | 'verifyDepth' | 'nodes' | 'timeMs'
      >;
    };

const ACCEPTED = `human, level:1..${MAX_LEVEL}, random, greedy, minimax:DEPTH, alpha-beta:DEPTH, second-search:M+N, mcts:NODES, strong:DEPTH, nodes:N, time:MS`;

/**
 * Reads a player: `human`, `level:5`, `random`, `greedy`, `minimax:3`, `alpha-beta:4`,
 * `second-search:3+2`, `nodes:20000` or `time:100` (the strong search under that limit).
 * @throws InputError with the accepted forms.
 */
export function parsePlayer(text: string): PlayerSpec {
  const [name = '', argument, ...rest] = text.trim().split(':');
  const number = (value: string | undefined, max: number): number => {
    const parsed = /^\d{1,12}$/.test(value ?? '') ? Number(value) : Number.NaN;
    if (!(parsed >= 1 && parsed <= max)) throw badPlayer(text);
    return parsed;
  };
  if (rest.length > 0) throw badPlayer(text);
  const computer = (ask: BestMoveRequestPart): PlayerSpec => ({ kind: 'computer', ask });
  switch (name) {
    case 'human':
    case 'random':
    case 'greedy':
      if (argument !== undefined) throw badPlayer(text);
      return name === 'human' ? { kind: 'human' } : computer({ algorithm: name });
    case 'level':
      return computer({ level: number(argument, MAX_LEVEL) });
    case 'nodes':
      return computer({ nodes: number(argument, 1e12) });
    case 'time':
      return computer({ timeMs: number(argument, 86_400_000) });
    case 'mcts':
      return computer({ algorithm: 'mcts', nodes: number(argument, 1e12) });
    case 'second-search': {
      const [depth, verifyDepth, ...more] = (argument ?? '').split('+');
      if (more.length > 0) throw badPlayer(text);
      return computer({
        algorithm: 'second-search',
        depth: number(depth, MAX_SEARCH_DEPTH),
        verifyDepth: number(verifyDepth, MAX_SEARCH_DEPTH),
      });
    }
    default:
      if (!isAlgorithm(name)) throw badPlayer(text);
      return computer({ algorithm: name, depth: number(argument, MAX_SEARCH_DEPTH) });
  }
}

type BestMoveRequestPart = Extract<PlayerSpec, { kind: 'computer' }>['ask'];

/** @throws InputError with the accepted names. */
export function parseAlgorithm(text: string): Algorithm {
  if (isAlgorithm(text)) return text;
  const found = quoteInput(text);
  const accepts = ALGORITHMS.join(', ');
  throw new InputError('algorithm-unknown', `there is no algorithm "${found}"; expected ${accepts}`, {
    found,
    accepts,
  });
}

function isAlgorithm(text: string): text is Algorithm {
  return (ALGORITHMS as readonly string[]).includes(text);
}

function badPlayer(text: string): InputError {
  const found = quoteInput(text);
  return new InputError('player-unknown', `there is no player "${found}"; expected ${ACCEPTED}`, {
    found,
    accepts: ACCEPTED,
  });
}
