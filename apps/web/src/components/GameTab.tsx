import { useStore } from '../store.js';
import { Players } from './Players.js';
import { Rules } from './Rules.js';
import { ShareButtons } from './ShareButtons.js';

/** The players, the ways to share the game, its rules, and the link to its lessons. */
export function GameTab() {
  const { match } = useStore();
  return (
    <>
      <Players />
      <ShareButtons />
      <Rules game={match.value.game} />
    </>
  );
}
