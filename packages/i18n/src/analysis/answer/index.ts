import { gameTexts } from '../../games/index.js';
import { moveWords } from '../../games/moves.js';
import type { Language } from '../../language/language.js';
import { czech, withHardSpaces } from '../../language/typography.js';
import { mainTermText, reviewTexts } from '../review/index.js';
import type { MistakeKind } from '../review/mistakes.js';
import { type ScoreParts, scoreTexts, scoreWords } from '../score/index.js';
import { answerCs } from './cs.js';
import { answerEn } from './en.js';

/** The facts of a sentence about the best move, taken apart by the caller; side 0 moves first in the game. */
export interface AnswerFacts {
  readonly side: 0 | 1;
  readonly move: string;
  /** Hundredths of the game's unit, from that side. */
  readonly score: number;
  /** The side's chance to win in per cent. */
  readonly winChance: number;
  /** Moves to the end where it is decided, negative where the side loses. */
  readonly mate?: number | undefined;
  /** The end may come sooner. */
  readonly within: boolean;
}

type StandingFacts = Pick<AnswerFacts, 'side' | 'winChance' | 'mate' | 'within'>;

/** Below this chance to win of the side that is ahead, nobody is. */
const EVEN_BELOW = 55;

/** The least chance to win for each wording. */
const STANDINGS = [
  { least: 90, name: 'winning' },
  { least: 70, name: 'clearlyBetter' },
  { least: EVEN_BELOW, name: 'slightlyBetter' },
  { least: 45, name: 'even' },
  { least: 30, name: 'slightlyWorse' },
  { least: 10, name: 'clearlyWorse' },
  { least: 0, name: 'losing' },
] as const;

function answerTexts(language: Language): typeof answerEn {
  return language === 'cs' ? czech(answerCs) : answerEn;
}

/**
 * The standing in a position, without a number: `White is slightly better`, `Black wins in 3 moves`.
 * @param facts of the side that is ahead
 */
export function standingSentence(language: Language, game: string, facts: StandingFacts): string {
  const { mate, side, winChance } = facts;
  if (mate === undefined && winChance < EVEN_BELOW) return reviewTexts(language).even;
  const sentence = `${gameTexts(language, game).sides[side].name} ${prospect(language, facts)}`;
  return language === 'cs' ? withHardSpaces(sentence) : sentence;
}

/** One sentence for people about the best move. The game's words have to be loaded. */
export function answerSentence(language: Language, game: string, facts: AnswerFacts): string {
  const { name } = gameTexts(language, game).sides[facts.side];
  const move = moveWords(language, game, facts.move);
  const { plays, and } = answerTexts(language);
  const future = `${prospect(language, facts)}${written(language, game, facts)}`;
  const sentence = `${name} ${plays} ${move} ${and} ${future}.`;
  return language === 'cs' ? withHardSpaces(sentence) : sentence;
}

function prospect(language: Language, { mate, winChance, within }: StandingFacts): string {
  const { standings, wins, loses } = answerTexts(language);
  if (mate === undefined) return standings[STANDINGS.find(({ least }) => winChance >= least)?.name ?? 'even'];
  return `${mate > 0 ? wins : loses} ${scoreTexts(language).span(Math.abs(mate), true, within)}`;
}

/** The score in brackets; empty where it is a distance to the end. */
function written(language: Language, game: string, { mate, score }: AnswerFacts): string {
  return mate === undefined ? ` (${scoreWords(language, game, { kind: 'units', hundredths: score })})` : '';
}

/** The facts of a sentence about a reviewed move. */
export interface ReviewedFacts {
  readonly side: 0 | 1;
  readonly move: string;
  /** The move that the engine would have made. */
  readonly best: string;
  /** With the best move and with the one made, from that side. */
  readonly before: ScoreParts;
  readonly after: ScoreParts;
  readonly judgement: MistakeKind | null;
  /** The term of the evaluation that the mistake mostly cost. */
  readonly mainTerm: string | null;
}

/** One sentence for people about a move of a game. The game's words and details have to be loaded. */
export function reviewSentence(language: Language, game: string, facts: ReviewedFacts): string {
  const { side, move, best, before, after, judgement, mainTerm } = facts;
  const texts = reviewTexts(language);
  const { plays } = answerTexts(language);
  const start = `${gameTexts(language, game).sides[side].name} ${plays} ${moveWords(language, game, move)}`;
  const [was, is] = [scoreWords(language, game, before), scoreWords(language, game, after)];
  if (judgement !== null) {
    const better = texts.better(moveWords(language, game, best));
    const mainly = mainTermText(language, game, mainTerm);
    return `${start}: ${texts.kinds[judgement]} (${was} → ${is}${mainly}); ${better}.`;
  }
  if (move === best) return `${start}, ${texts.bestMove} (${was}).`;
  // A move that ends the game leaves nothing to be won.
  const isLast = after.kind === 'decided' && after.plies === 0;
  return isLast ? `${start}.` : `${start} (${is}).`;
}
