import { liveTexts } from '@tahoun/i18n';
import { MenuButton } from '../components/MenuButton.js';
import { Steps } from '../components/Steps.js';
import { SureButton } from '../components/SureButton.js';
import { language, words } from '../preferences.js';
import { useStore } from '../store.js';
import type { AtTable } from './table.js';

/** The actions available now, besides moves. */
export function LiveActions({ table, state: { drawOffer, moves, status, undoAsked, you } }: AtTable) {
  const { zen } = useStore();
  const texts = liveTexts(language.value);
  const isPlaying = you !== null && status === 'active';
  return (
    <div class="controls">
      <Steps />
      {isPlaying && (
        <>
          <button type="button" disabled={drawOffer === you} onClick={() => void table.act('offer-draw')}>
            {texts.draw}
          </button>
          {moves.length < 2 ? (
            <button type="button" onClick={() => void table.act('abort')}>
              {texts.abort}
            </button>
          ) : (
            <SureButton label={texts.resign} sure={texts.sure} onSure={() => void table.act('resign')} />
          )}
        </>
      )}
      <MenuButton label={words.value.more}>
        {isPlaying && (
          <button
            type="button"
            disabled={undoAsked === you || moves.length === 0}
            onClick={() => void table.act('ask-undo')}
          >
            {texts.askUndo}
          </button>
        )}
        <button
          type="button"
          aria-keyshortcuts="Z"
          onClick={() => {
            zen.value = true;
          }}
        >
          {words.value.zen} <kbd aria-hidden="true">Z</kbd>
        </button>
      </MenuButton>
    </div>
  );
}
