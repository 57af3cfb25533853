import {expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import {Island} from './Island.tsx';

function Live(): React.ReactNode {
  return <button type="button">Add keyframe</button>;
}

test('renders its component without server-rendered HTML, and without a warning', async () => {
  await render(<Island name="interpolate" markup={undefined} load={() => Promise.resolve(Live)} />);
  await expect.element(page.getByRole('button', {name: 'Add keyframe'})).toBeVisible();
});

test('hydrates server-rendered HTML without a warning', async () => {
  const markup = '<div><button type="button">Add keyframe</button></div>';
  await render(<Island name="interpolate" markup={markup} load={() => Promise.resolve(Live)} />);
  await expect.element(page.getByRole('button', {name: 'Add keyframe'})).toBeVisible();
});
