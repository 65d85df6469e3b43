import './proof.css';
import { type AtariGoPosition, atariGo } from '@tahoun/games/atari-go';
import { labAtariGoTexts } from '@tahoun/i18n/lab/atari-go';
import { useCallback, useState } from 'preact/hooks';
import { language } from '../../../kit/preferences.js';
import { useChoice, useNumber } from '../../address.js';
import { Choice } from '../../Fields.js';
import { PositionBoard } from '../../PositionBoard.js';
import { labWords, number } from '../../page.js';
import { useProof, winningMoves } from './ask.js';
import { ProofTree } from './ProofTree.js';
import { Verdict } from './Verdict.js';
import { WinningLine } from './WinningLine.js';
import { WinningMarks } from './WinningMarks.js';

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
  const start = atariGo.formatPosition(position);
  const proof = useProof({ position: start, turn: position.turn, nodes });
  const { solution, tree } = proof;
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
  return (
    <>
      <div class="lab-beside lab-beside-large">
        <PositionBoard
          game="atari-go"
          start={start}
          moves={shown}
          overlay={(drawing) =>
            shown.length === 0 && <WinningMarks drawing={drawing} moves={winningMoves(proof)} />
          }
        />
        <div class="go-facts">
          <Verdict proof={proof} position={position} nodes={nodes} />
          {line.length > 0 && (
            <WinningLine moves={line} count={taken} isShown={picked === null} onCount={onCount} />
          )}
        </div>
      </div>
      {tree !== null && (
        <ProofTree
          proof={{ ...proof, tree }}
          position={position}
          shown={shown}
          picked={picked}
          onPick={setPicked}
        />
      )}
    </>
  );
}
