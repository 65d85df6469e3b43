import { evaluationTexts } from './games/index.js';
import { type Language, insideSentence, pluralCs, pluralEn } from './language.js';
import { czech } from './typography.js';

/** The kinds of mistakes by the amount that they give away, least first. */
export const MISTAKE_KINDS = ['inaccuracy', 'mistake', 'blunder'] as const;

export type MistakeKind = (typeof MISTAKE_KINDS)[number];

/** The customary signs behind a move. */
export const MISTAKE_SIGNS: Readonly<Record<MistakeKind, string>> = {
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

/** The number of mistakes of each kind that a side made. */
export interface MistakeCounts {
  readonly inaccuracies: number;
  readonly mistakes: number;
  readonly blunders: number;
}

/** The thoroughness of a review. */
export type ReviewDepth = 'quick' | 'normal' | 'deep';

const reviewEn = {
  title: 'Review',
  /** The thoroughness, and the number of moves that it means for each position. */
  depthLabel: 'Thinking',
  depths: { quick: 'Quick', normal: 'Normal', deep: 'Long' } as Readonly<Record<ReviewDepth, string>>,
  depthIs: (moves: string) => `${moves} moves examined per position`,
  /** Starts and stops the engine beside the board. */
  analyse: 'Analyse',
  stopAnalysis: 'Stop the analysis',
  analysisHint: 'The engine shows its best lines for the position on the board.',
  lines: 'Lines',
  typeOrPaste: 'A move, a position or a game',
  bestLines: 'Best lines',
  depth: (depth: number, nodes: string) => `depth ${depth} · ${nodes} moves`,
  /** Nobody stands better. */
  even: 'Even',
  evaluating: 'Evaluating…',
  progress: (done: number, all: number) => `${done} of ${all} positions evaluated`,
  cancel: 'Stop the review',
  goOn: 'Resume the review',
  close: 'Close the review',
  failed: 'The review stopped unexpectedly. Try resuming it.',
  noMoves: 'There are no moves to review yet.',
  bestMove: 'the best move',
  kinds: { inaccuracy: 'inaccuracy', mistake: 'mistake', blunder: 'blunder' },
  /** The number of mistakes of one kind that a side made. */
  count: (kind: MistakeKind, count: number) =>
    ({
      inaccuracy: `${count} ${pluralEn(count, 'inaccuracy', 'inaccuracies')}`,
      mistake: `${count} ${pluralEn(count, 'mistake', 'mistakes')}`,
      blunder: `${count} ${pluralEn(count, 'blunder', 'blunders')}`,
    })[kind],
  /** The quality of a side's moves, 100 % for the best ones throughout. */
  accuracy: (percent: string) => `accuracy ${percent} %`,
  turningPoints: 'Turning points',
  noTurningPoints: 'No serious mistakes.',
  /** The change that a move made, seen from the side that made it. */
  change: (before: string, after: string) => `from ${before} to ${after}`,
  /** The main part of that change: the name of a term of the evaluation. */
  mainly: (term: string) => `, mainly ${insideSentence(term)}`,
  better: (move: string) => `${move} was better`,
  /** The graph, with a guide to reading it. */
  graph: (first: string, second: string) =>
    `Evaluation after each move: above the centre line ${first} is better, below it ${second}`,
  leads: (side: string) => `${side} is better`,
  learn: (count: number) => `Learn from ${count} ${pluralEn(count, 'mistake', 'mistakes')}`,
  /** Over the board of an exercise. */
  findBetter: (side: string, move: string, number: number, all: number) =>
    `${number} of ${all}: ${side} played ${move}. Find a better move.`,
  checking: 'Checking…',
  good: (move: string, score: string) => `${move} is good (${score}).`,
  notBetter: (move: string, score: string) => `${move} is not good enough (${score}). Try another move.`,
  same: (move: string) => `${move} was played in the game. Try another move.`,
  showMove: 'Show the move',
  next: 'Next',
  done: 'Done',
};

const reviewCs: typeof reviewEn = {
  title: 'Rozbor',
  depthLabel: 'Přemýšlení',
  depths: { quick: 'Krátké', normal: 'Běžné', deep: 'Dlouhé' },
  depthIs: (moves) => `${moves} propočítaných tahů na pozici`,
  analyse: 'Spustit rozbor',
  stopAnalysis: 'Zastavit rozbor',
  analysisHint: 'Engine ukáže nejlepší varianty pozice na desce.',
  lines: 'Variant',
  typeOrPaste: 'Tah, pozice nebo partie',
  bestLines: 'Nejlepší varianty',
  depth: (depth, nodes) => `hloubka ${depth} · ${nodes} tahů`,
  even: 'Vyrovnáno',
  evaluating: 'Ohodnocuje se…',
  progress: (done, all) => `Ohodnocené pozice: ${done} z ${all}`,
  cancel: 'Přerušit rozbor',
  goOn: 'Pokračovat v rozboru',
  close: 'Zavřít rozbor',
  failed: 'Rozbor se nečekaně zastavil. Zkuste v něm pokračovat.',
  noMoves: 'Zatím není co rozebírat: nepadl žádný tah.',
  bestMove: 'nejlepší tah',
  kinds: { inaccuracy: 'nepřesnost', mistake: 'chyba', blunder: 'hrubá chyba' },
  count: (kind, count) =>
    ({
      inaccuracy: `${count} ${pluralCs(count, 'nepřesnost', 'nepřesnosti', 'nepřesností')}`,
      mistake: `${count} ${pluralCs(count, 'chyba', 'chyby', 'chyb')}`,
      blunder: `${count} ${pluralCs(count, 'hrubá chyba', 'hrubé chyby', 'hrubých chyb')}`,
    })[kind],
  accuracy: (percent) => `přesnost ${percent} %`,
  turningPoints: 'Zlomové okamžiky',
  noTurningPoints: 'Bez vážných chyb.',
  change: (before, after) => `z hodnoty ${before} na ${after}`,
  mainly: (term) => `, hlavně ${insideSentence(term)}`,
  better: (move) => `lepší bylo ${move}`,
  graph: (first, second) =>
    `Ohodnocení po každém tahu: nad střední čarou má výhodu ${insideSentence(first)}, pod ní ${insideSentence(second)}`,
  leads: (side) => `${side} má výhodu`,
  learn: (count) => `Poučit se z chyb (${count})`,
  findBetter: (side, move, number, all) =>
    `${number}. z ${all}: ${insideSentence(side)} zahrál ${move}. Najděte lepší tah.`,
  checking: 'Ověřuje se…',
  good: (move, score) => `${move} je dobrý tah (${score}).`,
  notBetter: (move, score) => `${move} nestačí (${score}). Zkuste jiný tah.`,
  same: (move) => `${move} padlo v partii. Zkuste jiný tah.`,
  showMove: 'Ukázat tah',
  next: 'Další',
  done: 'Hotovo',
};

/** The words of the evaluation and the review of a game. */
export function reviewTexts(language: Language): typeof reviewEn {
  return language === 'cs' ? czech(reviewCs) : reviewEn;
}

/**
 * `, mainly material`: the main cost of a mistake. Empty for no term; the game's details have to be loaded.
 */
export function mainTermText(language: Language, game: string, term: string | null): string {
  if (term === null) return '';
  const named = Object.values(evaluationTexts(language, game)).find(({ terms }) => terms[term] !== undefined);
  return named === undefined ? '' : reviewTexts(language).mainly(named.terms[term]?.name ?? term);
}

/**
 * The customary signs at the turning points of a review, for a chart of its positions.
 * @returns each with the number of moves played, its own included.
 */
export function turningSigns(review: {
  readonly moves: readonly { readonly ply: number; readonly judgement: MistakeKind | null }[];
  readonly turningPoints: readonly number[];
}): { readonly at: number; readonly text: string }[] {
  return review.moves
    .filter(({ ply }) => review.turningPoints.includes(ply))
    .map(({ ply, judgement }) => ({ at: ply, text: judgement === null ? '' : MISTAKE_SIGNS[judgement] }));
}

/** The mistakes of a side, a text for each kind that it made: `2 blunders`. */
export function mistakeTexts(language: Language, made: MistakeCounts): string[] {
  const counts = [made.inaccuracies, made.mistakes, made.blunders];
  return MISTAKE_KINDS.flatMap((kind, index) => {
    const count = counts[index] ?? 0;
    return count === 0 ? [] : [reviewTexts(language).count(kind, count)];
  });
}
