import { type PieceSet, takenPieces } from '@tahoun/board';
import { artistOf } from '@tahoun/catalogue';
import type { Side } from '@tahoun/core';
import { pieceWords, playingTexts } from '@tahoun/i18n';
import { language, wordsOf } from '../preferences.js';
import { useStore } from '../store.js';
import './taken.css';

/** What was taken from each side up to the move on the board; nothing before anything was. */
export function Taken() {
  const { match, snapshot } = useStore();
  const { game, moves } = snapshot.value;
  const { pieces } = artistOf(game.id);
  if (pieces === undefined) return null;
  const losses = takenPieces(pieces, game.parsePosition(match.value.start), moves);
  return (
    <>
      {losses.map((lost, side) => (
        <Row key={side} pieces={pieces} lost={lost} side={side as Side} />
      ))}
    </>
  );
}

interface RowProps {
  readonly pieces: PieceSet;
  readonly lost: Readonly<Record<string, number>>;
  readonly side: Side;
}

function Row({ pieces, lost, side }: RowProps) {
  const { match } = useStore();
  const { game } = match.value;
  const kinds = pieces.kinds.filter((kind) => lost[kind] !== undefined);
  if (kinds.length === 0) return null;
  const words = kinds.map((kind) => pieceWords(language.value, game, kind, lost[kind] as number)).join(', ');
  const title = playingTexts(language.value).taken(wordsOf(game).sides[side].name);
  return (
    <div
      class="taken"
      role="img"
      aria-label={`${title}: ${words}`}
      title={title}
      data-testid={`taken-${side}`}
    >
      {kinds.map((kind) => (
        <span key={kind} class="taken-kind">
          {Array.from({ length: lost[kind] as number }, (_, i) => (
            <svg
              key={i}
              viewBox="0 0 64 64"
              aria-hidden="true"
              dangerouslySetInnerHTML={{ __html: pieces.draw(kind, side) }}
            />
          ))}
        </span>
      ))}
    </div>
  );
}
