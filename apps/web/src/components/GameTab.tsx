import { useStore } from '../store.js';
import { Players } from './Players.js';
import { Rules } from './Rules.js';
import { ShareButtons } from './ShareButtons.js';

/** Who plays, how the game can be handed on, its rules, and the way to its lessons. */
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
