import {
  type BoardArtist,
  type DrawOptions,
  MAX_SQUARES,
  THEMES,
  type ThemeName,
  toSvg,
} from '@tahoun/board';
import { type Game, type Move, type Side, quoteInput } from '@tahoun/core';
import type { PositionRequest } from '@tahoun/engine';
import { artistOf } from '../engine/games.js';
import { Refusal } from '../http/problem.js';
import type { BoardParameters, PictureParameters } from '../schemas/index.js';
import { type Question, positionQuestion } from '../search/question.js';
import { writeOrConfirm } from '../service/caching.js';
import { type Ctx, pauseOf } from '../service/env.js';

const DEFAULT_WIDTH = 800;
/** What a board has whose artist does not say. */
const USUAL_SQUARES = 100;

/** The position as an SVG document, the last of the moves played marked. */
export async function boardSvg(c: Ctx, parameters: BoardParameters): Promise<Response> {
  const picture = await pictureOf(c, parameters);
  return writeOrConfirm(c, ['board.svg', picture.key], async () => ({
    type: 'image/svg+xml',
    body: await draw(c, picture),
    isWhole: true,
  }));
}

/** The same in pixels, where the platform can draw. */
export async function boardPng(c: Ctx, { width = DEFAULT_WIDTH, height, ...parameters }: PictureParameters) {
  const { rasterise } = c.get('service').platform;
  if (rasterise === undefined) {
    throw new Refusal(
      404,
      'picture-unavailable',
      'this host cannot draw PNG images; /v1/board.svg gives the same picture',
    );
  }
  const picture = await pictureOf(c, parameters);
  return writeOrConfirm(c, ['board.png', picture.key, width, height ?? null], async () => {
    const svg = await draw(c, picture, width * (height ?? width));
    const framed = height === undefined ? svg : inTheMiddle(svg, width, height, parameters.theme);
    return { type: 'image/png', body: await rasterise(framed, width, c.get('client').id), isWhole: true };
  });
}

/** A picture in the middle of a larger one, as large as it can be. */
function inTheMiddle(svg: string, width: number, height: number, theme: ThemeName = 'light'): string {
  const inner = svg.replace(/ width="[\d.]+" height="[\d.]+"/, ` width="${width}" height="${height}"`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${THEMES[theme].paper}"/>${inner}</svg>`
  );
}

/** Has the client pay for a picture and draws it in its turn. @throws Refusal 429 for a client in debt. */
async function draw(
  c: Ctx,
  { drawing, title, theme, squares }: Awaited<ReturnType<typeof pictureOf>>,
  pixels = 0,
): Promise<string> {
  await c.get('client').charge({ square: squares, ...(pixels > 0 ? { pixel: pixels } : {}) });
  const { inTurn = async (work) => work() } = c.get('service').platform;
  const { id: client } = c.get('client');
  const drawn = await inTurn(drawing, client);
  return inTurn(() => toSvg(drawn, title, theme), client);
}

async function pictureOf(
  c: Ctx,
  { theme = 'light', bottom, coordinates = true, marks, ...parameters }: BoardParameters,
) {
  const question = await positionQuestion(parameters, pauseOf(c));
  const { game, position } = question.loaded;
  const artist = artistOf(game.id);
  const squares = artist.squares?.(position) ?? USUAL_SQUARES;
  if (squares > MAX_SQUARES) {
    const detail = `the position has ${squares} squares; expected at most ${MAX_SQUARES} in a picture`;
    const params = { found: squares, max: MAX_SQUARES };
    throw new Refusal(400, 'picture-too-large', detail, { field: 'position', params });
  }
  const options: DrawOptions = {
    theme,
    coordinates,
    bottom: bottom === undefined ? 0 : sideOf(game, bottom),
    ...(marks === undefined ? {} : { marks: marks.map((id) => markOf(artist, game, id)) }),
    ...lastMoveOf(question),
  };
  return {
    key: [question.request, options],
    squares,
    title: `${game.name}: ${game.formatPosition(position)}`,
    theme,
    drawing: () => artist.draw(position, options),
  };
}

/** @throws Refusal naming the letters of the sides. */
function sideOf(game: Game, letter: string): Side {
  const side = game.sides.findIndex(({ id }) => id === letter);
  if (side === 0 || side === 1) return side;
  const found = quoteInput(letter);
  const accepts = game.sides.map(({ id }) => id).join(', ');
  throw new Refusal(400, 'bottom-unknown', `there is no side "${found}"; expected ${accepts}`, {
    field: 'bottom',
    params: { found, accepts },
  });
}

/** @throws Refusal naming the marks of the game. */
function markOf({ marks = [] }: BoardArtist, game: Game, id: string): string {
  if (marks.some((mark) => mark.id === id)) return id;
  const found = quoteInput(id);
  const accepts = marks.map((mark) => mark.id).join(', ');
  const known = accepts === '' ? 'this game has none' : `expected ${accepts}`;
  throw new Refusal(400, 'mark-unknown', `${game.name} has no mark "${found}"; ${known}`, {
    field: 'marks',
    params: { found, accepts },
  });
}

/** The move that led to the position, where one was played. */
function lastMoveOf({ request, loaded }: Question<PositionRequest>): { lastMove?: Move } {
  const text = request.played?.at(-1);
  if (text === undefined) return {};
  // Taken back to read it in the position that it was played in, and played again.
  const { game, position } = loaded;
  position.undoMove();
  const lastMove = game.parseMove(position, text);
  position.makeMove(lastMove);
  return { lastMove };
}
