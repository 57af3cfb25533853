import {type RefObject, useEffect} from 'react';

/**
 * Corrects what DocSearch's dialog tells assistive technology. Stock, the dialog is a button that holds fields and
 * links, its lists share one id, and options hold links. Here it is a modal dialog with a combobox and trees, which may.
 */
export const useDialogRoles = (host: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const root = host.current;
    if (!root) return undefined;
    correct(root);
    const observer = new MutationObserver(() => correct(root));
    observer.observe(root, {
      childList: true,
      subtree: true,
      attributeFilter: ['aria-controls', 'aria-expanded', 'aria-label'],
    });
    return () => observer.disconnect();
  }, [host]);
};

const correct = (root: HTMLElement): void => {
  const trees = Array.from(root.querySelectorAll<HTMLElement>('.DocSearch-Hits ul'));
  trees.forEach((tree, index) => {
    set(tree, {
      role: 'tree',
      id: `docsearch-list-${index}`,
      'aria-label': tree.previousElementSibling?.textContent ?? 'Results',
      'aria-labelledby': null,
    });
    // Named by its link: with its other text, most words would be said twice.
    tree.querySelectorAll('li').forEach((item) => {
      const name = item.querySelector('.search-hit__link')?.getAttribute('aria-label') ?? null;
      set(item, {role: 'treeitem', 'aria-label': name});
    });
  });
  root.querySelectorAll('.DocSearch-Container').forEach((dialog) => {
    const roles = {role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Search', tabindex: '-1'};
    set(dialog, {
      ...roles,
      'aria-expanded': null,
      'aria-haspopup': null,
      'aria-controls': null,
      'aria-labelledby': null,
    });
  });
  root.querySelectorAll('.DocSearch-Input').forEach((input) =>
    set(input, {
      role: 'combobox',
      'aria-haspopup': 'tree',
      'aria-autocomplete': 'list',
      'aria-expanded': String(trees.length > 0),
      'aria-controls': trees.length > 0 ? trees.map(({id}) => id).join(' ') : null,
    }),
  );
  // A page has one banner and one footer, which these are not.
  root.querySelectorAll('.DocSearch-SearchBar, .DocSearch-Footer').forEach((bar) => set(bar, {role: 'presentation'}));
  root
    .querySelectorAll('.DocSearch-Screen-Icon svg, .DocSearch-Hit-icon svg')
    .forEach((icon) => set(icon, {'aria-hidden': 'true'}));
  root
    .querySelectorAll('.DocSearch-NoResults, .DocSearch-ErrorScreen')
    .forEach((screen) => set(screen, {role: 'status'}));
};

/** Writes only what differs, so that watching the attributes does not go round in circles. */
const set = (element: Element, attributes: Readonly<Record<string, string | null>>): void => {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) === value) continue;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
};
