import { Locale } from 'discord-api-types/v10';
import { z } from 'zod';

/** The smallest parts that Discord's request bodies are made of. */

export const snowflake = z.string().regex(/^\d{1,20}$/, 'must be a snowflake');

/** A text of at most `max` characters; unless it may be empty, something must be seen of it. */
export function text(max: number, min = 1) {
  const length = z.string().min(min).max(max);
  return min === 0 ? length : length.refine((value) => value.trim() !== '', 'must not be blank');
}

export const LOCALES: readonly string[] = Object.values(Locale);

/** A text in some of Discord's locales, each as strict as the text itself. */
export function localizations(value: z.ZodType<string>) {
  return z.record(z.string(), value).superRefine((texts, context) => {
    for (const locale of Object.keys(texts)) {
      if (LOCALES.includes(locale)) continue;
      context.addIssue({
        code: 'custom',
        path: [locale],
        message: `'${locale}' is not one of Discord's locales`,
        params: { code: 'UNKNOWN_LOCALE' },
      });
    }
  });
}

const UNICODE_EMOJI = /^\p{RGI_Emoji}$/v;

/** A Unicode emoji by its characters (the variation selector may be left out), or a custom one by its id. */
export const emoji = z
  .strictObject({
    id: snowflake.nullish(),
    name: z.string().nullish(),
    animated: z.boolean().nullish(),
  })
  .refine(
    ({ id, name }) =>
      typeof id === 'string' ||
      (typeof name === 'string' && (UNICODE_EMOJI.test(name) || UNICODE_EMOJI.test(`${name}\uFE0F`))),
    { message: 'Invalid emoji', path: ['name'], params: { code: 'BUTTON_COMPONENT_INVALID_EMOJI' } },
  );

/** A set of distinct values. */
export function distinct<T extends z.ZodType>(item: T) {
  return z
    .array(item)
    .min(1)
    .refine((items) => new Set(items).size === items.length, 'must not repeat a value');
}
