import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {readLessons} from '../../packages/course/lesson/readLessons.ts';
import {root} from '../support/builtSite.ts';
import {openPage} from '../support/openPage.ts';
import {findPageViolations} from '../support/findPageViolations.ts';
import {startLesson} from './startLesson.ts';
import {expect, test} from '../support/test.ts';

test('a lesson checks the result, shows the frame of a finding, and remembers the solution', async ({page}) => {
  await openPage(page, '/learn/fade-in');
  await expect(page.getByRole('img', {name: /^The result:/})).toBeVisible();
  const {editor, code, write, button, seek} = await startLesson(page);
  await expect(editor).toBeFocused();

  await button('Check my code').click();
  const checks = editor.getByRole('list', {name: 'Checks'});
  await expect(checks).toContainText('At frame 0, the title’s opacity should be 0. It’s 1.');
  await expect(editor.getByRole('status').first()).toHaveText(/^Not yet\. 3 checks failed\. At frame 0, the title/);
  await button('Show frame 15').click();
  await expect(seek).toHaveValue('15');

  await write('export const Video = () => { throw new Error("Boom"); };');
  await button('Check my code').click();
  await expect(editor.getByRole('status').filter({hasText: 'The code has an error'})).toContainText('Boom');

  await button('Show me').click();
  await expect(editor.getByRole('group', {name: 'Differences'})).toContainText('interpolate(frame, [0, 30], [0, 1])');
  await button('Use the solution').click();
  await expect(button('Show me')).toBeFocused();
  await button('Undo').click();
  await expect(button('Reset')).toBeFocused();
  await expect(code).toContainText('Boom');
  await button('Show me').click();
  await button('Use the solution').click();
  await button('Check my code').click();
  await expect(editor.getByText('Solved. All checks passed.')).toBeVisible();
  expect(await findPageViolations(page)).toEqual([]);

  // The next lesson starts at its heading and opens its editor at once, and the overview knows what is solved.
  await editor.getByRole('checkbox', {name: 'Check types'}).focus();
  await page.keyboard.press('Tab');
  await expect(editor.getByRole('link', {name: 'Next lesson: Stop where you should'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {name: 'Stop where you should'})).toBeFocused();
  await expect(button('Check my code')).toBeVisible();
  await page.goto('/learn');
  await expect(page.getByRole('listitem').filter({hasText: 'Fade in with interpolate()'})).toContainText('Solved');
  await expect(page.getByRole('link', {name: 'Continue: Stop where you should'})).toBeVisible();
});

for (const path of ['/', '/docs', '/docs/the-fundamentals', '/playground', '/start']) {
  test(`${path} links to the course`, async ({page}) => {
    await openPage(page, path);
    await expect(page.getByRole('main').locator('a[href="/learn"]').first()).toBeVisible();
  });
}

test('the links to other lessons come after the exercise', async ({page}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({width, height: 800});
    await openPage(page, '/learn/move');
    const start = page.getByRole('button', {name: 'Start the lesson'});
    const next = page.getByRole('link', {name: 'Next: Think in seconds'});
    await start.focus();
    await page.getByRole('navigation', {name: 'Lessons'}).getByRole('link').first().focus();
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
    const isAfter = await next.evaluate(
      (link, button) => button?.compareDocumentPosition(link) === Node.DOCUMENT_POSITION_FOLLOWING,
      await start.elementHandle(),
    );
    expect(isAfter, `${width} px`).toBe(true);
    if (width === 390) {
      const [exercise, link] = [await start.boundingBox(), await next.boundingBox()];
      expect(link?.y).toBeGreaterThan(exercise?.y ?? Infinity);
    } else {
      await expect(next).toBeInViewport({ratio: 1});
    }
  }
});

test('the task is in view next to the code', async ({page}) => {
  for (const {width, height} of [
    {width: 1280, height: 800},
    {width: 390, height: 844},
  ]) {
    await page.setViewportSize({width, height});
    await openPage(page, '/learn/first-frame');
    const {code} = await startLesson(page);
    await code.click();
    const task = page.getByText('Write “Harbor Days” in the middle of the frame.').filter({visible: true}).last();
    await expect(task, `${width} px`).toBeInViewport({ratio: 1});
    expect(await findPageViolations(page)).toEqual([]);
  }
});

test('the links to other lessons are on one line on a large screen', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await openPage(page, '/learn/composition');
  const links = page.getByRole('navigation', {name: 'Lessons'}).getByRole('link');
  const [previous, next] = [await links.first().boundingBox(), await links.last().boundingBox()];
  expect(next?.y).toBe(previous?.y);
  expect(next?.height).toBeLessThan(40);
});

test('after a lesson is solved, the video has its own props again', async ({page}) => {
  await openPage(page, '/learn/parameters');
  const {editor, button} = await startLesson(page);
  await button('Show me').click();
  await button('Use the solution').click();
  await button('Check my code').click();
  await expect(editor.getByText('Solved. All checks passed.')).toBeVisible();
  await expect(editor.frameLocator('iframe').getByText('Harbor Days')).toBeVisible();
});

