import { type TargetArea, inputsFrom } from '@tahoun/board';
import { artistOf, gameById } from '@tahoun/catalogue';
import { type Move, type Position, type Side, legalMoves } from '@tahoun/core';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { language, placeName, theme, words } from '../preferences.js';
import { GridBoard } from './GridBoard.js';

interface PickBoardProps {
  /** Begins the ids of its targets, which are unique on the page. */
  readonly id: string;
  readonly game: string;
  /** Another object after every change. */
  readonly position: Position;
  /** The move that led here. */
  readonly lastMove: Move | undefined;
  /** The side nearest to the viewer. */
  readonly bottom?: Side;
  readonly isOpen: boolean;
  readonly onMove: (move: Move) => void;
  /** No move begins or goes on with these targets; what was picked is dropped. */
  readonly onRefuse?: (targets: readonly string[]) => void;
}

/** A board beside the match, on which a legal move can be picked. */
export function PickBoard(props: PickBoardProps) {
  const { id, game, position, lastMove, bottom = 0, isOpen, onMove, onRefuse } = props;
  const [picked, setPicked] = useState<readonly string[]>([]);
  useEffect(() => setPicked([]), [position]);
  const legal = useMemo(() => legalMoves(position), [position]);
  const nameOf = useMemo(() => placeName(game, language.value), [game, language.value]);
  const drawing = artistOf(game).draw(position, {
    theme: theme.value,
    picked,
    bottom,
    ...(lastMove === undefined ? {} : { lastMove }),
  });
  const choose = (area: TargetArea) => {
    if (!isOpen) return;
    // A target that does not go on from those picked may begin another move.
    for (const chain of [[...picked, ...area.targets], area.targets]) {
      const inputs = inputsFrom(gameById(game), position, legal, chain);
      const complete = inputs.find(({ targets }) => targets.length === chain.length);
      if (complete !== undefined) {
        setPicked([]);
        onMove(complete.move);
        return;
      }
      if (inputs.length > 0) {
        setPicked(chain);
        return;
      }
    }
    setPicked([]);
    onRefuse?.(area.targets);
  };
  return (
    <GridBoard
      id={id}
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
