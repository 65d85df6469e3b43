import { useMemo, useState } from 'preact/hooks';
import { NumberField } from '../../kit/NumberField.js';
import { go } from '../address.js';
import { labGame } from '../games/index.js';
import { numberParam } from '../href.js';
import { PositionFields } from '../PositionBoard.js';
import { Problem, labWords } from '../page.js';
import { PositionAnswers } from './PositionAnswers.js';
import { type Question, useSearches } from './position-searches.js';

const DEPTHS = { usual: 2, min: 1, max: 12 } as const;

/** The trees that the searches walk from a position of a game. */
export function PositionPage({ params }: { readonly params: URLSearchParams }) {
  const asked = params.get('game') ?? '';
  const game = labGame(asked);
  const position = params.get('position') ?? '';
  const depth = numberParam(params, 'depth', DEPTHS);
  const moves = params.get('moves') ?? '';
  const question = useMemo(() => ({ game, position, depth, moves }), [game, position, depth, moves]);
  const search = useSearches(question);
  return (
    <>
      {moves !== '' && <p class="field-hint">{labWords.value.rootMoves(moves)}</p>}
      <Problem problem={search.problem} id="position-error" />
      <PositionAnswers question={question} search={search} params={params} />
      <PositionForm question={question} isRunning={search.isRunning} onStop={search.stop} />
    </>
  );
}

interface PositionFormProps {
  readonly question: Question;
  readonly isRunning: boolean;
  readonly onStop: () => void;
}

function PositionForm({ question, isRunning, onStop }: PositionFormProps) {
  const texts = labWords.value;
  const [draft, setDraft] = useState(question);
  const change = (part: Partial<Question>) => setDraft((before) => ({ ...before, ...part }));
  const submit = (event: Event) => {
    event.preventDefault();
    const { game, depth } = draft;
    const position = draft.position.trim();
    go('position', { game, ...(position === '' ? {} : { position }), depth: String(depth) });
  };
  return (
    <form class="lab-form" onSubmit={submit}>
      <div class="lab-form-row">
        <PositionFields game={draft.game} position={draft.position} onChange={change} />
        <NumberField
          label={texts.depth}
          value={draft.depth}
          {...DEPTHS}
          onChange={(depth) => change({ depth })}
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
