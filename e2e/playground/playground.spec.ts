import type {Route} from '@playwright/test';
import {storeBeforehand} from '../support/browserStorage.ts';
import {mistakes} from './mistakes.ts';
import {openPage} from '../support/openPage.ts';
import {findPlayground} from '../support/findPlayground.ts';
import {expect, test} from '../support/test.ts';
import {findPageViolations} from '../support/findPageViolations.ts';

function getDrawing(text: string, extra = ''): string {
  return `import {AbsoluteFill} from 'remotion';\nexport const Title = () => <AbsoluteFill>${text}</AbsoluteFill>;\n${extra}`;
}

test("a file that fails for earlier code doesn't cover the current one", async ({page, problems}) => {
  problems.expect('error: Failed to load resource: net::ERR_FAILED');
  const pending: Route[] = [];
  await page.route('**/media/dunes.webp', (route) => void pending.push(route));
  await openPage(page, '/playground');
  const {sandbox, write, drawn} = findPlayground(page, page.getByRole('main'));
  await drawn();
  await write(
    getDrawing("<Img src={staticFile('media/dunes.webp')} />", "import {Img, staticFile} from 'remotion';\n"),
  );
  await expect.poll(() => pending.length).toBe(1);
  await write(getDrawing('The current code'));
  await expect(sandbox.getByText('The current code')).toBeVisible();
  const failure = page.waitForEvent('requestfailed');
  await pending[0]?.abort();
  await failure;
  // The page has rendered whatever the failure has changed.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(page.getByText('didn’t load')).toHaveCount(0);
});

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('the playground shows the frame in the middle, because the first one is often empty', async ({page}) => {
    await openPage(page, '/playground');
    const {seek, button, drawn} = findPlayground(page, page.getByRole('main'));
    await drawn();
    await expect(seek).toHaveValue('45');
    await expect(button('Play')).toBeVisible();
  });
});

test('the playground renders the code while the reader types, frame by frame, and saves it', async ({page}) => {
  await openPage(page, '/playground');
  const {code, sandbox, seek, button, write, drawn, errors} = findPlayground(page, page.getByRole('main'));
  await drawn();
  await expect(sandbox.getByText('C', {exact: true}).first()).toBeAttached();

  // Frame by frame, with the keyboard.
  await button('Pause').click();
  await seek.fill('40');
  await seek.press('ArrowRight');
  await expect(seek).toHaveAttribute('aria-valuetext', /^Frame 41 of 89/);

  // Props.
  await page.getByLabel('title', {exact: true}).fill('Zebra');
  await expect(sandbox.getByText('Z', {exact: true})).toBeAttached();
  await expect(seek).toHaveValue('41');

  // Another string, another file.
  await write(getDrawing('Hello {size}', "import {size} from './size';\n"));
  await expect(errors).toContainText('Title.tsx, line 3The file “./size” doesn’t exist');
  await button('Add a file').click();
  await page.getByLabel('Name of the new file').fill('size.exe');
  await page.keyboard.press('Enter');
  await expect(page.getByText('end the name in .tsx, .ts')).toBeVisible();
  await page.getByLabel('Name of the new file').fill('size.ts');
  await page.keyboard.press('Enter');
  await write('export const size = 7;');
  await expect(sandbox.getByText('Hello 7')).toBeVisible();
  await expect(errors).toHaveCount(0);

  // The project is in the URL and in the browser's storage, shortly after the last key.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('playground.current'))).toContain('size = 7');
  await expect(page).toHaveURL(/#code=/);
  const link = page.url();
  await page.goto('/playground');
  await expect(sandbox.getByText('Hello 7')).toBeVisible();
  await write(getDrawing('Mine'));
  await expect(sandbox.getByText('Mine')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('playground.current'))).toContain('Mine');
  await page.goto('/docs/');
  await page.goto(link);
  await expect(sandbox.getByText('Hello 7')).toBeVisible();
  await expect(page.getByText('Your previous project is saved')).toBeVisible();
  await button('Earlier work').click();
  await page.getByRole('list', {name: 'Earlier work'}).getByRole('button').first().click();
  await expect(sandbox.getByText('Mine')).toBeVisible();

  await page.getByRole('button', {name: 'size.ts', exact: true}).click();
  await button('Delete size.ts').click();
  await expect(code).toContainText('Mine');
  await button('Undo').click();
  await expect(code).toContainText('size = 7');
  await expect(button('Delete size.ts')).toBeVisible();

  // Enter and leave the editor with the keyboard.
  await code.focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(code).not.toBeFocused();
  expect(await findPageViolations(page)).toEqual([]);
});

