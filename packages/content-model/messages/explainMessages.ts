import type {MessageModel} from '../../toolkit-model/messages/MessageModel.ts';
import {removeTrailingSlash} from '../../tooling/removeTrailingSlash.ts';
import {getAnchors} from '../anchors.ts';
import type {Page} from '../page.ts';
import {getApiNames} from '../getApiNames.ts';
import {getDocumentRoute} from '../documentRoute.ts';
import type {ExplainedMessage} from './ExplainedMessage.ts';
import {createMatchRatio} from './createMatchRatio.ts';
import {findQuotes, type Quote} from './findQuotes.ts';

/**
 * Finds the section that explains each message of the packages: the page whose URL it prints, or the section with the
 * best quote. A quote takes precedence over the URL of a guide. A line that continues another one and isn't quoted itself
 * gets the section of that line. Messages that are neither explained nor internal assertions point to the page of the
 * export or command that prints them.
 */
export function explainMessages(messages: readonly MessageModel[], pages: readonly Page[]): ExplainedMessage[] {
  const docs = pages.flatMap((page): DocsPage[] => {
    const route = getDocumentRoute(page);
    return route === undefined ? [] : [{page, route, quotes: findQuotes(page), names: getApiNames(page)}];
  });
  const printersByMessage = new Map(messages.map(({parts, printedBy}) => [createKey(parts), printedBy]));
  const explain = (parts: readonly string[]): Found | undefined => {
    const byUrl = findByUrl(parts, docs);
    const byQuote = findByQuote(parts, printersByMessage.get(createKey(parts)) ?? [], docs);
    // The URL of a guide doesn't lead to the section that explains the message.
    const isGuide = byUrl?.page.frontMatter.kind !== 'troubleshooting';
    return isGuide && byQuote?.isWhole ? byQuote : (byUrl ?? byQuote);
  };
  return messages.map(({package: of, parts, printedBy, after, assertion}) => {
    const own = explain(parts);
    const found = own?.isWhole ? own : ((after && markAsLineBefore(explain(after))) ?? own);
    if (!found && assertion !== undefined) {
      return {package: of, parts, assertion};
    }
    const explanation = found ?? findByPrinter(of, printedBy, docs);
    return explanation
      ? {
          package: of,
          parts,
          href: explanation.href,
          title: String(explanation.page.frontMatter.title),
          by: explanation.by,
        }
      : {package: of, parts};
  });
}

function createKey(parts: readonly string[]): string {
  return parts.join('\0');
}

/** Says that the message was found by the line that the software prints before it. */
function markAsLineBefore(first: Found | undefined): Found | undefined {
  return first && {...first, by: 'line before'};
}

type DocsPage = {
  readonly page: Page;
  readonly route: string;
  readonly quotes: readonly Quote[];
  /** Exports and commands that it documents. */
  readonly names: readonly string[];
};

type Found = {
  readonly page: Page;
  readonly href: string;
  readonly by: NonNullable<ExplainedMessage['by']>;
  /** Whether the section quotes nearly all of the message. */
  readonly isWhole?: boolean;
};

function findByUrl(parts: readonly string[], docs: readonly DocsPage[]): Found | undefined {
  const [, path = ''] = /remotion\.dev(\/docs[\w/-]*)/.exec(parts.join(' ')) ?? [];
  const found = docs.find(({route}) => route === removeTrailingSlash(path));
  return found && {page: found.page, href: found.route, by: 'url'};
}

/** Returns the best quote. Prefers the page of the function that prints the message, or a page about the message. */
function findByQuote(
  parts: readonly string[],
  printedBy: readonly string[],
  docs: readonly DocsPage[],
): Found | undefined {
  const getRatio = createMatchRatio(parts);
  const candidates = docs.flatMap(({page, route, quotes, names}) =>
    quotes.flatMap((quote) => {
      const {text, anchor} = quote;
      const ratio = getRatio(quote);
      const isAbout = page.frontMatter.kind === 'troubleshooting' || printedBy.some((name) => names.includes(name));
      return ratio === 0
        ? []
        : [
            {
              page,
              text,
              ratio,
              href: anchor ? `${route}#${anchor}` : route,
              score: ratio + (isAbout ? aboutBonus : 0),
            },
          ];
    }),
  );
  // A longer quote contains words that aren't part of the message.
  const [best] = candidates.sort((a, b) => b.score - a.score || a.text.length - b.text.length);
  return best && {page: best.page, href: best.href, by: 'quote', isWhole: best.ratio >= wholeQuoteRatio};
}

const aboutBonus = 0.3;
const wholeQuoteRatio = 0.9;

function findByPrinter(of: string, printedBy: readonly string[], docs: readonly DocsPage[]): Found | undefined {
  const found =
    docs.find(
      ({page, names}) => page.frontMatter.kind === 'reference' && printedBy.some((name) => names.includes(name)),
    ) ?? docs.find(({page}) => of === '@remotion/eslint-plugin' && page.frontMatter.package === of);
  if (!found) {
    return undefined;
  }
  const anchors = getAnchors(found.page).map(({id}) => id);
  const anchor = [...printedBy, 'errors'].find((id) => anchors.includes(id));
  return {page: found.page, href: anchor ? `${found.route}#${anchor}` : found.route, by: 'printer'};
}
