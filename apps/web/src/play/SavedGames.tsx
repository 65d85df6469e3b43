import { formatDate, savedTexts } from '@tahoun/i18n';
import type { Match } from '@tahoun/match';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../kit/Button.js';
import { Dialog, closeDialog } from '../kit/Dialog.js';
import { useSeen } from '../kit/hooks.js';
import { loadGame } from '../kit/load-game.js';
import { gameTitleOf, language } from '../kit/preferences.js';
import { SureButton } from '../kit/SureButton.js';
import { hides } from '../match/Part.js';
import { readMatch } from '../match/page-match.js';
import { type SavedGame, deleteGame, listGames, renameGame } from '../match/saved-games.js';
import { useStore } from '../match/store.js';
import { playerName } from '../players/player-name.js';
import { MatchPicture } from '../table/MatchPicture.js';
import './saved-games.css';

const TITLE = 'saved-games-title';

type Entry = readonly [id: string, saved: SavedGame];

/** The games of this browser: to open, name and delete. */
export function SavedGames() {
  const { savedGamesShown } = useStore();
  const texts = savedTexts(language.value);
  const [games, setGames] = useState<readonly Entry[] | null>(null);
  const refresh = () =>
    listGames().then(setGames, () => {
      setGames([]);
    });
  useEffect(() => void refresh(), []);
  const remove = async (id: string) => {
    await deleteGame(id);
    await refresh();
    document.getElementById(TITLE)?.focus();
  };
  return (
    <Dialog titleId={TITLE} onClose={hides(savedGamesShown)}>
      <h2 id={TITLE} tabindex={-1}>
        {texts.title}
      </h2>
      {games?.length === 0 && <p class="empty">{texts.none}</p>}
      <ul class="saved-games">
        {games?.map((entry) => (
          <Row key={entry[0]} entry={entry} onDelete={() => void remove(entry[0])} />
        ))}
      </ul>
      <div class="dialog-actions">
        <Button label={texts.close} class="primary" onClick={closeDialog} />
      </div>
    </Dialog>
  );
}

interface RowProps {
  readonly entry: Entry;
  readonly onDelete: () => void;
}

function Row({ entry: [id, saved], onDelete }: RowProps) {
  const { matchId } = useStore();
  const texts = savedTexts(language.value);
  const title = titleOf(saved);
  return (
    <li aria-current={id === matchId.value ? 'true' : undefined}>
      <Thumbnail saved={saved} />
      <input
        type="text"
        aria-label={`${texts.name}: ${title}`}
        placeholder={gameTitleOf(saved.game).name}
        maxLength={80}
        defaultValue={saved.name}
        onChange={(event) => void renameGame(id, event.currentTarget.value.trim())}
      />
      <span class="saved-game-line">{title}</span>
      <a class="button" href={`/saved/${id}`} aria-label={`${texts.open}: ${title}`} onClick={closeDialog}>
        {texts.open}
      </a>
      <SureButton label={texts.delete} sure={texts.deleteGame} about={title} onSure={onDelete} />
    </li>
  );
}

/** The position where it was left, drawn once it comes into sight; empty where the game cannot be read. */
function Thumbnail({ saved: { game, text } }: { readonly saved: SavedGame }) {
  const { place, isSeen } = useSeen<HTMLDivElement>();
  const [match, setMatch] = useState<Match | null>(null);
  useEffect(() => {
    if (!isSeen) return;
    loadGame(game)
      .then(() => setMatch(readMatch(text)))
      .catch(() => undefined);
  }, [isSeen, game, text]);
  return (
    <div class="saved-game-picture" ref={place}>
      {match !== null && <MatchPicture match={match} />}
    </div>
  );
}

/** The players with the score, the game, its length, and the date of its last change. */
function titleOf({ game, names, score = '', plies, isOver, changedAt }: SavedGame): string {
  const texts = savedTexts(language.value);
  const moves = isOver ? texts.movesOver(plies) : texts.movesSoFar(plies);
  // Two people at one screen have no names.
  const isNamed = names?.some((name) => name !== 'human');
  const players = isNamed
    ? `${names?.map((name) => playerName(game, name)).join(' – ')} ${score}`.trim()
    : '';
  const line = [players, gameTitleOf(game).name, moves];
  return [...line, formatDate(language.value, changedAt)].filter(Boolean).join(', ');
}
