import type { ComponentChildren, ComponentType } from 'preact';
import { useRef } from 'preact/hooks';
import { words } from '../preferences.js';
import { type PanelTab, useStore } from '../store.js';
import { MoveList } from './MoveList.js';
import { Part } from './Part.js';

const TABS = ['moves', 'analysis', 'game'] as const satisfies readonly PanelTab[];

/** The panel beside the board: the moves, what the engine thinks, and the game itself. */
export function Tabs() {
  const { analysisShown, gameTabShown, openTab, sheetShown, tab } = useStore();
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
    choose(TABS.at((TABS.indexOf(tab.peek()) + step) % TABS.length) as PanelTab);
  };
  return (
    <>
      <div class="tabs" role="tablist" aria-label={words.value.panel} ref={list} onKeyDown={onKeyDown}>
        {TABS.map((each) => (
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
            {words.value.tabs[each]}
          </button>
        ))}
      </div>
      <TabPanel id="moves">
        <MoveList />
      </TabPanel>
      <TabPanel id="analysis">
        <Part shown={analysisShown} load={loadAnalysis} />
      </TabPanel>
      <TabPanel id="game">
        <Part shown={gameTabShown} load={loadGameTab} />
      </TabPanel>
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
