import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {sampleSettings} from '../../packages/content-model/samples/sampleSettings.ts';
import {bundleProject} from './bundleProject.ts';
import {closeBrowsers, withBrowser} from './withBrowser.ts';
import {createMedia} from './createMedia.ts';
import {getTitle, readAllSamples, readRuns, readRunsToTest} from './readRuns.ts';
import {renderRun} from './renderRun.ts';
import {serveExamples} from './serveExamples.ts';
import {type SampleProject, writeProject} from './writeProject.ts';

const settingsFile = 'packages/content-model/samples/sampleSettings.ts';

const runs = readRunsToTest('frames');

const folder = mkdtempSync(join(tmpdir(), 'samples-'));
let project: SampleProject;
let serveUrl: string;

beforeAll(async () => {
  const media = createMedia(join(folder, 'media'));
  const {origin, close} = await serveExamples(media);
  project = writeProject(join(folder, 'project'), runs, {
    start: 'startVideo',
    samples: readAllSamples(),
    media,
    origin,
  });
  serveUrl = await bundleProject(project, join(folder, 'bundle'));
  return close;
}, 300_000);

afterAll(async () => {
  await closeBrowsers();
  rmSync(folder, {recursive: true});
});

test.concurrent.for(runs.map((run) => [getTitle(run), run] as const))('%s', async ([title, run]) => {
  const name = project.folders.get(run.sample) ?? '';
  const problems = await withBrowser((browser) => renderRun(run, name, {serveUrl, browser}));
  const fix = `Fix the sample, or describe in ${settingsFile} what it needs to run or why it can't.`;
  expect(problems, `${title}: ${problems.join(' ')} ${fix}`).toEqual([]);
});

test('no settings are left of samples that have changed', () => {
  const used = new Set(readRuns().map(({settings}) => settings));
  const unused = Object.entries(sampleSettings).flatMap(([page, settings]) =>
    Object.keys(settings)
      .filter((name) => settings[name] && !used.has(settings[name]))
      .map((name) => `${page}: ${name}`),
  );
  expect(unused, `Remove or rename them in ${settingsFile}`).toEqual([]);
});
