import {
  type APIModalSubmitInteraction,
  ComponentType,
  InteractionResponseType,
  type ModalSubmitComponent,
  TextInputStyle,
} from 'discord-api-types/v10';
import { afterMove, showChange } from '../game/after.js';
import { playTurn } from '../game/play.js';
import type { Answer } from './answer.js';
import type { Call } from './call.js';
import { type CustomId, formatCustomId, parseCustomId } from './custom-id.js';

/** A window to type a move in: the only way to type without the bot reading messages. */
export function askForMove(call: Call, id: CustomId): Answer {
  const { texts } = call;
  const input = {
    type: ComponentType.TextInput,
    custom_id: 'move',
    style: TextInputStyle.Short,
    min_length: 1,
    max_length: 100,
    placeholder: texts.typeHint,
  } as const;
  return {
    response: {
      type: InteractionResponseType.Modal,
      data: {
        custom_id: formatCustomId(id),
        title: texts.typeTitle,
        components: [{ type: ComponentType.Label, label: texts.typeLabel, component: input }],
      },
    },
  };
}

/** Plays the move that was typed into the window. */
export async function playTyped(interaction: APIModalSubmitInteraction, call: Call): Promise<void> {
  const id = parseCustomId(interaction.data.custom_id);
  const typed = textOf(interaction);
  const played = await call.change(id.game, (game) => playTurn(game, call.act(id.shown), typed));
  await showChange(call.bot, played, afterMove(played, interaction.token));
}

function textOf({ data }: APIModalSubmitInteraction): string {
  for (const component of data.components) {
    const inputs: readonly ModalSubmitComponent[] =
      component.type === ComponentType.Label
        ? [component.component]
        : component.type === ComponentType.ActionRow
          ? component.components
          : [];
    for (const input of inputs) {
      if (input.type === ComponentType.TextInput) return input.value.trim();
    }
  }
  return '';
}
