import { gameById, loadGame, openingsOf } from '@tahoun/catalogue';
import { useMemo } from 'preact/hooks';
import { useFetched } from '../kit/hooks.js';
import { language } from '../kit/preferences.js';
import { useStore } from '../match/store.js';
import { type OpeningTable, openingTable, openingsAlong } from './openings.js';

/** One for each game, made at its first use. */
const tables = new Map<string, Promise<OpeningTable>>();

async function loadTable(id: string): Promise<OpeningTable> {
  await loadGame(id, ['openings']);
  return openingTable(gameById(id), openingsOf(id) ?? []);
}

function tableOf(id: string): Promise<OpeningTable> {
  const table = tables.get(id) ?? loadTable(id);
  tables.set(id, table);
  return table;
}

/** The name of the opening on the board. */
export function OpeningName() {
  const { game } = useStore();
  return <NameIn key={game.value} game={game.value} />;
}

function NameIn({ game }: { readonly game: string }) {
  const { match } = useStore();
  const { start, moves, cursor } = match.value;
  // The names are optional; the next time they are requested again.
  const table = useFetched(
    () => tableOf(game),
    () => tables.delete(game),
  );
  const along = useMemo(
    () => table && openingsAlong(table, gameById(game), { start, moves }),
    [table, start, moves],
  );
  const name = along?.[cursor]?.name[language.value];
  return (
    <span title={name} data-testid="opening">
      {name}
    </span>
  );
}
