import {expect, test} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import {findExplorer} from '@site/src/testing/findExplorer';
import {LiveSpring} from './LiveSpring.tsx';

test('reads a pasted call, and explains one that it cannot read', async () => {
  await render(<LiveSpring />);
  const {root, code, paste} = findExplorer('Explore spring()');
  await paste.fill('const scale = spring({frame, fps, config: {damping: 20, mass: 2}, to: 100})');
  await expect.element(code).toHaveTextContent('config: {mass: 2, damping: 20}');
  await expect.element(root.getByText(/settles at frame \d+, after/)).toBeVisible();

  const wrong = 'spring({frame, fps, config: {bounce: 20}})';
  await paste.fill(wrong);
  await expect
    .element(paste)
    .toHaveAccessibleDescription(
      'Line 1, column 30: config has no option “bounce”. Use mass, damping, stiffness, overshootClamping.',
    );
  await expect.element(paste).toHaveValue(wrong);
  await expect.element(code).toHaveTextContent('damping: 20');
});

test('has a field, a slider and a check box for each option', async () => {
  await render(<LiveSpring />);
  const {root, code, field, handle, frame} = findExplorer('Explore spring()');
  const damping = field('damping');
  await damping.fill('0');
  await expect.element(damping).toHaveAccessibleDescription('Enter a number from 0.01 to 1000.');
  await damping.fill('14');
  await expect.element(code).toHaveTextContent('damping: 14');
  handle('damping').element().focus();
  await userEvent.keyboard('{End}');
  await expect.element(code).toHaveTextContent('damping: 50');
  await root.getByRole('checkbox', {name: 'overshootClamping'}).click();
  await field('durationInFrames').fill('40');
  await expect.element(root.getByText(/With durationInFrames, it settles at frame 40/)).toBeVisible();
  frame.element().focus();
  await userEvent.keyboard('{Home}');
  await expect.element(frame).toHaveAttribute('aria-valuetext', 'frame 0 → 0');
});

test('only plays when asked to, and can be paused', async () => {
  await render(<LiveSpring />);
  const {root, frame, button, row} = findExplorer('Explore spring()');
  frame.element().focus();
  await userEvent.keyboard('{Home}');
  await expect.element(frame).toHaveValue('0');
  await button('Play').click();
  await expect.element(frame).not.toHaveValue('0');
  await button('Pause').click();
  await root.getByText('Values per frame').click();
  await expect.element(row('0').getByRole('cell')).toHaveTextContent(/^0$/);
});
