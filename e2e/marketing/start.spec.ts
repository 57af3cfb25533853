import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {strFromU8, unzipSync} from 'fflate';
import {encodeProject} from '../../packages/playground-core/project/encodeProject.ts';
import {builtSite} from '../support/builtSite.ts';
import {findPageViolations} from '../support/findPageViolations.ts';
import {openPage} from '../support/openPage.ts';
import {tabTo} from '../support/tabTo.ts';
import {expect, test} from '../support/test.ts';

const small = {width: 640, height: 360, fps: 25, durationInFrames: 10, props: {}};

/** Returns the parts of the page as readers find them. */
function findBuilder(page: Page) {
  const root = page.getByRole('region', {name: 'New project'});
  const files = root.getByRole('list', {name: 'Files of the project'}).getByRole('button');
  return {
    root,
    files,
    code: root.locator('pre'),
    archive: root.getByRole('region', {name: 'Or in a terminal on macOS or Linux'}),
    command: root.getByRole('region', {name: 'When it’s unpacked, run'}),
    choose: (name: string) => root.getByRole('radio', {name, exact: true}).check(),
    add: (name: string) => root.getByRole('checkbox', {name, exact: true}).check(),
  };
}

/** Clicks each file and returns the texts that the page shows, by path. Files that aren't text have none. */
async function readShownFiles(page: Page): Promise<Map<string, string | undefined>> {
  const {files, root} = findBuilder(page);
  await expect(files.first()).toBeVisible();
  const shown = new Map<string, string | undefined>();
  for (const file of await files.all()) {
    await file.click();
    const path = (await file.textContent()) ?? '';
    const text = root.getByRole('region', {name: path, exact: true});
    const link = root.getByRole('link', {name: `Download ${path.split('/').at(-1)}`});
    await expect(text.or(link)).toBeVisible();
    shown.set(path, (await text.count()) > 0 ? ((await text.textContent()) ?? '') : undefined);
  }
  return shown;
}

async function download(page: Page, name: string): Promise<Map<string, Uint8Array>> {
  const button = page.getByRole('button', {name: `Download ${name}.zip`});
  const [saved] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(saved.suggestedFilename()).toBe(`${name}.zip`);
  await expect(page.getByText(`Saved ${name}.zip.`)).toBeVisible();
  return new Map(Object.entries(unzipSync(readFileSync(await saved.path()))));
}

test('choosing changes the files, the commands and the URL, which opens the same choice again', async ({page}) => {
  await openPage(page, '/start');
  const {root, files, code, archive, command, choose, add} = findBuilder(page);
  await expect(files.filter({hasText: 'src/HelloWorld.tsx'})).toBeVisible();
  await expect(archive).toContainText(/curl -L \S+\/starters\/hello-world\.tar\.gz \| tar -xz/);

  await choose('3D scene');
  await choose('JavaScript');
  await choose('pnpm');
  await expect(page).toHaveURL('/start?starter=three&manager=pnpm&language=javascript');
  await expect(archive).toContainText('/starters/three-javascript-pnpm.tar.gz');
  await expect(root.getByRole('checkbox', {name: 'Three.js'})).toBeDisabled();
  await files.filter({hasText: 'src/ThreeScene.jsx'}).click();
  await expect(code).toContainText('export const ThreeScene = ({color}) => {');

  await add('Tailwind');
  await root.getByRole('textbox', {name: 'Name'}).fill('intro');
  await expect(page).toHaveURL('/start?starter=three&name=intro&manager=pnpm&language=javascript&with=tailwind');
  await expect(archive).toHaveCount(0);
  await expect(command.getByRole('listitem')).toContainText(['cd intro', 'pnpm install', 'pnpm start']);
  await expect(files.filter({hasText: 'tailwind.config.cjs'})).toBeVisible();

  await page.reload();
  await expect(root.getByRole('radio', {name: '3D scene'})).toBeChecked();
  await expect(root.getByRole('checkbox', {name: 'Tailwind'})).toBeChecked();
  await expect(root.getByRole('textbox', {name: 'Name'})).toHaveValue('intro');
  await expect(files.filter({hasText: 'src/TailwindTitle.jsx'})).toBeVisible();
});

test('the downloaded project has the files that the page shows', async ({page}) => {
  await openPage(page, '/start?starter=audiogram&name=episode-1&language=javascript&with=player,gif,agents');
  const shown = await readShownFiles(page);
  const zip = await download(page, 'episode-1');
  expect([...zip.keys()].sort()).toEqual([...shown.keys()].map((path) => `episode-1/${path}`).sort());
  const binaries: string[] = [];
  for (const [path, text] of shown) {
    const bytes = zip.get(`episode-1/${path}`) ?? new Uint8Array();
    if (text === undefined) {
      binaries.push(path);
      expect(bytes.length, path).toBeGreaterThan(1000);
    } else {
      expect(strFromU8(bytes), path).toBe(text);
    }
  }
  expect(binaries.sort()).toEqual(['public/dancer.gif', 'public/episode.mp3']);
});

