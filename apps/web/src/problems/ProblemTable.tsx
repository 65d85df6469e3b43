import './problems.css';
import { gameById } from '@tahoun/catalogue';
import type { Match } from '@tahoun/match';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { Header } from '../header/Header.js';
import { gameTitleOf, words, wordsOf } from '../kit/preferences.js';
import { analysisFrom } from '../match/address.js';
import type { PanelTab } from '../match/source.js';
import { StoreContext } from '../match/store.js';
import { News } from '../table/Status.js';
import { Steps } from '../table/Steps.js';
import { Table } from '../table/Table.js';
import { Tabs } from '../table/Tabs.js';
import { useSource } from '../table/use-source.js';

interface ProblemTableProps {
  readonly part: 'problems' | 'learn';
  /** Title of the browser's tab. */
  readonly title: string;
  /** From the position of the problem, where the solver is to move. */
  readonly match: Match;
  readonly isOpen: boolean;
  readonly onMove: (move: string) => void;
  /** The task, or the remark on the last move. */
  readonly remark: string;
  readonly isError: boolean;
  readonly isSolved: boolean;
  /** The lines that an analysis shows, the main one first; none while they would give the solution away. */
  readonly lines: readonly (readonly string[])[];
  /** The person's results, in a line. */
  readonly results: string;
  /** The tab beside that of the moves, and its name. */
  readonly about: ComponentChildren;
  readonly aboutLabel: string;
  /** The tab that is open at first. */
  readonly tab: PanelTab;
  /** Buttons beside those of the steps. */
  readonly children: ComponentChildren;
}

/** The table of a problem, whoever judges the moves. */
export function ProblemTable({ match, isOpen, onMove, ...shown }: ProblemTableProps) {
  const { game, start } = match;
  const side = useMemo(() => gameById(game).parsePosition(start).turn, [game, start]);
  const store = useSource({ match, side, isOpen, onMove, tabs: ['moves', 'game'], tab: shown.tab });
  const { name } = gameTitleOf(game);
  return (
    <StoreContext.Provider value={store}>
      <Table
        header={<Header part={shown.part} title={name} game={game} />}
        title={shown.title}
        seatOf={() => ({ player: '' })}
      >
        <News
          line={wordsOf(game).sides[store.snapshot.value.position.turn].turn}
          second={shown.remark}
          isError={shown.isError}
          isOver={shown.isSolved}
        >
          {shown.lines.length > 0 && (
            <div class="status-actions">
              <a class="button" href={analysisFrom(match, shown.lines)}>
                {words.value.analysis}
              </a>
            </div>
          )}
        </News>
        <p class="trainer-results" data-testid="trainer-results">
          {shown.results}
        </p>
        {/* Numbers in words of the language take a browser long to begin with. */}
        <Tabs game={store.tab.value === 'game' && shown.about} gameLabel={shown.aboutLabel} />
        <div class="controls">
          <Steps />
          {shown.children}
        </div>
      </Table>
    </StoreContext.Provider>
  );
}
