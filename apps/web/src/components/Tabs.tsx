import type { ComponentChildren, ComponentType } from 'preact';
import { useRef } from 'preact/hooks';
import { words } from '../preferences.js';
import type { PanelTab } from '../source.js';
import { useStore } from '../store.js';
import { MoveList } from './MoveList.js';
import { Part } from './Part.js';

const ALL: readonly PanelTab[] = ['moves', 'analysis', 'game'];

interface TabsProps {
  readonly game?: ComponentChildren;
  readonly gameLabel?: string;
}

/**
 * The panel beside the board: the moves, what the engine thinks, and the game itself.
 * @param game what a table with a source has in the last tab
 * @param gameLabel the name of that tab
 */
export function Tabs({ game, gameLabel = words.value.tabs.game }: TabsProps) {
  const { analysisShown, gameTabShown, openTab, sheetShown, source, tab } = useStore();
  const tabs = source?.tabs ?? ALL;
  const list = useRef<HTMLDivElement>(null);
  const choose = (next: PanelTab) => {
    openTab(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  /** On a phone a second tap on the tab puts the panel down again, and so does Escape. */
  const close = () => {
    sheetShown.value = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key === 'Escape') close();
    if (step === undefined) return;
    event.preventDefault();
    choose(tabs.at((tabs.indexOf(tab.peek()) + step) % tabs.length) as PanelTab);
  };
  return (
    <>
      <div class="tabs" role="tablist" aria-label={words.value.panel} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`tab-${each}`}
            aria-controls={`panel-${each}`}
            aria-selected={tab.value === each}
            tabindex={tab.value === each ? 0 : -1}
            onClick={() => (sheetShown.value && tab.value === each ? close() : choose(each))}
          >
            {each === 'game' ? gameLabel : words.value.tabs[each]}
          </button>
        ))}
      </div>
      <TabPanel id="moves">
        <MoveList />
      </TabPanel>
      {tabs.includes('analysis') && (
        <TabPanel id="analysis">
          <Part shown={analysisShown} load={loadAnalysis} />
        </TabPanel>
      )}
      {tabs.includes('game') && (
        <TabPanel id="game">{game ?? <Part shown={gameTabShown} load={loadGameTab} />}</TabPanel>
      )}
    </>
  );
}

const loadGameTab = async (): Promise<ComponentType> => (await import('./GameTab.js')).GameTab;
const loadAnalysis = async (): Promise<ComponentType> => (await import('../analysis/Analysis.js')).Analysis;

function TabPanel({ id, children }: { readonly id: PanelTab; readonly children: ComponentChildren }) {
  const { tab } = useStore();
  return (
    <div
      class={`tab-panel tab-${id}`}
      role="tabpanel"
      id={`panel-${id}`}
      aria-labelledby={`tab-${id}`}
      hidden={tab.value !== id}
    >
      {children}
    </div>
  );
}