test('the archive of a starter has the files that the page shows', async ({page}) => {
  await openPage(page, '/start');
  const shown = await readShownFiles(page);
  const command = (await findBuilder(page).archive.innerText()).match(/\/starters\/([\w.-]+)/);
  const folder = mkdtempSync(join(tmpdir(), 'starter-'));
  try {
    execFileSync('tar', ['-xzf', join(builtSite.folder, 'starters', command?.[1] ?? ''), '-C', folder]);
    const unpacked = join(folder, 'my-video');
    const paths = readdirSync(unpacked, {recursive: true, encoding: 'utf8'})
      .filter((path) => statSync(join(unpacked, path)).isFile())
      .map((path) => path.replaceAll('\\', '/'));
    expect(paths.sort()).toEqual([...shown.keys()].sort());
    for (const [path, text] of shown) {
      expect(readFileSync(join(unpacked, path), 'utf8'), path).toBe(text);
    }
  } finally {
    rmSync(folder, {recursive: true});
  }
});

test('a demo and a project of the playground become projects with their media', async ({page}) => {
  await openPage(page, '/start');
  const {root, files, code} = findBuilder(page);
  await root.getByRole('combobox', {name: 'Or a demo'}).selectOption({label: 'A lower third'});
  await expect(page).toHaveURL('/start?demo=lower-third');
  await expect(files.filter({hasText: 'public/media/harbor.webp'})).toBeVisible();
  await files.filter({hasText: 'src/Root.tsx'}).click();
  await expect(code).toContainText('component={LowerThird}');
  expect((await download(page, 'my-video')).get('my-video/public/media/harbor.webp')?.length).toBeGreaterThan(1000);

  const words = {'Words.tsx': 'export const Words = () => null;'};
  await openPage(page, `/start?with=player#code=${encodeProject({...small, files: words})}`);
  await files.filter({hasText: 'app/main.tsx'}).click();
  await expect(code).toContainText('compositionWidth={640}');
});

test('says what is wrong with a name, a link and an extra', async ({page}) => {
  await openPage(page, '/start?starter=still#code=broken');
  const {root, files, choose} = findBuilder(page);
  await expect(root.getByRole('alert')).toContainText('Copy the whole link again.');
  await choose('Still images');
  await expect(root.getByRole('alert')).toHaveCount(0);
  await expect(files.filter({hasText: 'scripts/server.ts'})).toBeVisible();
  await expect(root.getByRole('checkbox', {name: 'Player'})).toBeDisabled();
  await expect(root.getByRole('checkbox', {name: 'Player'})).toHaveAccessibleDescription(
    'A still has nothing to play.',
  );
  const name = root.getByRole('textbox', {name: 'Name'});
  await name.fill('My Video');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(/^Use lowercase letters/);
  await expect(page.getByRole('button', {name: 'Download the project'})).toBeDisabled();
  await expect(root.getByText('To download the project, correct its name.')).toBeInViewport();
  await name.fill('aux');
  await expect(name).toHaveAccessibleDescription(/^Windows doesn’t allow a folder named “aux”/);
  await name.fill('my-clip');
  await expect(page.getByRole('button', {name: 'Download my-clip.zip'})).toBeEnabled();
});

test('shows a message if code can not be converted, or a file can not be loaded', async ({page, problems}) => {
  const code = encodeProject({...small, files: {'Words.tsx': 'export const = 1;'}});
  await openPage(page, `/start?language=javascript#code=${code}`);
  await expect(page.getByRole('alert')).toContainText('src/Words.tsx can’t be converted to JavaScript.');

  problems.expect('error: Failed to load resource: net::ERR_FAILED');
  await page.route('**/media/song.mp3', (route) => route.abort());
  await openPage(page, '/start?starter=audiogram');
  await page.getByRole('button', {name: 'Download my-video.zip'}).click();
  await expect(page.getByRole('alert')).toContainText('The project couldn’t be downloaded.');
});

test('works with the keyboard, and has no accessibility violations', async ({page}) => {
  await openPage(page, '/start');
  const {root, files, code} = findBuilder(page);
  await tabTo(root.getByRole('radio', {name: 'Hello World'}));
  await page.keyboard.press('ArrowDown');
  await expect(root.getByRole('radio', {name: 'Blank'})).toBeChecked();
  await tabTo(root.getByRole('checkbox', {name: 'GIF'}));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/start?starter=blank&with=gif');
  await tabTo(page.getByRole('button', {name: 'Download my-video.zip'}));
  await tabTo(files.filter({hasText: 'src/GifClip.tsx'}));
  await page.keyboard.press('Enter');
  await expect(code).toContainText("import {Gif} from '@remotion/gif';");
  await tabTo(code);
  expect(await findPageViolations(page)).toEqual([]);
  await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
  expect(await findPageViolations(page)).toEqual([]);
});

test('the download is in view on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, '/start');
  const button = page.getByRole('button', {name: 'Download my-video.zip'});
  await expect(button).toBeInViewport({ratio: 1});
  await findBuilder(page).choose('3D scene');
  await expect(button).toBeInViewport({ratio: 1});
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the starters are links to archives', async ({page}) => {
    await page.goto('/start');
    await expect(findBuilder(page).root).toBeHidden();
    const links = page.getByRole('region', {name: 'All starters as files'}).locator('a[download]');
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !existsSync(join(builtSite.folder, path)))).toEqual([]);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', {name: 'Skia in JavaScript'}).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('skia-javascript.tar.gz');
  });
});
