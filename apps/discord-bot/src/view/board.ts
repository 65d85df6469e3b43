import { type BoardStyle, type Drawing, type ThemeName, toSvg } from '@tahoun/board';
import { artistOf } from '@tahoun/catalogue/all';
import type { Move, Side } from '@tahoun/core';
import {
  type GameTexts,
  type Language,
  discordTexts,
  gameTexts,
  moveWords,
  resultSentence,
} from '@tahoun/i18n';
import {
  type GameRecord,
  type Seat,
  claimOf,
  isBarelyBegun,
  isBetweenPeople,
  isPerson,
  isWatched,
} from '@tahoun/live';
import type { Progress } from '@tahoun/live/store';
import { type Snapshot, nextTurn, replayInPieces, resultOf, snapshotAt } from '@tahoun/match';
import type { APIComponentInContainer } from 'discord-api-types/v10';
import { type Action, formatCustomId } from './custom-id.js';
import {
  MAX_ALT,
  type Message,
  type MessageFile,
  button,
  card,
  linkButton,
  picture,
  row,
  shortened,
  text,
} from './message.js';
import type { Painter } from './painter.js';
import { pickRows } from './picker.js';
import { webLink } from './web-link.js';
import { countdown, nameOf, sideAndPlayer, whoSits } from './words.js';

/** Options of a board's view. */
export interface View {
  readonly language: Language;
  readonly style: BoardStyle & { readonly theme: ThemeName };
  /** Side nearest to the viewer. */
  readonly bottom: Side;
  /** Targets picked so far. */
  readonly picked?: readonly string[] | undefined;
  /** The open group of options, where there are too many for one select. */
  readonly group?: number | undefined;
  /** A move to show by an arrow or in outline. */
  readonly hint?: Move | undefined;
  /** Ids of the marks to show; by default those of the game. */
  readonly marks?: readonly string[] | undefined;
  /** Whether to write facts of theory on the pieces, where the board can. */
  readonly hasNotes?: boolean | undefined;
  /** Address of the web page, to which a finished game links. */
  readonly webUrl?: string | undefined;
  /** The computer's progress. */
  readonly progress?: Progress | undefined;
}

/** The game's message: the players, the board, the state of the game, and every action. */
export async function boardMessage(game: GameRecord, view: View, painter: Painter): Promise<Message> {
  await replayInPieces(game.match);
  const snapshot = snapshotAt(game.match);
  const words = gameTexts(view.language, game.match.game);
  const status = statusOf(game, snapshot, view, whoSits);
  const spoken = plain(statusOf(game, snapshot, view, nameOf));
  const board = await pictureOf(game.match.game, snapshot, view, painter, spoken);
  const components: APIComponentInContainer[] = [
    text(`### ${words.name}\n${titleOf(game, view.language)}`),
    ...board.components,
    text(game.deadline === null ? status : `${status}\n${timeOf(game.deadline, view.language)}`),
    ...(canMove(game, snapshot) ? pickRows(pickable(game), snapshot, board.drawing.areas, view) : []),
    ...buttonRows(game, view),
  ];
  const colour = Number.parseInt(COLOURS[snapshot.position.turn], 16);
  return card(components, board.files, colour);
}

/** The deadline, apart from the status: a screen reader would read it as a number. */
function timeOf(deadline: number, language: Language): string {
  return `-# ${discordTexts(language).moveUntil(countdown(deadline))}`;
}

/** Accent colour of the message by the side to move: amber and steel, which no game's pieces have. */
const COLOURS = ['b07908', '5b7a99'] as const;

function titleOf(game: GameRecord, language: Language): string {
  const texts = discordTexts(language);
  const pair = texts.versus(sideAndPlayer(game, 0, language), sideAndPlayer(game, 1, language));
  return game.rated || isWatched(game) ? pair : `${pair} · ${texts.unrated}`;
}

function canMove(game: GameRecord, snapshot: Snapshot): boolean {
  const { turn } = snapshot.position;
  return game.status === 'active' && isPerson(game.seats[turn]) && resultOf(game.match, snapshot) === null;
}

/** A drawn board, and what shows it in a message. */
interface Picture {
  readonly drawing: Drawing;
  readonly components: readonly APIComponentInContainer[];
  readonly files: readonly MessageFile[];
}

/** The board as a picture or, when that fails, as text: the game goes on either way. */
export async function pictureOf(
  gameId: string,
  { game, position, moves }: Snapshot,
  view: View,
  painter: Painter,
  status: string,
): Promise<Picture> {
  const texts = discordTexts(view.language);
  const words = gameTexts(view.language, gameId);
  const artist = artistOf(gameId);
  const { style, bottom, picked, marks, hint, hasNotes } = view;
  const options = { ...style, bottom, picked, marks, lastMove: moves.at(-1) };
  const drawn = artist.draw(position, options);
  const notes = hasNotes ? (artist.notes?.(position, options) ?? '') : '';
  const drawing = { ...drawn, content: drawn.content + notes };
  const overlay = hint === undefined ? '' : artist.preview(position, { move: hint }, options);
  // To draw a large board and to write it down take some milliseconds each.
  await nextTurn();
  try {
    const png = await painter.paint(toSvg(drawing, words.name, view.style.theme, overlay), drawing);
    const name = `${gameId}-${moves.length}.png`;
    const description = altText(words, drawing, status, texts.altPosition(game.formatPosition(position)));
    return { drawing, components: [picture(name, description)], files: [{ name, data: png, description }] };
  } catch {
    const written = game.formatPosition(position);
    return { drawing, components: [text(`${texts.pictureFailed}\n\`\`\`\n${written}\n\`\`\``)], files: [] };
  }
}

