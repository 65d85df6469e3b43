import { fileEndingOf } from '@tahoun/catalogue';
import { savedTexts } from '@tahoun/i18n';
import { copyGame, copyLink, copyPosition, savePicture } from '../actions.js';
import { language, words } from '../preferences.js';
import { useStore } from '../store.js';
import { Button } from './Button.js';

/** Shares the game: as a link, as its position in text, as a file, as a picture. */
export function ShareButtons() {
  const store = useStore();
  const texts = words.value;
  return (
    <div class="control-row share" role="group" aria-label={texts.share}>
      <Button label={texts.shareLink} onClick={() => copyLink(store)} />
      <Button label={texts.copyPosition} onClick={() => copyPosition(store)} />
      {fileEndingOf(store.match.value.game) !== undefined && (
        <Button label={savedTexts(language.value).copyGame} onClick={() => copyGame(store)} />
      )}
      {(['png', 'svg'] as const).map((form) => (
        <Button
          key={form}
          label={`${texts.savePicture} ${form.toUpperCase()}`}
          onClick={() => savePicture(store, form)}
        />
      ))}
    </div>
  );
}
