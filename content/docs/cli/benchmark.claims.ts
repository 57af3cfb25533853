import type {benchmarkCommand} from '@remotion/cli/dist/benchmark.js';
import type * as cliOptions from '@remotion/cli/dist/get-cli-options.js';
import type * as bundling from '@remotion/cli/dist/setup-cache.js';
import type {RenderMediaOptions} from '@remotion/renderer';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {enterProject} from '../../../packages/claims/enterProject.ts';
import {loadCli} from '../../../packages/claims/loadCli.ts';
import {replaceRenderer} from '../../../packages/claims/replaceRenderer.ts';

const compositions = ['Intro', 'Report'].map((id) => ({
  id,
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
}));

type Render = RenderMediaOptions & {readonly concurrency?: number | null};

type Benchmark = {
  readonly renders: readonly Render[];
  /** How many times the command bundled the project, and opened a browser. */
  readonly preparations: {readonly bundles: number; readonly browsers: number};
  readonly output: string;
};

/** Runs the command without rendering anything. */
async function benchmark(ids: string, flags: readonly string[] = []): Promise<Benchmark> {
  const renders: Render[] = [];
  const browser = vi.fn();
  replaceRenderer({
    openBrowser: browser,
    getCompositions: () => compositions,
    renderMedia: (options: Render) => void renders.push(options),
  });
  const lines: string[] = [];
  const print = (...words: unknown[]): boolean => lines.push(words.join(' ')) > 0;
  const spies = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error'), vi.spyOn(process.stdout, 'write')];
  spies.forEach((spy) => spy.mockImplementation(print as never));
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()));
  const {load} = loadCli(flags);
  vi.spyOn(load<typeof cliOptions>('get-cli-options'), 'getCliOptions').mockResolvedValue({concurrency: 2} as never);
  const bundle = vi
    .spyOn(load<typeof bundling>('setup-cache'), 'bundleOnCliOrTakeServeUrl')
    .mockResolvedValue({urlOrBundle: 'build', cleanup: async () => {}});
  const folder = enterProject({'src/index.ts': ''});
  await load<{benchmarkCommand: typeof benchmarkCommand}>('benchmark').benchmarkCommand(folder, ['src/index.ts', ids]);
  const preparations = {bundles: bundle.mock.calls.length, browsers: browser.mock.calls.length};
  return {renders, preparations, output: lines.join('\n')};
}

claim('You get a result for each combination of a composition and a concurrency:', async () => {
  const {renders, output} = await benchmark('Intro,Report', ['--concurrencies=1,2', '--runs=1']);
  expect(renders.map(({composition: {id}, concurrency}) => `${id} ${concurrency}`)).toEqual([
    'Intro 1',
    'Intro 2',
    'Report 1',
    'Report 2',
  ]);
  expect(output.match(/Benchmark #\d/g)).toEqual(['Benchmark #1', 'Benchmark #2', 'Benchmark #3', 'Benchmark #4']);
});

claim('Remotion bundles your project and opens the browser once at the beginning.', async () => {
  const {renders, preparations} = await benchmark('Intro,Report', ['--concurrencies=1,2']);
  expect(renders).toHaveLength(12);
  expect(preparations).toEqual({bundles: 1, browsers: 1});
});

claim("The command encodes complete videos, but doesn't save them.", async () => {
  const {renders} = await benchmark('Report', ['--runs=1']);
  expect(renders).toMatchObject([{codec: 'h264', outputLocation: undefined}]);
});

claim('How many times to render each combination. The default is 3, and the minimum is 1.', async () => {
  expect((await benchmark('Report')).renders).toHaveLength(3);
  expect((await benchmark('Report', ['--runs=1'])).renders).toHaveLength(1);
  await expect(benchmark('Report', ['--runs=0'])).rejects.toThrow();
});

claim('Reduce of empty array with no initial value | --runs is 0.', async () => {
  await expect(benchmark('Report', ['--runs=0'])).rejects.toThrow('Reduce of empty array with no initial value');
});

claim('In 3.2.44, a single number such as --concurrencies=4 fails with an error.', async () => {
  await expect(benchmark('Report', ['--concurrencies=4'])).rejects.toThrow('concurrencies.split is not a function');
});

claim("The concurrency to use if you don't pass --concurrencies.", async () => {
  const {renders} = await benchmark('Report', ['--runs=1']);
  expect(renders.map(({concurrency}) => concurrency)).toEqual([2]);
});

claim("The default is the codec from setCodec(), or h264 if you haven't set one.", async () => {
  expect((await benchmark('Report', ['--runs=1'])).output).toContain('codec=h264 (default)');
  expect((await benchmark('Report', ['--runs=1', '--codec=vp8'])).renders).toMatchObject([{codec: 'vp8'}]);
});

claim(
  "Hides the progress bars. In 3.2.44, this also hides the results, so don't use it with this command.",
  async () => {
    expect((await benchmark('Report', ['--runs=1'])).output).toContain('Range (');
    expect((await benchmark('Report', ['--runs=1', '--quiet'])).output).not.toContain('Range (');
  },
);

claim('There is no composition with this ID. IDs are case-sensitive.', async () => {
  await expect(benchmark('report')).rejects.toThrow('No composition with the ID "report" found.');
});

claim('The list of IDs contains nothing but commas, so there is nothing to measure.', async () => {
  const {renders, output} = await benchmark(',');
  expect(renders).toEqual([]);
  expect(output).toContain('No composition IDs passed.');
});