/** The position in words for screen readers; in the game's notation where the words are too long. */
export function altText(words: GameTexts, drawing: Drawing, status: string, position: string): string {
  const pieces = drawing.areas
    .filter(({ occupied }) => occupied === true)
    .map(({ label }) => words.labels[label.key]?.(label.params));
  const described = `${words.name}. ${status} ${pieces.join('; ')}`.trim();
  if (pieces.length > 0 && described.length <= MAX_ALT) return described;
  return shortened(`${words.name}. ${status} ${position}`, MAX_ALT);
}

/** The state of the game in a few short lines. @param name the name of a player: a mention, or plain text. */
function statusOf(
  game: GameRecord,
  snapshot: Snapshot,
  { language, progress }: View,
  name: (seat: Seat, language: Language) => string,
): string {
  const who = (side: Side) => name(game.seats[side], language);
  const texts = discordTexts(language);
  const words = gameTexts(language, game.match.game);
  const result = resultOf(game.match, snapshot);
  const { turn } = snapshot.position;
  const lines: string[] = [];
  const last = game.match.moves.at(-1);
  lines.push(
    last === undefined
      ? texts.noMovesYet
      : texts.lastMove(game.match.moves.length, moveWords(language, game.match.game, last)),
  );
  if (result !== null) lines.push(`**${resultSentence(language, game.match.game, result)}**`);
  else if (game.status === 'aborted') lines.push(`**${texts.aborted}**`);
  else if (game.status === 'stopped') lines.push(`**${texts.stopped}**`);
  else if (isPerson(game.seats[turn])) lines.push(`**${words.sides[turn].turn}** · ${who(turn)}`);
  else lines.push(`**${texts.thinking(who(turn))}**`);
  if (progress?.kind === 'depth') lines.push(texts.thinkingDepth(progress.depth));
  if (progress?.kind === 'trouble') lines.push(texts.engineTrouble);
  const figures = Object.entries(snapshot.game.figures(snapshot.position)).flatMap(([key, value]) =>
    words.figures[key] === undefined || value === 0 ? [] : [`${words.figures[key]}: ${value}`],
  );
  if (figures.length > 0) lines.push(`-# ${figures.join(' · ')}`);
  if (game.match.drawOffer !== null) lines.push(texts.drawOffered(who(game.match.drawOffer)));
  if (game.undo !== null) lines.push(texts.undoAsked(who(game.undo.by)));
  return lines.join('\n');
}

/** A status without Discord's markup, in one line. */
function plain(status: string): string {
  return status.replace(/\*\*|-# /g, '').replace(/\.?\s*\n/g, '. ');
}

function pickable({ id, match }: GameRecord) {
  return { id, shown: match.moves.length, game: match.game, prefix: '' } as const;
}

function buttonRows(game: GameRecord, { language, webUrl }: View): APIComponentInContainer[] {
  const { buttons } = discordTexts(language);
  const make = (action: Action, label: string, style?: 'success' | 'danger') =>
    button(formatCustomId({ game: game.id, shown: game.match.moves.length, action }), label, style);
  if (game.status !== 'active') {
    const hasMoves = game.match.moves.length > 0;
    return [
      row(
        make('again', buttons.again),
        make('analyse', buttons.analyse),
        ...(hasMoves ? [make('review', buttons.review)] : []),
        ...(hasMoves && webUrl !== undefined ? [linkButton(webLink(webUrl, game.match), buttons.web)] : []),
      ),
    ];
  }
  if (isWatched(game)) return [row(make('resign', buttons.stop, 'danger'), make('analyse', buttons.analyse))];
  const rows: APIComponentInContainer[] = [];
  const [isDrawOffered, isUndoAsked] = [game.match.drawOffer !== null, game.undo !== null];
  // With two open questions, each button names the one that it answers.
  const { agree, refuse } = buttons;
  const words =
    isDrawOffered && isUndoAsked
      ? buttons
      : { agreeDraw: agree, refuseDraw: refuse, agreeUndo: agree, refuseUndo: refuse };
  if (isDrawOffered)
    rows.push(row(make('agree-draw', words.agreeDraw, 'success'), make('refuse-draw', words.refuseDraw)));
  if (isUndoAsked)
    rows.push(row(make('agree-undo', words.agreeUndo, 'success'), make('refuse-undo', words.refuseUndo)));
  rows.push(
    row(
      make('type', buttons.type),
      make('hint', buttons.hint),
      make('undo', buttons.undo),
      make('draw', claimOf(game) === null ? buttons.draw : buttons.claimDraw),
      make('resign', buttons.resign, 'danger'),
    ),
  );
  const canAbort = isBetweenPeople(game) && isBarelyBegun(game) && game.tournamentId === null;
  const more = [
    ...(webUrl === undefined ? [] : [make('open', buttons.web)]),
    ...(canAbort ? [make('abort', buttons.abort)] : []),
  ];
  if (more.length > 0) rows.push(row(...more));
  return rows;
}
