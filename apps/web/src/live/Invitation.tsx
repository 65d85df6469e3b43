import { liveTexts } from '@tahoun/i18n';
import { useState } from 'preact/hooks';
import { isInDiscord } from '../kit/address.js';
import { Button } from '../kit/Button.js';
import { useFetched } from '../kit/hooks.js';
import { gameTitleOf, language, recall, remember } from '../kit/preferences.js';
import { copyToClipboard } from '../match/link.js';
import { NameField } from './NameField.js';
import { invitationKey, linkTo, seatKey, signInOutcome } from './seats.js';
import type { AtTable, Table } from './table.js';

/** The link for the friend: to copy, to share, and as a code for a camera. */
export function Invitation({ table }: { readonly table: Table }) {
  const texts = liveTexts(language.value);
  const link = linkTo(table.id, invitationKey(table.id));
  const [isCopied, setCopied] = useState(false);
  return (
    <div class="live-invitation">
      <p>{texts.waiting}</p>
      <input
        type="text"
        readOnly
        aria-label={texts.waiting}
        value={link}
        data-testid="invitation"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="live-buttons">
        <Button
          label={isCopied ? texts.copied : texts.copy}
          class="primary"
          onClick={() => copyToClipboard(link).then(setCopied)}
        />
        {'share' in navigator && (
          <Button
            label={texts.share}
            onClick={() => void navigator.share({ url: link }).catch(selectsItself)}
          />
        )}
      </div>
      <Button label={texts.withdraw} onClick={() => void table.act('decline')} />
      <Code link={link} />
      <p class="live-small">{texts.onlyFriend}</p>
    </div>
  );
}

/** Where the browser refuses, the link can still be marked and copied. */
function selectsItself(): void {}

function Code({ link }: { readonly link: string }) {
  const uqr = useFetched(() => import('uqr'));
  if (uqr === null) return null;
  const picture = uqr.renderSVG(link, { border: 2 });
  return (
    <div
      class="live-code"
      role="img"
      aria-label={liveTexts(language.value).code}
      dangerouslySetInnerHTML={{ __html: picture }}
    />
  );
}

/** For an invited person: the game, and a name to play under. */
export function SitDown({ table, state }: AtTable) {
  const texts = liveTexts(language.value);
  const [name, setName] = useState(recall('name') ?? '');
  const host = state.seats.find(({ side }) => side !== state.you)?.name ?? '';
  // The names of players on Discord are known.
  const isNamed = state.seats.some((seat) => seat.side === state.you && seat.name !== '');
  const sit = (event: SubmitEvent) => {
    event.preventDefault();
    remember('name', name);
    void table.act('join', { name: name.trim() || texts.guest });
  };
  return (
    <form class="live-form" onSubmit={sit}>
      <p>{texts.invited(host, gameTitleOf(state.game).name)}</p>
      {!isNamed && <NameField value={name} onChange={setName} />}
      <Button label={texts.sitDown} type="submit" class="primary" />
    </form>
  );
}

/**
 * For players who have their seat on Discord: signing in to take it here, and the outcome of the last try.
 * Inside Discord the page has tried already, and no other page may be shown in its frame.
 */
export function SignIn({ id, address }: { readonly id: string; readonly address: string }) {
  const { signIn } = liveTexts(language.value);
  const outcome = signInOutcome(id);
  return (
    <div class="live-sign-in">
      {outcome !== undefined && (
        <p class="notice error" role="alert">
          {signIn.outcomes[outcome] ?? signIn.outcomes.failed}
        </p>
      )}
      {!isInDiscord() && (
        <>
          <p class="live-small">{signIn.why}</p>
          <a class="button" href={address}>
            {signIn.button}
          </a>
        </>
      )}
    </div>
  );
}

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
