import type {Page} from '@playwright/test';
import {blankProject} from '../../packages/playground-core/project/blankProject.ts';
import {createPlaygroundUrl} from '../../site/src/components/playground/createPlaygroundUrl.ts';
import {storeBeforehand} from '../support/browserStorage.ts';
import {findPageViolations} from '../support/findPageViolations.ts';
import {openPage} from '../support/openPage.ts';
import {findPlayground} from '../support/findPlayground.ts';
import {recordRequests} from '../support/recordRequests.ts';
import {expect, test} from '../support/test.ts';

test('formats the file with Prettier, which is loaded on demand, and keeps the cursor', async ({page}) => {
  await openPage(page, '/playground');
  const {code, button, write, drawn, sandbox} = findPlayground(page, page.getByRole('main'));
  await drawn();
  await write("export const A = () => <h1>Neat</h1>\nexport const b   =   'x'");
  await expect(sandbox.getByText('Neat')).toBeVisible();
  const before = await countScriptBytes(page);
  await page.keyboard.press('Shift+Alt+F');
  await expect(code).toContainText("export const b = 'x';");
  expect((await countScriptBytes(page)) - before).toBeGreaterThan(100_000);
  // The cursor is still after the last character.
  await page.keyboard.insertText(' as const');
  await expect(code).toContainText("export const b = 'x' as const;");
  await page.keyboard.press('ControlOrMeta+z');
  await expect(code).toContainText("export const b = 'x';");
  await page.keyboard.press('ControlOrMeta+z');
  await expect(code).toContainText("export const b   =   'x'");

  await write('export const A = () => <h1>;');
  await button('Format').click();
  await expect(page.getByText('Title.tsx can’t be formatted because of an error in line 1')).toBeVisible();
  await write('export const A = () =>   <h1>Fixed</h1>');
  await button('Format').click();
  await expect(code).toContainText('export const A = () => <h1>Fixed</h1>;');
  await expect(page.getByText('can’t be formatted')).toHaveCount(0);
});

for (const theme of ['light', 'dark']) {
  test(`the Find panel uses the colors of the site, ${theme}`, async ({page}) => {
    await storeBeforehand(page, {theme});
    await openPage(page, '/playground');
    const {code, drawn} = findPlayground(page, page.getByRole('main'));
    await drawn();
    await code.focus();
    await page.keyboard.press('ControlOrMeta+f');
    await page.keyboard.type('spring');
    const field = page.getByRole('textbox', {name: 'Find', exact: true});
    await expect(field).toHaveValue('spring');
    const next = page.getByRole('button', {name: 'next', exact: true});
    const [background, image] = await next.evaluate((button) => {
      const {backgroundColor, backgroundImage} = getComputedStyle(button);
      return [backgroundColor, backgroundImage];
    });
    expect(image).toBe('none');
    await expect(field).toHaveCSS('background-color', background);
    expect(await findPageViolations(page)).toEqual([]);
  });
}

