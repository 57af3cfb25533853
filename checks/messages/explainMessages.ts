import type {MessageModel} from '../../reference/messages/MessageModel.ts';
import {anchorsOf} from '../links/anchors.ts';
import type {Page} from '../page.ts';
import type {Content} from '../proof.ts';
import {documentRoute} from '../route.ts';
import type {ExplainedMessage} from './ExplainedMessage.ts';
import {quoteShare} from './quoteShare.ts';
import {quotesOn, type Quote} from './quotesOn.ts';

/**
 * Finds for each message of the packages the place that explains it: the page whose address it prints, else the place
 * that quotes it best, else the section on errors on the page of the export or command that prints it.
 */
export const explainMessages = (
  messages: readonly MessageModel[],
  {pages, planned}: Pick<Content, 'pages' | 'planned'>,
): ExplainedMessage[] => {
  const docs = pages.flatMap((page): DocsPage[] => {
    const route = documentRoute(page);
    return route === undefined
      ? []
      : [{page, route, quotes: quotesOn(page), names: planned.find((plan) => plan.route === route)?.api ?? []}];
  });
  return messages.map(({package: of, parts, printedBy}) => {
    const found =
      byAddress(parts, docs) ?? byQuote(parts, printedBy, docs) ?? byPrinter(of, printedBy, docs) ?? undefined;
    return found
      ? {package: of, parts, place: found.place, title: String(found.page.frontMatter.title), by: found.by}
      : {package: of, parts};
  });
};

interface DocsPage {
  readonly page: Page;
  readonly route: string;
  readonly quotes: readonly Quote[];
  /** Exports and commands that it documents. */
  readonly names: readonly string[];
}

interface Found {
  readonly page: Page;
  readonly place: string;
  readonly by: NonNullable<ExplainedMessage['by']>;
}

const byAddress = (parts: readonly string[], docs: readonly DocsPage[]): Found | undefined => {
  const path = /remotion\.dev(\/docs[\w/-]*)/.exec(parts.join(' '))?.[1]?.replace(/\/$/, '');
  const found = docs.find(({route}) => route === path);
  return found && {page: found.page, place: found.route, by: 'address'};
};

/** The best quote; of several, that on the page of what prints it, or on a page about the message. */
const byQuote = (
  parts: readonly string[],
  printedBy: readonly string[],
  docs: readonly DocsPage[],
): Found | undefined => {
  const candidates = docs.flatMap(({page, route, quotes, names}) =>
    quotes.flatMap(({text, anchor}) => {
      const share = quoteShare(text, parts);
      const isAbout = page.frontMatter.kind === 'troubleshooting' || printedBy.some((name) => names.includes(name));
      return share === 0
        ? []
        : [{page, place: anchor ? `${route}#${anchor}` : route, score: share + (isAbout ? ABOUT_BONUS : 0)}];
    }),
  );
  const [best] = candidates.sort((a, b) => b.score - a.score);
  return best && {page: best.page, place: best.place, by: 'quote'};
};

const ABOUT_BONUS = 0.5;

const byPrinter = (of: string, printedBy: readonly string[], docs: readonly DocsPage[]): Found | undefined => {
  const found =
    docs.find(
      ({page, names}) => page.frontMatter.kind === 'reference' && printedBy.some((name) => names.includes(name)),
    ) ?? docs.find(({page}) => of === '@remotion/eslint-plugin' && page.frontMatter.package === of);
  if (!found) return undefined;
  const anchors = anchorsOf(found.page).map(({id}) => id);
  const anchor = [...printedBy, 'errors'].find((id) => anchors.includes(id));
  return {page: found.page, place: anchor ? `${found.route}#${anchor}` : found.route, by: 'printer'};
};
