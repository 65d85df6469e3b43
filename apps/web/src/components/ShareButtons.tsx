import { words } from '../preferences.js';
import { useStore } from '../store.js';
import { copyLinkOf } from './Controls.js';
import { onDemand } from './Part.js';

const links = () => import('../link.js');
const files = () => import('../files.js');

/** The game to hand on: as a link, as its position in text, as a file, as a picture. */
export function ShareButtons() {
  const store = useStore();
  const texts = words.value;
  return (
    <div class="control-row share" role="group" aria-label={texts.share}>
      <button type="button" onClick={() => copyLinkOf(store)}>
        {texts.shareLink}
      </button>
      <button type="button" onClick={() => onDemand(store, links, ({ copyPosition }) => copyPosition(store))}>
        {texts.copyPosition}
      </button>
      <button type="button" onClick={() => onDemand(store, files, ({ savePicture }) => savePicture(store))}>
        {texts.savePicture}
      </button>
    </div>
  );
}
