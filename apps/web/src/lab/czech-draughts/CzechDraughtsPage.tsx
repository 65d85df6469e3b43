import './czech-draughts.css';
import {
  PIECE_SQUARE_PARAMETERS,
  PIECE_SQUARE_WEIGHTS,
  type PieceSquareWeights,
} from '@tahoun/eval/czech-draughts';
import { czechDraughts } from '@tahoun/games/czech-draughts';
import { parameterTexts } from '@tahoun/i18n';
import { labCzechDraughtsTexts } from '@tahoun/i18n/lab/czech-draughts';
import { useMemo, useState } from 'preact/hooks';
import { NumberField } from '../../components/NumberField.js';
import { language } from '../../preferences.js';
import { amend, go } from '../address.js';
import { numberParam } from '../href.js';
import { PresetForm } from '../PresetForm.js';
import { readPosition } from '../page.js';
import { AccountView } from './AccountView.js';
import { TablesView } from './TablesView.js';

/**
 * Positions to begin with, by the key of their name in the texts. The first is shown by default: Kühr's
 * worked example, in which the scan leaves the places of Black's pieces without a bonus open.
 */
export const PRESETS = {
  example: 'W:Wa3,c1,Kb4,Ka7:Bb8,d6,f6,Kd4',
  neighbours: 'W:Wc3,d4,e3,g3:Bb6,Kc7,f6,h6',
  start: 'W:Wc1,e1,g1,a1,b2,d2,f2,h2,a3,c3,e3,g3:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6',
} as const satisfies Readonly<Record<string, string>>;

const USUAL_POSITION: string = PRESETS.example;

/** The source's evaluation: the points of each piece of a position, and the tables of points. */
export function CzechDraughtsPage({ params }: { readonly params: URLSearchParams }) {
  const texts = labCzechDraughtsTexts(language.value);
  const asked = params.get('position') ?? USUAL_POSITION;
  const { read: position, problem } = useMemo(() => readPosition(czechDraughts, asked), [asked]);
  const [weights, setWeights] = useState(() => weightsOf(params));
  return (
    <>
      <p class="lab-intro">{texts.intro}</p>
      <PresetForm
        id="draughts"
        game={czechDraughts}
        asked={asked}
        problem={problem}
        presets={PRESETS}
        texts={texts}
        onOpen={(text) => go('czech-draughts', { position: text, ...changed(weights) })}
      />
      <WeightFields
        weights={weights}
        onChange={(id, value) => {
          setWeights((before) => ({ ...before, [id]: value }));
          amend(id, value === PIECE_SQUARE_WEIGHTS[id] ? null : String(value));
        }}
      />
      {position !== null && <AccountView position={position} weights={weights} />}
      <TablesView weights={weights} />
    </>
  );
}

function weightsOf(params: URLSearchParams): PieceSquareWeights {
  const entries = PIECE_SQUARE_PARAMETERS.map(({ id, min, max, default: usual }) => [
    id,
    numberParam(params, id, { usual, min, max }),
  ]);
  return Object.fromEntries(entries);
}

/** The weights that an address has to name. */
function changed(weights: PieceSquareWeights): Record<string, string> {
  const differing = PIECE_SQUARE_PARAMETERS.filter(({ id, default: usual }) => weights[id] !== usual);
  return Object.fromEntries(differing.map(({ id }) => [id, String(weights[id])]));
}

interface WeightFieldsProps {
  readonly weights: PieceSquareWeights;
  readonly onChange: (id: keyof PieceSquareWeights, value: number) => void;
}

function WeightFields({ weights, onChange }: WeightFieldsProps) {
  const texts = labCzechDraughtsTexts(language.value);
  const explained = parameterTexts(language.value, 'czech-draughts');
  return (
    <fieldset class="lab-checks draughts-weights">
      <legend>{texts.weights}</legend>
      {PIECE_SQUARE_PARAMETERS.map(({ id, min, max }) => (
        <NumberField
          key={id}
          label={explained[id]?.name ?? id}
          value={weights[id]}
          min={min}
          max={max}
          onChange={(value) => onChange(id, value)}
        />
      ))}
      <p class="field-hint">{texts.lost}</p>
    </fieldset>
  );
}
