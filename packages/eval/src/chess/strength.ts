/**
 * The estimated strength of the levels 1 to 8, in Elo points on the scale of engines of limited
 * strength (`UCI_Elo`). Levels 3 to 6 were measured against those to about 130 points (docs/measurements.md), 1 and 2 by
 * games against the next one, 8 by the ladder of full strength at 100 ms; 7 lies between two that were measured.
 */
export const CHESS_LEVEL_ELO: readonly number[] = [700, 880, 940, 1210, 1400, 1660, 2310, 2700];
