import { type Drawing, type Hit, artistOf } from '@tahoun/board';
import { SCANS, STARY_CONSTANTS, type Scan, type StarySide, staryAccount } from '@tahoun/eval';
import {
  type AtariGoPosition,
  ATARI_GO_BLACK as BLACK,
  formatAtariGoPoint,
  listAtariGoGroups,
} from '@tahoun/games';
import type { ComponentChildren } from 'preact';
import { useCallback, useMemo, useState } from 'preact/hooks';
import { GridBoard } from '../../../components/GridBoard.js';
import { theme } from '../../../preferences.js';
import { amend } from '../../address.js';
import { Choice } from '../../Fields.js';
import { numberParam, useChoice } from '../../settings.js';
import { Player } from '../../walk/Player.js';
import { goWords } from '../words.js';
import { EvaluationTable } from './EvaluationTable.js';
import { FormulaTable, sumText } from './FormulaTable.js';
import {
  MARGIN,
  type Window,
  addsText,
  cornersOf,
  groupsOf,
  kindsOf,
  windowDrawing,
  windowsOf,
} from './windows.js';

interface EulerViewProps {
  readonly position: AtariGoPosition;
  readonly params: URLSearchParams;
}

const COLOURS = ['black', 'white'] as const;

/** The windows that make the Euler number of a colour, and what the evaluation makes of both numbers. */
export function EulerView({ position, params }: EulerViewProps) {
  const texts = goWords.value;
  const [scan, setScan] = useChoice(params, 'scan', SCANS);
  const constants = { ...STARY_CONSTANTS, scan: SCANS.indexOf(scan) };
  const account = useMemo(() => staryAccount(position, constants), [position, scan]);
  const [colour, setColour] = useChoice(params, 'colour', COLOURS);
  const side = colour === 'black' ? 0 : 1;
  const steps = account.sides[side].windows.length;
  // All windows, until somebody goes through them.
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
          value={colour}
          options={COLOURS.map((each, index) => [each, texts.sides[index] as string])}
          onChange={(next) => {
            setColour(next);
            onCount(null);
          }}
        />
        <Choice
          label={texts.euler.scan}
          value={scan}
          options={SCANS.map((each) => [each, texts.euler.scans[each].name])}
          onChange={(next) => {
            setScan(next);
            onCount(null);
          }}
        />
      </div>
      <p class="field-hint" data-testid="scan">
        {texts.euler.scans[scan].note}
      </p>
      <Windows
        key={`${colour} ${scan}`}
        position={position}
        side={side}
        account={account.sides[side]}
        scan={scan}
        count={asked ?? steps}
        onCount={onCount}
      >
        <FormulaTable sides={account.sides} groups={groups} scan={scan} />
      </Windows>
      <EvaluationTable account={account} constants={constants} turn={position.turn} />
    </>
  );
}

interface WindowsProps {
  readonly position: AtariGoPosition;
  readonly side: 0 | 1;
  readonly account: StarySide;
  readonly scan: Scan;
  /** Windows counted so far. */
  readonly count: number;
  /** Told null when all have been counted. */
  readonly onCount: (count: number | null) => void;
  /** What stands beside the board, below what is said of a window. */
  readonly children: ComponentChildren;
}

