import { inputsFrom } from '@tahoun/board';
import { gameById } from '@tahoun/catalogue/all';
import { type Game, Random, legalMoves } from '@tahoun/core';
import {
  type Chapter,
  type Language,
  type LessonPicture,
  type Lessons,
  gameTexts,
  learnTexts,
  moveWords,
} from '@tahoun/i18n';
import type { Snapshot } from '@tahoun/match';
import { snapshotOf } from '../view/problem.js';

/** A page of the lessons or rules of a game. */
export interface LearnPage {
  readonly text: string;
  /** Makes the board beside it; left out for words alone. */
  readonly show?: () => Shown;
}

export interface Shown {
  readonly snapshot: Snapshot;
  readonly picked?: readonly string[];
  readonly marks?: readonly string[];
  /** Whether to write facts of theory on the pieces, where the board can. */
  readonly notes?: boolean;
}

/** The lessons of a game: a page for each picture, then one for each problem with its answer covered. */
export function lessonPages(gameId: string, lessons: Lessons, language: Language): LearnPage[] {
  const texts = learnTexts(language);
  const { chapters, problems } = lessons;
  return [
    ...chapters.flatMap((chapter) => chapterPages(gameId, chapter, language)),
    ...problems.map(({ position, task, moves }, i) => ({
      text: [
        `**${texts.problem(i + 1, problems.length)}**`,
        task[language],
        texts.theMoveIs(`||${moveWords(language, gameId, moves.join(', '))}||`),
      ].join('\n'),
      show: () => shown(gameId, { position }),
    })),
  ];
}

function chapterPages(
  gameId: string,
  { title, paragraphs, pictures }: Chapter,
  language: Language,
): LearnPage[] {
  const words = [`**${title[language]}**`, ...paragraphs.map((paragraph) => paragraph[language])].join('\n');
  if (pictures.length === 0) return [{ text: words }];
  return pictures.map(({ caption, ...picture }, i) => ({
    text: `${i === 0 ? `${words}\n` : ''}-# ${caption[language]}`,
    show: () => shown(gameId, picture),
  }));
}

function shown(gameId: string, { position, moves = [], ...marked }: Omit<LessonPicture, 'caption'>): Shown {
  return { snapshot: snapshotOf(gameId, position, moves), ...marked };
}

/** Random games, of which the shortest is shown. */
const SAMPLES = 12;
/** Moves after which a random game is cut off. */
const LONGEST = 300;

/** The rules of a game, one paragraph per page, beside positions of a whole short game. */
export function rulesPages(gameId: string, language: Language): LearnPage[] {
  const { rules, howToMove } = gameTexts(language, gameId);
  const texts = [...rules, howToMove];
  return texts.map((text, page) => {
    const isLast = page === texts.length - 1;
    const show = () => {
      const snapshot = sampleSnapshot(gameId, page, texts.length);
      return { snapshot, picked: isLast ? firstPick(snapshot) : [] };
    };
    return { text, show };
  });
}

/** The first page shows the start, those after it the game going on, the last one the start with a piece picked. */
function sampleSnapshot(gameId: string, page: number, pages: number): Snapshot {
  const game = gameById(gameId);
  const sample = sampleGame(gameId);
  const isLast = page === pages - 1;
  const ply = isLast ? 0 : Math.round((sample.length * page) / Math.max(pages - 2, 1));
  const position = game.initial();
  const start = game.formatPosition(position);
  const moves = sample.slice(0, ply);
  for (const move of moves) position.makeMove(move);
  return { game, position, start, moves };
}

const samples = new Map<string, readonly number[]>();

/** The shortest of a few random games, which are always the same. */
function sampleGame(gameId: string): readonly number[] {
  const before = samples.get(gameId);
  if (before !== undefined) return before;
  const sample = shortestOf(gameById(gameId));
  samples.set(gameId, sample);
  return sample;
}

function shortestOf(game: Game): readonly number[] {
  let shortest: number[] = [];
  for (let seed = 1; seed <= SAMPLES; seed++) {
    const random = new Random(seed);
    const position = game.initial();
    const played: number[] = [];
    while (played.length < LONGEST) {
      const moves = legalMoves(position);
      if (moves.length === 0) break;
      const move = moves[random.below(moves.length)]!;
      position.makeMove(move);
      played.push(move);
    }
    if (shortest.length === 0 || played.length < shortest.length) shortest = played;
  }
  return shortest;
}

/** The first target of a move that takes several, as an example of picking. */
function firstPick({ game, position }: Snapshot): readonly string[] {
  const inputs = inputsFrom(game, position, legalMoves(position), []);
  const long = inputs.find(({ targets }) => targets.length > 1);
  return long === undefined ? [] : long.targets.slice(0, 1);
}
