import { type Hit, artistOf } from '@tahoun/board';
import { InputError, type Move, legalMoves } from '@tahoun/core';
import { type BestMoveAnswer, parsePlayer } from '@tahoun/engine';
import { type GameId, isGameId } from '@tahoun/games';
import { errorText } from '@tahoun/i18n';
import { type Match, loadMatch, momentAt, newMatch, resultOf, saveMatch } from '@tahoun/match';
import { computed, effect, signal } from '@preact/signals';
import { language, recall, remember, theme } from './preferences.js';

/** The level that a new visitor meets. */
const FIRST_OPPONENT = 'level:3';
const FIRST_GAME: GameId = 'zabor';

/** The game on the page. Everything else is derived from it or is passing state of the view. */
export const match = signal<Match>(firstMatch());

export const moment = computed(() => momentAt(match.value));
export const result = computed(() => resultOf(match.value, moment.value));
export const legal = computed<readonly Move[]>(() => (result.value === null ? legalMoves(moment.value.position) : []));

/** The spec of whoever is to move. */
export const onTurn = computed(() => parsePlayer(match.value.players[moment.value.position.turn]));
/** True while all the moves of the match are on the board. */
export const atEnd = computed(() => match.value.cursor === match.value.moves.length);
export const humanToMove = computed(() => result.value === null && onTurn.value.kind === 'human');

/** The search under way; null while nobody thinks. */
export const thinking = signal<AbortController | null>(null);
/** The computer waits for the user's word. */
export const paused = signal(false);
/** True while the moves are being shown one after the other. */
export const replaying = signal(false);
/** What the engine said last, for the panel. */
export const lastAnswer = signal<BestMoveAnswer | null>(null);

/** Targets picked so far of a move that takes several. */
export const picked = signal<readonly string[]>([]);
/** The place under the pointer or the keyboard's cursor. */
export const pointed = signal<Hit | null>(null);
/** A suggested move, shown on the board. */
export const hint = signal<Move | null>(null);

/** A line to the user. An error is shown as such. */
export interface Notice {
  readonly text: string;
  readonly isError: boolean;
}
export const notice = signal<Notice | null>(null);

/** The picture of the board as it is now. */
export const drawing = computed(() => {
  const { game, position, moves } = moment.value;
  const preview = previewed();
  const lastMove = moves.at(-1);
  return artistOf(game.id as GameId).draw(position, {
    theme: theme.value,
    ...(lastMove === undefined ? {} : { last: { before: position, move: lastMove } }),
    ...(preview === undefined ? {} : { preview }),
  });
});

/** The move that the pointed place would make, else the hinted one. */
function previewed(): { move: Move; hit?: Hit } | undefined {
  const hit = pointed.value;
  if (hit !== null && humanToMove.value) {
    const move = moveAt([...picked.value, ...hit.targets]);
    if (move !== undefined) return { move, hit };
  }
  return hint.value === null ? undefined : { move: hint.value };
}

/** The legal move that a complete chain of targets stands for. */
export function moveAt(targets: readonly string[]): Move | undefined {
  const { game, position } = moment.value;
  return legal.value.find((move) =>
    game
      .targets(position, move)
      .some((sequence) => sequence.length === targets.length && sequence.every((target, i) => target === targets[i])),
  );
}

/** True when more targets can make the chain a move. */
export function isPrefix(targets: readonly string[]): boolean {
  const { game, position } = moment.value;
  return legal.value.some((move) =>
    game.targets(position, move).some((sequence) => targets.every((target, i) => target === sequence[i])),
  );
}

/** Shows an error of the user's input in the page's language. Others are thrown on. */
export function showError(error: unknown): void {
  notice.value = { text: inputErrorText(error), isError: true };
}

/** @throws the error itself when it is not about input. */
export function inputErrorText(error: unknown): string {
  if (!(error instanceof InputError)) throw error;
  return errorText(language.value, error);
}

function firstMatch(): Match {
  const saved = recall('match');
  if (saved !== null) {
    try {
      return loadMatch(saved);
    } catch {
      // A match saved by another version: start afresh.
    }
  }
  const wanted = location.hash.slice(1);
  return newMatch({ game: isGameId(wanted) ? wanted : FIRST_GAME, players: ['human', FIRST_OPPONENT], seed: newSeed() });
}

export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] as number;
}

effect(() => remember('match', saveMatch(match.value)));
