import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {compileProject} from '../../playground-core/compile/compileProject.ts';
import type {Composition, Program} from '../../playground-core/SandboxMessage.ts';
import {findBrowser} from './findBrowser.ts';
import type {FrameRenderer, FrameRequest, RenderedFrame, RenderedFrames} from './FrameRequest.ts';
import {type BrowserPage, openBrowser, origin} from './openBrowser.ts';

type FrameRendererOptions = {
  /** The folder with the playground's sandbox and the page around it. */
  readonly folder: string;
  /** Milliseconds for a request, including the start of the browser. */
  readonly timeoutMs?: number;
};

/** The environment variable that allows a browser without its own sandbox. */
const unprotectedVariable = 'REMOTION_DOCS_NO_SANDBOX';

const defaultTimeoutMs = 60_000;
/** The longer side of an image if no scale is passed, in pixels. */
const usualSide = 960;
const maxImagePixels = 2_100_000;

/**
 * Creates a renderer that runs code in the playground's sandbox, in a headless browser without network. It starts a
 * browser for each request, renders each frame twice, the second time in a new sandbox and in reverse order, and ends
 * the browser even if the code never ends.
 */
export function createFrameRenderer({folder, timeoutMs = defaultTimeoutMs}: FrameRendererOptions): FrameRenderer {
  return async (request) => {
    const program = createProgram(request);
    const executable = findBrowser();
    const isUnprotected = process.env[unprotectedVariable] === '1';
    if (process.getuid?.() === 0 && !isUnprotected) {
      throw new Error(
        `The browser can't isolate code from this machine when it runs as root. Run the program as another user. If this is a container that may run unknown code, set ${unprotectedVariable}=1.`,
      );
    }
    const page = await openBrowser({executable, files: readFiles(folder), isUnprotected, timeoutMs});
    try {
      return await renderTwice(page, program, request);
    } finally {
      page.close();
    }
  };
}

/** Compiles the files. Throws their errors. */
function createProgram({project, composition}: FrameRequest): Program {
  const compiled = compileProject(project);
  if (!('modules' in compiled)) {
    throw new Error(
      compiled
        .map(({file, line, message}) => [file, line, ` ${message}`].filter((part) => part !== undefined).join(':'))
        .join('\n'),
    );
  }
  const {width, height, fps, durationInFrames, props} = project;
  return {
    run: 1,
    modules: compiled.modules,
    entry: compiled.entry,
    scripts: compiled.scripts.map((name) => `${origin}/${name}.js`),
    media: {},
    fonts: {},
    composition: {id: 'Video', width, height, fps, durationInFrames, defaultProps: {}},
    wanted: composition,
    props,
  };
}

function readFiles(folder: string): Record<string, string> {
  return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

async function renderTwice(page: BrowserPage, program: Program, request: FrameRequest): Promise<RenderedFrames> {
  await waitForHost(page);
  const call = (name: string, ...values: readonly unknown[]): Promise<unknown> =>
    page.evaluate(`renderHost.${name}(${values.map((value) => JSON.stringify(value)).join(', ')})`);
  const {width, height} = program.composition;
  await page.resize(width, height, 1);
  const media = createDataUrls(request.media ?? {});
  const {composition} = (await call('open', program, media)) as {composition: Composition};
  const frames = chooseFrames(request, composition);
  await page.resize(composition.width, composition.height, chooseScale(request, composition));
  const capture = async (frame: number): Promise<string> => {
    await call('show', frame);
    return page.takeScreenshot();
  };
  const first = new Map<number, string>();
  for (const frame of frames) {
    first.set(frame, await capture(frame));
  }
  // A render uses several tabs, each of which starts with another frame.
  await call('open', program, media);
  const rendered = new Map<number, RenderedFrame>();
  for (const frame of [...frames].reverse()) {
    const png = first.get(frame) ?? '';
    const again = await capture(frame);
    rendered.set(frame, {
      frame,
      png,
      onlyColor: ((await call('findOnlyColor', png)) as string | null) ?? undefined,
      difference: png === again ? 0 : Number(await call('compare', png, again)),
    });
  }
  return {
    composition,
    frames: frames.flatMap((frame) => rendered.get(frame) ?? []),
    messages: (await call('readMessages')) as string[],
  };
}

/** The browser recognizes all types but SVG by their content. */
function createDataUrls(media: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(media).map(([path, base64]) => [
      path,
      `data:${path.endsWith('.svg') ? 'image/svg+xml' : 'application/octet-stream'};base64,${base64}`,
    ]),
  );
}

/** The page loads its script while the program already talks to it. */
async function waitForHost(page: BrowserPage): Promise<void> {
  while ((await page.evaluate('typeof renderHost')) !== 'object') {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function chooseFrames({frames}: FrameRequest, {durationInFrames}: Composition): number[] {
  const last = durationInFrames - 1;
  const beyond = frames?.find((frame) => frame > last);
  if (beyond !== undefined) {
    throw new Error(
      `The composition has ${durationInFrames} frames, so frame ${beyond} doesn't exist. The last is ${last}.`,
    );
  }
  return [...new Set(frames ?? [0, Math.floor(last / 2), last])];
}

function chooseScale({scale}: FrameRequest, {width, height}: Composition): number {
  const chosen = scale ?? Math.min(1, usualSide / Math.max(width, height));
  if (width * height * chosen ** 2 > maxImagePixels) {
    throw new Error(
      `Images of ${Math.round(width * chosen)}x${Math.round(height * chosen)} are too large. Pass a smaller scale.`,
    );
  }
  return chosen;
}
