import {execFile, spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {createInterface} from 'node:readline';
import {promisify} from 'node:util';
import type {Browser, Page} from '@playwright/test';
import {unzipSync} from 'fflate';
import {readJson} from '../../packages/tooling/readJson.ts';
import {encodeProject} from '../../packages/playground-core/project/encodeProject.ts';
import {extras} from '../../packages/starters/catalog/extras.ts';
import {starters} from '../../packages/starters/catalog/starters.ts';
import {languages} from '../../packages/starters/project/Options.ts';
import {findFreePort} from '../../packages/tooling/findFreePort.ts';
import {findDemo, waitUntilDrawn} from '../support/findDemo.ts';
import {openPage} from '../support/openPage.ts';
import {readPlaygroundExamples} from './readPlaygroundExamples.ts';
import {findPlayground} from '../support/findPlayground.ts';
import {expect, test} from '../support/test.ts';

const run = promisify(execFile);

/** A project with two files, its own root and an additional font. */
const shared = encodeProject({
  files: {
    'index.tsx':
      "import {Composition, registerRoot} from 'remotion';\nimport {Words} from './parts/Words';\n\nregisterRoot(() => <Composition id=\"shared-words\" component={Words} width={640} height={360} fps={25} durationInFrames={10} />);\n",
    'parts/Words.tsx':
      "import {AbsoluteFill, Img, staticFile} from 'remotion';\n\nexport const Words: React.FC = () => (\n  <AbsoluteFill style={{fontFamily: 'Geist Mono', overflow: 'hidden'}}>\n    <Img src={staticFile('media/dunes.webp')} />\n    Words\n  </AbsoluteFill>\n);\n",
  },
  width: 640,
  height: 360,
  fps: 25,
  durationInFrames: 10,
  props: {},
});

const some = ['/playground', '/playground?demo=three-canvas', `/playground#code=${shared}`];
const all = [...some, ...readPlaygroundExamples().map(({name}) => `/playground?${name.replace('s/', '=')}`)];
// All of them take an hour or two, so the nightly run divides them.
const paths = process.env.EVERY_DOWNLOAD ? all : some;

for (const path of new Set(paths)) {
  test(`a downloaded project installs, type-checks and renders: ${path.slice(0, 40)}`, async ({page}) => {
    // Packages come from the registry, and the machine may be busy.
    test.setTimeout(600_000);
    const folder = mkdtempSync(join(tmpdir(), 'downloaded-'));
    try {
      const project = unpack(await download(page, path), folder);
      await runNpm(project, 'install');
      await runNpm(project, 'run', 'types');
      await runNpm(project, 'run', 'build', '--', '--frames=0-4');
      expect(await countFrames(join(project, getOutputFile(project)))).toBe(5);
    } finally {
      rmSync(folder, {recursive: true});
    }
  });
}

/** Starters and extras that together contain everything that `/start` offers, apart from what needs AWS. */
const someStarts = [
  '/start?name=greeting&with=player,server',
  '/start?starter=audiogram&language=javascript&with=server,tailwind,three,gif,lottie',
  '/start?starter=still&language=javascript',
  '/start?demo=lower-third&name=lower-third&with=player,tailwind,agents',
];
const allStarts = [
  ...someStarts,
  ...starters.flatMap(({id}) => languages.map((language) => `/start?starter=${id}&language=${language}&with=player`)),
  ...extras.flatMap((first, index) =>
    extras.slice(index + 1).map((second) => `/start?starter=hello-world&with=${first.id},${second.id}`),
  ),
];

for (const path of new Set(process.env.EVERY_DOWNLOAD ? allStarts : someStarts)) {
  test(`a new project installs, type-checks, previews and renders: ${path}`, async ({page, browser}) => {
    test.setTimeout(600_000);
    const folder = mkdtempSync(join(tmpdir(), 'started-'));
    try {
      await openPage(page, path);
      const button = page.getByRole('button', {name: /^Download .*\.zip$/});
      const [saved] = await Promise.all([page.waitForEvent('download'), button.click()]);
      const project = unpack(await saved.path(), folder, saved.suggestedFilename().replace('.zip', ''));
      const {scripts} = readManifest(project);
      await runNpm(project, 'install');
      if (scripts.types) {
        await runNpm(project, 'run', 'types');
      }
      await openPreview(project, browser);
      await runNpm(
        project,
        'run',
        'build',
        ...(scripts.build.includes('remotion still') ? [] : ['--', '--frames=0-29']),
      );
      expect(await countFrames(join(project, getOutputFile(project)))).toBe(
        scripts.build.includes('remotion still') ? 1 : 30,
      );
      if (scripts['app:build']) {
        await runNpm(project, 'run', 'app:build');
        expect(readdirSync(join(project, 'dist'))).toContain('index.html');
      }
      if (scripts.render) {
        await rm(join(project, 'out'), {recursive: true});
        await runNpm(project, 'run', 'render');
        expect(await countFrames(join(project, getOutputFile(project)))).toBeGreaterThan(30);
      }
    } finally {
      rmSync(folder, {recursive: true});
    }
  });
}

test('a visitor of the home page changes the video, starts a project, and renders it', async ({page}) => {
  test.setTimeout(600_000);
  const folder = mkdtempSync(join(tmpdir(), 'first-'));
  try {
    await openPage(page, '/');
    const hero = findDemo(page, 'tiles');
    await waitUntilDrawn(hero);
    await hero.figure.getByRole('textbox', {name: 'Title'}).fill('My first video');
    await expect(hero.player).toContainText('My first video');

    await page.getByRole('main').getByRole('link', {name: 'Start a project'}).first().click();
    await expect(page.getByRole('radio', {name: 'Hello World', exact: true})).toBeChecked();
    const button = page.getByRole('button', {name: 'Download my-video.zip'});
    const [saved] = await Promise.all([page.waitForEvent('download'), button.click()]);
    const project = unpack(await saved.path(), folder);
    await runNpm(project, 'install');
    await runNpm(project, 'run', 'build', '--', '--frames=0-29');
    expect(await countFrames(join(project, getOutputFile(project)))).toBe(30);
  } finally {
    rmSync(folder, {recursive: true});
  }
});

async function download(page: Page, path: string): Promise<string> {
  await openPage(page, path);
  const {drawn, button} = findPlayground(page, page.getByRole('main'));
  await drawn();
  await button('Download').click();
  const [saved] = await Promise.all([page.waitForEvent('download'), button('Download project').click()]);
  return saved.path();
}

/** Returns the folder of the project. */
function unpack(archive: string, folder: string, name = 'my-video'): string {
  for (const [path, bytes] of Object.entries(unzipSync(readFileSync(archive)))) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), bytes);
  }
  return join(folder, name);
}

