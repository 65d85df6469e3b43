import './problem.css';
import { gameById } from '@tahoun/catalogue';
import { type LearnTexts, type Problem, learnTexts } from '@tahoun/i18n';
import { newMatch, showLine, snapshotAt } from '@tahoun/match';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Button } from '../kit/Button.js';
import { language, moveText, recall, remember } from '../kit/preferences.js';
import { StoreContext } from '../match/store.js';
import { Board } from '../table/Board.js';
import { useSource } from '../table/use-source.js';
import { type LearnEngine, judge } from './judge.js';

interface ProblemsProps {
  readonly game: string;
  readonly engine: LearnEngine;
  readonly problems: readonly Problem[];
}

/** The problems one at a time; those solved are remembered. */
export function Problems({ game, engine, problems }: ProblemsProps) {
  const texts = learnTexts(language.value);
  const key = `solved.${game}`;
  const [solved, setSolved] = useState<readonly string[]>(() => recall(key)?.split('|') ?? []);
  const [index, setIndex] = useState(0);
  const problem = problems[index];
  if (problem === undefined) return null;
  const isSolved = (position: string) => solved.includes(position);
  const count = problems.filter(({ position }) => isSolved(position)).length;
  const onSolved = () => {
    if (isSolved(problem.position)) return;
    const now = [...solved, problem.position];
    setSolved(now);
    remember(key, now.join('|'));
  };
  return (
    <div class="card problems">
      <div class="problem-numbers">
        {problems.map(({ position }, i) => (
          <Button
            key={position}
            label={isSolved(position) ? '✓' : String(i + 1)}
            class={isSolved(position) ? 'problem-solved' : ''}
            aria-current={i === index ? 'true' : undefined}
            aria-label={`${texts.problem(i + 1, problems.length)}${isSolved(position) ? `, ${texts.isSolved}` : ''}`}
            onClick={() => setIndex(i)}
          />
        ))}
      </div>
      <p class="field-hint" data-testid="progress">
        {texts.progress(count, problems.length)}
      </p>
      <ProblemBoard
        key={problem.position}
        game={game}
        engine={engine}
        problem={problem}
        title={`${texts.problem(index + 1, problems.length)}. ${problem.task[language.value]}`}
        onSolved={onSolved}
      />
      <div class="control-row">
        <Button label={texts.previous} disabled={index === 0} onClick={() => setIndex(index - 1)} />
        <Button
          label={texts.next}
          disabled={index === problems.length - 1}
          onClick={() => setIndex(index + 1)}
        />
      </div>
    </div>
  );
}

interface ProblemBoardProps extends Pick<ProblemsProps, 'game' | 'engine'> {
  readonly problem: Problem;
  /** The number of the problem and its goal. */
  readonly title: string;
  readonly onSolved: () => void;
}

/** The remark on the last move, in the current language. */
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
function ProblemBoard({ game: id, engine, problem, title, onSolved }: ProblemBoardProps) {
  const texts = learnTexts(language.value);
  const game = gameById(id);
  const [play, setPlay] = useState(START);
  // Counts up with each restart and move: an earlier judgement comes too late.
  const round = useRef(0);
  useEffect(() => () => void round.current++, []);

  const match = useMemo(() => {
    const begun = newMatch({ game, position: problem.position, players: ['human', 'human'] });
    return showLine(begun, play.moves);
  }, [game, problem, play.moves]);

  const restart = (remark: Remark) => {
    round.current++;
    setPlay({ ...START, remark });
  };

  const makeMove = async (text: string) => {
    const before = play.moves;
    const after = snapshotAt(showLine(match, [...before, text])).position;
    const now = ++round.current;
    const played = [...before, text];
    setPlay({ ...START, moves: played, remark: (t) => t.checking, isClosed: true });
    try {
      const verdict = await judge(engine(), game, problem, after, played);
      if (now !== round.current) return;
      if (verdict.kind === 'solved') {
        const moves = verdict.reply === undefined ? played : [...played, verdict.reply];
        setPlay({ ...START, moves, remark: (t) => t.solved, isClosed: true });
        onSolved();
      } else if (verdict.kind === 'goes-on') {
        const { reply } = verdict;
        setPlay({ ...START, moves: [...played, reply], remark: (t) => t.goOn(moveText(id, reply)) });
      } else {
        setPlay({ ...START, moves: before, remark: (t) => t.notThat(moveText(id, text)), isError: true });
      }
    } catch {
      if (now !== round.current) return;
      setPlay({ ...START, moves: before, remark: (t) => t.checkFailed, isError: true });
    }
  };

  const side = useMemo(() => game.parsePosition(problem.position).turn, [problem]);
  const onMove = (text: string) => void makeMove(text);
  const store = useSource({ match, side, isOpen: !play.isClosed, onMove });
  const notice = store.notice.value;
  return (
    <>
      <p class="problem-title">{title}</p>
      <div class="problem-board">
        <StoreContext.Provider value={store}>
          <Board id="problem-place" />
        </StoreContext.Provider>
      </div>
      <p
        role="status"
        class={`problem-remark ${(notice?.isError ?? play.isError) ? 'error' : ''}`}
        data-testid="status"
      >
        {notice?.text() ?? play.remark(texts)}
      </p>
      <div class="control-row">
        <Button
          label={texts.again}
          disabled={play.moves.length === 0}
          onClick={() => restart(START.remark)}
        />
        <Button
          label={texts.showMove}
          onClick={() => restart((t) => t.theMoveIs(moveText(id, problem.moves.join(', '))))}
        />
      </div>
    </>
  );
}
