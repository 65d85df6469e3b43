import './czech-draughts.css';
import { DRAUGHTS_TABLES, PIECE_SQUARE_PARAMETERS, PIECE_SQUARE_WEIGHTS } from '@tahoun/eval/czech-draughts';
import { czechDraughts } from '@tahoun/games/czech-draughts';
import { labCzechDraughtsTexts } from '@tahoun/i18n/lab/czech-draughts';
import { useMemo } from 'preact/hooks';
import { language } from '../../kit/preferences.js';
import { reopen } from '../address.js';
import { OwnEvaluation } from '../evaluation/OwnEvaluation.js';
import { useValues } from '../evaluation/use-values.js';
import { PresetForm } from '../PresetForm.js';
import { readPosition } from '../page.js';
import { AccountView } from './AccountView.js';

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

const KNOWN = { parameters: PIECE_SQUARE_PARAMETERS, tables: DRAUGHTS_TABLES, settings: [] };
const SQUARES = new Set(DRAUGHTS_TABLES.flatMap(({ squares }) => squares));

/** The source's evaluation: the points of each piece of a position, and the weights and tables to change. */
export function CzechDraughtsPage({ params }: { readonly params: URLSearchParams }) {
  const texts = labCzechDraughtsTexts(language.value);
  const asked = params.get('position') ?? USUAL_POSITION;
  const { read: position, problem } = useMemo(() => readPosition(czechDraughts, asked), [asked]);
  const [values, setValues] = useValues(params, KNOWN);
  const weights = useMemo(() => ({ ...PIECE_SQUARE_WEIGHTS, ...values }), [values]);
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
        onOpen={(text) => reopen({ position: text })}
      />
      {position !== null && <AccountView position={position} weights={weights} />}
      <OwnEvaluation
        game="czech-draughts"
        known={KNOWN}
        onBoard={SQUARES}
        values={values}
        onChange={setValues}
      />
      <p class="field-hint">{texts.lost}</p>
    </>
  );
}