function runNpm(project: string, ...args: readonly string[]): Promise<unknown> {
  return run('npm', args, {cwd: project, env: getEnvironment(), shell: process.platform === 'win32'});
}

function getEnvironment(): NodeJS.ProcessEnv {
  // The npm settings of this repository must not affect the project.
  const variables = Object.entries(process.env).filter(([name]) => !/^(?:npm_|INIT_CWD|NODE_ENV)/.test(name));
  return {...Object.fromEntries(variables), PUPPETEER_EXECUTABLE_PATH: process.env.BROWSER_EXECUTABLE};
}

/** Starts the preview of a project with the command of its `start` script, and opens its first composition. */
async function openPreview(project: string, browser: Browser): Promise<void> {
  const port = await findFreePort();
  const args = readManifest(project).scripts.start.split(' ').slice(1);
  const preview = spawn(
    process.execPath,
    [join(project, 'node_modules/@remotion/cli/remotion-cli.js'), ...args, `--port=${port}`],
    {cwd: project, env: {...getEnvironment(), BROWSER: 'none'}, stdio: ['ignore', 'pipe', 'inherit']},
  );
  // It opens pages in a context of its own, because the preview asks the registry for updates.
  const page = await browser.newPage();
  try {
    for await (const line of createInterface(preview.stdout)) {
      if (line.startsWith('Built in')) {
        break;
      }
    }
    preview.stdout.resume();
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(`http://localhost:${port}/`);
    await expect(page.getByText(/^\d+x\d+(?:, \d+ FPS)?$/)).toBeVisible();
    await expect(page).toHaveURL(/\/[\w-]+$/);
    expect(errors).toEqual([]);
  } finally {
    await page.close();
    preview.kill();
  }
}

function readManifest(project: string) {
  return readJson<{
    scripts: {build: string; start: string} & Partial<Record<string, string>>;
  }>(join(project, 'package.json'));
}

function getOutputFile(project: string): string {
  return readManifest(project).scripts.build.split(' ').at(-1) ?? '';
}

async function countFrames(file: string): Promise<number> {
  const fields = ['-count_frames', '-select_streams', 'v', '-show_entries', 'stream=nb_read_frames', '-of', 'csv=p=0'];
  const {stdout} = await run('ffprobe', ['-v', 'error', ...fields, file]);
  return Number.parseInt(stdout, 10);
}
