/**
 * Keeps of Discord's description of its API (https://github.com/discord/discord-api-spec, specs/openapi.json) the
 * bodies that this bot sends: `node reduce.mjs openapi.json > discord.jsonl`.
 */
import { readFileSync } from 'node:fs';

const WANTED = [
  'POST /channels/{channel_id}/messages',
  'PATCH /channels/{channel_id}/messages/{message_id}',
  'PATCH /channels/{channel_id}',
  'POST /channels/{channel_id}/messages/{message_id}/threads',
  'POST /channels/{channel_id}/threads',
  'POST /interactions/{interaction_id}/{interaction_token}/callback',
  'POST /webhooks/{webhook_id}/{webhook_token}',
  'PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original',
  'PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}',
  'PUT /applications/{application_id}/commands',
];

const { info, paths, components } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const bodies = Object.fromEntries(
  WANTED.map((request) => {
    const [method, path] = request.split(' ');
    return [request, paths[path][method.toLowerCase()].requestBody.content['application/json'].schema];
  }),
);
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
keep(bodies);
// Its documentation and its answers have bits as text, which it takes as well.
for (const { properties = {} } of Object.values(schemas))
  if ('default_member_permissions' in properties)
    properties.default_member_permissions.type = ['string', 'integer', 'null'];
const entries = [
  ['info', '', info],
  ...Object.entries(bodies).map((entry) => ['body', ...entry]),
  ...Object.entries(schemas).map((entry) => ['schema', ...entry]),
];
for (const entry of entries) process.stdout.write(`${JSON.stringify(entry)}\n`);

/** Descriptions of values are for people. */
function withoutWords(node) {
  if (Array.isArray(node)) return node.map(withoutWords);
  if (typeof node !== 'object' || node === null) return node;
  const isWord = ([key, value]) => (key === 'description' || key === 'title') && typeof value === 'string';
  const kept = Object.entries(node).filter((entry) => !isWord(entry));
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutWords(value)]));
}
