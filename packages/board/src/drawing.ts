import type { Move, Position, Side } from '@tahoun/core';

/** Colours of a drawing. `ink` is text and lines on `paper`. */
export interface Theme {
  readonly paper: string;
  readonly ink: string;
  readonly faint: string;
  /** Sides 0 and 1: a strong and a soft shade each. */
  readonly sides: readonly [SideColours, SideColours];
  /** Last move and hints on the paper. */
  readonly accent: string;
  /** The same on a coloured square. */
  readonly mark: string;
  readonly free: string;
  readonly blocked: string;
}

interface SideColours {
  readonly strong: string;
  readonly soft: string;
}

export const THEMES = {
  light: {
    paper: '#fbfaf7',
    ink: '#23272f',
    faint: '#c9c4b8',
    sides: [
      { strong: '#2563b8', soft: '#bcd4f2' },
      { strong: '#c2402e', soft: '#f5c9c0' },
    ],
    accent: '#b07908',
    mark: '#ffd84d',
    free: '#efece4',
    blocked: '#7a766c',
  },
  dark: {
    paper: '#1b1e24',
    ink: '#e9e6df',
    faint: '#4a4f59',
    sides: [
      { strong: '#4f93ea', soft: '#24405f' },
      { strong: '#e8705d', soft: '#5d2c25' },
    ],
    accent: '#f0b93a',
    mark: '#ffe07a',
    free: '#2b3038',
    blocked: '#0e1013',
  },
} as const satisfies Record<string, Theme>;

export type ThemeName = keyof typeof THEMES;

/** Materials of a board. */
export const LOOKS = ['wood', 'paper', 'slate'] as const;
export type Look = (typeof LOOKS)[number];

/** Styles of pieces: in plain lines, which is the default, or turned as of wood. */
export const PIECE_STYLES = ['plain', 'turned'] as const;
export type PieceStyle = (typeof PIECE_STYLES)[number];

/** Style of a board's drawing. */
export interface BoardStyle {
  /** `light` by default. */
  readonly theme?: ThemeName | undefined;
  /** The game's own by default, and where its board has no such look. */
  readonly look?: Look | undefined;
  /** `plain` by default; for pieces that can be drawn in several ways. */
  readonly pieces?: PieceStyle | undefined;
}

/** Marks and areas to show besides the position itself. */
export interface DrawOptions extends BoardStyle {
  /** The move that led to the position, to mark it. */
  readonly lastMove?: Move | undefined;
  /** Draws the coordinates; true by default. */
  readonly coordinates?: boolean | undefined;
  /** The targets picked so far of a move that takes several; these and their continuations are marked. */
  readonly picked?: readonly string[] | undefined;
  /** The side nearest to the viewer, 0 by default; boards that look alike from both sides never turn. */
  readonly bottom?: Side | undefined;
  /** Ids of the artist's `marks` to show; left out, those that are shown by default. */
  readonly marks?: readonly string[] | undefined;
  /** While a position is set up: areas for all pieces that may be put or taken away, not for moves. */
  readonly isSetUp?: boolean | undefined;
}

/** Marks that a person may switch on and off, such as those that help beginners. `@tahoun/i18n` has their names. */
export interface MarkKind {
  readonly id: string;
  /** Whether they are shown by default. */
  readonly isDefault: boolean;
}

/** A legal move whose effect is to be shown before it is played. */
export interface Preview {
  readonly move: Move;
  /** The area that was pointed at, if one was. */
  readonly area?: TargetArea;
}

/** A text for people, by key; `@tahoun/i18n` has the words. */
export interface Label {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** An area of the drawing that a person can point at. Coordinates are those of the drawing. */
export interface TargetArea {
  /** The targets it stands for, in the order of picking; see `Game.targets`. */
  readonly targets: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Row and column for arrow keys and screen readers, from 0 at the top left. */
  readonly row: number;
  readonly column: number;
  readonly label: Label;
  /** Whether a description of the board has to mention the area. */
  readonly occupied?: boolean;
}

/** A position as a picture. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** The content of an `<svg viewBox="0 0 width height">`. Self-contained: no styles, no ids. */
  readonly content: string;
  readonly areas: readonly TargetArea[];
}

/** A point of a drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A piece, a stone, a cell of land, a bar of chocolate: anything that comes, goes or moves. */
export interface DrawnPiece {
  /** Pieces of the same kind look alike. */
  readonly kind: string;
  /** Null for a piece that belongs to nobody. */
  readonly side: Side | null;
  /** The target that it stands on. */
  readonly target: string;
  /** Its middle on the drawing. */
  readonly x: number;
  readonly y: number;
  /** SVG round the point 0, 0. */
  readonly content: string;
  /** It never leaves its place: another one there is another piece. */
  readonly isFixed?: boolean;
  /** The point where a new piece comes from, such as the top of a column. */
  readonly from?: Point;
  /** The points over which the last move led it, from its first place to this one. */
  readonly route?: readonly Point[];
}

/** A position in layers: the layer under the pieces, the pieces, and the layer over them. */
export interface Layers {
  readonly under: string;
  readonly pieces: readonly DrawnPiece[];
  readonly over: string;
}

