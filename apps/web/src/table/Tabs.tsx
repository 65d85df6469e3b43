import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { Button } from '../kit/Button.js';
import { words } from '../kit/preferences.js';
import { hides } from '../match/Part.js';
import type { PanelTab } from '../match/source.js';
import { useStore } from '../match/store.js';
import { MoveList } from '../moves/MoveList.js';

const IN_A_GAME: readonly PanelTab[] = ['moves', 'analysis', 'game'];
/** The analysis also lists the moves, below the engine's lines. */
const IN_AN_ANALYSIS: readonly PanelTab[] = ['analysis', 'game'];

interface TabsProps {
  readonly analysis?: ComponentChildren;
  /** Content of the last tab. */
  readonly game: ComponentChildren;
  /** The name of that tab. */
  readonly gameLabel?: string;
}

/** The panel beside the board: the moves, the engine's analysis, and the game itself. */
export function Tabs({ analysis, game, gameLabel = words.value.tabs.game }: TabsProps) {
  const { isAnalysis, openTab, sheetShown, source, tab } = useStore();
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
          <div class="analysis">{analysis}</div>
          {!tabs.includes('moves') && <MoveList />}
        </TabPanel>
      )}
      {tabs.includes('game') && (
        <TabPanel id="game" isShown={shown === 'game'}>
          {game}
        </TabPanel>
      )}
    </>
  );
}

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
