import {expect, test} from 'vitest';
import {page, userEvent, type Locator} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import {expectProblem} from '@site/src/testing/problems';
import {PlayerLab} from './PlayerLab.tsx';

const code = page.getByRole('group', {name: 'Code of this player'});
const entries = page.getByRole('list', {name: 'Events'}).getByRole('listitem');

function getToggle(name: string): Locator {
  return page.getByRole('checkbox', {name});
}

function getButton(name: string): Locator {
  return page.getByRole('button', {name, exact: true});
}

/** Returns the frame number that the video shows. */
function readFrame(): number {
  const texts = [...document.querySelectorAll('.__remotion-player svg text')].map(({textContent}) => textContent ?? '');
  return Number(texts.find((text) => /^\d{3}$/.test(text)));
}

function expectFrame(frame: number): Promise<void> {
  return expect.poll(readFrame, {interval: 30}).toBe(frame);
}

test('props change the player and the code', async () => {
  await render(<PlayerLab props="autoPlay loop initialFrame playbackRate" />);
  await expectFrame(0);
  await userEvent.selectOptions(page.getByRole('combobox', {name: 'playbackRate'}), '4');
  await getToggle('loop').click();
  await getToggle('autoPlay').click();
  await expect.element(getToggle('autoPlay')).toHaveFocus();
  await expect.element(code).toHaveTextContent('loop autoPlay');
  await expect.element(code).toHaveTextContent('playbackRate={4}');
  // After the end, it starts again.
  await expect.poll(readFrame, {interval: 30}).toBeGreaterThan(90);
  await expect.poll(readFrame, {interval: 30}).toBeLessThan(60);
  await getToggle('autoPlay').click();
  await page.getByRole('slider', {name: 'initialFrame'}).fill('42');
  await expectFrame(42);
});

test('methods are called, and what they return or throw is shown', async () => {
  await render(<PlayerLab methods="seekTo getCurrentFrame setVolume" />);
  await expectFrame(0);
  await page.getByLabelText('frame for seekTo()').fill('33');
  await getButton('seekTo()').click();
  await expectFrame(33);
  await expect.element(page.getByText('seekTo(33) returned undefined')).toBeVisible();
  await expect.element(code).toHaveTextContent('player.current?.seekTo(33)');
  await getButton('getCurrentFrame()').click();
  await expect.element(page.getByText('getCurrentFrame() returned 33')).toBeVisible();
  await page.getByLabelText('volume for setVolume()').fill('2');
  await getButton('setVolume()').click();
  await expect.element(page.getByText('threw TypeError: setVolume() got a number that is out of range')).toBeVisible();
});

test('events are listed, counted, announced sparingly, and cleared', async () => {
  await render(<PlayerLab methods="seekTo pause" events="seeked frameupdate pause" />);
  await expectFrame(0);
  await getButton('seekTo()').click();
  await expect.element(entries.filter({hasText: 'seeked'})).toHaveTextContent('frame: 60');
  await expect.element(page.getByRole('status').filter({hasText: 'seeked, frame: 60'})).toBeInTheDocument();
  await expect.element(page.getByRole('list', {name: 'Events'})).toHaveAttribute('aria-live', 'off');
  await page.getByRole('button', {name: 'Play video'}).click();
  await expect.element(entries.filter({hasText: 'frameupdate'}).first()).toHaveTextContent(/× \d/);
  await getButton('pause()').click();
  await expect.element(entries.filter({hasText: 'pause'})).toBeVisible();
  await getButton('Clear').click();
  await expect.poll(() => entries.elements().length).toBe(0);
});

test('a video that throws shows the fallback, and can be restored', async () => {
  expectProblem(/The video is broken/);
  await render(<PlayerLab props="errorFallback" events="error" />);
  await expectFrame(0);
  await getToggle('errorFallback').click();
  await getToggle('Throw an error in the video').click();
  await expect.element(page.getByText('The video is broken', {exact: true})).toBeVisible();
  await expect.element(entries.filter({hasText: 'error: The video is broken'}).first()).toBeVisible();
  await getToggle('Throw an error in the video').click();
  await expectFrame(0);
});

test('a thumbnail shows the chosen frame without playing', async () => {
  await render(<PlayerLab props="frameToDisplay inputProps" />);
  await expectFrame(60);
  await expect.element(page.getByRole('button', {name: 'Play video'})).not.toBeInTheDocument();
  await page.getByRole('slider', {name: 'frameToDisplay'}).fill('45');
  await expectFrame(45);
  await page.getByRole('textbox', {name: 'inputProps'}).fill('Chapter 2');
  await expect.element(page.getByText('Chapter 2', {exact: true})).toBeVisible();
  await expect
    .element(page.getByRole('group', {name: 'Code of this thumbnail'}))
    .toHaveTextContent('frameToDisplay={45}');
});
