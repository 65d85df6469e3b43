import { Locale } from 'discord-api-types/v10';
import { z } from 'zod';
import type { Fault } from '../errors.ts';
import { LIMITS } from '../limits.ts';

/** The smallest parts that Discord's request bodies are made of. */

export const snowflake = z.string().regex(/^\d{1,20}$/, 'must be a snowflake');

/** A text of at most `max` characters; unless it may be empty, something must be seen of it. */
export function text(max: number, min = 1) {
  const length = z.string().min(min).max(max);
  return min === 0 ? length : length.refine((value) => value.trim() !== '', 'must not be blank');
}

const LOCALES: readonly string[] = Object.values(Locale);

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

/** Any component, as far as walking the tree needs it. */
export interface Component {
  readonly type: number;
  readonly id?: number | undefined;
  readonly custom_id?: string | undefined;
  readonly content?: string | undefined;
  readonly components?: readonly Component[] | undefined;
  readonly accessory?: Component | undefined;
  readonly component?: Component | undefined;
  readonly items?: readonly { readonly media: { readonly url: string } }[] | undefined;
  readonly media?: { readonly url: string } | undefined;
  readonly file?: { readonly url: string } | undefined;
}

/** Each component with its path, parents before children, as Discord counts them. */
export function* walk(
  components: readonly Component[],
  path: readonly PropertyKey[] = ['components'],
): Generator<readonly [Component, readonly PropertyKey[]]> {
  for (const [index, component] of components.entries()) {
    const here = [...path, index];
    yield [component, here];
    yield* walk(component.components ?? [], [...here, 'components']);
    for (const single of ['accessory', 'component'] as const) {
      const child = component[single];
      if (child === undefined) continue;
      yield [child, [...here, single]];
    }
  }
}

const ATTACHMENT = 'attachment://';

/** Names of the files that the components show. */
export function shownFiles(components: readonly Component[]): string[] {
  return [...walk(components)]
    .flatMap(([{ items, media, file }]) => [...(items ?? []).map((item) => item.media), media, file])
    .filter((shown) => shown?.url.startsWith(ATTACHMENT))
    .map((shown) => decodeURIComponent((shown?.url ?? '').slice(ATTACHMENT.length)));
}

/** What no single component shows: ids used twice, too many components, too much text. */
export function faultsOfTree(components: readonly Component[], v2: boolean): Fault[] {
  const faults: Fault[] = [];
  const customIds = new Set<string>();
  const ids = new Set<number>();
  let count = 0;
  let characters = 0;
  for (const [component, path] of walk(components)) {
    count++;
    characters += component.content?.length ?? 0;
    if (component.custom_id !== undefined && customIds.has(component.custom_id))
      faults.push({
        path: [...path, 'custom_id'],
        code: 'COMPONENT_CUSTOM_ID_DUPLICATED',
        message: 'Component custom id cannot be duplicated',
      });
    if (component.custom_id !== undefined) customIds.add(component.custom_id);
    if (component.id !== undefined && component.id !== 0 && ids.has(component.id))
      faults.push({
        path: [...path, 'id'],
        code: 'COMPONENT_ID_DUPLICATED',
        message: 'the id is used before',
      });
    if (component.id !== undefined) ids.add(component.id);
  }
  if (v2 && count > LIMITS.components)
    faults.push({
      path: ['components'],
      code: 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
      message: `The total number of components cannot exceed ${LIMITS.components}, found ${count}`,
    });
  if (characters > LIMITS.displayedText)
    faults.push({
      path: ['components'],
      code: 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      message: `Displayable text cannot exceed ${LIMITS.displayedText} characters, found ${characters}`,
    });
  return faults;
}
