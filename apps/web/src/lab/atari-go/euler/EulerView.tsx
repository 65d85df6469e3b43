import '../../evaluation/own-evaluation.css';
import './euler.css';
import type { TargetArea } from '@tahoun/board';
import { artistOf } from '@tahoun/catalogue';
import {
  type QuadWeights,
  SCANS,
  STARY_CONSTANTS,
  STARY_PARAMETERS,
  STARY_SETTINGS,
  type Scan,
  type StarySide,
  quadWeightsOf,
  staryAccount,
} from '@tahoun/eval/atari-go';
import { type AtariGoPosition, BLACK, atariGo, formatPoint, listAtariGoGroups } from '@tahoun/games/atari-go';
import { labEvaluationTexts } from '@tahoun/i18n';
import { labAtariGoTexts } from '@tahoun/i18n/lab/atari-go';
import type { ComponentChildren } from 'preact';
import { useCallback, useMemo, useState } from 'preact/hooks';
import { GridBoard } from '../../../board/GridBoard.js';
import { language, theme } from '../../../kit/preferences.js';
import { ParameterFields } from '../../../players/ParameterSliders.js';
import { entriesOf, withValue } from '../../../players/sliders.js';
import { amend, useChoice } from '../../address.js';
import { useValues } from '../../evaluation/use-values.js';
import { Choice } from '../../Fields.js';
import { hrefOf, numberParam } from '../../href.js';
import { Player } from '../../walk/Player.js';
import { EvaluationTable, FormulaTable, sumText } from './Tables.js';
import { KindLegend, WindowMarks } from './WindowMarks.js';
import { MARGIN, type Window, addsText, cornersOf, groupsOf, windowDrawing, windowsOf } from './windows.js';

interface EulerViewProps {
  readonly position: AtariGoPosition;
  readonly params: URLSearchParams;
}

const KNOWN = { parameters: STARY_PARAMETERS, tables: [] };
const SCAN = { id: 'scan', default: STARY_CONSTANTS.scan };
/** The scan has a choice of its own. */
const WEIGHTS = STARY_PARAMETERS.filter(({ id }) => id !== SCAN.id);

const COLOURS = ['black', 'white'] as const;
const sideOf = (colour: (typeof COLOURS)[number]) => (colour === 'black' ? 0 : 1);

/** The windows that make the Euler number of a colour, and the evaluation of both numbers. */
export function EulerView({ position, params }: EulerViewProps) {
  const texts = labAtariGoTexts(language.value);
  const [values, setValues] = useValues(params, KNOWN);
  const constants = useMemo(() => ({ ...STARY_CONSTANTS, ...values }), [values]);
  const scan = SCANS[constants.scan] as Scan;
  const weights = quadWeightsOf(constants);
  const account = useMemo(() => staryAccount(position, constants), [position, constants]);
  const colours = useChoice(params, 'colour', COLOURS);
  const side = sideOf(colours.value);
  const steps = account.sides[side].windows.length;
  // All windows, until the user steps through them.
  const [asked, setAsked] = useState<number | null>(() => {
    const first = numberParam(params, 'window', { usual: steps, min: 0, max: steps });
    return first === steps ? null : first;
  });
  const onCount = useCallback((next: number | null) => {
    setAsked(next);
    amend('window', next === null ? null : String(next));
  }, []);
  const groups = useMemo(() => {
    const all = listAtariGoGroups(position);
    return account.sides.map(({ windows }, each) => groupsOf(position.goban.size, all, each, windows));
  }, [position, account]);
  return (
    <>
      <p class="lab-intro">{texts.euler.intro}</p>
      <div class="lab-form-row">
        <Choice
          label={texts.euler.colour}
          {...colours}
          nameOf={(each) => texts.sides[sideOf(each)]}
          onChange={(next) => {
            colours.onChange(next);
            onCount(null);
          }}
        />
        <Choice
          label={texts.euler.scan}
          value={scan}
          choices={SCANS}
          nameOf={(each) => texts.euler.scans[each].name}
          onChange={(next) => {
            setValues(withValue(values, SCAN, SCANS.indexOf(next)));
            onCount(null);
          }}
        />
      </div>
      <p class="field-hint" data-testid="scan">
        {texts.euler.scans[scan].note}
      </p>
      <Windows
        key={`${side} ${scan}`}
        position={position}
        side={side}
        account={account.sides[side]}
        scan={scan}
        weights={weights}
        count={asked ?? steps}
        onCount={onCount}
      >
        <FormulaTable sides={account.sides} groups={groups} scan={scan} weights={weights} />
      </Windows>
      <EvaluationTable account={account} constants={constants} turn={position.turn} />
      <section class="own-evaluation" aria-label={labEvaluationTexts(language.value).own.weights}>
        <div class="own-weights">
          <ParameterFields
            game="atari-go"
            parameters={WEIGHTS}
            settings={STARY_SETTINGS}
            values={values}
            onChange={setValues}
          />
        </div>
        <p>
          <a
            href={hrefOf('evaluation', {
              ...{ game: 'atari-go', position: atariGo.formatPosition(position) },
              ...Object.fromEntries(entriesOf(values)),
            })}
          >
            {labEvaluationTexts(language.value).own.toForm}
          </a>
        </p>
      </section>
    </>
  );
}

