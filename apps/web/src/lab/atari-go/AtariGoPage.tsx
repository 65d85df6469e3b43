import './atari-go.css';
import { atariGo } from '@tahoun/games/atari-go';
import { labAtariGoTexts } from '@tahoun/i18n/lab/atari-go';
import { useMemo } from 'preact/hooks';
import { Radio } from '../../kit/fields.js';
import { language } from '../../kit/preferences.js';
import { type Chosen, reopen, useChoice } from '../address.js';
import { PresetForm } from '../PresetForm.js';
import { readPosition } from '../page.js';
import { EulerView } from './euler/EulerView.js';
import { LibertiesView } from './LibertiesView.js';
import { PRESETS, USUAL_POSITION } from './presets.js';
import { ProofView } from './proof/ProofView.js';

const VIEWS = ['liberties', 'euler', 'proof'] as const;

/** Any position of Atari Go: its liberties, its Euler numbers, and its proof. */
export function AtariGoPage({ params }: { readonly params: URLSearchParams }) {
  const texts = labAtariGoTexts(language.value);
  const asked = params.get('position') ?? USUAL_POSITION;
  const { read: position, problem } = useMemo(() => readPosition(atariGo, asked), [asked]);
  const views = useChoice(params, 'show', VIEWS);
  const view = views.value;
  return (
    <>
      <p class="lab-intro">{texts.intro}</p>
      <PresetForm
        id="go"
        game={atariGo}
        asked={asked}
        problem={problem}
        presets={PRESETS}
        texts={texts}
        onOpen={(text) => reopen({ position: text, window: null })}
      />
      {position !== null && (
        <>
          <ViewPicker {...views} />
          {view === 'liberties' && <LibertiesView position={position} />}
          {view === 'proof' && <ProofView position={position} params={params} />}
          {view === 'euler' && <EulerView position={position} params={params} />}
        </>
      )}
    </>
  );
}

/** Chooses one of three views of the position, as radio buttons, which the arrow keys change. */
function ViewPicker({ value, choices, onChange }: Chosen<(typeof VIEWS)[number]>) {
  const texts = labAtariGoTexts(language.value);
  return (
    <fieldset class="lab-checks go-views">
      <legend>{texts.show}</legend>
      {choices.map((each) => (
        <Radio key={each} group="go-view" checked={each === value} onChoose={() => onChange(each)}>
          {texts.views[each]}
        </Radio>
      ))}
    </fieldset>
  );
}
