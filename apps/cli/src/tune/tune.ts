import { type Game, InputError, quoteInput } from '@tahoun/core';
import { formatNumber } from '@tahoun/i18n';
import { type Progress, epochText } from '../answer.js';
import { CliError } from '../errors.js';
import { type AnyTuning, gamesWith, loadGame, tuningOf } from '../games.js';
import { HELD_OUT, readLabelled } from './labelled-file.js';
import { type TraceRange, fitNumbers, meanError } from './regression.js';
import { TraceSet } from './trace-set.js';

const REPORT_EPOCHS = 50;

/** What came of tuning. Errors are mean squares of what is between foretold and wanted results. */
interface TuneAnswer {
  readonly positions: number;
  /** How steeply the expected result grows with the evaluation, a centi-unit. */
  readonly steepness: number;
  readonly errorBefore: number;
  readonly errorAfter: number;
  /** Of the positions held out. */
  readonly heldOutBefore: number;
  readonly heldOutAfter: number;
}

interface TuneRequest {
  readonly game: Game;
  readonly tuning: AnyTuning;
  /** A file of labelled positions. */
  readonly data: string;
  /** Passes over all positions. */
  readonly epochs: number;
  readonly onProgress: Progress;
}

/** Tunes the weights of a game's evaluation. @throws InputError, CliError for bad data. */
export function tune({ game, tuning, data, epochs, onProgress }: TuneRequest) {
  const start = tuning.toNumbers(tuning.weights);
  const trace = tuning.tracer(tuning.weights);
  const set = new TraceSet();
  readLabelled(data, game, ({ position, result, ...labels }) => {
    if (result === undefined) return;
    set.add(trace(position), { result, ...labels }, start);
    if (set.count % 10_000 === 0)
      onProgress(({ learning }, language) => learning.positions(formatNumber(language, set.count)));
  });
  if (set.count === 0) throw new CliError((texts) => texts.errors.noOpenings(data));
  const split = set.count - Math.floor(HELD_OUT * set.count);
  const learned: TraceRange = { set, from: 0, to: split };
  const heldOut: TraceRange = { set, from: split, to: set.count };
  const { steepness } = tuning;
  set.blendScores(steepness, tuning.resultShare);
  const numbers = fitNumbers(learned, start, steepness, { epochs, hold: tuning.hold }, (epoch, now) => {
    if (epoch % REPORT_EPOCHS !== 0) return;
    const [inside, outside] = [meanError(learned, now, steepness), meanError(heldOut, now, steepness)];
    onProgress(epochText(epoch, inside, outside), { done: epoch, total: epochs });
  });
  const answer: TuneAnswer = {
    positions: set.count,
    steepness,
    errorBefore: meanError(learned, start, steepness),
    errorAfter: meanError(learned, numbers, steepness),
    heldOutBefore: meanError(heldOut, start, steepness),
    heldOutAfter: meanError(heldOut, numbers, steepness),
  };
  return { answer, weights: tuning.fromNumbers(numbers) };
}

/** How a game is tuned. @throws InputError naming the games that can be. */
export async function loadTuning(game: string): Promise<AnyTuning> {
  const games = gamesWith('tuning');
  if (games.includes(game)) await loadGame(game, ['tuning']);
  const tuning = games.includes(game) ? tuningOf(game) : undefined;
  if (tuning !== undefined) return tuning;
  const [found, list] = [quoteInput(game), games.join(', ')];
  throw new InputError('tune-unknown-game', `"${found}" cannot be tuned; expected one of: ${list}`, {
    found,
    games: list,
  });
}
