import {explainMessages} from '../messages/explainMessages.ts';
import type {ExplainedMessage} from '../messages/ExplainedMessage.ts';
import type {Fault} from '../fault.ts';
import type {Page} from '../page.ts';
import type {Proof} from '../proof.ts';
import {documentRoute} from '../route.ts';

/** As many messages were read in the code and found to be guards. Another one has to be read first, too. */
const guardsRead = 135;

/** Every message that the packages can print is explained on a page, or is a guard that no input leads to. */
export const printedMessages: Proof = {
  name: 'Messages that the packages print',
  faults: (content) => {
    const explained = explainMessages(content.messages, content);
    return [
      ...explained.filter(isUnexplained).map((message) => unexplained(message, content.pages)),
      ...guardFaults(explained.filter(isGuard).length),
    ];
  },
  counted: (content) => {
    const explained = explainMessages(content.messages, content);
    const guards = explained.filter(isGuard).length;
    const lacking = explained.filter(isUnexplained).length;
    return `${explained.length} messages, ${guards} of them guards, ${lacking} without an explanation`;
  },
};

const isGuard = ({guard}: ExplainedMessage): boolean => guard !== undefined;

const isUnexplained = (message: ExplainedMessage): boolean =>
  !isGuard(message) && (message.by === undefined || message.by === 'printer');

const unexplained = ({package: of, parts, place}: ExplainedMessage, pages: readonly Page[]): Fault => {
  const [route] = place?.split('#') ?? [];
  return {
    file: pages.find((page) => documentRoute(page) === route)?.file ?? 'reference/data/guards.ts',
    line: 1,
    message: `${of} prints "${parts.join('…')}", which no page explains`,
    fix: 'Quote it on the page of what prints it, with its cause and what to do; if no input leads to it, say why in reference/data/guards.ts',
  };
};

const guardFaults = (count: number): Fault[] =>
  count === guardsRead
    ? []
    : [
        {
          file: 'reference/data/guards.ts',
          line: 1,
          message: `${count} messages are called guards, ${guardsRead} were read`,
          fix: 'Read the code around those that came, then write down how many there are in checks/proofs/printedMessages.ts',
        },
      ];