/** A position in layers whose pieces can be drawn anywhere: of it both a picture and its layers are made. */
export interface Scene extends Omit<Layers, 'pieces'> {
  readonly pieces: readonly (Omit<DrawnPiece, 'content'> & { draw(at: Point): string })[];
}

/** The scene as one picture, each piece drawn in its place. */
export function contentOf({ under, pieces, over }: Scene): string {
  return under + pieces.map((piece) => piece.draw(piece)).join('') + over;
}

/** The scene in layers, each piece drawn round the point 0, 0. */
export function layersOf({ under, pieces, over }: Scene): Layers {
  const drawn = pieces.map(({ draw, ...piece }) => ({ ...piece, content: draw({ x: 0, y: 0 }) }));
  return { under, pieces: drawn, over };
}

/** The pieces of a game, where they can be taken. */
export interface PieceSet<P extends Position = Position> {
  /** The least first. */
  readonly kinds: readonly string[];
  /** Values of the kinds, in units of the least; left out where they do not show which side leads. */
  readonly values?: readonly number[];
  /** Number of a side's pieces of each kind on the board. */
  counts(position: P, side: Side): readonly number[];
  /** One piece, as SVG in a box of 64 x 64. */
  draw(kind: string, side: Side, style: BoardStyle): string;
}

/** Squares in a picture that a server draws, at most: what the largest bar of chocolate has, and half a megabyte of SVG. */
export const MAX_SQUARES = 3600;

/** Draws a game. Pure: the same input gives the same picture. */
export interface BoardArtist<P extends Position = Position> {
  /** True when the board can be seen from either side, so that `bottom` counts. */
  readonly turns?: boolean;
  /** A position that shows the character of the game, in its text form; by default the starting position. */
  readonly cover?: string;
  /** The looks of its board, its own among them; a board without any looks the same in all of them. */
  readonly looks?: readonly Look[];
  /** Its pieces can be drawn in every style; others look the same in all. */
  readonly hasPieceStyles?: boolean;
  /** Marks on demand, in the order in which they are offered. */
  readonly marks?: readonly MarkKind[];
  /** Players of the game number its moves in pairs: 1. e4 e5. */
  readonly pairsMoves?: boolean;
  /** Fills of the pieces of sides 0 and 1, where those are not the sides' colours of the theme. */
  readonly pieceColours?: readonly [string, string];
  readonly pieces?: PieceSet<P>;
  /**
   * Squares in the drawing of a position, where positions may be of any size: a server draws `MAX_SQUARES` at most.
   */
  squares?(position: P): number;
  draw(position: P, options: DrawOptions): Drawing;
  /** The content of the drawing in layers, so that a client can move the pieces; the whole is under them where this is left out. */
  layers?(position: P, options: DrawOptions): Layers;
  /** The effect of a move, as SVG to lay over the drawing of the position with the same options. */
  preview(position: P, preview: Preview, options: DrawOptions): string;
  /** Facts of the game's theory, as SVG to lay over the drawing of the position with the same options; in games with such. */
  notes?(position: P, options: DrawOptions): string;
  /**
   * The board in characters, one line a row; `paint` colours a text for a side, or dims it.
   * @param bottom the side that it is seen from, where the board `turns`.
   */
  text(position: P, paint: Paint, lastMove?: Move, bottom?: Side): string;
}

/** The ids of the marks that are shown by default. */
export function defaultMarks(marks: readonly MarkKind[] = []): string[] {
  return marks.filter(({ isDefault }) => isDefault).map(({ id }) => id);
}

/** Colours a piece of terminal text. */
export type Paint = (text: string, colour: 'side0' | 'side1' | 'dim' | 'mark') => string;

/** One SVG element. Attributes are numbers and our own strings, text is escaped. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  text?: string,
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return text === undefined
    ? `<${name}${written.join('')}/>`
    : `<${name}${written.join('')}>${escapeText(text)}</${name}>`;
}

/** The name of a row or a column beside a board. */
export function edgeLabel(
  name: string,
  at: Point,
  anchor: 'middle' | 'end',
  size: number,
  ink: string,
): string {
  const style = {
    fill: ink,
    'fill-opacity': 0.65,
    'font-family': 'system-ui, sans-serif',
    'font-size': size,
  };
  return element('text', { ...style, ...at, 'text-anchor': anchor }, name);
}

/** A cross of two strokes, in a wider casing that keeps it legible on any ground. @param arm half its width */
export function cross({ x, y }: Point, arm: number, casing: Stroke, line: Stroke): string {
  const d = `M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`;
  return [casing, line]
    .map(({ stroke, width }) =>
      element('path', { d, stroke, 'stroke-width': width, 'stroke-linecap': 'round' }),
    )
    .join('');
}

interface Stroke {
  readonly stroke: string;
  readonly width: number;
}

export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** A complete SVG document, for files, the endpoint and pictures. @param overlay a `preview`, if any. */
export function toSvg(
  { width, height, content }: Omit<Drawing, 'areas'>,
  title: string,
  theme: ThemeName = 'light',
  overlay = '',
): string {
  const paper = element('rect', { width, height, fill: THEMES[theme].paper });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">` +
    `<title>${escapeText(title)}</title>${paper}${content}${overlay}</svg>`
  );
}