test('an error message only mentions a frame if another frame has rendered', async ({page}) => {
  await openPage(page, '/learn/fade-in');
  const {editor, write, button, seek} = await startLesson(page);
  const createFailingCode = (frame: number): string => `import {useCurrentFrame} from 'remotion';
export const Video = () => {
  if (useCurrentFrame() >= ${frame}) throw new Error('From ${frame}');
  return <b>Words</b>;
};`;
  for (const [frame, message] of [
    [50, 'The code has an error on line 3: Frame 50: From 50'],
    [0, 'The code has an error on line 3: From 0'],
  ] as const) {
    await seek.fill('9');
    await write(createFailingCode(frame));
    await button('Check my code').click();
    await expect(editor.getByRole('status').first()).toHaveText(message);
  }
});

test('a player is measured even if the video is out of view', async ({page}) => {
  await page.setViewportSize({width: 390, height: 700});
  await openPage(page, '/learn/player');
  const {editor, code, button} = await startLesson(page);
  await button('Show me').click();
  await button('Use the solution').click();
  await code.evaluate((element) => element.scrollIntoView({block: 'start'}));
  await expect(editor.locator('iframe')).not.toBeInViewport();
  await button('Check my code').press('Enter');
  await expect(editor.getByText('Solved. All checks passed.')).toBeVisible();
});

test('code that blocks the page is announced once, and the check can be repeated', async ({page}) => {
  await openPage(page, '/learn/first-frame');
  const {editor, write, button} = await startLesson(page);
  await write(blockingAnswer);
  await button('Check my code').click();
  const reason = /stopped because it blocked the page/;
  await expect(editor.getByRole('alert').filter({hasText: reason})).toBeVisible();
  await expect(editor.getByRole('status').filter({hasText: /Checking|stopped/})).toHaveCount(0);
  await write(blockingAnswer.replace('void again();', ''));
  await button('Check my code').click();
  await expect(editor.getByText('Solved. All checks passed.')).toBeVisible();
});

/** Promises that never leave the page a turn. */
const blockingAnswer = `
import {AbsoluteFill} from 'remotion';
const again = () => Promise.resolve().then(again);
void again();
export const Video = () => (
  <AbsoluteFill style={{alignItems: 'center', justifyContent: 'center', fontSize: 120}}>Harbor Days</AbsoluteFill>
);
`;

test('progress can be exported to a file and imported again', async ({page}) => {
  await openPage(page, '/learn');
  await expect(page.getByRole('link', {name: 'Start the course'})).toBeVisible();
  const importFile = async (text: string): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', {name: 'Import progress'}).click();
    await (await chooser).setFiles({name: 'progress.json', mimeType: 'application/json', buffer: Buffer.from(text)});
  };
  await importFile('{}');
  await expect(page.getByText('This file doesn’t contain progress in this course.')).toBeVisible();
  const done = readLessons(join(root, 'content/course')).map(({name}) => name);
  await importFile(JSON.stringify({version: 1, done, code: {}}));
  await expect(page.getByText(`The file contains ${done.length} solved lessons.`)).toBeVisible();
  await expect(page.getByRole('link', {name: 'Open your video'})).toHaveAttribute('href', '/learn/your-video');

  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Export progress'}).click();
  expect(JSON.parse(await readFile(await (await download).path(), 'utf8'))).toMatchObject({version: 1, done});
});

test('a player in the code leaves the focus in the editor', async ({page}) => {
  const lesson = readLessons(join(root, 'content/course')).find(({name}) => name === 'player');
  await openPage(page, '/learn/player');
  const {code, write, sandbox} = await startLesson(page);
  await write(await readFile(join(root, 'content/course', lesson?.folder ?? '', 'solution.tsx'), 'utf8'));
  await expect(sandbox.getByRole('button', {name: 'Play video'})).toBeVisible();
  await expect(code).toBeFocused();
  // A visitor of the page in the video can still enter something.
  const field = sandbox.getByRole('textbox');
  await field.click();
  await page.keyboard.type('!');
  await expect(field).toHaveValue(/!/);
});

test('a component that renders slowly is created once, even while the video plays', async ({page}) => {
  await openPage(page, '/learn/data');
  const {editor, write, button} = await startLesson(page);
  for (const attempt of [1, 2, 3, 4]) {
    await write(`// ${attempt}${slowAnswer}`);
    await button('Check my code').click();
    await expect(editor.getByText('Solved. All checks passed.')).toBeVisible();
  }
});

/** React pauses between the components, so frames of the player may come in between. */
const slowAnswer = `
import {useEffect, useState} from 'react';
import {AbsoluteFill, continueRender, delayRender, staticFile} from 'remotion';

const Slow = () => {
  const end = performance.now() + 6;
  while (performance.now() < end);
  return null;
};

export const Video = () => {
  const [days, setDays] = useState([]);
  const [handle] = useState(() => delayRender());
  useEffect(() => {
    fetch(staticFile('media/visitors.json'))
      .then((response) => response.json())
      .then((data) => setDays(data.days))
      .finally(() => continueRender(handle));
  }, [handle]);
  return (
    <AbsoluteFill style={{flexDirection: 'row', alignItems: 'flex-end'}}>
      {days.map((height) => <div key={height} style={{height, flex: 1}} />)}
      {Array.from({length: 20}, (_, index) => <Slow key={index} />)}
    </AbsoluteFill>
  );
};
`;

test('the duration of a lesson is a single text', async ({page}) => {
  await openPage(page, '/learn');
  const lesson = page.getByRole('listitem').filter({hasText: 'Fade in with interpolate()'});
  expect(await lesson.ariaSnapshot()).toMatch(/\d minutes/);
});
