import { gameById, games } from '@tahoun/catalogue';
import { checkParameters, parsePlayer } from '@tahoun/engine';
import { savedTexts } from '@tahoun/i18n';
import {
  HANDED_OVER,
  type Match,
  gameOver,
  goTo,
  goToPath,
  handedOver,
  newMatch,
  showLine,
} from '@tahoun/match';
import { inputErrorText, language } from '../kit/preferences.js';
import { addressOf } from './address.js';
import { asInputError } from './page-match.js';
import { newSeed } from './state.js';
import type { Store } from './store.js';

/** Matches from addresses, and addresses to share. */

/**
 * The match in an address, between two people, or against the computer player that it names (`against`). Its game
 * has to be loaded, with its computer player where one is named.
 * @throws InputError for an unknown game, a position, a player or a move that is wrong.
 */
export function matchOfAddress(address: string, seed: number): Match {
  const [path = ''] = address.split('?', 1);
  const id = path.split('/').at(-1) ?? '';
  // A player in it may have a question mark of its own.
  const asked = new URLSearchParams(address.slice(path.length));
  const position = asked.get('position');
  const against = asked.get('against');
  if (against !== null) checkPlayer(id, against);
  const match = newMatch({
    game: gameById(id),
    players: ['human', against ?? 'human'],
    seed,
    ...(position === null ? {} : { position }),
  });
  // A later line comes before the others: so the first is the last.
  const lines = asked
    .getAll('moves')
    .map((moves) => legalLine(match, moves))
    .reverse();
  const whole = lines.reduce((shown, line) => showLine(shown, line), match);
  const line = lines.at(-1 - Number(asked.get('line') ?? 0)) ?? [];
  const ply = Number(asked.get('ply') ?? line.length);
  return goTo(goToPath(whole, line), Number.isInteger(ply) ? ply : line.length);
}

/** @throws InputError for a player that there is not, or numbers that its game does not have */
function checkPlayer(id: string, player: string): void {
  const spec = parsePlayer(player);
  if (spec.kind === 'computer' && spec.ask.parameters !== undefined)
    checkParameters(games.get(id), spec.ask.parameters);
}

/** The moves in the game's notation. @throws InputError for the first illegal one. */
function legalLine({ game: id, start }: Match, line: string): readonly string[] {
  const texts = line.split(' ').filter((text) => text !== '');
  const game = gameById(id);
  let position = game.parsePosition(start);
  return texts.map((text) => {
    if (text === HANDED_OVER) {
      position = handedOver(game, position).position;
      return text;
    }
    if (game.result(position) !== null) {
      throw gameOver(text);
    }
    const move = game.parseMove(position, text);
    const written = game.formatMove(position, move);
    position.makeMove(move);
    return written;
  });
}

/** The match in an address; shows the error and returns undefined where it holds none. */
export function readLink({ warn }: Store, address: string): Match | undefined {
  try {
    return matchOfAddress(address, newSeed());
  } catch (error) {
    const problem = asInputError(error);
    const text = () => savedTexts(language.value).badLink(inputErrorText(problem));
    warn(text);
    return undefined;
  }
}

/** Puts the address of the match on the page on the clipboard, or shows it where that is not allowed. */
export async function copyLink(store: Store): Promise<void> {
  const link = new URL(addressOf(store.match.peek()), location.href).href;
  await copyText(store, link, 'linkCopied', () => savedTexts(language.value).linkIs(link));
}

/** The same with the position on the board, as text. */
export async function copyPosition(store: Store): Promise<void> {
  const { game, position } = store.snapshot.peek();
  await copyText(store, game.formatPosition(position), 'positionCopied');
}

/** @param otherwise the notice where copying is not allowed; by default the text itself */
export async function copyText(
  { tell }: Store,
  copied: string,
  done: 'linkCopied' | 'positionCopied' | 'gameCopied',
  otherwise = () => copied,
): Promise<void> {
  const text = (await copyToClipboard(copied)) ? () => savedTexts(language.value)[done] : otherwise;
  tell(text);
}

/** Puts a text on the clipboard. @returns false where that is not allowed */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
