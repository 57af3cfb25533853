import {explainMessages} from '../../packages/content-model/messages/explainMessages.ts';
import type {ExplainedMessage} from '../../packages/content-model/messages/ExplainedMessage.ts';
import type {ContentProblem} from '../ContentProblem.ts';
import type {Page} from '../../packages/content-model/page.ts';
import type {ContentCheck} from '../ContentCheck.ts';
import {getDocumentRoute} from '../../packages/content-model/documentRoute.ts';

/** The number of messages that were reviewed and found to be internal assertions. New ones need to be reviewed too. */
const reviewedAssertions = 138;

/** Checks that every message of the packages is explained on a page or is an internal assertion. */
export const printedMessages: ContentCheck = {
  title: 'Messages that the packages print',
  problems: (content) => {
    const explained = explainMessages(content.messages, content.pages);
    return [
      ...explained.filter(isUnexplained).map((message) => findUnexplained(message, content.pages)),
      ...checkAssertionCount(explained.filter(isInternalAssertion).length),
    ];
  },
  counted: ({messages}) => `${messages.length} messages`,
};

function isInternalAssertion({assertion}: ExplainedMessage): boolean {
  return assertion !== undefined;
}

function isUnexplained(message: ExplainedMessage): boolean {
  return !isInternalAssertion(message) && (message.by === undefined || message.by === 'printer');
}

function findUnexplained({package: of, parts, href}: ExplainedMessage, pages: readonly Page[]): ContentProblem {
  const [route] = href?.split('#') ?? [];
  return {
    file:
      pages.find((page) => getDocumentRoute(page) === route)?.file ??
      'packages/toolkit-model/data/internalAssertions.ts',
    line: 1,
    message: `${of} prints "${parts.join('…')}", but no page explains it`,
    fix: 'Quote it with its cause and fix on the page of the API that prints it. If no input triggers it, add the reason to packages/toolkit-model/data/internalAssertions.ts',
  };
}

function checkAssertionCount(count: number): ContentProblem[] {
  return count === reviewedAssertions
    ? []
    : [
        {
          file: 'packages/toolkit-model/data/internalAssertions.ts',
          line: 1,
          message: `${count} messages are marked as internal assertions, but ${reviewedAssertions} were reviewed`,
          fix: 'Review the code of the new ones, then update the number in checks/content/printedMessages.ts',
        },
      ];
}
