import type {SearchHit} from '../../../../../packages/search/contract.ts';
import type {SiteAction} from './SiteAction.ts';

const prefix = 'action:';

/**
 * Returns an action as a hit, so that readers can select it. The hit is a paragraph without a page, which the dialog
 * doesn't add to the recent searches. The dialog renders its strings as HTML, which is safe because they're ours.
 */
export function createActionHit({id, title}: SiteAction): SearchHit {
  return {
    objectID: `${prefix}${id}`,
    type: 'content',
    url: `${prefix}${id}`,
    content: title,
    hierarchy: {lvl0: 'Actions', lvl1: 'On this site'},
    _highlightResult: {hierarchy: {}},
  };
}

/** Returns the ID of the action for a hit. */
export function getActionId({url}: {readonly url: string}): string | undefined {
  return url.startsWith(prefix) ? url.slice(prefix.length) : undefined;
}
