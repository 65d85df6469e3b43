export const labTimesEn = {
  intro:
    'Graphs 1 and 2 of the thesis show how long its program searched, by depth, on a machine of 2010. Your machine now runs the same searches, move for move, in your browser.',
  /** One figure for each algorithm. */
  figure: (algorithm: string) => `${algorithm}: seconds by depth`,
  figureAlt: 'Seconds by depth on a logarithmic scale; the numbers are in the table.',
  board: (rows: number, columns: number) => `${rows}×${columns}`,
  /** The origin of the times that a line of the chart shows. */
  published: (board: string) => `${board}, 2010`,
  here: (board: string) => `${board}, here`,
  plies: 'Plies ahead',
  sourceDepth: 'Depth in the thesis',
  seconds: 'Seconds',
  /** In place of a time. */
  notRun: 'not run',
  limit: (moves: string) => `Searches of more than ${moves} moves are not run here.`,
  axis: 'A time of 0 has no place on this scale. The axes of the thesis count plies from 1, its table counts depths from 0.',
};

/** The words of the Lab's page on the published times. */
export type LabTimesTexts = typeof labTimesEn;