interface WindowsProps {
  readonly position: AtariGoPosition;
  readonly side: 0 | 1;
  readonly account: StarySide;
  readonly scan: Scan;
  readonly weights: QuadWeights;
  /** Windows counted so far. */
  readonly count: number;
  /** Called with null when all have been counted. */
  readonly onCount: (count: number | null) => void;
  /** Content beside the board, below the words about a window. */
  readonly children: ComponentChildren;
}

/** The windows over one colour's stones, counted step by step. */
function Windows({ position, side, account, scan, weights, count, onCount, children }: WindowsProps) {
  const texts = labAtariGoTexts(language.value).euler;
  const { size } = position.goban;
  const windows = useMemo(() => windowsOf(size, account.windows), [size, account]);
  const counted = useMemo(() => windows.filter(({ kind }) => kind !== null), [windows]);
  const steps = counted.length;
  const [pointed, setPointed] = useState<Window | null>(null);
  const goTo = useCallback(
    (next: number) => {
      setPointed(null);
      onCount(next === steps ? null : next);
    },
    [steps, onCount],
  );
  const drawing = useMemo(() => {
    const board = artistOf('atari-go').draw(position, { theme: theme.value, marks: [] });
    return windowDrawing(board, windows);
  }, [position, windows, theme.value]);
  const sentence = (window: Window) => {
    const held = (stone: number) => window.points.filter((point) => position.groups.stones[point] === stone);
    return texts.window({
      name: texts.windowName(...cornersOf(size, window)),
      kind: window.kind,
      adds: addsText(window.kind, weights),
      stones: held(BLACK + side).length,
      scan,
      opponents: held(BLACK + 1 - side).map((point) => formatPoint(size, point)),
    });
  };
  const nameOf = useCallback(
    (area: TargetArea) => sentence(windows[drawing.areas.indexOf(area)] as Window),
    [drawing, windows, texts, scan, weights],
  );
  const windowAt = (area: TargetArea | null) =>
    area === null ? null : (windows[drawing.areas.indexOf(area)] ?? null);
  const last = count > 0 && count < steps ? (counted[count - 1] as Window) : null;
  const taken = counted.slice(0, count);
  return (
    <section class="lab-walkthrough">
      <Player count={count} steps={steps} onCount={goTo} />
      <div class="lab-beside lab-beside-large">
        <GridBoard
          id="go-windows"
          label={texts.boardLabel(side)}
          drawing={drawing}
          nameOf={nameOf}
          isOpen={true}
          onChoose={(area) => setPointed(windowAt(area))}
          onPoint={(area) => setPointed(windowAt(area))}
        >
          <g
            transform={`translate(${MARGIN} ${MARGIN})`}
            dangerouslySetInnerHTML={{ __html: drawing.content }}
          />
          <WindowMarks
            drawing={drawing}
            windows={windows}
            taken={taken}
            weights={weights}
            framed={pointed ?? last}
          />
        </GridBoard>
        <div class="go-facts">
          <p class="lab-sentence" aria-live="polite" data-testid="window">
            {pointed !== null
              ? `${sentence(pointed)}.`
              : last !== null
                ? texts.step(sentence(last), sumText(taken, scan, weights))
                : count === 0 && steps > 0
                  ? texts.before
                  : texts.end(side, steps)}
          </p>
          <KindLegend taken={taken} scan={scan} weights={weights} />
          {children}
        </div>
      </div>
    </section>
  );
}
