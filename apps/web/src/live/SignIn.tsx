import { liveTexts } from '@tahoun/i18n';
import { isInDiscord } from '../address.js';
import { language } from '../preferences.js';
import { signInOutcome } from './seats.js';

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