test('shows an error if the formatter does not load', async ({page, problems}) => {
  await openPage(page, '/playground');
  const {button, drawn} = findPlayground(page, page.getByRole('main'));
  await drawn();
  problems.expect('error: Failed to load resource: net::ERR_FAILED');
  await page.route(/\/assets\/js\//, (route) => route.abort());
  await button('Format').click();
  await expect(page.getByText('The formatter didn’t load.')).toBeVisible();
  await page.unroute(/\/assets\/js\//);
  await button('Format').click();
  await expect(page.getByText('The formatter didn’t load.')).toHaveCount(0);
});

test('the timeline shows the sequences of the video, and seeks', async ({page}) => {
  await openPage(page, '/playground?demo=series');
  const {button, drawn, seek, write, sandbox} = findPlayground(page, page.getByRole('main'));
  await drawn();
  await button('Pause').click();
  await write(`import {AbsoluteFill, Audio, Sequence, Series, staticFile} from 'remotion';

const Intro = () => <AbsoluteFill>Intro</AbsoluteFill>;

export const Scenes = () => (
  <AbsoluteFill>
    <Series>
      <Series.Sequence durationInFrames={20}>
        <Intro />
      </Series.Sequence>
      <Series.Sequence durationInFrames={10} name="Middle">
        Middle
      </Series.Sequence>
    </Series>
    <Sequence from={30} name="End">
      <Sequence from={5} name="Credits">
        Thanks
      </Sequence>
    </Sequence>
    <Audio src={staticFile('media/song.mp3')} />
  </AbsoluteFill>
);
`);
  const timeline = page.getByRole('list', {name: 'Timeline'});
  const last = Number(await seek.getAttribute('max'));
  await expect(timeline.getByText('Intro, frames 0 to 19')).toBeVisible();
  await expect(timeline.getByText('Middle, frames 20 to 29')).toBeVisible();
  await expect(timeline.getByText(`End, frames 30 to ${last}`)).toBeVisible();
  await expect(timeline.getByText(`song.mp3, frames 0 to ${last}`)).toBeVisible();

  // What is inside a sequence is known once the sequence has been shown.
  await expect(timeline.getByText('Credits')).toHaveCount(0);
  await timeline.getByText('End').click();
  await expect(seek).not.toHaveValue('0');
  await seek.fill('40');
  await expect(sandbox.getByText('Thanks')).toBeVisible();
  await expect(timeline.getByText(`Credits, frames 35 to ${last}`)).toBeVisible();
  const [outer, inner] = await Promise.all(
    ['End', 'Credits'].map(async (name) => timeline.getByRole('listitem').filter({hasText: name}).boundingBox()),
  );
  expect(inner?.y).toBeGreaterThan(outer?.y ?? Infinity);
  expect(inner?.x).toBeGreaterThan(outer?.x ?? Infinity);
  expect(await findPageViolations(page)).toEqual([]);
});

test('the position of an error in the list leads to its line in the editor', async ({page}) => {
  await openPage(page, '/playground');
  const {code, button, write, drawn, errors} = findPlayground(page, page.getByRole('main'));
  await drawn();
  await write(`export const A = () => <b>A</b>;\n${'\n'.repeat(400)}const broken = ;\n`);
  await expect(errors).toContainText('Title.tsx, line 402');
  await expect(code.getByText('const broken')).toBeInViewport();
  await page.keyboard.press('ControlOrMeta+Home');
  await expect(code.getByText('const broken')).toHaveCount(0);
  await button('Title.tsx, line 402').click();
  await expect(code).toBeFocused();
  await expect(page.locator('.cm-activeLine')).toHaveText('const broken = ;');
  await expect(page.locator('.cm-lintRange-error')).toContainText(';');
});

test("undo doesn't bring back the project that was open before", async ({page}) => {
  await openPage(page, '/playground');
  const {code, write, drawn, sandbox} = findPlayground(page, page.getByRole('main'));
  await drawn();
  await write('export const A = () => <b>Before</b>;');
  await expect(sandbox.getByText('Before')).toBeVisible();
  await openProject(page, {'Title.tsx': 'export const A = () => <b>After</b>;'});
  await expect(sandbox.getByText('After')).toBeVisible();
  await code.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.insertText('// typed ');
  await expect(code).toContainText(/typed .*After/);
});

test('renaming a file updates its name in imports', async ({page}) => {
  await openPage(page, '/playground');
  const {code, button, drawn, errors, sandbox} = findPlayground(page, page.getByRole('main'));
  await drawn();
  await openProject(page, {
    'Title.tsx': "import {size} from './size';\nexport const A = () => <b>Size {size}</b>;",
    'size.ts': 'export const size = 7;',
  });
  await expect(sandbox.getByText('Size 7')).toBeVisible();
  await button('size.ts').click();
  await button('Rename size.ts').click();
  await page.getByLabel('New name of size.ts').fill('parts/number.ts');
  await page.keyboard.press('Enter');
  await expect(code).toContainText('size = 7');
  await button('Title.tsx').click();
  await expect(code).toContainText("from './parts/number'");
  await expect(sandbox.getByText('Size 7')).toBeVisible();
  await expect(errors).toHaveCount(0);
});

async function openProject(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  const url = createPlaygroundUrl({...blankProject, files, props: {}});
  await page.evaluate((hash) => void (window.location.hash = hash), url.slice(url.indexOf('#')));
}

async function countScriptBytes(page: Page): Promise<number> {
  const requests = await recordRequests(page);
  return requests.filter(({kind}) => kind === 'script').reduce((sum, {bytes}) => sum + bytes, 0);
}
