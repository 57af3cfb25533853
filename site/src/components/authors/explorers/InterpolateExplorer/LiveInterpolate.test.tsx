import {expect, test} from 'vitest';
import {render} from 'vitest-browser-react';
import {findExplorer} from '@site/src/testing/findExplorer';
import {LiveInterpolate} from './LiveInterpolate.tsx';

test('reads a pasted call with fps and durationInFrames, and says with which values', async () => {
  await render(<LiveInterpolate />);
  const {root, code, paste} = findExplorer('Explore interpolate()');
  await paste.fill('interpolate(frame, [0, 1 * fps, durationInFrames], [0, 1, 0])');
  await expect.element(code).toHaveTextContent('interpolate(frame, [0, 30, 150], [0, 1, 0])');
  await expect.element(root.getByText('Applied, with fps as 30 and durationInFrames as 150.')).toBeVisible();
});

test('shows the limits of a field with separators', async () => {
  await render(<LiveInterpolate />);
  const {field} = findExplorer('Explore interpolate()');
  await field('Output 1').fill('2000000');
  await expect.element(field('Output 1')).toHaveAccessibleDescription('Enter a number from −1000000 to 1000000.');
});

test('says what the box is', async () => {
  await render(<LiveInterpolate />);
  const {root} = findExplorer('Explore interpolate()');
  await expect.element(root.getByText('The value moves this box.')).toBeVisible();
});
