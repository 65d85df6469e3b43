import { type Evaluation, type NetworkFeatures, type Side, networkEvaluation } from '@tahoun/core';
import { AtariGoPosition } from '@tahoun/games/atari-go';
import { type Ablation, explain } from '../explained.js';
import {
  EXCHANGED_POINT,
  EXCHANGED_WINDOW,
  FIRST_GROUP,
  POINT_CONTENTS,
  WINDOW_CONTENTS,
} from './contents.js';
import { PLACES, POINT_ZONES, WINDOWS, zoneOf } from './places.js';
import { countStones, see } from './sight.js';
import { STRENGTH_WEIGHTS, decision, strength } from './strength.js';

/** Positions share an output with those of boards that are about as full. */
const BUCKETS = 8;

/* The features: empty points by their zone, groups, windows. */
const EMPTY_FEATURES = FIRST_GROUP - 1;
const GROUP_FEATURES_START = POINT_ZONES * EMPTY_FEATURES;
const WINDOW_FEATURES_START = GROUP_FEATURES_START + POINT_CONTENTS - FIRST_GROUP;

/**
 * Features of Atari Go: the number of groups, empty points and windows of each content, wherever they are but
 * for the edge. This way the network judges boards of all sizes, and images of a position alike.
 */
export const atariGoFeatures: NetworkFeatures<AtariGoPosition> = {
  count: WINDOW_FEATURES_START + WINDOW_CONTENTS - 1,
  places: PLACES,
  contents: Math.max(POINT_CONTENTS, WINDOW_CONTENTS),
  views: 2,
  buckets: BUCKETS,
  board: see,
  viewOf: (_, side) => side,
  featureOf(view, place, content) {
    const zone = zoneOf(place);
    if (zone === WINDOWS) {
      const window = view === 0 ? content : EXCHANGED_WINDOW[content]!;
      return WINDOW_FEATURES_START + window - 1;
    }
    const point = view === 0 ? content : EXCHANGED_POINT[content]!;
    return point < FIRST_GROUP
      ? EMPTY_FEATURES * zone + point - 1
      : GROUP_FEATURES_START + point - FIRST_GROUP;
  },
  bucketOf(position) {
    const { points } = position.goban;
    return Math.floor((BUCKETS * (points - countStones(position))) / (points + 1));
  },
};

/** Groups with more liberties are seldom in danger for the next moves. */
const FEW_LIBERTIES = 3;

/**
 * The evaluation by a network that `tahoun learn` has made, where the first capture wins; elsewhere `strength`.
 * @throws InputError when these are no bytes of a network.
 */
export function networkAtariGo(bytes: Uint8Array): Evaluation<AtariGoPosition> {
  const network = networkEvaluation(atariGoFeatures, bytes);
  const byGroups: Ablation<AtariGoPosition> = {
    parts: ['weakGroups', 'strongGroups'],
    evaluate: (position, kept, turn) => network.evaluate(withGroups(position, kept, turn)),
  };
  const decided = (position: AtariGoPosition) => decision(position) * STRENGTH_WEIGHTS.win;
  return {
    ...network,
    id: 'network-atari-go',
    isOriented: false,
    evaluate: (position) =>
      position.target > 1 ? strength.evaluate(position) : decided(position) || network.evaluate(position),
    terms(position) {
      if (position.target > 1) return strength.terms(position);
      const value = decided(position);
      return value === 0 ? explain(byGroups, position) : { decision: value };
    },
  };
}

/** A position to be evaluated, not played. @param kept bit 0 for the groups with few liberties, bit 1 for the others. */
function withGroups(position: AtariGoPosition, kept: number, turn: Side): AtariGoPosition {
  const { groupOf, liberties } = position.groups;
  const setup = position.toSetup();
  const stones = Array.from(setup.stones, (stone, point) => {
    const part = liberties[groupOf[point]!]! <= FEW_LIBERTIES ? 0 : 1;
    return (kept & (1 << part)) === 0 ? 0 : stone;
  });
  return new AtariGoPosition({ ...setup, stones, turn });
}
