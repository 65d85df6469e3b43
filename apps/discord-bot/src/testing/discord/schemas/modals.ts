import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { autoSelects, stringSelect, textDisplay } from './components.ts';
import { type Component, faultsOfTree, text } from './fields.ts';

/** The form that an interaction may be answered with. */

const id = z.int32().min(0).nullish();

function textInput(label: z.ZodType) {
  return z
    .strictObject({
      type: z.literal(ComponentType.TextInput),
      id,
      custom_id: z.string().min(1).max(LIMITS.customId),
      style: z.enum(TextInputStyle),
      label,
      min_length: z.int().min(0).max(LIMITS.inputValue).nullish(),
      max_length: z.int().min(1).max(LIMITS.inputValue).nullish(),
      required: z.boolean().nullish(),
      value: z.string().max(LIMITS.inputValue).nullish(),
      placeholder: z.string().max(LIMITS.inputPlaceholder).nullish(),
    })
    .refine(({ min_length, max_length }) => (min_length ?? 0) <= (max_length ?? LIMITS.inputValue), {
      message: 'more than max_length',
      path: ['min_length'],
    });
}

/** The older form, where the input carries its label. */
const labelledRow = z.strictObject({
  type: z.literal(ComponentType.ActionRow),
  id,
  components: z.array(textInput(text(LIMITS.labelText))).length(1),
});

const label = z.strictObject({
  type: z.literal(ComponentType.Label),
  id,
  label: text(LIMITS.labelText),
  description: text(LIMITS.labelDescription).nullish(),
  component: z.discriminatedUnion('type', [textInput(z.undefined().nullish()), stringSelect, ...autoSelects]),
});

export const modal = z
  .strictObject({
    custom_id: z.string().min(1).max(LIMITS.customId),
    title: text(LIMITS.modalTitle),
    components: z
      .array(z.discriminatedUnion('type', [labelledRow, label, textDisplay]))
      .min(1)
      .max(LIMITS.modalComponents),
  })
  .superRefine(({ components }, context) => {
    for (const { path, code, message } of faultsOfTree(components as readonly Component[], true))
      context.addIssue({ code: 'custom', path: [...path], message, params: { code } });
  });

export type Modal = z.infer<typeof modal>;
