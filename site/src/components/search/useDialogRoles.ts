import {type RefObject, useEffect} from 'react';

/**
 * Fixes the accessibility tree of DocSearch's dialog. By default, the dialog is a button that contains fields and
 * links, its lists share one ID, and options contain links. This changes it to a modal dialog with a combobox and
 * trees, in which all of that is allowed.
 */
export function useDialogRoles(host: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = host.current;
    if (!root) {
      return undefined;
    }
    setRoles(root);
    const observer = new MutationObserver(() => setRoles(root));
    observer.observe(root, {
      childList: true,
      subtree: true,
      attributeFilter: ['aria-controls', 'aria-expanded', 'aria-label'],
    });
    return () => observer.disconnect();
  }, [host]);
}

function setRoles(root: HTMLElement): void {
  const trees = Array.from(root.querySelectorAll<HTMLElement>('.DocSearch-Hits ul'));
  trees.forEach((tree, index) => {
    setAttributes(tree, {
      role: 'tree',
      id: `docsearch-list-${index}`,
      'aria-label': tree.previousElementSibling?.textContent ?? 'Results',
      'aria-labelledby': null,
    });
    tree.querySelectorAll('li').forEach((item) => setAttributes(item, {role: 'treeitem', 'aria-label': null}));
    // The link names the hit. With the visible text as well, screen readers would read most words twice.
    tree
      .querySelectorAll('.search-hit__link ~ * .DocSearch-Hit-content-wrapper')
      .forEach((text) => setAttributes(text, {'aria-hidden': 'true'}));
  });
  root.querySelectorAll('.DocSearch-Container').forEach((dialog) => {
    const roles = {role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Search', tabindex: '-1'};
    setAttributes(dialog, {
      ...roles,
      'aria-expanded': null,
      'aria-haspopup': null,
      'aria-controls': null,
      'aria-labelledby': null,
    });
  });
  root.querySelectorAll('.DocSearch-Input').forEach((input) =>
    setAttributes(input, {
      role: 'combobox',
      'aria-haspopup': 'tree',
      'aria-autocomplete': 'list',
      'aria-expanded': String(trees.length > 0),
      'aria-controls': trees.length > 0 ? trees.map(({id}) => id).join(' ') : null,
    }),
  );
  // A page has one banner and one footer, and these are neither.
  root
    .querySelectorAll('.DocSearch-SearchBar, .DocSearch-Footer')
    .forEach((bar) => setAttributes(bar, {role: 'presentation'}));
  root
    .querySelectorAll('.DocSearch-Screen-Icon svg, .DocSearch-Hit-icon svg')
    .forEach((icon) => setAttributes(icon, {'aria-hidden': 'true'}));
  root
    .querySelectorAll('.DocSearch-NoResults, .DocSearch-ErrorScreen')
    .forEach((screen) => setAttributes(screen, {role: 'status'}));
}

/** Only sets attributes that are different, so that observing them doesn't cause an infinite loop. */
function setAttributes(element: Element, attributes: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) === value) {
      continue;
    }
    if (value === null) {
      element.removeAttribute(name);
    } else {
      element.setAttribute(name, value);
    }
  }
}
