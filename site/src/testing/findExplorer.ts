import {page, type Locator} from 'vitest/browser';

/** Returns the locators of an explorer and its parts, by their roles and names. */
export function findExplorer(label: string) {
  const root = page.getByRole('region', {name: label});
  return {
    root,
    code: root.getByRole('group', {name: 'Code'}),
    frame: root.getByRole('slider', {name: 'Frame', exact: true}),
    field: (name: string): Locator => root.getByRole('textbox', {name, exact: true}),
    handle: (name: string): Locator => root.getByRole('slider', {name, exact: true}),
    paste: root.getByRole('textbox', {name: /^Paste/}),
    button: (name: string): Locator => root.getByRole('button', {name, exact: true}),
    row: (name: string): Locator =>
      root.getByRole('row').filter({has: page.getByRole('rowheader', {name, exact: true})}),
  };
}
