import { type AtariGoPosition, ATARI_GO_MOST_COUNTED as MOST_COUNTED } from '@tahoun/games';
import type { Tuning } from '../tuning.js';
import {
  type Filling,
  STRENGTH_WEIGHTS,
  type StrengthWeights,
  strength,
  strengthCounts,
} from './strength.js';

/** The numbers of one filling in a row: groups by their liberties, then the other parts. */
const PARTS = ['liberty', 'eye', 'reserve', 'tempo'] as const;
const COUNT = MOST_COUNTED + 1 + PARTS.length;

/** The open board's numbers, then the full board's. What a capture weighs is not learned. */
export const atariGoTuning: Tuning<AtariGoPosition, StrengthWeights> = {
  weights: STRENGTH_WEIGHTS,
  toNumbers(weights) {
    const all = [...weights.group, ...PARTS.map((part) => weights[part])];
    return Float64Array.from([...all.map(({ open }) => open), ...all.map(({ full }) => full)]);
  },
  fromNumbers(numbers) {
    // Adding 0 turns -0 into 0.
    const whole = (at: number) => Math.round(numbers[at] as number) + 0;
    const filling = (at: number): Filling => ({ open: whole(at), full: whole(COUNT + at) });
    const [liberty, eye, reserve, tempo] = PARTS.map((_, i) => filling(MOST_COUNTED + 1 + i)) as [
      Filling,
      Filling,
      Filling,
      Filling,
    ];
    const group = Array.from({ length: MOST_COUNTED + 1 }, (_, liberties) => filling(liberties));
    return { ...STRENGTH_WEIGHTS, group, liberty, eye, reserve, tempo };
  },
  evaluation: strength,
  resultShare: 1,
  // A group more in atari than the other side, which has the move, loses nine games of ten.
  steepness: 0.003,
  hold: 1e-9,
  tracer(weights) {
    const evaluation = strength(weights);
    return (position) => {
      const value = evaluation.evaluate(position);
      if (evaluation.terms(position).decision !== 0) return null;
      const { groups, balance } = strengthCounts(position);
      const amounts = [...groups, balance.liberty, balance.eye, balance.reserve, 1];
      const sign = position.turn === 0 ? 1 : -1;
      const open = balance.empty / position.goban.points;
      const indexes = amounts.flatMap((amount, i) => (amount === 0 ? [] : [i]));
      return {
        value: sign * value,
        indexes: Uint32Array.from([...indexes, ...indexes.map((i) => COUNT + i)]),
        coefficients: Float32Array.from([
          ...indexes.map((i) => sign * (amounts[i] as number) * open),
          ...indexes.map((i) => sign * (amounts[i] as number) * (1 - open)),
        ]),
      };
    };
  },
};
