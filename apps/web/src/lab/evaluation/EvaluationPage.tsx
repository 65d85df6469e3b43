import { labGame } from '../games/index.js';
import './evaluation.css';
import { games, loadGame as loadParts } from '@tahoun/catalogue';
import { evalAnswer } from '@tahoun/engine';
import { labEvaluationTexts } from '@tahoun/i18n';
import { useMemo, useState } from 'preact/hooks';
import { useFetched } from '../../components/hooks.js';
import { loadDetails, loadGame } from '../../load-game.js';
import { gameTitleOf, language, wordsOf } from '../../preferences.js';
import { go } from '../address.js';
import { hrefOf } from '../href.js';
import { LessonLinks } from '../Links.js';
import { LAB_PAGES } from '../lab-pages.js';
import { PositionBoard, PositionFields, positionAfter } from '../PositionBoard.js';
import { Problem, attempt, labWords } from '../page.js';
import { TermTable } from './TermTable.js';

/** The evaluations of a position of any game, term by term. */
export function EvaluationPage({ params }: { readonly params: URLSearchParams }) {
  const asked = params.get('game') ?? '';
  const game = labGame(asked);
  const position = params.get('position') ?? '';
  const [hasFailed, setFailed] = useState(false);
  const load = async () => {
    await Promise.all([loadGame(game), loadDetails(game), loadParts(game, ['ai'])]);
    return true;
  };
  const isReady = useFetched(load, () => setFailed(true));
  return (
    <>
      <p class="lab-intro">{labEvaluationTexts(language.value).intro}</p>
      <PositionForm game={game} position={position} />
      {hasFailed && <p class="error">{labWords.value.failed}</p>}
      {isReady !== null && <Account game={game} position={position} />}
    </>
  );
}

interface AskedPosition {
  readonly game: string;
  /** Empty for the start of the game. */
  readonly position: string;
}

function PositionForm(asked: AskedPosition) {
  const [draft, setDraft] = useState(asked);
  const submit = (event: Event) => {
    event.preventDefault();
    const text = draft.position.trim();
    go('evaluation', { game: draft.game, ...(text === '' ? {} : { position: text }) });
  };
  return (
    <form class="lab-form" onSubmit={submit}>
      <div class="lab-form-row">
        <PositionFields {...draft} onChange={setDraft} />
        <button type="submit" class="primary">
          {labEvaluationTexts(language.value).showPosition}
        </button>
      </div>
    </form>
  );
}

/** By the source's evaluation, and by the best one. */
function evaluated({ game, position }: AskedPosition) {
  const request = { game, ...(position === '' ? {} : { position }) };
  return {
    textbook: evalAnswer(games, { ...request, evaluation: 'textbook' }),
    best: evalAnswer(games, { ...request, evaluation: 'best' }),
  };
}

function Account({ game, position }: AskedPosition) {
  const texts = labEvaluationTexts(language.value);
  const { read, problem } = useMemo(() => attempt(() => evaluated({ game, position })), [game, position]);
  if (read === null) return <Problem problem={problem} />;
  const { textbook, best } = read;
  const isSame = textbook.evaluation === best.evaluation;
  const turn = positionAfter(game, position)?.position.turn ?? 0;
  return (
    <>
      <p>{texts.seenBy(wordsOf(game).sides[turn].name)}</p>
      <div class="lab-beside">
        <PositionBoard game={game} start={position} />
        <div>
          <TermTable title={texts.whose[isSame ? 'both' : 'textbook']} answer={textbook} />
          {!isSame && <TermTable title={texts.whose.best} answer={best} />}
        </div>
      </div>
      <Links game={game} position={textbook.position} />
    </>
  );
}

/** Links to other pages about the position. */
function Links({ game, position }: AskedPosition) {
  const texts = labEvaluationTexts(language.value);
  const page = LAB_PAGES.find((id) => id === game);
  return (
    <>
      <p class="lab-lessons">
        <a href={hrefOf('position', { game, position })}>{texts.trees}</a>
        {page !== undefined && <a href={hrefOf(page, { position })}>{texts.more(gameTitleOf(game).name)}</a>}
      </p>
      <LessonLinks topics={['evaluation']} game={game} />
    </>
  );
}
