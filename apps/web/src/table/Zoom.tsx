import './zoom.css';
import { playingTexts } from '@tahoun/i18n';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../kit/Button.js';
import { language } from '../kit/preferences.js';
import { useStore } from '../match/store.js';

/** Shows the board twice as large, scrollable in its frame, for small screens. */
export function Zoom() {
  const { match, proposed } = useStore();
  const [isLarge, setLarge] = useState(false);
  const { game, start } = match.value;
  useEffect(() => setLarge(false), [game, start]);
  useEffect(() => {
    const row = document.querySelector('.board-row');
    const frame = row?.querySelector('.board');
    row?.classList.toggle('board-large', isLarge);
    if (!isLarge || !frame) return;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = frame;
    frame.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2);
    return () => row?.classList.remove('board-large');
  }, [isLarge]);
  return (
    <Button
      label={playingTexts(language.value).zoom}
      class="zoom"
      aria-pressed={isLarge}
      onClick={() => {
        proposed.value = null;
        setLarge(!isLarge);
      }}
    />
  );
}
