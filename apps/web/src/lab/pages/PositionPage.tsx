import { gameById, knownGame } from '@tahoun/catalogue';
import { further, isDecided } from '@tahoun/core';
import type { BestMoveAnswer, TreeAnswer, TreeNodeAnswer } from '@tahoun/engine';
import { type LabTexts, formatNumber } from '@tahoun/i18n';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { NumberField } from '../../components/NumberField.js';
import { analysisEngine } from '../../engine.js';
import { loadGame } from '../../load-game.js';
import { language, moveText } from '../../preferences.js';
import { go, useChoice } from '../address.js';
import { Choice, Scroll } from '../Fields.js';
import { hrefOf, numberParam } from '../href.js';
import { LessonLinks, SearchOn, topicsOf } from '../Links.js';
import { PositionBoard, PositionFields } from '../PositionBoard.js';
import { Problem, labWords } from '../page.js';
import {
  type LabNode,
  type ValueStyle,
  type Walk,
  isRootUnstepped,
  pathTo,
  valueText,
  walkOf,
} from '../walk/model.js';
import { type Selection, Walkthrough } from '../walk/Walkthrough.js';

/** Moves that a search of the Lab may make, and nodes of its tree that are kept. */
const MOST_MOVES = 3_000_000;
const MOST_NODES = 12_000;
const DEPTHS = { usual: 2, min: 1, max: 12 } as const;
const SHOWN = ['both', 'minimax', 'alpha-beta', 'exchanges', 'minimax-quiescence'] as const;
/** Of those, what only games with exchanges have. */
const OF_EXCHANGES: readonly (typeof SHOWN)[number][] = ['exchanges', 'minimax-quiescence'];
/** The walks side by side in each. */
const WALKS: Readonly<Record<(typeof SHOWN)[number], readonly Walk['algorithm'][]>> = {
  both: ['minimax', 'alpha-beta'],
  minimax: ['minimax'],
  'alpha-beta': ['alpha-beta'],
  exchanges: ['minimax', 'minimax-quiescence'],
  'minimax-quiescence': ['minimax-quiescence'],
};
const VIEWS = ['root', 'mover'] as const;
const WINS = ['plies', 'numbers', 'constant'] as const;
/** MAX of the source: what a win on the board counts, where wins are shown as numbers. */
const MAX_VALUE = 99;

interface Question {
  readonly game: string;
  readonly position: string;
  readonly depth: number;
  /** The moves at the root in the order to search them; all in the game's order where there are none. */
  readonly moves: string;
}

/** The trees that the searches walk from a position of a game. */
export function PositionPage({ params }: { readonly params: URLSearchParams }) {
  const asked = params.get('game') ?? '';
  const game = knownGame(asked);
  const position = params.get('position') ?? '';
  const depth = numberParam(params, 'depth', DEPTHS);
  const moves = params.get('moves') ?? '';
  const question = useMemo(() => ({ game, position, depth, moves }), [game, position, depth, moves]);
  const search = useSearches(question);
  return (
    <>
      {moves !== '' && <p class="field-hint">{labWords.value.rootMoves(moves)}</p>}
      <Problem problem={search.problem} id="position-error" />
      <Answers question={question} search={search} params={params} />
      <PositionForm question={question} isRunning={search.isRunning} onStop={search.stop} />
    </>
  );
}

interface Searches {
  readonly minimax: TreeAnswer | null;
  readonly 'alpha-beta': TreeAnswer | null;
  /** Of games with exchanges only. */
  readonly 'minimax-quiescence': TreeAnswer | null;
  readonly strong: BestMoveAnswer | null;
  readonly hasExchanges: boolean;
  readonly isRunning: boolean;
  readonly wasStopped: boolean;
  readonly problem: unknown;
}

const NOTHING: Searches = {
  ...{ minimax: null, 'alpha-beta': null, 'minimax-quiescence': null, strong: null },
  hasExchanges: false,
  ...{ isRunning: true, wasStopped: false, problem: null },
};

