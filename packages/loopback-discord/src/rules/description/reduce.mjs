/**
 * Keeps of Discord's description of its API (https://github.com/discord/discord-api-spec, specs/openapi.json) what
 * the bodies that are checked here are made of: `node reduce.mjs openapi.json > discord.json`.
 */
import { readFileSync } from 'node:fs';

const WANTED = [
  'MessageCreateRequest',
  'IncomingWebhookInteractionRequest',
  'IncomingWebhookUpdateForInteractionCallbackRequestPartial',
  'UpdateThreadRequestPartial',
  'CreateTextThreadWithMessageRequest',
  'CreateTextThreadWithoutMessageRequest',
  'InteractionCallbackTypes',
  'ModalInteractionCallbackRequestData',
  'InteractionApplicationCommandAutocompleteCallbackIntegerData',
  'InteractionApplicationCommandAutocompleteCallbackNumberData',
  'InteractionApplicationCommandAutocompleteCallbackStringData',
  'ApplicationCommandUpdateRequest',
];

const { info, components } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const schemas = {};
const keep = (node) => {
  if (Array.isArray(node)) return node.forEach(keep);
  if (typeof node !== 'object' || node === null) return;
  const name = node.$ref?.split('/').at(-1);
  if (name !== undefined && !(name in schemas)) {
    schemas[name] = withoutWords(components.schemas[name]);
    keep(schemas[name]);
  }
  Object.values(node).forEach(keep);
};
keep(WANTED.map((name) => ({ $ref: name })));
const lines = Object.entries(schemas).map(
  ([name, schema]) => `${JSON.stringify(name)}:${JSON.stringify(schema)}`,
);
process.stdout.write(`{\n"info":${JSON.stringify(info)},\n"schemas":{\n${lines.join(',\n')}\n}\n}\n`);

/** Descriptions of values are for people. */
function withoutWords(node) {
  if (Array.isArray(node)) return node.map(withoutWords);
  if (typeof node !== 'object' || node === null) return node;
  const isWord = ([key, value]) => (key === 'description' || key === 'title') && typeof value === 'string';
  const kept = Object.entries(node).filter((entry) => !isWord(entry));
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutWords(value)]));
}
