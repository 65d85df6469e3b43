import { type ChartLine, drawChart } from '@tahoun/board';
import { type LabTimesTexts, type Language, formatNumber, labTimesTexts } from '@tahoun/i18n';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { analysisEngine } from '../../engine.js';
import { language, theme } from '../../preferences.js';
import { type Ask, type Count, MOST_MOVES, countMoves, sourceDepth } from '../counts/count.js';
import { ExportButtons, Scroll } from '../Fields.js';
import { PUBLISHED, type PublishedCounts } from '../games/index.js';
import { LessonLinks } from '../Links.js';
import { labWords } from '../page.js';

const ALGORITHMS = ['minimax', 'alpha-beta'] as const;
type TimedAlgorithm = (typeof ALGORITHMS)[number];

/** A board of the source, with its key. */
interface Board {
  readonly key: string;
  readonly published: PublishedCounts;
}

const BOARDS: readonly Board[] = PUBLISHED.map((published) => ({
  key: published.position,
  published,
}));

/** Three significant digits, since the first times are thousandths of a second. */
const formatSeconds = (at: Language, seconds: number) =>
  new Intl.NumberFormat(at, { maximumSignificantDigits: 3 }).format(seconds);

/** Measured searches, by algorithm and board; the first looks one ply ahead. */
type Measured = Readonly<Record<string, readonly Count[]>>;
const keyOf = (algorithm: TimedAlgorithm, board: Board) => `${algorithm} ${board.key}`;

/** Graphs 1 and 2 of Čáp's thesis, seconds by depth on both boards, beside the same searches on this machine. */
export function TimesPage() {
  const { measured, isRunning, hasFailed, stop } = useMeasured();
  const texts = labWords.value;
  const own = labTimesTexts(language.value);
  return (
    <>
      <p class="lab-intro">{own.intro}</p>
      <LessonLinks topics={ALGORITHMS} game={BOARDS[0]?.published.game} />
      {hasFailed && (
        <p class="error" role="alert">
          {texts.engineFailed}
        </p>
      )}
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
        {own.axis} {own.limit(formatNumber(language.value, MOST_MOVES))}
      </p>
    </>
  );
}

/** Runs the published searches one after another, the cheap ones first, up to `MOST_MOVES` each. */
function useMeasured() {
  const [measured, setMeasured] = useState<Measured>({});
  const [isRunning, setRunning] = useState(true);
  const [hasFailed, setFailed] = useState(false);
  const [controller] = useState(() => new AbortController());
  useEffect(() => {
    const { signal } = controller;
    const ask: Ask = (request) => analysisEngine().bestMove(request, { signal });
    const run = async () => {
      for (const { algorithm, board, depth } of searchesInTurn()) {
        const { game, position, evaluation } = board.published;
        const question = { game, position, depth, evaluation, without: [] };
        const count = await countMoves(ask, question, algorithm, depth);
        if (signal.aborted) return;
        const key = keyOf(algorithm, board);
        setMeasured((before) => ({ ...before, [key]: [...(before[key] ?? []), count] }));
      }
    };
    run()
      .catch(() => {
        if (!signal.aborted) setFailed(true);
      })
      .finally(() => setRunning(false));
    return () => controller.abort();
  }, [controller]);
  return { measured, isRunning, hasFailed, stop: () => controller.abort() };
}

/** The published searches that are small enough to be run here, shallow before deep. */
function searchesInTurn() {
  const all = ALGORITHMS.flatMap((algorithm) =>
    BOARDS.flatMap((board) =>
      board.published.moves[algorithm].flatMap((moves, index) =>
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
function boardName({ published }: Board, own: LabTimesTexts): string {
  const rows = published.position.split(' ')[0]?.split('/') ?? [];
  return own.board(rows.length, rows[0]?.length ?? 0);
}

function TimesChart({ algorithm, measured, own }: TimesProps) {
  const texts = labWords.value;
  const colours = theme.value;
  const picture = useMemo(() => {
    const positive = (seconds: number) => (seconds > 0 ? seconds : null);
    const series = BOARDS.flatMap((board, colour): ChartLine[] => {
      const name = boardName(board, own);
      const here = measured[keyOf(algorithm, board)] ?? [];
      return [
        {
          name: own.published(name),
          values: board.published.seconds[algorithm].map(positive),
          look: { colour, dash: 1 },
        },
        {
          name: own.here(name),
          values: here.map(({ seconds }) => positive(seconds)),
          look: { colour, dash: 0 },
        },
      ];
    });
    const formatted = (value: number) => formatSeconds(language.peek(), value);
    return drawChart(series, { steps: own.plies, formatted, theme: colours });
  }, [algorithm, measured, own, colours]);
  return (
    <figure class="lab-figure lab-chart">
      <Scroll label={`${texts.counts.chart}: ${texts.algorithms[algorithm]}`}>
        <svg
          viewBox={`0 0 ${picture.width} ${picture.height}`}
          role="img"
          aria-label={own.figureAlt}
          dangerouslySetInnerHTML={{ __html: picture.content }}
        />
      </Scroll>
      <div class="lab-figure-tools">
        <ExportButtons
          picture={picture}
          title={own.figure(texts.algorithms[algorithm])}
          fileName={`tahoun-times-${algorithm}`}
        />
      </div>
    </figure>
  );
}

function TimesTable({ algorithm, measured, own }: TimesProps) {
  const number = (value: number) => formatSeconds(language.value, value);
  const depths = Math.max(...BOARDS.map(({ published }) => published.seconds[algorithm].length));
  return (
    <Scroll label={`${own.seconds}: ${labWords.value.algorithms[algorithm]}`}>
      <table class="lab-table" data-testid={`times-${algorithm}`}>
        <thead>
          <tr>
            <th scope="col">{own.plies}</th>
            <th scope="col">{own.sourceDepth}</th>
            {BOARDS.map((board) => {
              const name = boardName(board, own);
              return [
                <th key={`${board.key} published`} scope="col">
                  {own.published(name)} (s)
                </th>,
                <th key={`${board.key} here`} scope="col">
                  {own.here(name)} (s)
                </th>,
              ];
            })}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: depths }, (_, index) => (
            <tr key={index}>
              <th scope="row">{index + 1}</th>
              <td>{sourceDepth(index + 1)}</td>
              {BOARDS.map((board) => {
                const seconds = board.published.seconds[algorithm][index];
                const moves = board.published.moves[algorithm][index];
                const count = measured[keyOf(algorithm, board)]?.[index];
                return [
                  <td key={`${board.key} published`}>{seconds === undefined ? '–' : number(seconds)}</td>,
                  <td key={`${board.key} here`} data-time={`${board.key} ${index + 1}`}>
                    {count !== undefined && number(count.seconds)}
                    {moves !== undefined && moves > MOST_MOVES && (
                      <small class="lab-faint">{own.notRun}</small>
                    )}
                  </td>,
                ];
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