test('selecting an example in the searchable list opens it', async ({page}) => {
  await openPage(page, '/playground');
  const {code, button, drawn} = findPlayground(page, page.getByRole('main'));
  const run = await drawn();
  await button('Examples').click();
  const panel = page.getByRole('group', {name: 'Examples'});
  await expect(panel.getByRole('heading', {name: 'Core API'})).toBeVisible();
  const search = panel.getByRole('searchbox', {name: 'Search examples'});
  await search.fill('no such example');
  await expect(panel.getByText('No example matches.')).toBeVisible();
  await search.fill('animated bar');
  const example = panel.getByRole('button', {name: 'An animated bar chart'});
  await expect
    .poll(() => example.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await example.click();
  await expect(panel).toBeHidden();
  await expect(button('Examples')).toBeFocused();
  await drawn(run);
  await expect(code).toContainText('export function Bars');

  // Escape and a click outside also close a panel.
  await button('Export').click();
  await expect(page.getByLabel('Format')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Format')).toBeHidden();
  await expect(button('Export')).toBeFocused();
  await button('Download').click();
  await expect(button('Download project')).toBeVisible();
  await page.getByRole('heading', {name: 'Playground'}).click();
  await expect(button('Download project')).toBeHidden();
});

test('the playground fills the window: the page has no footer and does not scroll', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await openPage(page, '/playground');
  const {drawn, seek} = findPlayground(page, page.getByRole('main'));
  await drawn();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(seek).toBeInViewport();
  const {height, visible} = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    visible: window.innerHeight,
  }));
  expect(height).toBe(visible);
});

test('playback continues when an error is fixed, and stays paused if the reader paused it', async ({page}) => {
  await openPage(page, '/playground');
  const {button, write, drawn, errors, sandbox} = findPlayground(page, page.getByRole('main'));
  await drawn();
  await expect(button('Pause')).toBeVisible();
  await write('export const A = () => {\n  throw new Error("Boom");\n};');
  await expect(errors).toContainText('Boom');
  await expect(button('Play')).toBeVisible();
  await write(getDrawing('Fixed'));
  await expect(sandbox.getByText('Fixed')).toBeVisible();
  await expect(button('Pause')).toBeVisible();

  await button('Pause').click();
  await write('export const A = () => {\n  throw new Error("Again");\n};');
  await expect(errors).toContainText('Again');
  await write(getDrawing('Fixed again'));
  await expect(sandbox.getByText('Fixed again')).toBeVisible();
  await expect(button('Play')).toBeVisible();
});

