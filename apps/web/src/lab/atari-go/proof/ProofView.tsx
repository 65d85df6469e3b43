import './proof.css';
import type { Drawing } from '@tahoun/board';
import { type AtariGoPosition, atariGo } from '@tahoun/games/atari-go';
import { labAtariGoTexts } from '@tahoun/i18n/lab/atari-go';
import { useCallback, useState } from 'preact/hooks';
import { language } from '../../../kit/preferences.js';
import { useChoice, useNumber } from '../../address.js';
import { Choice } from '../../Fields.js';
import { PositionBoard } from '../../PositionBoard.js';
import { Problem, labWords, number } from '../../page.js';
import { Player } from '../../walk/Player.js';
import { type Proof, useProof } from './ask.js';
import { verdictOf } from './model.js';
import { ProofTree } from './ProofTree.js';

/** Moves that the solver may make for an answer. */
const LIMITS = ['1000000', '20000', '200000', '5000000'] as const;

interface ProofViewProps {
  readonly position: AtariGoPosition;
  readonly params: URLSearchParams;
}

/** The winner, the winning line, and the proof. */
export function ProofView({ position, params }: ProofViewProps) {
  const texts = labAtariGoTexts(language.value).proof;
  const limit = useChoice(params, 'nodes', LIMITS);
  if (position.target > 1) return <p class="lab-sentence">{texts.onlyFirstCapture}</p>;
  if (atariGo.result(position) !== null) return <p class="lab-sentence">{labWords.value.gameOver}</p>;
  return (
    <>
      <p class="lab-intro">{texts.intro}</p>
      <div class="lab-form-row">
        <Choice
          label={texts.limit}
          {...limit}
          choices={[...LIMITS].sort((a, b) => Number(a) - Number(b))}
          nameOf={(each) => number(Number(each))}
        />
      </div>
      <Solved key={limit.value} position={position} nodes={Number(limit.value)} params={params} />
    </>
  );
}

interface SolvedProps extends ProofViewProps {
  readonly nodes: number;
}

function Solved({ position, nodes, params }: SolvedProps) {
  const texts = labAtariGoTexts(language.value);
  const start = atariGo.formatPosition(position);
  const proof = useProof({ position: start, turn: position.turn, nodes });
  const { solution, tree, answer, asked } = proof;
  const line = solution?.pv ?? [];
  const [count, setCount] = useNumber(params, 'step', { usual: 0, min: 0, max: 999 });
  // A place of the tree that the board shows instead of the line.
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const onCount = useCallback((next: number) => {
    setCount(next);
    setPicked(null);
  }, []);
  const taken = Math.min(count, line.length);
  const shown = picked ?? line.slice(0, taken);
  const winning = winningMoves(proof);
  return (
    <>
      <div class="lab-beside lab-beside-large">
        <PositionBoard
          game="atari-go"
          start={start}
          moves={shown}
          overlay={(drawing) => shown.length === 0 && <WinningMarks drawing={drawing} moves={winning} />}
        />
        <div class="go-facts">
          <Verdict proof={proof} position={position} nodes={nodes} />
          {line.length > 0 && (
            <>
              <h3>{texts.proof.line}</h3>
              <Line moves={line} taken={picked === null ? taken : null} onCount={onCount} />
              <Player count={taken} steps={line.length} onCount={onCount} />
            </>
          )}
        </div>
      </div>
      {tree !== null && answer !== null && (
        <ProofTree
          proof={{ ...proof, tree }}
          position={position}
          asked={asked}
          shown={shown}
          picked={picked}
          onPick={setPicked}
        />
      )}
    </>
  );
}

/** The first moves that are proved to win. */
function winningMoves({ solution, tree }: Proof): readonly string[] {
  if (solution?.winningMoves !== undefined) return solution.winningMoves;
  if (tree === null || !tree.isOr) return [];
  return tree.children.flatMap((child) => (verdictOf(child) === 'proved' ? child.path : []));
}

interface VerdictProps {
  readonly proof: Proof;
  readonly position: AtariGoPosition;
  readonly nodes: number;
}

/** The result so far. */
function Verdict({ proof, position, nodes }: VerdictProps) {
  const { answer, solution, asked, isRunning, wasStopped, problem, stop } = proof;
  const texts = labAtariGoTexts(language.value).proof;
  const lab = labWords.value;
  const isKnown = answer !== null && answer.answer !== 'unknown';
  return (
    <>
      <p class="lab-sentence" role="status" data-testid="verdict">
        {isKnown && <strong>{texts.wins(asked, solution?.distance ?? null)}</strong>}
        {answer?.answer === 'unknown' && !wasStopped && texts.undecided(number(nodes))}
        {answer === null && isRunning && lab.searching}
        {answer?.answer !== 'yes' && answer?.answer !== 'no' && wasStopped && texts.stopped}
      </p>
      {answer !== null && (
        <p class="field-hint">{texts.cost(number(answer.nodes), number(answer.seconds))}</p>
      )}
      {isKnown && asked !== position.turn && <p>{texts.everyMoveLoses(position.turn)}</p>}
      {isKnown && asked === position.turn && (
        <p data-testid="winning">
          {solution?.winningMoves === undefined
            ? texts.winningSoFar(winningMoves(proof))
            : texts.winningMoves(solution.winningMoves)}
        </p>
      )}
      {solution !== null && solution.distance === null && (
        <p class="field-hint">{texts.distanceUnknown(number(nodes))}</p>
      )}
      <Problem problem={problem} />
      {isRunning && (
        <p class="go-running">
          <button type="button" onClick={stop}>
            {lab.stop}
          </button>{' '}
          {isKnown && solution === null && <span class="field-hint">{texts.askingMore}</span>}
        </p>
      )}
    </>
  );
}

interface LineProps {
  readonly moves: readonly string[];
  /** Number of them on the board; null while it shows something else. */
  readonly taken: number | null;
  readonly onCount: (count: number) => void;
}

/** The moves of the line, each of which puts the board there. */
function Line({ moves, taken, onCount }: LineProps) {
  return (
    <ol class="go-line">
      {moves.map((move, index) => (
        <li key={index}>
          <button
            type="button"
            class="lab-tool"
            aria-current={index + 1 === taken ? 'step' : undefined}
            onClick={() => onCount(index + 1)}
          >
            {index + 1}. {move}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** A star on each first move that wins. */
function WinningMarks({ drawing, moves }: { readonly drawing: Drawing; readonly moves: readonly string[] }) {
  const areas = drawing.areas.filter(({ targets }) => moves.includes(targets[0] as string));
  return (
    <g class="go-winning">
      {areas.map(({ targets, x, y, width, height }) => (
        <g
          key={targets[0]}
          data-winning={targets[0]}
          transform={`translate(${x + width / 2} ${y + height / 2})`}
        >
          <circle r={width * 0.36} />
          <path d={STAR} />
        </g>
      ))}
    </g>
  );
}

/** Five points, round the origin. */
const STAR = `M${Array.from({ length: 10 }, (_, i) => {
  const angle = (i * Math.PI) / 5 - Math.PI / 2;
  const radius = i % 2 === 0 ? 12.5 : 5.2;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}).join('L')}z`;
