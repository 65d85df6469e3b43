import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  type ChatInputCommandInteraction,
  Client,
  GatewayIntentBits,
  type Interaction,
  InteractionContextType,
  MessageFlags,
  type RESTOptions,
} from 'discord.js';

/** A bot of a few lines on the real client: what it does is in the tests that hand it their answers. */
export interface TinyBot {
  readonly client: Client;
  /** Commands by name; replaced by each test. */
  readonly commands: Record<string, (interaction: ChatInputCommandInteraction) => Promise<unknown>>;
  close(): Promise<void>;
}

/** What `startTinyBot` registers beside `/try`, for the tests of commands. */
export const FRUIT = ['apple', 'pear', 'plum'];

export async function startTinyBot(
  api: string,
  token: string,
  rest: Partial<RESTOptions> = {},
): Promise<TinyBot> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.DirectMessages],
    rest: { api, ...rest },
  });
  const commands: TinyBot['commands'] = {};
  client.on('error', () => {});
  const answer = async (interaction: Interaction) => {
    if (interaction.isAutocomplete()) {
      const typed = interaction.options.getFocused();
      const matching = FRUIT.filter((name) => name.startsWith(typed));
      await interaction.respond(matching.map((name) => ({ name, value: name })));
    } else if (interaction.isMessageComponent()) {
      const value = interaction.isStringSelectMenu() ? interaction.values.join() : interaction.customId;
      if (value === 'form')
        await interaction.showModal({ customId: 'form', title: 'Form', components: [FIELD] });
      else if (value === 'silent') return;
      else await interaction.update({ content: `${interaction.user.username}: ${value}`, components: [] });
    } else if (interaction.isModalSubmit()) {
      await interaction.reply({ content: `sent ${interaction.fields.getTextInputValue('field')}` });
    } else if (interaction.isMessageContextMenuCommand()) {
      await interaction.reply({
        content: `read ${interaction.targetMessage.content}`,
        flags: MessageFlags.Ephemeral,
      });
    } else if (interaction.isChatInputCommand()) {
      await commands[interaction.commandName]?.(interaction);
    }
  };
  client.on('interactionCreate', (interaction) => void answer(interaction));
  const ready = new Promise((resolve) => client.once('clientReady', resolve));
  await client.login(token);
  await ready;
  await client.application?.commands.set([
    {
      name: 'try',
      description: 'Try something',
      descriptionLocalizations: { cs: 'Něco zkusit' },
      contexts: [
        InteractionContextType.Guild,
        InteractionContextType.BotDM,
        InteractionContextType.PrivateChannel,
      ],
      integrationTypes: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
      options: [
        {
          name: 'fruit',
          description: 'Fruit',
          type: ApplicationCommandOptionType.String,
          autocomplete: true,
        },
        { name: 'friend', description: 'Friend', type: ApplicationCommandOptionType.User },
        {
          name: 'size',
          description: 'Size',
          type: ApplicationCommandOptionType.Integer,
          choices: [
            { name: 'small', value: 1 },
            { name: 'large', value: 2 },
          ],
        },
      ],
    },
    { name: 'Read this', type: ApplicationCommandType.Message },
  ]);
  return { client, commands, close: () => client.destroy() };
}

const FIELD = {
  type: 18,
  label: 'Field',
  component: { type: 4, custom_id: 'field', style: 1, required: true },
} as never;