test('a shared link replaces the previous project completely', async ({page}) => {
  await openPage(page, '/playground?demo=three-canvas');
  const {button, write, drawn, sandbox} = findPlayground(page, page.getByRole('main'));
  const run = await drawn();
  await button('Examples').click();
  await page.getByRole('searchbox', {name: 'Search examples'}).fill('weight');
  await page.keyboard.press('Escape');
  await write(getDrawing('Shared'));
  await expect(sandbox.getByText('Shared')).toBeVisible();
  await expect(page).toHaveURL(/#code=/);
  const link = new URL(page.url()).hash;
  await write(getDrawing('Another'));
  await expect(sandbox.getByText('Another')).toBeVisible();
  // Following a link to the current URL changes nothing.
  await expect.poll(() => new URL(page.url()).hash).not.toBe(link);
  await page.getByLabel('Width').fill('0');
  await page.evaluate((hash) => void (window.location.hash = hash), link);
  await expect(sandbox.getByText('Shared')).toBeVisible();
  await expect(page.getByLabel('Width')).not.toHaveValue('0');
  await button('Examples').click();
  await expect(page.getByRole('searchbox', {name: 'Search examples'})).toHaveValue('');
  expect(await drawn(run)).not.toBe(run);
});

test('the playground shows errors with their position, and stops endless loops', async ({page, baseURL, problems}) => {
  await openPage(page, '/playground');
  const {code, sandbox, button, write, drawn, errors} = findPlayground(page, page.getByRole('main'));
  let run = await drawn();
  for (const [text, words] of mistakes) {
    await write(text);
    await expect(errors, text).toContainText(words);
  }
  await expect(errors).toContainText('was stopped because it ran for more than a second');
  await expect(page.locator('.cm-lintRange-error')).toContainText('while (true)');

  // The loop guard can't stop this code: an endless chain of promises.
  await page.evaluate(() => {
    let last = performance.now();
    const measureGap = (): void => {
      const now = performance.now();
      const gap = Number(document.body.dataset.gap ?? 0);
      document.body.dataset.gap = String(Math.max(gap, now - last));
      last = now;
      requestAnimationFrame(measureGap);
    };
    measureGap();
  });
  const endless =
    'const again = (): Promise<unknown> => Promise.resolve().then(again);\nvoid again();\nexport const A = () => <b>x</b>;';
  await write(endless);
  await expect(button('Run again')).toBeVisible();
  await expect(code).toContainText('Promise.resolve().then(again)');
  await expect(page.locator('iframe')).toHaveCount(0);
  await button('Run again').click();
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(button('Run again')).toBeVisible();
  await write(getDrawing('Good'));
  run = await drawn(run);
  await expect(sandbox.getByText('Good')).toBeVisible();

  // The code can't leave the sandbox, and the browser reports each attempt.
  const refused = 'The action has been blocked.';
  problems.expect(
    `error: Connecting to '${baseURL}/docs/' violates the following Content Security Policy directive: "connect-src blob: data:". ${refused}`,
    `error: Fetch API cannot load ${baseURL}/docs/. Refused to connect because it violates the document's Content Security Policy.`,
    `error: Loading the image '${baseURL}/img/mark.svg' violates the following Content Security Policy directive: "img-src blob: data:". ${refused}`,
  );
  await write(
    getDrawing(
      'Tried',
      `const tell = (text: string) => (document.body.dataset.found = (document.body.dataset.found ?? '') + text);
try { tell(String(parent.document.title)); } catch { tell('page '); }
try { tell(localStorage.getItem('playground.current') ? 'kept' : 'storage '); } catch { tell('storage '); }
fetch('/docs/').catch(() => tell('fetch '));
new Image().src = '/img/mark.svg';
try { new RTCPeerConnection(); } catch { tell('peer '); }
document.addEventListener('securitypolicyviolation', ({effectiveDirective}) => tell(effectiveDirective + ' '));`,
    ),
  );
  await drawn(run);
  const found = () => sandbox.locator('body').getAttribute('data-found');
  for (const words of ['page ', 'storage ', 'fetch ', 'peer ', 'img-src ', 'connect-src ']) {
    await expect.poll(found).toContain(words);
  }
});

for (const theme of ['light', 'dark']) {
  test(`selected code keeps its colors, and the active line does not hide the selection, ${theme}`, async ({page}) => {
    await storeBeforehand(page, {theme});
    await openPage(page, '/playground');
    const {code, drawn} = findPlayground(page, page.getByRole('main'));
    await drawn();
    await code.getByText('AbsoluteFill').first().dblclick();
    const line = page.locator('.cm-activeLine').first();
    await expect(page.locator('.cm-selectionBackground').first()).toBeVisible();
    const readStyles = () =>
      line.evaluate((element) => {
        const word = element.querySelector('span') ?? element;
        // Chromium may return the color of selected text from before the word was colored. A changed variable refreshes it.
        document.documentElement.style.setProperty('--refresh', String(performance.now()));
        return {
          keepsColor: getComputedStyle(word, '::selection').color === getComputedStyle(word).color,
          opacityOfLine: Number(/[/,]\s*([\d.]+)\)$/.exec(getComputedStyle(element).backgroundColor)?.[1] ?? 1),
        };
      });
    // The editor colors the words after it has parsed the code.
    await expect.poll(async () => (await readStyles()).keepsColor).toBe(true);
    expect((await readStyles()).opacityOfLine).toBeLessThan(0.2);
  });
}
