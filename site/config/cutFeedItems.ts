import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';

/**
 * Reduces a post in a feed to its description and a link. The full post contains interactive videos and code, which don't
 * work in a feed reader.
 */
export const cutFeedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...params}) =>
  (await defaultCreateFeedItems(params)).map((item) => ({
    ...item,
    content: `<p>${escapeText(item.description ?? '')}</p><p><a href="${escapeText(item.link)}">Read the post</a></p>`,
  }));

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
