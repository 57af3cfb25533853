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
 * that quotes it best. A line that goes on from another one, and is not quoted itself, has the place of that. What is
 * neither explained nor a guard of the package leads to the page of the export or command that prints it.
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
  const printersOf = new Map(messages.map(({parts, printedBy}) => [keyOf(parts), printedBy]));
  const explain = (parts: readonly string[]): Found | undefined =>
    byAddress(parts, docs) ?? byQuote(parts, printersOf.get(keyOf(parts)) ?? [], docs);
  return messages.map(({package: of, parts, printedBy, after, guard}) => {
    const own = explain(parts);
    const found = own?.isWhole ? own : ((after && goingOn(explain(after))) ?? own);
    if (!found && guard !== undefined) return {package: of, parts, guard};
    const place = found ?? byPrinter(of, printedBy, docs);
    return place
      ? {package: of, parts, place: place.place, title: String(place.page.frontMatter.title), by: place.by}
      : {package: of, parts};
  });
};

const keyOf = (parts: readonly string[]): string => parts.join('\0');

const goingOn = (first: Found | undefined): Found | undefined => first && {...first, by: 'line before'};

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
  /** True when the place quotes nearly all of the message. */
  readonly isWhole?: boolean;
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
  const shareOf = quoteShare(parts);
  const candidates = docs.flatMap(({page, route, quotes, names}) =>
    quotes.flatMap((quote) => {
      const {text, anchor} = quote;
      const share = shareOf(quote);
      const isAbout = page.frontMatter.kind === 'troubleshooting' || printedBy.some((name) => names.includes(name));
      return share === 0
        ? []
        : [
            {
              page,
              text,
              share,
              place: anchor ? `${route}#${anchor}` : route,
              score: share + (isAbout ? ABOUT_BONUS : 0),
            },
          ];
    }),
  );
  // A longer quote has words that are not those of the message.
  const [best] = candidates.sort((a, b) => b.score - a.score || a.text.length - b.text.length);
  return best && {page: best.page, place: best.place, by: 'quote', isWhole: best.share >= LEAST_OF_WHOLE};
};

const ABOUT_BONUS = 0.3;
const LEAST_OF_WHOLE = 0.9;

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
