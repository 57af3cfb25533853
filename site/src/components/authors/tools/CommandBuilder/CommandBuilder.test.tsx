import {expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import {CommandBuilder} from './CommandBuilder.tsx';

const builder = page.getByRole('region', {name: 'Command builder'});

test('shows each error at its field, and the flags to correct below the command', async () => {
  window.history.replaceState(undefined, '', '?crf=999&scale=20');
  await render(<CommandBuilder />);
  const crf = builder.getByLabelText('--crf', {exact: true});
  await expect.element(crf).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(crf)
    .toHaveAccessibleDescription("The codec h264 doesn't support a CRF of 999. Choose a value between 1 and 51.");
  const status = builder.getByRole('status').first();
  await expect.element(status).toHaveTextContent('To get a valid command, correct --crf, --scale.');
  await crf.fill('18');
  await expect.element(crf).toHaveAttribute('aria-invalid', 'false');
  await expect.element(status).toHaveTextContent('To get a valid command, correct --scale.');
});

test('reports all problems of a pasted command below it', async () => {
  window.history.replaceState(undefined, '', '?');
  await render(<CommandBuilder />);
  await builder
    .getByRole('textbox', {name: 'Explain a command'})
    .fill('npx remotion render src/index.ts Intro out.mp4 --codec=vp9 --crf 999');
  await expect.element(builder.getByText('The extension .mp4 implies the codec h264')).toBeVisible();
  await expect.element(builder.getByText("The codec vp9 doesn't support a CRF of 999.").last()).toBeVisible();
  await expect.poll(() => builder.getByText("The codec vp9 doesn't support a CRF of 999.").elements()).toHaveLength(2);
});

test('links to the page of another command', async () => {
  window.history.replaceState(undefined, '', '?');
  await render(<CommandBuilder />);
  await builder.getByRole('textbox', {name: 'Explain a command'}).fill('npx remotion lambda render my-site Intro');
  await expect
    .element(builder.getByRole('link', {name: 'Read about npx remotion lambda render'}))
    .toHaveAttribute('href', '/docs/lambda/cli/render');
});
