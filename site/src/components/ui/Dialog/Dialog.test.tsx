import {expect, test, vi} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import {Dialog} from './Dialog.tsx';

const outside = {x: 3, y: 3};
const screen = page.elementLocator(document.documentElement);

async function open() {
  const onClose = vi.fn<() => void>();
  await render(
    <Dialog title="A dialog" onClose={onClose}>
      <p>Some text</p>
    </Dialog>,
  );
  const text = page.getByText('Some text');
  await expect.element(text).toBeVisible();
  return {onClose, text};
}

test('a press outside closes it', async () => {
  const {onClose} = await open();
  await userEvent.click(screen, {position: outside, force: true});
  expect(onClose).toHaveBeenCalledOnce();
});

test('Escape and the button close it', async () => {
  const {onClose} = await open();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  await page.getByRole('button', {name: 'Close'}).click();
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('a text selection that ends outside leaves it open', async () => {
  const {onClose, text} = await open();
  await userEvent.dragAndDrop(text, screen, {targetPosition: outside, force: true});
  expect(window.getSelection()?.toString()).not.toBe('');
  expect(onClose).not.toHaveBeenCalled();
});
