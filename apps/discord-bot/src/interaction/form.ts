import {
  type APIModalSubmitInteraction,
  ComponentType,
  type ModalSubmitComponent,
} from 'discord-api-types/v10';

/** The texts of a form by the names of their fields, without the empty ones. */
export function fieldsOf({ data }: APIModalSubmitInteraction): Readonly<Record<string, string>> {
  const fields = data.components.flatMap((component): readonly ModalSubmitComponent[] =>
    component.type === ComponentType.Label ? [component.component] : [],
  );
  const filled = fields.flatMap((field): [string, string][] => {
    const value = 'values' in field ? field.values[0] : 'value' in field ? String(field.value) : '';
    const written = value?.trim() ?? '';
    return written === '' ? [] : [[field.custom_id, written]];
  });
  return Object.fromEntries(filled);
}