/** Asks the engine for one tree after the other; another question, or leaving the page, stops it. */
function useSearches({ game, position, depth, moves }: Question): Searches & { readonly stop: () => void } {
  const [searches, setSearches] = useState<Searches>(NOTHING);
  const [controller, setController] = useState(() => new AbortController());
  useEffect(() => {
    const fresh = new AbortController();
    const { signal } = fresh;
    setController(fresh);
    setSearches(NOTHING);
    const add = (found: Partial<Searches>) => {
      setSearches((before) => ({ ...before, ...found }));
    };
    const only = moves === '' ? {} : { moves: moves.split(/[\s,]+/) };
    const asked = { game, ...(position === '' ? {} : { position }), depth, ...only, nodes: MOST_MOVES };
    const run = async () => {
      await loadGame(game);
      const engine = analysisEngine();
      const hasExchanges = gameById(game).initial().noisyMoves !== undefined;
      if (!left) add({ hasExchanges });
      const addTree = async (algorithm: Walk['algorithm']) => {
        if (signal.aborted) return;
        const answer = await engine.tree({ ...asked, algorithm, limit: MOST_NODES }, { signal });
        if (!left) add({ [algorithm]: answer });
      };
      await addTree('alpha-beta');
      await addTree('minimax');
      if (signal.aborted) return;
      const strong = await engine.bestMove({ ...asked, algorithm: 'strong' }, { signal });
      if (!left) add({ strong });
      if (hasExchanges) await addTree('minimax-quiescence');
    };
    let left = false;
    run()
      .catch((problem) => {
        if (!left && !signal.aborted) add({ problem });
      })
      .finally(() => {
        if (!left) add({ isRunning: false, wasStopped: signal.aborted });
      });
    return () => {
      left = true;
      fresh.abort();
    };
  }, [game, position, depth, moves]);
  return { ...searches, stop: () => controller.abort() };
}

interface PositionFormProps {
  readonly question: Question;
  readonly isRunning: boolean;
  readonly onStop: () => void;
}

function PositionForm({ question, isRunning, onStop }: PositionFormProps) {
  const texts = labWords.value;
  const [game, setGame] = useState(question.game);
  const [position, setPosition] = useState(question.position);
  const [depth, setDepth] = useState(question.depth);
  const submit = (event: Event) => {
    event.preventDefault();
    const text = position.trim();
    go('position', { game, ...(text === '' ? {} : { position: text }), depth: String(depth) });
  };
  return (
    <form class="lab-form" onSubmit={submit}>
      <div class="lab-form-row">
        <PositionFields
          game={game}
          position={position}
          onChange={(next) => {
            setGame(next.game);
            setPosition(next.position);
          }}
        />
        <NumberField
          label={texts.depth}
          value={depth}
          min={DEPTHS.min}
          max={DEPTHS.max}
          onChange={setDepth}
        />
        <button type="submit" class="primary">
          {texts.run}
        </button>
        {isRunning && (
          <button type="button" onClick={onStop}>
            {texts.stop}
          </button>
        )}
      </div>
    </form>
  );
}

interface AnswersProps {
  readonly question: Question;
  readonly search: Searches;
  readonly params: URLSearchParams;
}

function Answers({ question, search, params }: AnswersProps) {
  const texts = labWords.value;
  const [asked, setShown] = useChoice(params, 'show', SHOWN);
  const offered = SHOWN.filter((each) => search.hasExchanges || !OF_EXCHANGES.includes(each));
  const shown = offered.includes(asked) ? asked : SHOWN[0];
  const [view, setView] = useChoice(params, 'view', VIEWS);
  const [wins, setWins] = useChoice(params, 'wins', WINS);
  const style = useMemo<ValueStyle>(
    () => ({
      view,
      unit: 100,
      max: wins === 'plies' ? null : MAX_VALUE,
      withoutSteps: wins === 'constant',
      texts,
      language: language.peek(),
      writeMove: (move) => moveText(question.game, move),
    }),
    [view, wins, texts, question.game],
  );
  const { minimax, 'alpha-beta': alphaBeta, 'minimax-quiescence': exchanges } = search;
  const recorded = {
    minimax: useMemo(() => minimax && walkOfAnswer('minimax', minimax), [minimax]),
    'alpha-beta': useMemo(() => alphaBeta && walkOfAnswer('alpha-beta', alphaBeta), [alphaBeta]),
    'minimax-quiescence': useMemo(
      () => exchanges && walkOfAnswer('minimax-quiescence', exchanges),
      [exchanges],
    ),
  };
  const walks = WALKS[shown].map((each) => recorded[each]).filter((walk) => walk !== null);
  const truncated = [minimax, alphaBeta, exchanges].some((answer) => answer?.truncated);
  const isOver = alphaBeta !== null && alphaBeta.move === null;
  const hasWins = walks.some(({ nodes }) => nodes.some(({ node }) => isDecided(node.value ?? 0)));
  return (
    <>
      <p role="status" class="field-hint">
        {search.isRunning && texts.searching}
        {search.wasStopped && texts.stopped}
      </p>
      {truncated && <p class="field-hint">{texts.truncated(formatNumber(language.value, MOST_NODES))}</p>}
      {isOver && <p class="lab-sentence">{texts.gameOver}</p>}
      {walks[0] === undefined && search.isRunning && <div class="lab-room" />}
      {walks[0] !== undefined && !isOver && (
        <>
          <Walkthrough
            key={`${shown} ${walks.length}`}
            walks={walks}
            style={style}
            params={params}
            hasWins={hasWins}
            aside={(selection) => <Beside question={question} selection={selection} />}
          />
          <SearchOn question={question} walk={walks[0]} />
          <div class="lab-form-row">
            <Choice
              label={texts.show}
              value={shown}
              options={offered.map((each) => [each, nameOf(each, texts)])}
              onChange={setShown}
            />
            <Choice
              label={texts.view}
              value={view}
              options={VIEWS.map((each) => [each, texts.views[each]])}
              onChange={setView}
            />
            {hasWins && (
              <Choice
                label={texts.wins}
                value={wins}
                options={[
                  ['plies', texts.winsAsPlies],
                  ['numbers', texts.winsAsNumbers(MAX_VALUE)],
                  ['constant', texts.winsWithoutSteps(MAX_VALUE)],
                ]}
                onChange={setWins}
              />
            )}
          </div>
          <LessonLinks topics={topicsOf(shown, view, ['evaluation'])} game={question.game} />
          <p class="lab-lessons">
            <a href={hrefOf('evaluation', { game: question.game, position: question.position })}>
              {texts.pages.evaluation}
            </a>
          </p>
        </>
      )}
      <Comparison search={search} style={style} />
    </>
  );
}

