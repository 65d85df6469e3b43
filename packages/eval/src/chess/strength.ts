/**
 * What the levels 1 to 8 are reckoned to play at, in Elo points on the scale of engines of limited
 * strength (`UCI_Elo`). Estimates: full strength from a rough ladder (2600), level 2 against level 1 from 40
 * games (147), the others from games of levels that were a little different.
 */
export const CHESS_LEVEL_ELO: readonly number[] = [650, 800, 1000, 1300, 1600, 1900, 2200, 2600];
