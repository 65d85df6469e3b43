import { liveTexts } from '@tahoun/i18n';
import { Button } from '../kit/Button.js';
import { MenuButton } from '../kit/MenuButton.js';
import { language, words } from '../kit/preferences.js';
import { SureButton } from '../kit/SureButton.js';
import { shows } from '../match/Part.js';
import { useStore } from '../match/store.js';
import { Steps } from '../table/Steps.js';
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
          <Button
            label={texts.draw}
            disabled={drawOffer === you}
            onClick={() => void table.act('offer-draw')}
          />
          {moves.length < 2 ? (
            <Button label={texts.abort} onClick={() => void table.act('abort')} />
          ) : (
            <SureButton label={texts.resign} sure={texts.sure} onSure={() => void table.act('resign')} />
          )}
        </>
      )}
      <MenuButton label={words.value.more}>
        {isPlaying && (
          <Button
            label={texts.askUndo}
            disabled={undoAsked === you || moves.length === 0}
            onClick={() => void table.act('ask-undo')}
          />
        )}
        <Button label={words.value.zen} onClick={shows(zen)} shortcut="Z" />
      </MenuButton>
    </div>
  );
}
