import { computed } from '@preact/signals';
import { type PieceSet, materialLead, takenPieces } from '@tahoun/board';
import { artistOf } from '@tahoun/catalogue';
import type { Side } from '@tahoun/core';
import { pieceWords, playingTexts } from '@tahoun/i18n';
import { HANDED_OVER, snapshotAt } from '@tahoun/match';
import { boardStyle, language, wordsOf } from '../kit/preferences.js';
import { perStore, useStore } from '../match/store.js';
import './taken.css';

/** Losses of both sides up to the move on the board, and the lead of the first; undefined without pieces. */
const balance = perStore(({ game, match, snapshot }) =>
  computed(() => {
    const { pieces } = artistOf(game.value);
    if (pieces === undefined) return undefined;
    const { moves, cursor } = match.value;
    const handedOver = [...moves.slice(0, cursor).entries()].filter(([, move]) => move === HANDED_OVER);
    const stretches = [...handedOver.map(([ply]) => snapshotAt(match.value, ply)), snapshot.value];
    const losses = stretches
      .map(({ game: rules, start, moves }) => takenPieces(pieces, rules.parsePosition(start), moves))
      .reduce(([first, second], [more, others]) => [added(first, more), added(second, others)]);
    return { pieces, losses, lead: materialLead(pieces, snapshot.value.position) };
  }),
);

type Losses = Readonly<Record<string, number>>;

function added(some: Losses, more: Losses): Losses {
  const sums = Object.entries(more).map(([kind, lost]) => [kind, (some[kind] ?? 0) + lost]);
  return { ...some, ...Object.fromEntries(sums) };
}

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
