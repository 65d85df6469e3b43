import { liveTexts } from '@tahoun/i18n';
import { language } from '../preferences.js';
import { linkTo, seatKey } from './seats.js';

/** Links for spectators, and for another device of the user. @param id of the game */
export function Links({ id }: { readonly id: string }) {
  const texts = liveTexts(language.value);
  const own = seatKey(id);
  return (
    <details class="live-links">
      <summary>{texts.watchLink}</summary>
      <Copied label={texts.watchLink} link={linkTo(id)} />
      {own !== undefined && <Copied label={texts.ownLink} link={linkTo(id, own)} />}
    </details>
  );
}

function Copied({ label, link }: { readonly label: string; readonly link: string }) {
  return (
    <label>
      <span>{label}</span>
      <input type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
    </label>
  );
}