/** The windows over one colour's stones, counted step by step. */
function Windows({ position, side, account, scan, count, onCount, children }: WindowsProps) {
  const texts = goWords.value.euler;
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
      adds: addsText(window.kind),
      stones: held(BLACK + side).length,
      scan,
      opponents: held(BLACK + 1 - side).map((point) => formatAtariGoPoint(size, point)),
    });
  };
  const nameOf = useCallback(
    (hit: Hit) => sentence(windows[drawing.hits.indexOf(hit)] as Window),
    [drawing, windows, texts, scan],
  );
  const windowAt = (hit: Hit | null) => (hit === null ? null : (windows[drawing.hits.indexOf(hit)] ?? null));
  const last = count > 0 && count < steps ? (counted[count - 1] as Window) : null;
  const taken = counted.slice(0, count);
  return (
    <section class="lab-walkthrough">
      <Player count={count} steps={steps} onCount={goTo} />
      <div class="go-stage">
        <GridBoard
          id="go-windows"
          label={texts.boardLabel(side)}
          drawing={drawing}
          nameOf={nameOf}
          isOpen={true}
          onChoose={(hit) => setPointed(windowAt(hit))}
          onPoint={(hit) => setPointed(windowAt(hit))}
        >
          <g
            transform={`translate(${MARGIN} ${MARGIN})`}
            dangerouslySetInnerHTML={{ __html: drawing.content }}
          />
          <WindowMarks drawing={drawing} windows={windows} taken={taken} framed={pointed ?? last} />
        </GridBoard>
        <div class="go-facts">
          <p class="lab-sentence" aria-live="polite" data-testid="window">
            {pointed !== null
              ? `${sentence(pointed)}.`
              : last !== null
                ? texts.step(sentence(last), sumText(taken, scan))
                : count === 0 && steps > 0
                  ? texts.before
                  : texts.end(side, steps)}
          </p>
          <KindLegend taken={taken} scan={scan} />
          {children}
        </div>
      </div>
    </section>
  );
}

interface WindowMarksProps {
  readonly drawing: Drawing;
  readonly windows: readonly Window[];
  readonly taken: readonly Window[];
  /** The window that is spoken of. */
  readonly framed: Window | null;
}

/** What each counted window adds, in a shape of its kind, and a frame round the window that is spoken of. */
function WindowMarks({ drawing, windows, taken, framed }: WindowMarksProps) {
  const placeOf = (window: Window) => drawing.hits[windows.indexOf(window)] as Hit;
  return (
    <g aria-hidden="true">
      {framed !== null && <Frame place={placeOf(framed)} />}
      {taken.map((window) => {
        const { x, y, width, height } = placeOf(window);
        return (
          <g
            key={`${window.row},${window.column}`}
            class={`go-quad go-quad-${window.kind}`}
            transform={`translate(${x + width / 2} ${y + height / 2})`}
          >
            <QuadShape kind={window.kind as NonNullable<Window['kind']>} />
          </g>
        );
      })}
    </g>
  );
}

/** Round the four points, up to the middles of their stones' far sides. */
function Frame({ place: { x, y, width, height } }: { readonly place: Hit }) {
  const more = width * 0.46;
  return (
    <rect
      class="go-frame"
      x={x - more}
      y={y - more}
      width={width + 2 * more}
      height={height + 2 * more}
      rx="8"
    />
  );
}

/** A disc, a square, a diamond or a link with what the window adds. */
function QuadShape({ kind }: { readonly kind: NonNullable<Window['kind']> }) {
  return (
    <>
      {kind === 'one' && <circle r="12" />}
      {kind === 'three' && <rect x="-11.5" y="-11.5" width="23" height="23" rx="2" />}
      {kind === 'diagonal' && <path d="M0 -17 17 0 0 17 -17 0z" />}
      {kind === 'joined' && <rect x="-17" y="-11" width="34" height="22" rx="11" />}
      <text text-anchor="middle" y="5" font-size="13.5" font-weight="700">
        {addsText(kind)}
      </text>
    </>
  );
}

/** The kinds with their signs, and how many windows of each have been counted so far. */
function KindLegend({ taken, scan }: { readonly taken: readonly Window[]; readonly scan: Scan }) {
  const { kinds } = goWords.value.euler;
  return (
    <ul class="go-kinds">
      {kindsOf(scan).map((kind) => (
        <li key={kind}>
          <svg
            class={`go-quad go-quad-${kind}`}
            viewBox="-18 -18 36 36"
            width="30"
            height="30"
            aria-hidden="true"
          >
            <QuadShape kind={kind} />
          </svg>
          <span>
            {kinds[kind]}: <strong>{taken.filter((window) => window.kind === kind).length}</strong>
          </span>
        </li>
      ))}
    </ul>
  );
}
