import { type PieceSet, takenPieces } from '@tahoun/board';
import { artistOf } from '@tahoun/catalogue';
import type { Side } from '@tahoun/core';
import { pieceWords, playingTexts } from '@tahoun/i18n';
import { useMemo } from 'preact/hooks';
import { language, wordsOf } from '../preferences.js';
import { useStore } from '../store.js';
import './taken.css';

export const TakenByFirst = () => <Taken from={1} />;
export const TakenBySecond = () => <Taken from={0} />;

/** What was taken from a side up to the move on the board; nothing before anything was. */
function Taken({ from }: { readonly from: Side }) {
  const { match, snapshot } = useStore();
  const { game, moves } = snapshot.value;
  const { start } = match.value;
  const { pieces } = artistOf(game.id);
  const losses = useMemo(
    () => pieces && takenPieces(pieces, game.parsePosition(start), moves)[from],
    [game, start, moves, from],
  );
  if (pieces === undefined || losses === undefined) return null;
  return <Row pieces={pieces} lost={losses} side={from} />;
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
