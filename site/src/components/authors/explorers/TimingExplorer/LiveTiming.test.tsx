import {expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import {findExplorer} from '@site/src/testing/findExplorer';
import {LiveTiming} from './LiveTiming.tsx';

const children = page.getByRole('list', {name: 'Components at this frame'}).getByRole('listitem');

function readChildren(): readonly (string | null)[] {
  return children.elements().map(({textContent}) => textContent);
}

test('changes durations by keyboard, and shows which components are mounted', async () => {
  await render(<LiveTiming />);
  const {code, handle} = findExplorer('Compose timing');
  expect(readChildren()).toEqual(['Title35useCurrentFrame()', 'Pulse5useCurrentFrame()', 'Logo–not mounted']);
  handle('durationInFrames of Series.Sequence, row 2').element().focus();
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
  await expect.element(code).toHaveTextContent('<Series.Sequence durationInFrames={51}>');
  expect(readChildren()[1]).toBe('Pulse–not mounted');
});

test('adds, edits and removes elements', async () => {
  await render(<LiveTiming />);
  const {root, code, field, button} = findExplorer('Compose timing');
  await button('<Freeze>').click();
  await field('frame').fill('1.5');
  await expect.element(field('frame')).toHaveAccessibleDescription('Enter a whole number.');
  await field('frame').fill('33');
  await expect.element(code).toHaveTextContent('<Freeze frame={33}>');
  await userEvent.selectOptions(root.getByRole('combobox', {name: 'Element to add'}), 'Loop');
  await button('Add inside').click();
  await expect.element(code).toHaveTextContent('<Loop durationInFrames={30}>');
  expect(readChildren()).toHaveLength(4);
  await button('Remove').click();
  await expect.poll(readChildren).toHaveLength(2);
  await expect.element(code).not.toHaveTextContent('<Freeze');
});

test('reads a pasted timeline, explains an invalid one, and writes it to the URL', async () => {
  await render(<LiveTiming />);
  const {root, code, frame, paste, row} = findExplorer('Compose timing');
  await paste.fill('<Series><Title /></Series>');
  await expect
    .element(paste)
    .toHaveAccessibleDescription('Line 1, column 1: A <Series> can only contain <Series.Sequence> elements.');
  await paste.fill('/* 50 frames */ <Loop durationInFrames={20}><Ball /></Loop>');
  await expect
    .element(code)
    .toHaveTextContent('/* A composition of 50 frames */ <Loop durationInFrames={20}> <Ball /> </Loop>');
  frame.element().focus();
  await userEvent.keyboard('{End}');
  await expect.element(frame).toHaveAttribute('aria-valuetext', 'frame 49 of 49');
  await root.getByText('Values per frame').click();
  await expect.element(row('49').getByRole('cell')).toHaveTextContent(/^9$/);
  await expect.poll(() => new URLSearchParams(window.location.search).get('timing')).toContain('<Ball />');
});
