import { labGame } from '../games/index.js';
import './evaluation.css';
import { artistOf, games } from '@tahoun/catalogue';
import { evalAnswer } from '@tahoun/engine';
import type { ParameterValues } from '@tahoun/eval';
import { formatSigned, labEvaluationTexts } from '@tahoun/i18n';
import { useMemo, useState } from 'preact/hooks';
import { useFetched } from '../../kit/hooks.js';
import { loadGame } from '../../kit/load-game.js';
import { gameTitleOf, language, wordsOf } from '../../kit/preferences.js';
import { type GameParameters, loadParameters } from '../../players/ParameterSliders.js';
import { go, reopen } from '../address.js';
import { hrefOf } from '../href.js';
import { LessonLinks } from '../Links.js';
import { LAB_PAGES } from '../lab-pages.js';
import { PositionBoard, PositionFields, positionAfter } from '../PositionBoard.js';
import { Problem, attempt, labWords } from '../page.js';
import { OwnEvaluation } from './OwnEvaluation.js';
import { TermTable } from './TermTable.js';
import { useValues } from './use-values.js';

/** The evaluations of a position of any game, term by term. */
export function EvaluationPage({ params }: { readonly params: URLSearchParams }) {
  const asked = params.get('game') ?? '';
  const game = labGame(asked);
  const position = params.get('position') ?? '';
  const [hasFailed, setFailed] = useState(false);
  const load = async () => (await Promise.all([loadParameters(game), loadGame(game)]))[0];
  const known = useFetched(load, () => setFailed(true));
  return (
    <>
      <p class="lab-intro">{labEvaluationTexts(language.value).intro}</p>
      <PositionForm game={game} position={position} />
      {hasFailed && <p class="error">{labWords.value.failed}</p>}
      {known !== null && <Account game={game} position={position} known={known} params={params} />}
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
    const position = text === '' ? null : text;
    // The numbers go along with another position of their game.
    if (draft.game === asked.game) reopen({ position });
    else go('evaluation', { game: draft.game, ...(position === null ? {} : { position }) });
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

/** By the source's evaluation with other numbers, by the source's own, and by the best one. */
function evaluated({ game, position }: AskedPosition, parameters: ParameterValues) {
  const request = { game, ...(position === '' ? {} : { position }) };
  return {
    own: evalAnswer(games, { ...request, evaluation: 'textbook', parameters }),
    textbook: evalAnswer(games, { ...request, evaluation: 'textbook' }),
    best: evalAnswer(games, { ...request, evaluation: 'best' }),
  };
}

interface AccountProps extends AskedPosition {
  readonly known: GameParameters;
  readonly params: URLSearchParams;
}

function Account({ game, position, known, params }: AccountProps) {
  const texts = labEvaluationTexts(language.value);
  const [values, setValues] = useValues(params, known);
  const { read, problem } = useMemo(
    () => attempt(() => evaluated({ game, position }, values)),
    [game, position, values],
  );
  const turn = read === null ? 0 : (positionAfter(game, position)?.position.turn ?? 0);
  const onBoard = useMemo(() => squaresOf(game, position), [game, position]);
  if (read === null) return <Problem problem={problem} />;
  const { own, textbook, best } = read;
  const isSame = textbook.evaluation === best.evaluation;
  const account = (
    <>
      <p>{texts.seenBy(wordsOf(game).sides[turn].name)}</p>
      <div class="lab-beside">
        <PositionBoard game={game} start={position} />
        <div>
          <TermTable title={texts.whose[isSame ? 'both' : 'textbook']} answer={own} />
          {!isSame && <TermTable title={texts.whose.best} answer={best} />}
        </div>
      </div>
      <Links game={game} position={textbook.position} />
    </>
  );
  if (known.parameters.length === 0) return account;
  const score = ({ score }: typeof own) => formatSigned(language.value, score / 100, 2);
  return (
    <>
      <p class="lab-intro">{texts.own.intro}</p>
      <p class="own-score" role="status" data-testid="own-score">
        {texts.own.score(score(own), score(textbook))}
      </p>
      <div class="own-stage">
        <OwnEvaluation game={game} known={known} onBoard={onBoard} values={values} onChange={setValues} />
        <section>{account}</section>
      </div>
    </>
  );
}

/** The squares of the board of a position. */
function squaresOf(game: string, position: string): ReadonlySet<string> {
  const shown = positionAfter(game, position);
  const areas = shown === null ? [] : artistOf(game).draw(shown.position, {}).areas;
  return new Set(areas.flatMap(({ targets }) => targets[0] ?? []));
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
