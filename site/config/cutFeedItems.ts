import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import {escapeAttribute, escapeText} from '../../packages/tooling/escapeHtml.ts';

/**
 * Reduces a post in a feed to its description and a link. The full post contains interactive videos and code, which don't
 * work in a feed reader.
 */
export const cutFeedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...params}) =>
  (await defaultCreateFeedItems(params)).map((item) => ({
    ...item,
    content: `<p>${escapeText(item.description ?? '')}</p><p><a href="${escapeAttribute(item.link)}">Read the post</a></p>`,
  }));
