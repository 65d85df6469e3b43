import { artistOf } from '@tahoun/catalogue';
import type { Side } from '@tahoun/core';
import { type Match, factsOf } from '@tahoun/match';
import type { ComponentChildren } from 'preact';
import { Button } from '../kit/Button.js';
import { words, wordsOf } from '../kit/preferences.js';
import { SideName } from '../kit/SideName.js';
import { Part, shows } from '../match/Part.js';
import { filedName } from '../match/page-match.js';
import { useStore } from '../match/store.js';
import { playerName } from '../players/player-name.js';

export interface SeatProps {
  readonly side: Side;
  /** Name of the player; by default the one in the match. */
  readonly player?: string;
  readonly children?: ComponentChildren;
}

/** Bar of a side at its edge of the board: its player, its captures or its figure, and its time. */
export function Seat({ side, player, children }: SeatProps) {
  const store = useStore();
  const { match, owns, result, newGameShown, snapshot } = store;
  const { game, position } = snapshot.value;
  const named = player ?? nameInFile(match.value, side);
  const isOnTurn = result.value === null && position.turn === side;
  const hasPieces = artistOf(game.id).pieces !== undefined;
  const figure = hasPieces ? undefined : game.figures(position)[`side${side}`];
  return (
    <div class={`seat ${isOnTurn ? 'seat-on-turn' : ''}`} data-testid={`seat-${side}`}>
      <span class="seat-turn" aria-hidden="true">
        {isOnTurn ? '▶' : ''}
      </span>
      <SideName game={game.id} side={side} />
      {named === undefined && !owns(side) ? (
        <Button
          label={playerName(game.id, match.value.players[side])}
          class="seat-player seat-level"
          title={words.value.newGame}
          onClick={shows(newGameShown)}
        />
      ) : (
        <span class="seat-player">{named ?? (owns((1 - side) as Side) ? '' : words.value.you)}</span>
      )}
      {children}
      {hasPieces && <Part key="taken" load={loadTaken} props={{ side }} />}
      {figure !== undefined && (
        <span class="player-figure" title={wordsOf(game.id).figures[`side${side}`]}>
          <span data-testid={`figure-side${side}`}>{figure}</span>
        </span>
      )}
      {match.value.clock !== null && <Part key="clock" load={loadClock} props={{ side }} />}
      {isOnTurn && <span class="visually-hidden">{words.value.onTurn}</span>}
    </div>
  );
}

/** The player that a file names, with the rating that it gives. */
function nameInFile(match: Match, side: Side): string | undefined {
  const name = filedName(match, side);
  return name && [name, factsOf(match).ratings[side]].filter(Boolean).join(' · ');
}

const loadTaken = async () => (await import('./Taken.js')).Taken;
const loadClock = async () => (await import('./Clocks.js')).ClockFace;
