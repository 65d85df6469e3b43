import { labSourceTexts } from '@tahoun/i18n';
import { useState } from 'preact/hooks';
import { Check } from '../../kit/fields.js';
import { NumberField } from '../../kit/NumberField.js';
import { language } from '../../kit/preferences.js';
import { type Chosen, go } from '../address.js';
import { Choice } from '../Fields.js';
import { publishedCounts } from '../games/index.js';
import { PositionFields } from '../PositionBoard.js';
import { labWords } from '../page.js';
import { type CountQuestion, DEPTHS, PART_NAMES, type Part, paramsOf, sourceDepth } from './count.js';

/** Depths as plies ahead, or as the source of published counts states them. */
export const COUNTINGS = ['plies', 'source'] as const;
export type Counting = (typeof COUNTINGS)[number];

interface CountsFormProps {
  readonly question: CountQuestion;
  readonly counting: Chosen<Counting>;
  readonly isRunning: boolean;
  readonly onStop: () => void;
}

/** The question: the position, the depth, and the parts of the strong search. */
export function CountsForm({ question, counting, isRunning, onStop }: CountsFormProps) {
  const texts = labWords.value;
  const [draft, setDraft] = useState(question);
  const change = (part: Partial<CountQuestion>) => setDraft((before) => ({ ...before, ...part }));
  const published = publishedCounts(draft.game, draft.position.trim());
  const asSource = published !== undefined && counting.value === 'source';
  const shown = (plies: number) => (asSource ? sourceDepth(plies) : plies);
  const submit = (event: Event) => {
    event.preventDefault();
    go('counts', { ...(asSource ? { counting: 'source' } : {}), ...paramsOf(draft) });
  };
  const toggle = (part: Part) =>
    change({
      without: draft.without.includes(part)
        ? draft.without.filter((each) => each !== part)
        : [...draft.without, part],
    });
  return (
    <form class="lab-form" onSubmit={submit}>
      <div class="lab-form-row">
        <PositionFields game={draft.game} position={draft.position} onChange={change} />
        <NumberField
          label={texts.counts.toDepth}
          value={shown(draft.depth)}
          min={shown(DEPTHS.min)}
          max={shown(DEPTHS.max)}
          onChange={(depth) => change({ depth: depth + draft.depth - shown(draft.depth) })}
        />
        {published !== undefined && (
          <Choice
            label={texts.counts.counting}
            {...counting}
            nameOf={(each) =>
              each === 'source'
                ? texts.counts.countings.source(labSourceTexts(language.value, published.game).source)
                : texts.counts.countings.plies
            }
          />
        )}
      </div>
      <div class="lab-form-row">
        <Choice
          label={texts.counts.evaluation}
          value={draft.evaluation}
          choices={['textbook', 'best']}
          nameOf={(id) => texts.counts.evaluations[id]}
          onChange={(evaluation) => change({ evaluation })}
        />
        <fieldset class="lab-checks">
          <legend>{texts.counts.strongWith}</legend>
          {PART_NAMES.map((part) => (
            <Check
              key={part}
              label={texts.counts[part]}
              checked={!draft.without.includes(part)}
              onChange={() => toggle(part)}
            />
          ))}
        </fieldset>
        <button type="submit" class="primary">
          {texts.counts.count}
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
