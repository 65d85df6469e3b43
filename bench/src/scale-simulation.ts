import { checkFormulas } from './scale-simulation/check-formulas.ts';
import { checkLive } from './scale-simulation/check-live.ts';
import { checkSearches } from './scale-simulation/check-searches.ts';
import { printPlan } from './scale-simulation/plan.ts';

/**
 * How many processes and databases a number of players needs, by a simulation with measured costs (`docs/scale.md`);
 * and the same simulation beside what one machine really does.
 *
 *     npx node bench/src/scale-simulation.ts [players a day]...
 *     npx node bench/src/scale-simulation.ts check
 */
/** More would take hours. */
const MOST = 100_000_000;

const asked = process.argv.slice(2);
if (asked[0] === 'check') {
  checkFormulas();
  await checkSearches();
  await checkLive();
} else {
  const players = asked.length === 0 ? [1_000, 100_000, 10_000_000] : asked.map(Number);
  const wrong = players.findIndex((count) => !(count >= 1 && count <= MOST));
  if (wrong >= 0) {
    console.error(`players a day are a number from 1 to ${MOST}, or the word check; found: ${asked[wrong]}`);
    process.exit(2);
  }
  for (const count of players) printPlan(count);
}
