import { gameById } from '@tahoun/catalogue';
import type { Game, InputError, Side } from '@tahoun/core';
import { fittingOptions } from '@tahoun/games';
import type { Clock, Match } from '@tahoun/match';
import { useMemo, useState } from 'preact/hooks';
import { isLoaded, loadGame } from '../kit/load-game.js';
import { boardStyle } from '../kit/preferences.js';
import { asInputError, freshClock, inAnotherGame, isPerson, withPlayer } from '../match/page-match.js';
import { newSeed } from '../match/state.js';
import { useStore } from '../match/store.js';
import type { SeatChoice } from '../players/OpponentChoice.js';
import { startOptions } from './StartChoice.js';
import { problemOf, startOf, variantsOf } from './starts.js';

/** The default opponent of a person. */
const USUAL_OPPONENT = 'level:3';

/** What the form of a new game shows. */
interface FormState {
  readonly gameId: string;
  /** Null until its code is loaded. */
  readonly game: Game | null;
  /** Its code could not be loaded. */
  readonly hasFailed: boolean;
  readonly variants: Readonly<Record<string, string>>;
  /** Text of a custom position, which counts instead of the variants; empty without one. */
  readonly position: string;
  /** Error in the start of the game. */
  readonly problem: InputError | null;
  readonly players: Match['players'];
  /** The sides whose players were chosen one by one. */
  readonly chosenSides: readonly Side[];
  /** The person gets a random side. */
  readonly isByLot: boolean;
  readonly clock: Clock | null;
}

export type NewGameForm = ReturnType<typeof useNewGame>;

/** The form of a new game, at first that of the match on the page. */
export function useNewGame() {
  const { match, startMatch } = useStore();
  const [form, setForm] = useState(() => formOf(match.peek()));
  const change = (next: Partial<FormState>) => setForm((now) => ({ ...now, ...next }));

  const { gameId, game, variants, position, players, chosenSides, isByLot, clock } = form;
  const options = useMemo(() => (game === null ? [] : startOptions(game)), [game, boardStyle.value]);
  const initial = useMemo(() => startOf(game, variants), [game, variants]);
  const side = sideOfPerson(players);
  const opponent = side === undefined ? undefined : players[(1 - side) as Side];

  const load = async (id: string): Promise<Game | null> => {
    const loaded = await loadGame(id).then(
      () => gameById(id),
      () => null,
    );
    const next = { game: loaded, hasFailed: loaded === null };
    // Another one may have been chosen meanwhile.
    setForm((now) => (now.gameId === id ? { ...now, ...next } : now));
    return loaded;
  };
  const chooseGame = (id: string) => {
    change({
      ...{ gameId: id, game: isLoaded(id) ? gameById(id) : null, hasFailed: false },
      ...{ variants: {}, position: '', problem: null, players: inAnotherGame(players) },
    });
    void load(id);
  };
  /** The start that was chosen last counts: this one, or the position. */
  const chooseStart = (chosen: Readonly<Record<string, string>>) => {
    const variants = game === null ? chosen : fittingOptions(game, chosen);
    change({ variants, position: '', problem: game && problemOf(game, variants) });
  };
  const choosePosition = (position: string) => change({ position, problem: null });
  const choosePlayer = (side: Side, spec: string) => {
    const others = chosenSides.filter((each) => each !== side);
    change({
      isByLot: false,
      chosenSides: [...others, side],
      players: withPlayer(players, side, spec, others.length > 0),
    });
  };
  const chooseOpponent = (player: string) => change({ players: against(player, side ?? 0) });
  const chooseSeat = (seat: SeatChoice) => {
    const computer = opponent ?? players.find((player) => !isPerson(player)) ?? USUAL_OPPONENT;
    change({ isByLot: seat === 'lot', players: against(computer, seat === 'lot' ? 0 : seat) });
  };
  const choosePeople = () => change({ isByLot: false, players: ['human', 'human'] });
  const chooseClock = (clock: Clock | null) => change({ clock });

  const begin = (rules: Game, dialog: HTMLDialogElement | null) => {
    const own = position.trim();
    try {
      startMatch({
        game: rules,
        players: isByLot && newSeed() % 2 === 1 ? [players[1], players[0]] : players,
        clock: freshClock(clock),
        ...(own === '' ? { variants } : { position: own }),
      });
      dialog?.close();
    } catch (error) {
      change({ problem: asInputError(error) });
    }
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const dialog = (event.currentTarget as HTMLFormElement).closest('dialog');
    const rules = game ?? (await load(gameId));
    // The dialog may have been closed while the game was being fetched.
    if (rules !== null && dialog?.open) begin(rules, dialog);
  };
  return {
    ...form,
    /** The start of the game; null while it is not known. */
    initial,
    options,
    opponent,
    seat: isByLot ? ('lot' as const) : side,
    ...{ chooseGame, chooseStart, choosePosition, choosePlayer, chooseOpponent, chooseSeat, choosePeople },
    ...{ chooseClock, submit },
  };
}

function formOf({ game: gameId, start, players, clock }: Match): FormState {
  const game = gameById(gameId);
  return {
    ...{ gameId, game, hasFailed: false },
    ...{ variants: variantsOf(game, start), position: '', problem: null },
    ...{ players, chosenSides: [], isByLot: false, clock },
  };
}

/** The side of the only person; undefined where there are none or two. */
function sideOfPerson([first, second]: readonly [string, string]): Side | undefined {
  if (isPerson(first) === isPerson(second)) return undefined;
  return isPerson(first) ? 0 : 1;
}

function against(computer: string, seat: Side): [string, string] {
  return seat === 0 ? ['human', computer] : [computer, 'human'];
}
