import { type TargetArea, inputsFrom } from '@tahoun/board';
import { artistOf, gameById } from '@tahoun/catalogue';
import { type Move, type Position, type Side, legalMoves } from '@tahoun/core';
import type { ComponentChild } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { boardStyle, confirmsMoves, language, placeName, words } from '../preferences.js';
import { GridBoard } from './GridBoard.js';
import { choiceOf, isDragged } from './targets.js';

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
  /** A move is marked that is made when its place is chosen again, or is no longer. */
  readonly onPropose?: (isProposed: boolean) => void;
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

/** What was chosen so far of a move, and one that is made when its place is chosen again. */
interface Begun {
  /** What belonged to another position is void. */
  readonly at: Position | null;
  readonly picked: readonly string[];
  readonly proposed: { readonly area: TargetArea; readonly move: Move } | null;
}

const NOTHING: Begun = { at: null, picked: [], proposed: null };

/** A board beside the match, on which a legal move can be picked. */
export function PickBoard(props: PickBoardProps) {
  const { id, game, position, lastMove, bottom = 0, isOpen, onMove, onRefuse, onPropose, inAdvance } = props;
  const [begun, setBegun] = useState(NOTHING);
  const { picked, proposed } = begun.at === position ? begun : NOTHING;
  const begin = (next: Partial<Begun>) => {
    setBegun({ ...NOTHING, at: position, ...next });
    if (begun.proposed !== null || next.proposed) onPropose?.(next.proposed != null);
  };
  useEffect(() => begin({}), [position, isOpen]);
  const legal = useMemo(() => legalMoves(position), [position]);
  const nameOf = useMemo(() => placeName(game, language.value), [game, language.value]);
  const options = { ...boardStyle.value, picked, bottom, ...(lastMove === undefined ? {} : { lastMove }) };
  const artist = artistOf(game);
  const drawing = artist.draw(position, options);
  const layers = artist.layers?.(position, options);
  const inputsAfter = (targets: readonly string[]) => inputsFrom(gameById(game), position, legal, targets);
  const confirms = confirmsMoves.value;
  const choose = (area: TargetArea) => {
    if (!isOpen) {
      inAdvance?.choose(area);
      return;
    }
    const choice = choiceOf(picked, area, inputsAfter, { proposed: proposed?.area ?? null, confirms });
    begin({
      ...(choice.kind === 'pick' && { picked: choice.chain }),
      ...(choice.kind === 'propose' && { proposed: { area, move: choice.move } }),
    });
    if (choice.kind === 'play') onMove(choice.move);
    else if (choice.kind === 'refuse') onRefuse?.(area.targets);
  };
  const mark = proposed === null ? '' : artist.preview(position, proposed, options);
  const picture = layers === undefined ? drawing.content : '';
  return (
    <GridBoard
      id={id}
      label={words.value.board}
      drawing={drawing}
      layers={layers}
      scene={`${game} ${bottom}`}
      nameOf={nameOf}
      isOpen={isOpen}
      confirms={confirms}
      onChoose={choose}
      lifts={(area) =>
        isOpen ? isDragged(area.targets, inputsAfter(area.targets)) : inAdvance?.lifts(area) === true
      }
      onDrag={(area) => {
        const { targets } = area;
        if (!isOpen) inAdvance?.drag(area);
        else if (isDragged(targets, inputsAfter(targets))) begin({ picked: targets });
      }}
      onEscape={() => {
        begin({});
        inAdvance?.cancel();
      }}
    >
      <g aria-hidden="true" class="over" dangerouslySetInnerHTML={{ __html: picture + mark }} />
      {inAdvance?.mark(drawing.areas)}
    </GridBoard>
  );
}
