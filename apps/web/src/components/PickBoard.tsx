import { type TargetArea, inputsFrom } from '@tahoun/board';
import { artistOf, gameById } from '@tahoun/catalogue';
import { type Move, type Position, type Side, legalMoves } from '@tahoun/core';
import type { ComponentChild } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { boardStyle, language, placeName, words } from '../preferences.js';
import { GridBoard } from './GridBoard.js';
import { isDragged } from './targets.js';

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
  /** What is done on the board while no move can be picked: one is entered in advance. */
  readonly inAdvance?: InAdvance | undefined;
}

/** A move that is entered before it can be made. */
export interface InAdvance {
  readonly choose: (area: TargetArea) => void;
  /** A piece can be taken up there. */
  readonly lifts: (area: TargetArea) => boolean;
  readonly drag: (area: TargetArea) => void;
  readonly cancel: () => void;
  /** Shows what is entered so far on a board with these areas. */
  readonly mark: (areas: readonly TargetArea[]) => ComponentChild;
}

/** A board beside the match, on which a legal move can be picked. */
export function PickBoard(props: PickBoardProps) {
  const { id, game, position, lastMove, bottom = 0, isOpen, onMove, onRefuse, inAdvance } = props;
  const [picked, setPicked] = useState<readonly string[]>([]);
  useEffect(() => setPicked([]), [position]);
  const legal = useMemo(() => legalMoves(position), [position]);
  const nameOf = useMemo(() => placeName(game, language.value), [game, language.value]);
  const options = { ...boardStyle.value, picked, bottom, ...(lastMove === undefined ? {} : { lastMove }) };
  const artist = artistOf(game);
  const drawing = artist.draw(position, options);
  const layers = artist.layers?.(position, options);
  const inputsAfter = (targets: readonly string[]) => inputsFrom(gameById(game), position, legal, targets);
  const choose = (area: TargetArea) => {
    if (!isOpen) {
      inAdvance?.choose(area);
      return;
    }
    // A target that does not go on from those picked may begin another move.
    for (const chain of [[...picked, ...area.targets], area.targets]) {
      const inputs = inputsAfter(chain);
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
      layers={layers}
      scene={`${game} ${bottom}`}
      nameOf={nameOf}
      isOpen={isOpen}
      onChoose={choose}
      lifts={(area) =>
        isOpen ? isDragged(area.targets, inputsAfter(area.targets)) : inAdvance?.lifts(area) === true
      }
      onDrag={(area) => {
        const { targets } = area;
        if (!isOpen) inAdvance?.drag(area);
        else if (isDragged(targets, inputsAfter(targets))) setPicked(targets);
      }}
      onEscape={() => {
        setPicked([]);
        inAdvance?.cancel();
      }}
    >
      {layers === undefined && <g aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing.content }} />}
      {inAdvance?.mark(drawing.areas)}
    </GridBoard>
  );
}
