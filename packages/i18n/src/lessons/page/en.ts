export const learnEn = {
  title: (game: string) => `Learn ${game}`,
  /** The page that leads to all lessons: its name and its introduction. */
  overview: 'Learn',
  overviewIntro:
    'Rules in pictures, winning ideas, and problems in which the engine replies. And how a computer finds its moves.',
  astray: 'There is nothing at this address. Choose one of these:',
  algorithms: 'How a computer plays',
  algorithmsIntro:
    'From blind search to Monte Carlo: every idea in half a page, with a picture and an example to run.',
  lab: 'The Lab',
  labIntro: 'The same algorithms, step by step, from any position.',
  /** Before the link that opens an example in the Lab. */
  inTheLab: 'In the Lab:',
  contents: 'Contents',
  /** The way from a page to those before and after it. */
  pages: 'Pages',
  pageOf: (number: number, of: number) => `Page ${number} of ${of}`,
  problems: 'Problems',
  problemsIntro:
    'Make your move on the board. If the problem takes several moves, the other side replies with its best defence. The engine has checked that no other first move reaches the goal.',
  /** Leads to the problems that the engine has made. */
  moreProblems: 'More problems: that of the day, by theme, and as hard as you like',
  problem: (number: number, of: number) => `Problem ${number} of ${of}`,
  previous: 'Previous',
  next: 'Next',
  again: 'From the start',
  showMove: 'Show the move',
  theMoveIs: (move: string) => `The move is ${move}.`,
  checking: 'Checking…',
  /** The move keeps the win. @param reply the answer of the other side */
  goOn: (reply: string) => `Correct. The reply is ${reply}; continue.`,
  solved: 'Solved!',
  /** The first move was another one. */
  notThat: (move: string) => `${move} does not solve it: the best defence holds. Try another move.`,
  checkFailed: 'The move could not be checked. Please try again.',
  /** The number of solved problems. */
  progress: (solved: number, of: number) => `${solved} of ${of} solved`,
  isSolved: 'solved',
  glossary: 'Glossary',
  links: 'Further reading',
  unavailable: 'This game has no lessons.',
};

/** The words of a page of lessons, whatever the game. */
export type LearnTexts = typeof learnEn;
