import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { words } from '../preferences.js';
import type { PanelTab } from '../source.js';
import { useStore } from '../store.js';
import { Button } from './Button.js';
import { MoveList } from './MoveList.js';
import { Part, hides } from './Part.js';

const IN_A_GAME: readonly PanelTab[] = ['moves', 'analysis', 'game'];
/** The analysis also lists the moves, below the engine's lines. */
const IN_AN_ANALYSIS: readonly PanelTab[] = ['analysis', 'game'];

interface TabsProps {
  readonly game?: ComponentChildren;
  readonly gameLabel?: string;
}

/**
 * The panel beside the board: the moves, the engine's analysis, and the game itself.
 * @param game content of the last tab at a table with a source
 * @param gameLabel the name of that tab
 */
export function Tabs({ game, gameLabel = words.value.tabs.game }: TabsProps) {
  const { analysisShown, isAnalysis, openTab, sheetShown, source, tab } = useStore();
  const tabs = source?.tabs ?? (isAnalysis.value ? IN_AN_ANALYSIS : IN_A_GAME);
  const shown = tabs.includes(tab.value) ? tab.value : tabs[0];
  const list = useRef<HTMLDivElement>(null);
  const choose = (next: PanelTab) => {
    openTab(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  /** On a phone a second tap on the tab puts the panel down again, and so does Escape. */
  const close = hides(sheetShown);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key === 'Escape') close();
    if (step === undefined) return;
    event.preventDefault();
    choose(tabs.at((tabs.indexOf(shown as PanelTab) + step) % tabs.length) as PanelTab);
  };
  return (
    <>
      <div class="tabs" role="tablist" aria-label={words.value.panel} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((each) => (
          <Button
            key={each}
            label={each === 'game' ? gameLabel : words.value.tabs[each]}
            role="tab"
            id={`tab-${each}`}
            aria-controls={`panel-${each}`}
            aria-selected={shown === each}
            tabindex={shown === each ? 0 : -1}
            onClick={() => (sheetShown.value && shown === each ? close() : choose(each))}
          />
        ))}
      </div>
      {tabs.includes('moves') && (
        <TabPanel id="moves" isShown={shown === 'moves'}>
          <MoveList />
        </TabPanel>
      )}
      {tabs.includes('analysis') && (
        <TabPanel id="analysis" isShown={shown === 'analysis'}>
          <div class="analysis">
            <Part shown={analysisShown} load={loadAnalysis} />
          </div>
          {!tabs.includes('moves') && <MoveList />}
        </TabPanel>
      )}
      {tabs.includes('game') && (
        <TabPanel id="game" isShown={shown === 'game'}>
          {game ?? (shown === 'game' && <Part load={loadGameTab} />)}
        </TabPanel>
      )}
    </>
  );
}

const loadGameTab = async () => (await import('./GameTab.js')).GameTab;
const loadAnalysis = async () => (await import('../analysis/Analysis.js')).Analysis;

interface TabPanelProps {
  readonly id: PanelTab;
  readonly isShown: boolean;
  readonly children: ComponentChildren;
}

function TabPanel({ id, isShown, children }: TabPanelProps) {
  return (
    <div
      class={`tab-panel tab-${id}`}
      role="tabpanel"
      id={`panel-${id}`}
      aria-labelledby={`tab-${id}`}
      hidden={!isShown}
    >
      {children}
    </div>
  );
}
