import { gameById } from '@tahoun/catalogue';
import { moveText } from '../preferences.js';
import { hrefOf } from './href.js';
import { positionAfter } from './PositionBoard.js';
import type { Walk } from './walk/model.js';
import { labWords } from './words.js';

interface SearchOnProps {
  readonly question: { readonly game: string; readonly position: string; readonly depth: number };
  readonly walk: Walk;
}

/** From the end of the line that both would play on, as deep again: the secondary search of the textbooks. */
export function SearchOn({
  question: { game, position: start, depth },
  walk: { nodes, line },
}: SearchOnProps) {
  const moves = line.slice(1).map((index) => nodes[index]?.node.name ?? '');
  const end = positionAfter(game, start, moves)?.position;
  const rules = gameById(game);
  if (moves.length === 0 || end === undefined || rules.result(end) !== null) return null;
  const asked = { game, position: rules.formatPosition(end), depth: String(depth) };
  return (
    <p class="lab-search-on">
      <a href={hrefOf('position', asked)}>
        {labWords.value.searchOn(moveText(game, moves.join(' ')), depth)}
      </a>
    </p>
  );
}
