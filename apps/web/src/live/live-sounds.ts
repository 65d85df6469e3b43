import { gameById } from '@tahoun/catalogue';
import type { LiveState } from '@tahoun/live';
import { useEffect, useRef } from 'preact/hooks';
import { sounds } from '../preferences.js';
import type { Heard } from '../sound/tones.js';

/** Lets a game by link be heard as any other on the page. */
export function useLiveSounds({ id, game, start, moves, result }: LiveState): void {
  const before = useRef<Heard>({ id, cursor: moves.length, isOver: result !== null });
  useEffect(() => {
    if (sounds.value) void import('../sound/tones.js').then(({ awaitGesture }) => awaitGesture(), isSilent);
  }, [sounds.value]);
  useEffect(() => {
    const [last, now] = [before.current, { id, cursor: moves.length, isOver: result !== null }];
    before.current = now;
    if (!sounds.peek() || (last.cursor === now.cursor && last.isOver === now.isOver)) return;
    const hear = async () => {
      const { play, soundOf } = await import('../sound/tones.js');
      const rules = gameById(game);
      const position = rules.parsePosition(start);
      const made = moves.map((text) => {
        const move = rules.parseMove(position, text);
        position.makeMove(move);
        return move;
      });
      const sound = soundOf(last, now, { game: rules, position, moves: made }, start);
      if (sound !== undefined) play(sound);
    };
    void hear().catch(isSilent);
  }, [id, moves.length, result !== null]);
}

/** What could not be fetched is not heard. */
function isSilent(): void {}
