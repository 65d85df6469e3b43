import { gameById, loadGame, openingsOf } from '@tahoun/catalogue';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { language } from '../preferences.js';
import { useStore } from '../store.js';
import { type OpeningTable, openingTable, openingsAlong } from './table.js';

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
  const { match } = useStore();
  const { game, start, moves, cursor } = match.value;
  const [loaded, setLoaded] = useState<{ readonly game: string; readonly table: OpeningTable } | null>(null);
  useEffect(() => {
    tableOf(game).then(
      (table) => setLoaded({ game, table }),
      // The names are optional; the next time they are requested again.
      () => tables.delete(game),
    );
  }, [game]);
  const table = loaded?.game === game ? loaded.table : null;
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
