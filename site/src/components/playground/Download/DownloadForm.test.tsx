import {expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import {blankProject} from '../../../../../packages/playground-core/project/blankProject.ts';
import {DownloadForm} from './DownloadForm.tsx';

test('warns that a project whose code has an error won’t work', async () => {
  const {rerender} = await render(<DownloadForm project={blankProject} problems={[]} />);
  await expect.element(page.getByRole('button', {name: 'Download project'})).toBeVisible();
  await expect.element(page.getByText('has an error')).not.toBeInTheDocument();
  const problem = {message: 'Unexpected “=”.', file: 'Title.tsx', line: 3};
  await rerender(<DownloadForm project={blankProject} problems={[problem]} />);
  await expect.element(page.getByText('The code has an error in Title.tsx, line 3.')).toBeVisible();
  await rerender(<DownloadForm project={blankProject} problems={[{message: 'Boom'}]} />);
  await expect.element(page.getByText('The code has an error. Fix it first')).toBeVisible();
});
