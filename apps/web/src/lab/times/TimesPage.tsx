import type { ChartLine } from '@tahoun/board';
import { type LabTimesTexts, type Language, labTimesTexts } from '@tahoun/i18n';
import { useState } from 'preact/hooks';
import { analysisEngine } from '../../engine/engine.js';
import { language } from '../../kit/preferences.js';
import { type Ask, type Count, MOST_MOVES, countMoves, sourceDepth } from '../counts/count.js';
import { Chart } from '../Figure.js';
import { PUBLISHED, type PublishedCounts } from '../games/index.js';
import { LessonLinks } from '../Links.js';
import { Problem, labWords, number, useWork } from '../page.js';
import { Table } from '../Table.js';

const ALGORITHMS = ['minimax', 'alpha-beta'] as const;
type TimedAlgorithm = (typeof ALGORITHMS)[number];

/** Three significant digits, since the first times are thousandths of a second. */
const formatSeconds = (at: Language, seconds: number) =>
  new Intl.NumberFormat(at, { maximumSignificantDigits: 3 }).format(seconds);

/** Measured searches, by algorithm and board; the first looks one ply ahead. */
type Measured = Readonly<Record<string, readonly Count[]>>;
const keyOf = (algorithm: TimedAlgorithm, { position }: PublishedCounts) => `${algorithm} ${position}`;

/** Graphs 1 and 2 of Čáp's thesis, seconds by depth on both boards, beside the same searches on this machine. */
export function TimesPage() {
  const [measured, setMeasured] = useState<Measured>({});
  const { isRunning, problem, stop } = useWork((signal) =>
    measureAll(signal, (key, count) =>
      setMeasured((before) => ({ ...before, [key]: [...(before[key] ?? []), count] })),
    ),
  );
  const texts = labWords.value;
  const own = labTimesTexts(language.value);
  return (
    <>
      <p class="lab-intro">{own.intro}</p>
      <LessonLinks topics={ALGORITHMS} game={PUBLISHED[0]?.game} />
      <Problem problem={problem} />
      <p role="status" class="field-hint">
        {isRunning && texts.searching}{' '}
        {isRunning && (
          <button type="button" onClick={stop}>
            {texts.stop}
          </button>
        )}
      </p>
      {ALGORITHMS.map((algorithm) => (
        <section key={algorithm}>
          <h3>{own.figure(texts.algorithms[algorithm])}</h3>
          <TimesChart algorithm={algorithm} measured={measured} own={own} />
          <TimesTable algorithm={algorithm} measured={measured} own={own} />
        </section>
      ))}
      <p class="field-hint">
        {own.axis} {own.limit(number(MOST_MOVES))}
      </p>
    </>
  );
}

/** Runs the published searches one after another, the cheap ones first, up to `MOST_MOVES` each. */
async function measureAll(signal: AbortSignal, tell: (key: string, count: Count) => void): Promise<void> {
  const ask: Ask = (request) => analysisEngine().bestMove(request, { signal });
  for (const { algorithm, board, depth } of searchesInTurn()) {
    const { game, position, evaluation } = board;
    const question = { game, position, depth, evaluation, without: [] };
    const count = await countMoves(ask, question, algorithm, depth);
    if (signal.aborted) return;
    tell(keyOf(algorithm, board), count);
  }
}

/** The published searches that are small enough to be run here, shallow before deep. */
function searchesInTurn() {
  const all = ALGORITHMS.flatMap((algorithm) =>
    PUBLISHED.flatMap((board) =>
      board.moves[algorithm].flatMap((moves, index) =>
        moves > MOST_MOVES ? [] : [{ algorithm, board, depth: index + 1, moves }],
      ),
    ),
  );
  return all.sort((a, b) => a.depth - b.depth);
}

interface TimesProps {
  readonly algorithm: TimedAlgorithm;
  readonly measured: Measured;
  readonly own: LabTimesTexts;
}

/** Name of a board: its rows and columns. */
function boardName({ position }: PublishedCounts, own: LabTimesTexts): string {
  const rows = position.split(' ')[0]?.split('/') ?? [];
  return own.board(rows.length, rows[0]?.length ?? 0);
}

function TimesChart({ algorithm, measured, own }: TimesProps) {
  const texts = labWords.value;
  const positive = (seconds: number) => (seconds > 0 ? seconds : null);
  const series = PUBLISHED.flatMap((board, colour): ChartLine[] => {
    const name = boardName(board, own);
    const here = (measured[keyOf(algorithm, board)] ?? []).map(({ seconds }) => seconds);
    return [
      {
        name: own.published(name),
        values: board.seconds[algorithm].map(positive),
        look: { colour, dash: 1 },
      },
      { name: own.here(name), values: here.map(positive), look: { colour, dash: 0 } },
    ];
  });
  return (
    <Chart
      label={`${texts.counts.chart}: ${texts.algorithms[algorithm]}`}
      alt={own.figureAlt}
      title={own.figure(texts.algorithms[algorithm])}
      fileName={`tahoun-times-${algorithm}`}
      series={series}
      steps={own.plies}
      formatted={(value) => formatSeconds(language.peek(), value)}
    />
  );
}

function TimesTable({ algorithm, measured, own }: TimesProps) {
  const number = (value: number) => formatSeconds(language.value, value);
  const depths = Math.max(...PUBLISHED.map(({ seconds }) => seconds[algorithm].length));
  const names = PUBLISHED.map((board) => boardName(board, own));
  return (
    <Table
      label={`${own.seconds}: ${labWords.value.algorithms[algorithm]}`}
      caption={null}
      columns={[
        own.plies,
        own.sourceDepth,
        ...names.flatMap((name) => [`${own.published(name)} (s)`, `${own.here(name)} (s)`]),
      ]}
      testId={`times-${algorithm}`}
    >
      <tbody>
        {Array.from({ length: depths }, (_, index) => (
          <tr key={index}>
            <th scope="row">{index + 1}</th>
            <td>{sourceDepth(index + 1)}</td>
            {PUBLISHED.map((board) => {
              const { position } = board;
              const seconds = board.seconds[algorithm][index];
              const moves = board.moves[algorithm][index];
              const count = measured[keyOf(algorithm, board)]?.[index];
              return [
                <td key={`${position} published`}>{seconds === undefined ? '–' : number(seconds)}</td>,
                <td key={`${position} here`} data-time={`${position} ${index + 1}`}>
                  {count !== undefined && number(count.seconds)}
                  {moves !== undefined && moves > MOST_MOVES && <small class="lab-faint">{own.notRun}</small>}
                </td>,
              ];
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
