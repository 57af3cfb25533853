import {expect, test} from 'vitest';
import {page, type Locator} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import {CloudPlanner} from './CloudPlanner.tsx';

const planner = page.getByRole('region', {name: 'Cloud planner'});

function getRow(name: string): Locator {
  return planner.getByRole('row').filter({has: page.getByRole('rowheader', {name, exact: true})});
}

test('shows errors at the field, and keeps the input and the last valid plan', async () => {
  const {container} = await render(<CloudPlanner />);
  const memory = planner.getByLabelText('Memory', {exact: true});
  await memory.fill('128 MB');
  await expect.element(memory).toHaveAccessibleDescription('Enter a whole number from 512 to 10,240.');
  await expect.element(memory).toHaveAttribute('aria-invalid', 'true');
  await expect.element(memory).toHaveValue('128 MB');
  await expect.element(planner.getByRole('status').first()).toHaveTextContent('To update the plan, correct Memory.');
  const outdated = [...container.querySelectorAll('[data-outdated]')].map(({textContent}) => textContent).join(' ');
  expect(outdated).toContain('Last valid plan');
  expect(outdated).toContain('1,000 renders');
  expect(outdated).toContain('A render costs 0.01218 USD');
  await expect.element(planner.getByRole('button', {name: 'Download as CSV'})).not.toBeInTheDocument();

  await memory.fill('1,024');
  await expect.element(memory).toHaveAttribute('aria-invalid', 'false');
  await expect.element(getRow('Cost per render').getByRole('cell').first()).toHaveTextContent(/^0\.006\d+ USD$/);
  expect(container.querySelector('[data-outdated]')).toBeNull();
  await expect.element(planner.getByText('Last valid plan')).not.toBeInTheDocument();
});

test('explains which limits are exceeded', async () => {
  window.history.replaceState(undefined, '', '?frameTime=6000&seconds=60');
  await render(<CloudPlanner />);
  await expect.element(getRow('Default timeout of 120 s')).toHaveTextContent('Too short');
  await expect.element(getRow('Maximum timeout of 900 s')).toHaveTextContent('Fits, 768 s left');
  await expect.element(planner.getByRole('status').first()).toHaveTextContent('Not enough: Default timeout of 120 s.');
});