function nameOf(shown: (typeof SHOWN)[number], { algorithms, both }: LabTexts): string {
  if (shown === 'both') return both;
  return WALKS[shown].map((each) => algorithms[each]).join(' + ');
}

/** The position at a node. */
function Beside({ question, selection }: { readonly question: Question; readonly selection: Selection }) {
  const { nodes } = selection.walk;
  const path = pathTo(nodes, selection.index).slice(1);
  const moves = path.map((index) => nodes[index]?.node.name ?? '');
  return <PositionBoard game={question.game} start={question.position} moves={moves} />;
}

const COMPARED = ['minimax', 'minimax-quiescence', 'alpha-beta', 'strong'] as const;

/** The searches in a table. */
function Comparison({ search, style }: { readonly search: Searches; readonly style: ValueStyle }) {
  const texts = labWords.value;
  const ids = COMPARED.filter((id) => search.hasExchanges || id !== 'minimax-quiescence');
  const rows = ids.map((id) => [id, search[id]] as const);
  if (rows.every(([, answer]) => answer === null)) return null;
  const number = (value: number) => formatNumber(language.value, value);
  const all = search.minimax?.limitedBy === null ? search.minimax.nodes : null;
  return (
    <Scroll label={texts.comparison}>
      <table class="lab-table">
        <caption>{texts.comparison}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.algorithm}</th>
            <th scope="col">{texts.value}</th>
            <th scope="col">{texts.bestMove}</th>
            <th scope="col">{texts.moves}</th>
            <th scope="col">{texts.share}</th>
            <th scope="col">{texts.seconds}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([id, answer]) => (
            <tr key={id} data-testid={`row-${id}`}>
              <th scope="row">{texts.algorithms[id]}</th>
              <td>{answer === null ? '…' : valueText(rootScore(id, answer.score, style), true, style)}</td>
              <td class="lab-move">
                {answer?.move == null ? '…' : (style.writeMove?.(answer.move) ?? answer.move)}
              </td>
              <td>{answer === null ? '…' : number(answer.nodes)}</td>
              <td>{answer === null || all === null ? '…' : `${number((100 * answer.nodes) / all)} %`}</td>
              <td>{answer === null ? '…' : number(answer.seconds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.map(
        ([id, answer]) =>
          answer?.limitedBy === 'nodes' && (
            <p key={id} class="field-hint">
              {texts.algorithms[id]}: {texts.notAll(number(MOST_MOVES))}
            </p>
          ),
      )}
    </Scroll>
  );
}

/** The value of the root as the search's figure has it. */
function rootScore(id: Walk['algorithm'] | 'strong', score: number, style: ValueStyle): number {
  return id !== 'strong' && isRootUnstepped(id, style) ? further(score) : score;
}

function walkOfAnswer(algorithm: Walk['algorithm'], { tree, move, depth }: TreeAnswer): Walk {
  return walkOf(algorithm, labNode(tree), move ?? undefined, depth);
}

function labNode({ move, alpha, beta, stand = null, value, kind, children }: TreeNodeAnswer): LabNode {
  return { name: move ?? '', alpha, beta, stand, value, kind, children: children.map(labNode) };
}
