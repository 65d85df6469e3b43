import './own-evaluation.css';
import type { ParameterValues } from '@tahoun/eval';
import { labEvaluationTexts } from '@tahoun/i18n';
import { language } from '../../kit/preferences.js';
import { SureButton } from '../../kit/SureButton.js';
import { type GameParameters, ParameterFields } from '../../players/ParameterSliders.js';
import { KeepOwn } from './KeepOwn.js';
import { Programs } from './Programs.js';
import { SquareTables } from './SquareTables.js';

interface OwnEvaluationProps {
  readonly game: string;
  readonly known: GameParameters;
  /** The squares of the board that is shown. */
  readonly onBoard: ReadonlySet<string>;
  /** Those that differ from the source's. */
  readonly values: ParameterValues;
  readonly onChange: (values: ParameterValues) => void;
}

/** All that can be set of the evaluation of a game's source, made from what that declares. */
export function OwnEvaluation({ game, known, onBoard, values, onChange }: OwnEvaluationProps) {
  const texts = labEvaluationTexts(language.value).own;
  return (
    <section class="own-evaluation" aria-label={texts.title} data-testid="own">
      <KeepOwn game={game} values={values} />
      {known.tables.length > 0 && (
        <SquareTables game={game} {...known} onBoard={onBoard} values={values} onChange={onChange} />
      )}
      <section aria-label={texts.weights}>
        <div class="own-head">
          <h3>{texts.weights}</h3>
          <SureButton label={texts.reset} sure={texts.resetSure} onSure={() => onChange({})} />
        </div>
        <div class="own-weights">
          <ParameterFields game={game} {...known} values={values} onChange={onChange} />
        </div>
      </section>
      <Programs game={game} values={values} />
    </section>
  );
}
