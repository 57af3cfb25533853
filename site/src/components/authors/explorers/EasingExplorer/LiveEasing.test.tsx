import {expect, test} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import {findExplorer} from '@site/src/testing/findExplorer';
import {LiveEasing} from './LiveEasing.tsx';

test('explains a function in the URL that does not exist, until the reader changes something', async () => {
  window.history.replaceState(undefined, '', '?easing=Easing.quart');
  await render(<LiveEasing />);
  const {root, code, handle} = findExplorer('Explore Easing');
  await expect
    .element(root.getByRole('alert'))
    .toHaveTextContent('Line 1, column 1: Easing.quart doesn’t exist. Use step0,');
  await expect.element(code).toHaveTextContent(/^Easing\.bezier\(0\.6, 0, 0\.2, 1\)$/);

  handle('First handle').element().focus();
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{ArrowRight}');
  await expect.element(code).toHaveTextContent('Easing.bezier(0.61, -0.1, 0.2, 1)');
  await expect.element(root.getByRole('alert')).not.toBeInTheDocument();
});

test('combines a modifier with a function and its parameter, and writes them to the URL', async () => {
  await render(<LiveEasing />);
  const {root, code, handle, field} = findExplorer('Explore Easing');
  await expect.element(handle('First handle')).toBeVisible();
  await userEvent.selectOptions(root.getByRole('combobox', {name: 'Modifier'}), 'inOut');
  await expect.element(handle('First handle')).not.toBeInTheDocument();
  await userEvent.selectOptions(root.getByRole('combobox', {name: 'Easing'}), 'back');
  await field('s').fill('3');
  await expect.element(code).toHaveTextContent('Easing.inOut(Easing.back(3))');
  await expect
    .poll(() => new URLSearchParams(window.location.search).get('easing'))
    .toBe('Easing.inOut(Easing.back(3))');
});
