import { computed } from '@preact/signals';
import { type PieceSet, materialLead, takenPieces } from '@tahoun/board';
import { artistOf } from '@tahoun/catalogue';
import type { Side } from '@tahoun/core';
import { pieceWords, playingTexts } from '@tahoun/i18n';
import { boardStyle, language, wordsOf } from '../preferences.js';
import { perStore, useStore } from '../store.js';
import './taken.css';

/** Losses of both sides up to the move on the board, and the lead of the first; undefined without pieces. */
const balance = perStore(({ game, snapshot, start }) =>
  computed(() => {
    const { pieces } = artistOf(game.value);
    const { game: rules, moves, position } = snapshot.value;
    if (pieces === undefined) return undefined;
    const losses = takenPieces(pieces, rules.parsePosition(start.value), moves);
    return { pieces, losses, lead: materialLead(pieces, position) };
  }),
);

/** The pieces that a side has taken up to the move on the board, and its lead. */
export function Taken({ side }: { readonly side: Side }) {
  const now = balance(useStore()).value;
  if (now === undefined) return null;
  const lead = side === 0 ? now.lead : -now.lead;
  const from = (1 - side) as Side;
  return (
    <>
      <Row pieces={now.pieces} lost={now.losses[from]} side={from} />
      {lead > 0 && <span class="taken-lead">+{lead}</span>}
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
              dangerouslySetInnerHTML={{ __html: pieces.draw(kind, side, boardStyle.value) }}
            />
          ))}
        </span>
      ))}
    </div>
  );
}
