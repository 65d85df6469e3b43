import { type Hit, artistOf, waysFrom } from '@tahoun/board';
import { type Move, type Position, legalMoves } from '@tahoun/core';
import { type GameId, gameById } from '@tahoun/games';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { GridBoard } from '../components/GridBoard.js';
import { language, placeName, theme, words } from '../preferences.js';

interface PickBoardProps {
  readonly game: GameId;
  readonly position: Position;
  /** The move that led here. */
  readonly lastMove: Move | undefined;
  readonly isOpen: boolean;
  readonly onMove: (move: string) => void;
}

/** A position where a legal move can be picked, to see what it is worth. */
export function PickBoard({ game: id, position, lastMove, isOpen, onMove }: PickBoardProps) {
  const game = gameById(id);
  const [picked, setPicked] = useState<readonly string[]>([]);
  useEffect(() => setPicked([]), [position]);
  const legal = useMemo(() => legalMoves(position), [position]);
  const nameOf = useMemo(() => placeName(id, language.value), [id, language.value]);
  const drawing = artistOf(id).draw(position, {
    theme: theme.value,
    picked,
    bottom: position.turn,
    ...(lastMove === undefined ? {} : { lastMove }),
  });
  const choose = (hit: Hit) => {
    if (!isOpen) return;
    // A place that does not go on from those picked may begin another move.
    for (const chain of [[...picked, ...hit.targets], hit.targets]) {
      const ways = waysFrom(game, position, legal, chain);
      const complete = ways.find(({ targets }) => targets.length === chain.length);
      if (complete !== undefined) {
        setPicked([]);
        onMove(game.formatMove(position, complete.move));
        return;
      }
      if (ways.length > 0) {
        setPicked(chain);
        return;
      }
    }
    setPicked([]);
  };
  return (
    <GridBoard
      id="review-place"
      label={words.value.board}
      drawing={drawing}
      nameOf={nameOf}
      isOpen={isOpen}
      onChoose={choose}
      onEscape={() => setPicked([])}
    >
      <g aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing.content }} />
    </GridBoard>
  );
}
