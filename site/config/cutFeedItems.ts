import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';

/**
 * What feeds say of a post: its description and where to read on. The whole post has videos and code to try, which
 * come to nothing in a feed reader.
 */
export const cutFeedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...params}) =>
  (await defaultCreateFeedItems(params)).map((item) => ({
    ...item,
    content: `<p>${escaped(item.description ?? '')}</p><p><a href="${escaped(item.link)}">Read the post</a></p>`,
  }));

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
