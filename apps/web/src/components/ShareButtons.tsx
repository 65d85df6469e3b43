import { fileEndingOf } from '@tahoun/catalogue';
import { savedTexts } from '@tahoun/i18n';
import { language, words } from '../preferences.js';
import { useStore } from '../store.js';
import { onDemand } from './Part.js';

const links = () => import('../link.js');
const files = () => import('../files.js');

/** Shares the game: as a link, as its position in text, as a file, as a picture. */
export function ShareButtons() {
  const store = useStore();
  const texts = words.value;
  return (
    <div class="control-row share" role="group" aria-label={texts.share}>
      <button type="button" onClick={() => onDemand(store, links, ({ copyLink }) => copyLink(store))}>
        {texts.shareLink}
      </button>
      <button type="button" onClick={() => onDemand(store, links, ({ copyPosition }) => copyPosition(store))}>
        {texts.copyPosition}
      </button>
      {fileEndingOf(store.match.value.game) !== undefined && (
        <button type="button" onClick={() => onDemand(store, files, ({ copyGame }) => copyGame(store))}>
          {savedTexts(language.value).copyGame}
        </button>
      )}
      {(['png', 'svg'] as const).map((form) => (
        <button
          key={form}
          type="button"
          onClick={() => onDemand(store, files, ({ savePicture }) => savePicture(store, form))}
        >
          {texts.savePicture} {form.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
