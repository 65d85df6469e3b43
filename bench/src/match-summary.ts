/** Wins, draws, losses, and Elo with the half width of its 95 % interval; pairs of games count as one. */
export function summarize(results: readonly number[]): string {
  const count = (wanted: number) => results.filter((result) => result === wanted).length;
  const mean = results.reduce((sum, result) => sum + result, 0) / results.length;
  const pairs: number[] = [];
  for (let at = 1; at < results.length; at += 2) {
    pairs.push(((results[at - 1] as number) + (results[at] as number)) / 2);
  }
  const variance = pairs.reduce((sum, pair) => sum + (pair - mean) ** 2, 0) / pairs.length;
  const half = 1.96 * Math.sqrt(variance / pairs.length);
  // No finite number explains a score of 0 or 1.
  const elo = (score: number) => -400 * Math.log10(1 / Math.min(Math.max(score, 0.001), 0.999) - 1);
  const error = (elo(mean + half) - elo(mean - half)) / 2;
  return `+${count(1)} =${count(0.5)} -${count(0)}, Elo ${elo(mean).toFixed(0)} ± ${error.toFixed(0)}`;
}
