import { type Language, discordTexts } from '@tahoun/i18n';
import type { Call } from '../interaction/call.js';
import { formatCustomId } from '../view/custom-id.js';
import { type Message, button, privateCard, row, select, text } from '../view/message.js';
import { NOTHING_CHOSEN, chosenId } from '../view/new-game.js';
import type { PrivateCommand } from './command.js';

type Topic = keyof ReturnType<typeof discordTexts>['help']['topics'];

const TOPICS = Object.keys(discordTexts('en').help.topics) as Topic[];

/** `/help`: the manual, one topic at a time. */
export const help: PrivateCommand = {
  name: 'help',
  options: [{ name: 'topic', kind: 'text', choices: TOPICS }],
  answer: async (call, options) => helpPage(call, options.text('topic') ?? ''),
};

/** A page of the manual. @param wanted its topic; the first one for any other text. */
export function helpPage({ texts, language }: Call, wanted: string): Message {
  const { title, choose, topics } = texts.help;
  const topic = TOPICS.find((each) => each === wanted) ?? (TOPICS[0] as Topic);
  const page = topics[topic];
  const id = formatCustomId({ action: 'help' });
  const options = TOPICS.map((each) => ({
    label: topics[each].title,
    value: each,
    default: each === topic,
  }));
  return privateCard([
    ...(topic === TOPICS[0] ? [text(texts.help.intro), firstSteps(language)] : []),
    text(`### ${title}: ${page.title}\n${page.text.map((each) => `- ${each}`).join('\n')}`),
    row(select(id, choose, options)),
  ]);
}

/** The three buttons for newcomers. */
export function firstSteps(language: Language) {
  const { computer, person, problem } = discordTexts(language).help.buttons;
  return row(
    button(chosenId({ ...NOTHING_CHOSEN, against: 'computer' }, 'new'), computer, 'success'),
    button(chosenId({ ...NOTHING_CHOSEN, against: 'person' }, 'new'), person),
    button(formatCustomId({ action: 'today' }), problem),
  );
}
