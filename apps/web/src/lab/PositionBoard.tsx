import './position-board.css';
import type { Drawing } from '@tahoun/board';
import { artistOf, gameById, gameIds } from '@tahoun/catalogue';
import type { Move, Position } from '@tahoun/core';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isLoaded, loadGame } from '../kit/load-game.js';
import { boardStyle, gameTitleOf, moveText, wordsOf } from '../kit/preferences.js';
import { Choice, Field } from './Fields.js';
import { attempt, labWords, positionOf } from './page.js';

interface PositionBoardProps {
  readonly game: string;
  /** Text form; empty for the start of the game. */
  readonly start: string;
  /** Moves from there. */
  readonly moves?: readonly string[];
  /** Whether the words about trees belong to it. */
  readonly isOfTree?: boolean;
  /** SVG over the board, in the units of its drawing. */
  readonly overlay?: (drawing: Drawing) => ComponentChildren;
}

/** A position, such as that at a node of a tree. */
export function PositionBoard({ game, start, moves = [], isOfTree = false, overlay }: PositionBoardProps) {
  const texts = labWords.value;
  const [ready, setReady] = useState(isLoaded(game));
  useEffect(() => {
    loadGame(game).then(
      () => setReady(true),
      () => setReady(false),
    );
  }, [game]);
  if (!ready) return null;
  const shown = positionAfter(game, start, moves);
  if (shown === null) return null;
  const { position, lastMove } = shown;
  const artist = artistOf(game);
  const drawing = artist.draw(position, { ...boardStyle.value, lastMove });
  const rules = gameById(game);
  const result = rules.result(position);
  const { sides } = wordsOf(game);
  const turn =
    result === null ? sides[position.turn].turn : result.winner === null ? '' : sides[result.winner].wins;
  return (
    <figure class="lab-board">
      {isOfTree && <figcaption>{texts.boardAt}</figcaption>}
      <svg
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        role="img"
        aria-label={rules.formatPosition(position)}
      >
        <g
          dangerouslySetInnerHTML={{
            __html: drawing.content + (artist.notes?.(position, boardStyle.value) ?? ''),
          }}
        />
        {overlay?.(drawing)}
      </svg>
      <p>
        <strong>{turn}</strong>{' '}
        {moves.length > 0 && <span class="lab-line">{moveText(game, moves.join(' '))}</span>}
      </p>
      {isOfTree && <p class="field-hint">{texts.boardHint}</p>}
    </figure>
  );
}

/** Null while the trees and the page are of different positions, or for an invalid text. */
export function positionAfter(
  id: string,
  start: string,
  moves: readonly string[] = [],
): { readonly position: Position; readonly lastMove: Move | undefined } | null {
  const game = gameById(id);
  return attempt(() => {
    const position = positionOf(game, start);
    let lastMove: Move | undefined;
    for (const text of moves) {
      lastMove = game.parseMove(position, text);
      position.makeMove(lastMove);
    }
    return { position, lastMove };
  }).read;
}

interface PositionFieldsProps {
  readonly game: string;
  /** As it was typed; empty for the start of the game. */
  readonly position: string;
  readonly onChange: (next: { readonly game: string; readonly position: string }) => void;
}

/** A game, and a position of it as text. Another game begins at its start. */
export function PositionFields({ game, position, onChange }: PositionFieldsProps) {
  const texts = labWords.value;
  return (
    <>
      <Choice
        label={texts.game}
        value={game}
        choices={gameIds()}
        nameOf={(id) => gameTitleOf(id).name}
        onChange={(next) => onChange({ game: next, position: '' })}
      />
      <Field label={texts.position}>
        {(id) => (
          <input
            id={id}
            type="text"
            class="lab-wide"
            value={position}
            spellcheck={false}
            placeholder={texts.positionHint}
            onInput={(event) => onChange({ game, position: event.currentTarget.value })}
          />
        )}
      </Field>
    </>
  );
}
