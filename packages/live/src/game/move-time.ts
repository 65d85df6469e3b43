const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Milliseconds that a person may think about one move. `@tahoun/i18n` has the words. */
const MOVE_TIMES = { '1h': HOUR, '12h': 12 * HOUR, '1d': DAY, '3d': 3 * DAY, '7d': 7 * DAY } as const;
export type MoveTime = keyof typeof MOVE_TIMES;

const NO_LIMIT = 'none';
/** The choice by default. Without a limit, a game that nobody resigns never ends. */
const USUAL: MoveTime = '3d';

/** The choices of a time for one move. */
export const MOVE_TIME_CHOICES: readonly (MoveTime | typeof NO_LIMIT)[] = [
  ...(Object.keys(MOVE_TIMES) as MoveTime[]),
  NO_LIMIT,
];

/**
 * The time for one move that somebody chose; null without a limit.
 * @param isUsual whether the game has a limit if nothing is chosen.
 */
export function moveMsOf(chosen: string | undefined, isUsual: boolean): number | null {
  const text = chosen ?? (isUsual ? USUAL : NO_LIMIT);
  return MOVE_TIMES[text as MoveTime] ?? null;
}

/** The name of a time. */
export function moveTimeOf(moveMs: number): MoveTime {
  return Object.keys(MOVE_TIMES).find((name) => MOVE_TIMES[name as MoveTime] === moveMs) as MoveTime;
}

/** Milliseconds before the deadline at which the person to move gets a reminder. */
export function noticeMs(moveMs: number): number {
  return moveMs / 4;
}
