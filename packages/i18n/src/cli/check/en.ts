export type Params = Readonly<Record<string, string | number>>;

/** What is wrong, and what mends it. */
export interface FaultTexts {
  readonly what: string;
  readonly mend: string;
}

/** What `tahoun check` prints. Numbers come written as the language writes them. */
export const checkEn = {
  sound: 'no findings',
  findings: (count: number) => `findings: ${count}`,
  finding: (check: string, { what, mend }: FaultTexts, where: string) =>
    `${check}: ${what} (${where}); ${mend}`,
  /** @param ratio to the speed of Connect Four */
  speed: (moves: string, ratio: string) => `speed: ${moves} moves per second, ${ratio} times Connect Four`,
  advice: 'Capabilities that it does not offer the search (those that suit the game would help):',
  /** What each would help. */
  capabilities: {
    moveHints: 'the most promising moves are searched first',
    noisyMoves: 'captures and the like are played out before a position is evaluated',
    immediateWins: 'a win in one move needs no search, and moves that allow one are left out',
    symmetry: 'mirrored and turned positions near the root are searched once',
    threats: 'positions where the side to move has to respond are searched one ply deeper',
    nullMove: 'lines in which even a pass would be good enough end early',
    automaticDraws: 'positions that come back count as draws and end a line',
    marginScore: 'the search plays for the largest margin, not only for the win',
  },
};
