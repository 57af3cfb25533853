import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {type Browser, chromium} from '@playwright/test';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {parsePage} from '../../packages/content-model/page.ts';
import {readSampleRuns, type SampleRun} from '../../packages/content-model/samples/readSampleRuns.ts';
import {getSamples} from '../../packages/content-model/samples/sample.ts';
import {findOrInstallBrowser} from '../../packages/tooling/findOrInstallBrowser.ts';
import {bundleApps} from './bundleApps.ts';
import {createMedia} from './createMedia.ts';
import {getTitle, readAllSamples, readRunsToTest} from './readRuns.ts';
import {serveExamples} from './serveExamples.ts';
import {showApp} from './showApp.ts';
import {type SampleProject, writeProject} from './writeProject.ts';

const runs = readRunsToTest('app');

const mistakes = readSampleRuns(
  getSamples(
    parsePage(
      'content/docs/mistakes.mdx',
      `
\`\`\`tsx
import {Player} from '@remotion/player';

export const App = () => <Player component={() => null} durationInFrames={1.5} fps={30} compositionWidth={9} compositionHeight={9} />;
\`\`\`

\`\`\`tsx
import type {PlayerRef} from '@remotion/player';

export const Jump = () => <button type="button" onClick={() => ({} as PlayerRef).seekTo(5)}>Jump</button>;
\`\`\`
`,
    ),
  ),
);

const folder = mkdtempSync(join(tmpdir(), 'apps-'));
const outDir = join(folder, 'bundle');
let project: SampleProject;
let browser: Browser;

beforeAll(async () => {
  const media = createMedia(join(folder, 'media'));
  const {origin, close} = await serveExamples(media);
  project = writeProject(join(folder, 'project'), [...runs, ...mistakes], {
    start: 'startApp',
    samples: readAllSamples(),
    media,
    origin,
  });
  await bundleApps(project, outDir);
  browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    // Otherwise, the page can't load media from a server on this machine.
    args: ['--disable-features=LocalNetworkAccessChecks'],
  });
  return close;
}, 60_000);

afterAll(async () => {
  await browser.close();
  rmSync(folder, {recursive: true});
});

test.concurrent.for(runs.map((run) => [getTitle(run), run] as const))('%s', async ([title, run]) => {
  const problems = await show(run);
  expect(problems, `${title}: ${problems.join(' ')}`).toEqual([]);
});

test('finds components that throw an error, and buttons that fail', async () => {
  const [thrown, failed] = await Promise.all(mistakes.map(show));
  expect(thrown?.join()).toContain('App fails: The "durationInFrames"');
  expect(failed?.join()).toContain('Jump fails: {}.seekTo is not a function');
});

function show(run: SampleRun): Promise<readonly string[]> {
  return showApp(run, project.folders.get(run.sample) ?? '', {browser, roots: [outDir, project.publicDir]});
}
