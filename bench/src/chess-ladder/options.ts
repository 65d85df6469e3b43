import { parseArgs } from 'node:util';
import { OPPONENTS, type Opponent } from './opponents.ts';

/** What the command line asks for. */
export interface LadderOptions {
  /** A file of positions, one a line; left out to report only. */
  readonly openings: string | undefined;
  /** The file that results are added to. */
  readonly out: string;
  /** The player, as `tahoun match` says it. */
  readonly player: string;
  /** Under which its results are added up. */
  readonly name: string;
  readonly opponents: readonly Opponent[];
  /** A rung at most. */
  readonly pairs: number;
  readonly concurrency: number;
  /** After which no more is played. */
  readonly minutes: number;
}

/** The name of the usual player. */
const USUAL_NAME = 'tahoun';

/** @throws Error saying what was wrong and what is accepted. */
export function readOptions(args: readonly string[], usualPlayer: string): LadderOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      openings: { type: 'string' },
      out: { type: 'string' },
      player: { type: 'string' },
      name: { type: 'string' },
      rungs: { type: 'string', default: OPPONENTS.map(({ id }) => id).join(',') },
      games: { type: 'string', default: '100' },
      concurrency: { type: 'string', default: '1' },
      minutes: { type: 'string', default: '10000' },
    },
  });
  if (values.out === undefined) throw new Error('--out: expected a file for the results');
  return {
    openings: values.openings,
    out: values.out,
    player: values.player ?? usualPlayer,
    name: values.name ?? values.player ?? USUAL_NAME,
    opponents: values.rungs.split(',').map(opponentOf),
    pairs: Math.ceil(wholeNumber('--games', values.games) / 2),
    concurrency: wholeNumber('--concurrency', values.concurrency),
    minutes: wholeNumber('--minutes', values.minutes),
  };
}

function opponentOf(id: string): Opponent {
  const found = OPPONENTS.find((opponent) => opponent.id === id);
  if (found !== undefined) return found;
  throw new Error(`--rungs: "${id}" is none of ${OPPONENTS.map((each) => each.id).join(', ')}`);
}

function wholeNumber(option: string, text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new Error(`${option}: "${text}" is no whole number from 1 to 999999`);
}
