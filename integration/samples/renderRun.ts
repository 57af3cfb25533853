import {type BrowserLog, getCompositions, type openBrowser, renderFrames} from '@remotion/renderer';
import sharp from 'sharp';
import type {SampleRun} from '../../packages/content-model/samples/readSampleRuns.ts';
import {createInputs} from './createInputs.ts';
import {isBlank} from './isBlank.ts';
import type {PageInput} from './page/PageInput.ts';
import {getErrorMessage} from '../../packages/tooling/getErrorMessage.ts';

type Browser = Awaited<ReturnType<typeof openBrowser>>;

const defaultComposition = {width: 1280, height: 720, fps: 30, durationInFrames: 90};
const renderedWidth = 320;

/**
 * Renders everything that a sample draws at the first, a middle and the last frame. Returns what is wrong with it: an
 * error with its frame, what the page logs as an error, or that all frames are empty or one is larger than the
 * composition.
 */
export async function renderRun(
  run: SampleRun,
  folder: string,
  {serveUrl, browser}: {serveUrl: string; browser: Browser},
): Promise<string[]> {
  const problems: string[] = [];
  const logs = new Set<string>();
  for (const input of createInputs(run, folder)) {
    const onBrowserLog = ({type, text}: BrowserLog): void => {
      if (type === 'error') {
        logs.add(text);
      }
    };
    const options = {puppeteerInstance: browser, inputProps: {...run.settings.props, sampleInput: input}, onBrowserLog};
    try {
      const compositions =
        input.kind === 'entry' || input.kind === 'root'
          ? await getCompositions(serveUrl, options)
          : [{id: 'sample', ...defaultComposition}];
      for (const composition of compositions) {
        const {id, durationInFrames, width} = composition;
        const scale = Math.min(1, renderedWidth / width);
        const frames = await render({...options, serveUrl, composition, scale});
        const larger = frames.find(({size}) => isLarger(size, composition, scale));
        if (larger !== undefined) {
          problems.push(
            `${input.name || id} renders frame ${larger.frame} as ${formatSize(larger.size, scale)} pixels instead of ${composition.width}x${composition.height}, because an element extends beyond the right or bottom edge. Make it smaller, or set overflow: 'hidden' on the outermost element.`,
          );
        }
        if (frames.every(({isEmpty}) => isEmpty) && run.settings.blank === undefined) {
          const numbers = frames.map(({frame}) => frame).join(', ');
          problems.push(`${input.name || id} draws nothing at the frames ${numbers} of ${durationInFrames}.`);
        }
      }
    } catch (error) {
      problems.push(describeError(input, error));
    }
  }
  if (run.settings.logs === undefined) {
    problems.push(...[...logs].map((text) => `The page logs an error: ${text}`));
  }
  return problems;
}

type Size = {readonly width: number; readonly height: number};
type Frame = {readonly frame: number; readonly isEmpty: boolean; readonly size: Size};

type RenderOptions = Pick<
  Parameters<typeof renderFrames>[0],
  'puppeteerInstance' | 'inputProps' | 'onBrowserLog' | 'scale'
> & {readonly serveUrl: string; readonly composition: typeof defaultComposition & {readonly id: string}};

async function render(options: RenderOptions): Promise<Frame[]> {
  const last = options.composition.durationInFrames - 1;
  const images: {frame: number; image: Buffer}[] = [];
  await renderFrames({
    ...options,
    imageFormat: 'png',
    outputDir: null,
    onFrameBuffer: (image, frame) => images.push({frame, image}),
    onStart: () => undefined,
    onFrameUpdate: () => undefined,
    frameRange: [0, last],
    everyNthFrame: Math.max(1, Math.floor(last / 2)),
    concurrency: 1,
  });
  images.sort((a, b) => a.frame - b.frame);
  return Promise.all(
    images.map(async ({frame, image}) => ({frame, isEmpty: await isBlank(image), size: await sharp(image).metadata()})),
  );
}

/** Whether a frame is larger than its composition. Remotion rounds scaled sizes up. */
function isLarger(size: Size, {width, height}: Size, scale: number): boolean {
  const roundUp = (length: number): number => Math.ceil(length * scale - 1e-6);
  return size.width > roundUp(width) || size.height > roundUp(height);
}

function formatSize({width, height}: Size, scale: number): string {
  return `${Math.round(width / scale)}x${Math.round(height / scale)}`;
}

function describeError({name}: PageInput, error: unknown): string {
  const message = getErrorMessage(error);
  const frame = error instanceof Error && 'frame' in error ? ` at frame ${String(error.frame)}` : '';
  return `${name || 'The sample'} fails${frame}: ${message}`;
}
