import type {SiteAction} from './SiteAction';

/**
 * Whether a query names an action: it holds one of its names, or is the larger part of one as it is typed. A first word
 * alone would name an action to everybody who looks for a page with that word.
 */
export const namesAction = (query: string, {names}: Pick<SiteAction, 'names'>): boolean => {
  const typed = query.toLowerCase().trim().replace(/\s+/g, ' ');
  return names.some(
    (name) => ` ${typed} `.includes(` ${name} `) || (name.startsWith(typed) && typed.length > name.length / 2),
  );
};
