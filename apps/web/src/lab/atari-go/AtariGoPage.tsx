import { InputError } from '@tahoun/core';
import { type AtariGoPosition, atariGo } from '@tahoun/games';
import { useMemo, useState } from 'preact/hooks';
import { inputErrorText } from '../../preferences.js';
import { go } from '../address.js';
import { Choice } from '../Fields.js';
import { PositionField } from '../PositionFields.js';
import { useChoice } from '../settings.js';
import './atari-go.css';
import { EulerView } from './euler/EulerView.js';
import { LibertiesView } from './LibertiesView.js';
import { PRESETS, USUAL_POSITION } from './presets.js';
import { ProofView } from './proof/ProofView.js';
import { goWords } from './words.js';

const VIEWS = ['liberties', 'euler', 'proof'] as const;
type View = (typeof VIEWS)[number];

/** Any position of Atari Go: its liberties, its Euler numbers, and its proof. */
export function AtariGoPage({ params }: { readonly params: URLSearchParams }) {
  const texts = goWords.value;
  const asked = params.get('position') ?? USUAL_POSITION;
  const { position, problem } = useMemo(() => read(asked), [asked]);
  const [view, setView] = useChoice(params, 'show', VIEWS);
  return (
    <>
      <p class="lab-intro">{texts.intro}</p>
      <PositionForm asked={asked} problem={problem} view={view} />
      {position !== null && (
        <>
          <ViewPicker view={view} onChange={setView} />
          {view === 'liberties' && <LibertiesView position={position} />}
          {view === 'proof' && <ProofView position={position} params={params} />}
          {view === 'euler' && <EulerView position={position} params={params} />}
        </>
      )}
    </>
  );
}

interface Read {
  readonly position: AtariGoPosition | null;
  readonly problem: InputError | null;
}

function read(text: string): Read {
  try {
    return { position: text === '' ? atariGo.initial() : atariGo.parsePosition(text), problem: null };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { position: null, problem: error };
  }
}

interface PositionFormProps {
  readonly asked: string;
  readonly problem: InputError | null;
  readonly view: View;
}

function PositionForm({ asked, problem, view }: PositionFormProps) {
  const texts = goWords.value;
  const [draft, setDraft] = useState(asked);
  const [refused, setRefused] = useState(problem);
  const open = (text: string) => {
    const found = read(text).problem;
    setDraft(text);
    setRefused(found);
    if (found === null) go('atari-go', { position: text, ...(view === VIEWS[0] ? {} : { show: view }) });
  };
  const names = Object.keys(PRESETS) as (keyof typeof PRESETS)[];
  const preset = names.find((name) => PRESETS[name] === draft.trim());
  return (
    <form
      class="lab-form"
      onSubmit={(event) => {
        event.preventDefault();
        open(draft.trim());
      }}
    >
      <div class="lab-form-row">
        <Choice
          label={texts.examples}
          value={preset ?? ''}
          options={[
            ...names.map((name) => [name, texts.exampleNames[name] as string] as const),
            ...(preset === undefined ? [['', texts.ownPosition] as const] : []),
          ]}
          onChange={(name) => name !== '' && open(PRESETS[name])}
        />
        <PositionField
          position={draft}
          describedBy={refused === null ? 'go-hint' : 'go-error'}
          isInvalid={refused !== null}
          onChange={(text) => {
            setDraft(text);
            setRefused(null);
          }}
        />
        <button type="submit" class="primary">
          {texts.showPosition}
        </button>
      </div>
      {refused === null ? (
        <p class="field-hint" id="go-hint">
          {texts.positionHint}
        </p>
      ) : (
        <p class="error" role="alert" id="go-error">
          {inputErrorText(refused)}
        </p>
      )}
    </form>
  );
}

interface ViewPickerProps {
  readonly view: View;
  readonly onChange: (view: View) => void;
}

/** What is shown of the position: one of three, as radio buttons, which the arrow keys change. */
function ViewPicker({ view, onChange }: ViewPickerProps) {
  const texts = goWords.value;
  return (
    <fieldset class="go-views">
      <legend>{texts.show}</legend>
      {VIEWS.map((each) => (
        <label key={each}>
          <input type="radio" name="go-view" checked={each === view} onChange={() => onChange(each)} />{' '}
          {texts.views[each]}
        </label>
      ))}
    </fieldset>
  );
}
