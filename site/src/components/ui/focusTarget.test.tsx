import {expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import {focusTarget} from './focusTarget.ts';

test('Tab continues at the target, which does not become a tab stop', async () => {
  await render(
    <>
      <button type="button">Search</button>
      <h2 id="déjà vu">Props</h2>
      <button type="button">Copy</button>
    </>,
  );
  const [search, copy] = [page.getByRole('button', {name: 'Search'}), page.getByRole('button', {name: 'Copy'})];
  search.element().focus();
  focusTarget('#d%C3%A9j%C3%A0%20vu');
  await userEvent.keyboard('{Tab}');
  await expect.element(copy).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(search).toHaveFocus();
});

test('focuses a focusable target, and does nothing without a target', async () => {
  await render(
    <button type="button" id="copy">
      Copy
    </button>,
  );
  focusTarget('#other');
  expect(document.activeElement).toBe(document.body);
  focusTarget('#copy');
  await expect.element(page.getByRole('button', {name: 'Copy'})).toHaveFocus();
});
