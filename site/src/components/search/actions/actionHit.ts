import type {SearchHit} from '../../../../../search/contract';
import type {SiteAction} from './SiteAction';

const prefix = 'action:';

/**
 * An action in the form of a hit, so that it is chosen like one. It is a paragraph without a page, which the dialog
 * does not keep among the recent searches. The dialog takes its texts for HTML, and they are ours.
 */
export const actionHit = ({id, title}: SiteAction): SearchHit => ({
  objectID: `${prefix}${id}`,
  type: 'content',
  url: `${prefix}${id}`,
  content: title,
  hierarchy: {lvl0: 'Actions', lvl1: 'On this site'},
  _highlightResult: {hierarchy: {}},
});

/** The id of the action that a hit stands for. */
export const actionOf = ({url}: {readonly url: string}): string | undefined =>
  url.startsWith(prefix) ? url.slice(prefix.length) : undefined;
