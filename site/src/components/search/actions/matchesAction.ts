import type {SiteAction} from './SiteAction.ts';

/**
 * Returns whether a query names an action: it contains one of its names, or more than half of one. Otherwise, the first
 * word of a name would show the action to everyone who searches for a page with that word.
 */
export function matchesAction(query: string, {names}: Pick<SiteAction, 'names'>): boolean {
  const typed = query.toLowerCase().trim().replace(/\s+/g, ' ');
  return names.some(
    (name) => ` ${typed} `.includes(` ${name} `) || (name.startsWith(typed) && typed.length > name.length / 2),
  );
}
