import { discordTexts } from '@tahoun/i18n';
import type { Call } from '../interaction/call.js';
import { formatCustomId } from '../interaction/custom-id.js';
import { type Message, container, row, select, text } from '../view/message.js';
import type { PrivateCommand } from './command.js';

type Topic = keyof ReturnType<typeof discordTexts>['help']['topics'];

const TOPICS = Object.keys(discordTexts('en').help.topics) as Topic[];

/** `/help`: the manual, a topic at a time. */
export const help: PrivateCommand = {
  name: 'help',
  options: [{ name: 'topic', kind: 'text', choices: TOPICS }],
  async answer(call, options) {
    return helpPage(call, options.text('topic') ?? '');
  },
};

/** A page of the manual. @param wanted its topic; the first one for any other text. */
export function helpPage({ texts }: Call, wanted: string): Message {
  const { title, choose, topics } = texts.help;
  const topic = TOPICS.find((each) => each === wanted) ?? (TOPICS[0] as Topic);
  const page = topics[topic];
  const id = formatCustomId({ game: '', shown: 0, action: 'help', argument: '' });
  const options = TOPICS.map((each) => ({
    label: topics[each].title,
    value: each,
    default: each === topic,
  }));
  return {
    components: [
      container([
        text(`### ${title}: ${page.title}\n${page.text.map((each) => `- ${each}`).join('\n')}`),
        row(select(id, choose, options)),
      ]),
    ],
    files: [],
    notifies: [],
    isEphemeral: true,
  };
}
