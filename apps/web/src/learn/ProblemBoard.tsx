import { type Hit, artistOf, waysFrom } from '@tahoun/board';
import { InputError, type Move, type Position, legalMoves } from '@tahoun/core';
import { type GameId, gameById } from '@tahoun/games';
import { type LearnTexts, type Problem, learnTexts } from '@tahoun/i18n';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { GridBoard } from '../components/GridBoard.js';
import { inputErrorText, language, placeName, theme, words } from '../preferences.js';
import { judge } from './judge.js';

interface ProblemBoardProps {
  readonly game: GameId;
  readonly problem: Problem;
  /** The number of the problem and its goal. */
  readonly title: string;
  readonly onSolved: () => void;
}

/** What is said about the last move, in the language of the moment. */
type Remark = (texts: LearnTexts) => string;

interface Play {
  readonly moves: readonly string[];
  readonly remark: Remark;
  readonly isError: boolean;
  /** A move is being judged, or the problem is solved. */
  readonly isClosed: boolean;
}

const START: Play = { moves: [], remark: () => '', isError: false, isClosed: false };

/** A problem being played: the person's moves are judged by the engine, which answers them. */
export function ProblemBoard({ game: id, problem, title, onSolved }: ProblemBoardProps) {
  const texts = learnTexts(language.value);
  const game = gameById(id);
  const [play, setPlay] = useState(START);
  const [picked, setPicked] = useState<readonly string[]>([]);
  // Counts up with each restart: what a judgement before it says comes too late.
  const round = useRef(0);
  useEffect(() => () => void round.current++, []);

  const { position, lastMove } = useMemo(() => replay(id, problem, play.moves), [id, problem, play.moves]);
  const drawing = artistOf(id).draw(position, {
    theme: theme.value,
    picked,
    ...(lastMove === undefined ? {} : { lastMove }),
  });
  const nameOf = useMemo(() => placeName(id, language.value), [id, language.value]);

  const restart = (changes: Partial<Play> = {}) => {
    round.current++;
    setPicked([]);
    setPlay({ ...START, ...changes });
  };
  const refuse = (remark: Remark) => setPlay({ ...play, remark, isError: true });

  const makeMove = async (move: Move) => {
    const text = game.formatMove(position, move);
    const before = play.moves;
    const after = position.clone();
    after.makeMove(move);
    const now = ++round.current;
    setPicked([]);
    setPlay({ moves: [...before, text], remark: (t) => t.checking, isError: false, isClosed: true });
    try {
      const verdict = await judge(game, problem, after, [...before, text]);
      if (now !== round.current) return;
      if (verdict.kind === 'solved') {
        setPlay({ moves: [...before, text], remark: (t) => t.solved, isError: false, isClosed: true });
        onSolved();
      } else if (verdict.kind === 'goes-on') {
        const { reply } = verdict;
        const moves = [...before, text, reply];
        setPlay({ moves, remark: (t) => t.goOn(reply), isError: false, isClosed: false });
      } else {
        setPlay({ moves: before, remark: (t) => t.notThat(text), isError: true, isClosed: false });
      }
    } catch {
      if (now === round.current) {
        setPlay({ moves: before, remark: (t) => t.checkFailed, isError: true, isClosed: false });
      }
    }
  };

  const choose = (hit: Hit) => {
    if (play.isClosed) return;
    const legal = legalMoves(position);
    for (const chain of [[...picked, ...hit.targets], hit.targets]) {
      const ways = waysFrom(game, position, legal, chain);
      const complete = ways.find(({ targets }) => targets.length === chain.length);
      if (complete !== undefined) {
        void makeMove(complete.move);
        return;
      }
      if (ways.length > 0) {
        setPicked(chain);
        return;
      }
    }
    setPicked([]);
    const reason = refusalOf(id, position, hit.targets.join(''));
    if (reason !== null) refuse(() => inputErrorText(reason));
  };

  return (
    <>
      <p class="problem-title">{title}</p>
      <div class="problem-board">
        <GridBoard
          id="problem-place"
          label={words.value.board}
          drawing={drawing}
          nameOf={nameOf}
          isOpen={!play.isClosed}
          onChoose={choose}
          onEscape={() => setPicked([])}
        >
          <g aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing.content }} />
        </GridBoard>
      </div>
      <p role="status" class={`problem-remark ${play.isError ? 'error' : ''}`} data-testid="status">
        {play.remark(texts)}
      </p>
      <div class="control-row">
        <button type="button" disabled={play.moves.length === 0} onClick={() => restart()}>
          {texts.again}
        </button>
        <button
          type="button"
          onClick={() => restart({ remark: (t) => t.theMoveIs(problem.moves.join(', ')) })}
        >
          {texts.showMove}
        </button>
      </div>
    </>
  );
}

function replay(id: GameId, problem: Problem, moves: readonly string[]) {
  const game = gameById(id);
  const position = game.parsePosition(problem.position);
  let lastMove: Move | undefined;
  for (const text of moves) {
    lastMove = game.parseMove(position, text);
    position.makeMove(lastMove);
  }
  return { position, lastMove };
}

/** Why no move goes there, in the game's own words. */
function refusalOf(id: GameId, position: Position, text: string): InputError | null {
  try {
    gameById(id).parseMove(position, text);
    return null;
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}
