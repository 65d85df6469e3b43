import { gameById } from '@tahoun/catalogue';
import type { InputError, Side } from '@tahoun/core';
import { fittingOptions } from '@tahoun/games';
import { useMemo, useRef, useState } from 'preact/hooks';
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

export type NewGameForm = ReturnType<typeof useNewGame>;

/** State of the form of a new game, at first that of the match on the page. */
export function useNewGame() {
  const { match, startMatch } = useStore();
  const [gameId, setGameId] = useState(match.peek().game);
  const [variants, setVariants] = useState(() => variantsOf(gameById(match.peek().game), match.peek().start));
  const [position, setPosition] = useState('');
  const [players, setPlayers] = useState(match.peek().players);
  /** The sides whose players were chosen in the form. */
  const chosen = useRef(new Set<Side>());
  /** Whether the person gets a random side. */
  const [isByLot, setByLot] = useState(false);
  const [clock, setClock] = useState(match.peek().clock);
  const [problem, setProblem] = useState<InputError | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [, setLoaded] = useState(gameId);
  const game = isLoaded(gameId) ? gameById(gameId) : null;
  const options = useMemo(() => (game === null ? [] : startOptions(game)), [game, boardStyle.value]);
  const initial = useMemo(() => startOf(game, variants), [game, variants]);

  /** Resolves to whether the game is loaded. */
  const load = async (id: string): Promise<boolean> => {
    try {
      await loadGame(id);
      setLoaded(id);
      return true;
    } catch {
      setFailed(id);
      return false;
    }
  };
  const chooseGame = (id: string) => {
    setGameId(id);
    setFailed(null);
    void load(id);
    setVariants({});
    setPlayers(inAnotherGame(players));
    setPosition('');
    setProblem(null);
  };
  const seat = seatOf(players);
  const opponent = seat === undefined ? undefined : players[(1 - seat) as Side];
  const choosePlayer = (side: Side, spec: string) => {
    setByLot(false);
    chosen.current.add(side);
    setPlayers(withPlayer(players, side, spec, chosen.current.size > 1));
  };
  const chooseOpponent = (player: string) => setPlayers(against(player, seat ?? 0));
  const chooseSeat = (next: SeatChoice) => {
    setByLot(next === 'lot');
    const computer = opponent ?? players.find((player) => !isPerson(player)) ?? USUAL_OPPONENT;
    setPlayers(against(computer, next === 'lot' ? 0 : next));
  };
  const choosePeople = () => {
    setByLot(false);
    setPlayers(['human', 'human']);
  };
  /** The start that was chosen last counts: this one, or the position. */
  const chooseStart = (chosen: Record<string, string>) => {
    const fitting = game === null ? chosen : fittingOptions(game, chosen);
    setVariants(fitting);
    setPosition('');
    if (game !== null) setProblem(problemOf(game, fitting));
  };
  const choosePosition = (text: string) => {
    setPosition(text);
    setProblem(null);
  };
  const begin = (dialog: HTMLDialogElement | null) => {
    const own = position.trim();
    try {
      startMatch({
        game: gameById(gameId),
        players: isByLot && newSeed() % 2 === 1 ? [players[1], players[0]] : players,
        clock: freshClock(clock),
        ...(own === '' ? { variants } : { position: own }),
      });
      dialog?.close();
    } catch (error) {
      setProblem(asInputError(error));
    }
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const dialog = (event.currentTarget as HTMLFormElement).closest('dialog');
    // The dialog may have been closed while the game was being fetched.
    if (isLoaded(gameId) || ((await load(gameId)) && dialog?.open)) begin(dialog);
  };
  return {
    ...{ gameId, chooseGame, hasFailed: failed === gameId },
    /** Null until its code is loaded. */
    game,
    /** The start of the game; null while it is not known. */
    initial,
    ...{ options, variants, chooseStart, position, choosePosition, problem },
    ...{ players, choosePlayer, choosePeople, clock, setClock, submit },
    ...{ opponent, chooseOpponent, seat: isByLot ? ('lot' as const) : seat, chooseSeat },
  };
}

/** The side of the only person; undefined where there are none or two. */
function seatOf([first, second]: readonly [string, string]): Side | undefined {
  if (isPerson(first) === isPerson(second)) return undefined;
  return isPerson(first) ? 0 : 1;
}

function against(computer: string, seat: Side): [string, string] {
  return seat === 0 ? ['human', computer] : [computer, 'human'];
}
