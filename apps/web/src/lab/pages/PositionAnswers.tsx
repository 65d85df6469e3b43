import { isDecided } from '@tahoun/core';
import type { TreeAnswer, TreeNodeAnswer } from '@tahoun/engine';
import type { LabTexts } from '@tahoun/i18n';
import { useMemo } from 'preact/hooks';
import { language, moveText, wordsOf } from '../../kit/preferences.js';
import { useChoice } from '../address.js';
import { Choice } from '../Fields.js';
import { hrefOf } from '../href.js';
import { LessonLinks, SearchOn, topicsOf } from '../Links.js';
import { PositionBoard, positionAfter } from '../PositionBoard.js';
import { labWords, number } from '../page.js';
import { type LabNode, type ValueStyle, type Walk, pathTo, walkOf } from '../walk/model.js';
import { type Selection, Walkthrough } from '../walk/Walkthrough.js';
import { MOST_NODES, type Question, type Searches } from './position-searches.js';
import { SearchTable } from './SearchTable.js';

const SHOWN = ['both', 'minimax', 'alpha-beta', 'exchanges', 'minimax-quiescence'] as const;
/** Those that only games with exchanges have. */
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
/** MAX of the source: the value of a win on the board, where wins are shown as numbers. */
const MAX_VALUE = 99;

interface PositionAnswersProps {
  readonly question: Question;
  readonly search: Searches;
  readonly params: URLSearchParams;
}

/** The trees of a position, the settings of their display, and a table of the searches. */
export function PositionAnswers({ question, search, params }: PositionAnswersProps) {
  const texts = labWords.value;
  const show = useChoice(params, 'show', SHOWN);
  const offered = SHOWN.filter((each) => search.hasExchanges || !OF_EXCHANGES.includes(each));
  const shown = offered.includes(show.value) ? show.value : SHOWN[0];
  const view = useChoice(params, 'view', VIEWS);
  const wins = useChoice(params, 'wins', WINS);
  // With the first answer the words of the game are there.
  const hasAnswer = search['alpha-beta'] !== null;
  const style = useMemo<ValueStyle>(
    () => ({
      view: view.value,
      unit: 100,
      max: wins.value === 'plies' ? null : MAX_VALUE,
      withoutSteps: wins.value === 'constant',
      texts,
      sides: hasAnswer ? sidesOf(question) : undefined,
      language: language.peek(),
      writeMove: (move) => moveText(question.game, move),
    }),
    [view.value, wins.value, texts, question, hasAnswer],
  );
  const { minimax, 'alpha-beta': alphaBeta, 'minimax-quiescence': exchanges } = search;
  const recorded = {
    minimax: useWalk('minimax', minimax),
    'alpha-beta': useWalk('alpha-beta', alphaBeta),
    'minimax-quiescence': useWalk('minimax-quiescence', exchanges),
  };
  const walks = WALKS[shown].map((each) => recorded[each]).filter((walk) => walk !== null);
  const truncated = [minimax, alphaBeta, exchanges].some((answer) => answer?.truncated);
  const isOver = alphaBeta !== null && alphaBeta.move === null;
  const hasWins = walks.some(({ nodes }) => nodes.some(({ node }) => isDecided(node.value ?? 0)));
  const winsNames = {
    plies: texts.winsAsPlies,
    numbers: texts.winsAsNumbers(MAX_VALUE),
    constant: texts.winsWithoutSteps(MAX_VALUE),
  };
  return (
    <>
      <p role="status" class="field-hint">
        {search.isRunning && texts.searching}
        {search.wasStopped && texts.stopped}
      </p>
      {truncated && <p class="field-hint">{texts.truncated(number(MOST_NODES))}</p>}
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
              {...show}
              value={shown}
              choices={offered}
              nameOf={(each) => nameOf(each, texts)}
            />
            <Choice label={texts.view} {...view} nameOf={(each) => texts.views[each]} />
            {hasWins && <Choice label={texts.wins} {...wins} nameOf={(each) => winsNames[each]} />}
          </div>
          <LessonLinks topics={topicsOf(shown, view.value, ['evaluation'])} game={question.game} />
          <p class="lab-lessons">
            <a href={hrefOf('evaluation', { game: question.game, position: question.position })}>
              {texts.pages.evaluation}
            </a>
          </p>
        </>
      )}
      <SearchTable search={search} style={style} />
    </>
  );
}

/** Who chooses where: MAX is the side to move at the root. */
function sidesOf({ game, position }: Question): ValueStyle['sides'] {
  const { sides } = wordsOf(game);
  const turn = positionAfter(game, position)?.position.turn ?? 0;
  return { max: sides[turn].name, min: sides[turn === 0 ? 1 : 0].name };
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
  return <PositionBoard game={question.game} start={question.position} moves={moves} isOfTree={true} />;
}

/** The walk of an answer, the same as long as the answer is. */
function useWalk(algorithm: Walk['algorithm'], answer: TreeAnswer | null): Walk | null {
  return useMemo(() => {
    if (answer === null) return null;
    return walkOf(algorithm, labNode(answer.tree), answer.move ?? undefined, answer.depth);
  }, [answer]);
}

function labNode({ move, alpha, beta, stand = null, value, kind, children }: TreeNodeAnswer): LabNode {
  return { name: move ?? '', alpha, beta, stand, value, kind, children: children.map(labNode) };
}
