import { ApplicationCommandType } from 'discord-api-types/v10';
import { Hono } from 'hono';
import { type Command, checkCommand, checkCommands } from '../../rules/commands.js';
import { entryPointRemoved, unknownCommand, unknownGuild } from '../../rules/errors.js';
import type { RegisteredCommand, World } from '../../world/world.js';
import { readBody } from '../bodies.js';

/** Registering application commands, for all guilds and for one. */
export function commandRoutes(world: World): Hono {
  const app = new Hono();
  for (const base of ['/applications/:app/commands', '/applications/:app/guilds/:guild/commands']) {
    app.get(base, (c) =>
      c.json(commandsOf(world, c.req.param('guild')).map((one) => commandData(world, one))),
    );
    app.put(base, async (c) => {
      const guildId = knownGuild(world, c.req.param('guild'));
      const list = checkCommands((await readBody(c)).json);
      const before = commandsOf(world, guildId);
      const [opening, kept] = [before, list.map((body) => ({ body }))].map((all) => all.some(isEntryPoint));
      if (opening && !kept) throw entryPointRemoved();
      for (const { id } of before) world.commands.delete(id);
      for (const body of list)
        register(world, guildId, body, before.find((old) => isSame(old.body, body))?.id);
      world.changed();
      return c.json(commandsOf(world, guildId).map((one) => commandData(world, one)));
    });
    app.post(base, async (c) => {
      const guildId = knownGuild(world, c.req.param('guild'));
      const body = checkCommand((await readBody(c)).json);
      const old = commandsOf(world, guildId).find((one) => isSame(one.body, body));
      const others = commandsOf(world, guildId).filter((one) => one !== old);
      checkCommands([...others.map((one) => one.body), body]);
      const registered = register(world, guildId, body, old?.id);
      world.changed();
      return c.json(commandData(world, registered), old === undefined ? 201 : 200);
    });
    app.patch(`${base}/:command`, async (c) => {
      const old = commandOf(world, c.req.param('command'));
      const body = checkCommand({ ...old.body, ...((await readBody(c)).json as object) });
      const registered = register(world, old.guildId, body, old.id);
      world.changed();
      return c.json(commandData(world, registered));
    });
    app.delete(`${base}/:command`, (c) => {
      world.commands.delete(commandOf(world, c.req.param('command')).id);
      world.changed();
      return c.body(null, 204);
    });
  }
  return app;
}

function commandsOf(world: World, guildId: string | undefined): RegisteredCommand[] {
  return [...world.commands.values()].filter((one) => one.guildId === guildId);
}

function commandOf(world: World, id: string): RegisteredCommand {
  const found = world.commands.get(id);
  if (found === undefined) throw unknownCommand();
  return found;
}

function knownGuild(world: World, id: string | undefined): string | undefined {
  if (id !== undefined && !world.guilds.get(id)?.hasApp) throw unknownGuild();
  return id;
}

function isEntryPoint({ body }: Pick<RegisteredCommand, 'body'>): boolean {
  return body.type === ApplicationCommandType.PrimaryEntryPoint;
}

function isSame(a: Command, b: Command): boolean {
  const typeOf = ({ type = ApplicationCommandType.ChatInput }: Command) => type;
  return a.name === b.name && typeOf(a) === typeOf(b);
}

function register(
  world: World,
  guildId: string | undefined,
  body: Command,
  id = world.newId(),
): RegisteredCommand {
  const registered = { id, guildId, body };
  world.commands.set(id, registered);
  return registered;
}

function commandData(world: World, { id, guildId, body }: RegisteredCommand): object {
  return {
    type: ApplicationCommandType.ChatInput,
    description: '',
    default_member_permissions: null,
    contexts: null,
    integration_types: [0],
    nsfw: false,
    ...body,
    id,
    application_id: world.application.id,
    version: id,
    ...(guildId !== undefined && { guild_id: guildId }),
  };
}
