import {expect, test, vi} from 'vitest';
import {page} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import {LessonExercise} from './LessonExercise.tsx';

const chunk = vi.hoisted(() => ({loadLesson: vi.fn<() => Promise<unknown>>()}));

vi.mock('../LessonEditor/lessonEditorChunk.ts', () => ({...chunk, LessonEditor: () => <p>The editor</p>}));

const lesson = {
  name: 'fade-in',
  folder: '02-fade-in',
  title: 'Fade in',
  chapter: 'Animate',
  number: 2,
  count: 3,
  task: 'Fade in the title.',
  hints: [],
  alt: 'A title.',
  durationInFrames: 90,
  finish: false,
  start: {html: 'const a = 1;', language: 'tsx'},
};

test('shows an error above the button if the editor doesn’t load, and loads it again', async () => {
  chunk.loadLesson.mockRejectedValueOnce(new Error('Offline'));
  const {container} = await render(<LessonExercise lesson={lesson} />);
  const start = page.getByRole('button', {name: 'Start the lesson'});
  await start.click();
  const problem = page.getByRole('alert');
  await expect.element(problem).toHaveTextContent('The editor didn’t load.');
  const again = page.getByRole('button', {name: 'Try again'});
  await expect.element(again).toHaveFocus();
  await expect.element(again).not.toHaveAttribute('aria-disabled', 'true');
  const [above, below] = [container.querySelector('figcaption'), container.querySelector('pre')];
  const {top, bottom} = problem.element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(above?.getBoundingClientRect().bottom ?? Infinity);
  expect(bottom).toBeLessThanOrEqual(below?.getBoundingClientRect().top ?? 0);

  chunk.loadLesson.mockResolvedValueOnce({});
  await again.click();
  await expect.element(page.getByText('The editor')).toBeVisible();
});
