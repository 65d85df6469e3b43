/**
 * What the levels 1 to 8 are reckoned to play at, in Elo points on the scale of engines of limited
 * strength (`UCI_Elo`). Estimates from the search depths and the noise of the levels; no match has been
 * played for them yet.
 */
export const CHESS_LEVEL_ELO: readonly number[] = [600, 850, 1100, 1300, 1550, 1850, 2100, 2300];
