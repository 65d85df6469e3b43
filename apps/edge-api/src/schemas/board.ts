import { THEMES, type ThemeName } from '@tahoun/board';
import * as z from 'zod';
import { position, whole } from './fields.js';

/** Marks asked for in one picture, at most; no game has as many. */
const MAX_MARKS = 16;

export const BoardParameters = z.strictObject({
  ...position,
  theme: z
    .enum(Object.keys(THEMES) as [ThemeName, ...ThemeName[]])
    .optional()
    .describe('By default `light`.'),
  bottom: z.string().optional().describe('Letter of the side at the bottom, on boards that can be turned.'),
  coordinates: z.boolean().optional().describe('Whether to name rows and columns; true by default.'),
  marks: z
    .array(z.string())
    .max(MAX_MARKS)
    .optional()
    .describe(
      "The game's marks to show, such as liberties; those that people see unasked when nothing is said.",
    ),
});
export type BoardParameters = z.infer<typeof BoardParameters>;

/** Parameters of a PNG, which also has a size in pixels. */
export const PictureParameters = z.strictObject({
  ...BoardParameters.shape,
  width: whole(64, 2000, 'Width in pixels; 800 by default.'),
  height: whole(64, 2000, "Height in pixels, with the board in the middle; by default the board's own."),
});
export type PictureParameters = z.infer<typeof PictureParameters>;
