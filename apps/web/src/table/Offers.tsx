import { gameById } from '@tahoun/catalogue';
import { claimableDraw } from '@tahoun/match';
import { Button } from '../kit/Button.js';
import { words } from '../kit/preferences.js';
import { analysisOfMatch } from '../match/address.js';
import { freshClock } from '../match/page-match.js';
import { useStore } from '../match/store.js';

/** What a game on this page offers its players besides moves: a draw, and more once it is over. */
export function Offers() {
  const { claimDraw, result } = useStore();
  return result.value === null ? (
    <>
      <DrawClaim onClaim={claimDraw} />
      <DrawAnswer />
    </>
  ) : (
    <AfterTheEnd />
  );
}

/** For who is to move where the rules give a draw to who asks for it. */
export function DrawClaim({ onClaim }: { readonly onClaim: () => void }) {
  const { humanToMove, match } = useStore();
  if (!humanToMove.value || claimableDraw(match.value) === null) return null;
  return (
    <div class="status-actions">
      <Button label={words.value.claimDraw} onClick={onClaim} />
    </div>
  );
}

/** A person's answer to a draw offer. */
function DrawAnswer() {
  const { answerDraw, match } = useStore();
  const { drawOffer, players } = match.value;
  if (drawOffer === null || players[1 - drawOffer] !== 'human') return null;
  return (
    <div class="status-actions">
      <Button label={words.value.acceptDraw} onClick={() => answerDraw(true)} />
      <Button label={words.value.declineDraw} onClick={() => answerDraw(false)} />
    </div>
  );
}

/** Actions for a finished game. */
function AfterTheEnd() {
  const store = useStore();
  const { match, openReview, startMatch } = store;
  const rematch = () => {
    const { game, start, players, clock } = match.peek();
    const [first, second] = players;
    startMatch({ game: gameById(game), position: start, players: [second, first], clock: freshClock(clock) });
  };
  return (
    <div class="status-actions">
      <Button label={words.value.rematch} class="primary" onClick={rematch} />
      <Button label={words.value.review} onClick={openReview} />
      <a class="button" href={analysisOfMatch(match.value)}>
        {words.value.analysis}
      </a>
    </div>
  );
}
