import {readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {getCompositions, openBrowser, renderMedia, type RenderMediaOptions, renderStill} from '@remotion/renderer';
import type {DemoBundle} from './bundleDemos.ts';

/** Remotion's renderer with a separate browser. */
export type Renderer = {
  /** Renders one frame as a PNG. If the demo throws an error, rejects with the demo's name in the message. */
  readonly draw: (name: string, frame: number, scale: number) => Promise<Buffer>;
  /** Renders the whole demo to a file. If the demo throws an error, rejects with the demo's name in the message. */
  readonly renderVideo: (name: string, settings: VideoSettings) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The options of `renderMedia()` that affect the content of a file. */
export type VideoSettings = Pick<
  RenderMediaOptions,
  'codec' | 'outputLocation' | 'crf' | 'scale' | 'everyNthFrame' | 'imageFormat' | 'muted' | 'ffmpegOverride'
>;

/**
 * Opens a browser that renders bundled demos one after the other, because pages that render at the same time in one
 * browser slow each other down. `browserExecutable` is the path to Chrome or Chromium.
 */
export async function openRenderer({serveUrl, folder}: DemoBundle, browserExecutable: string): Promise<Renderer> {
  const browser = await startBrowser(browserExecutable);
  const options = {puppeteerInstance: browser, browserExecutable};
  const compositions = await getCompositions(serveUrl, options);

  /** Runs an action and adds the name of the demo to its errors. */
  const withDemoName = async (name: string, what: string, action: (composition: Composition) => Promise<unknown>) => {
    const composition = compositions.find(({id}) => id === name);
    if (!composition) {
      throw new Error(`demos/${name}: there is no composition with this ID in the bundle.`);
    }
    try {
      await action(composition);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new Error(`demos/${name}: could not render ${what}: ${message}`, {cause: error});
    }
  };
  const draw = async (name: string, frame: number, scale: number): Promise<Buffer> => {
    const output = join(folder, `${name}-${frame}.png`);
    await withDemoName(name, `frame ${frame}`, (composition) =>
      renderStill({
        ...options,
        serveUrl,
        composition,
        frame,
        scale,
        output,
        imageFormat: 'png',
        inputProps: composition.defaultProps,
      }),
    );
    const picture = readFileSync(output);
    rmSync(output);
    return picture;
  };
  const renderVideo = (name: string, settings: VideoSettings): Promise<void> =>
    withDemoName(name, settings.codec, (composition) =>
      renderMedia({...options, ...settings, serveUrl, composition, inputProps: composition.defaultProps}),
    );
  return {
    draw,
    renderVideo,
    close: () => browser.close(),
  };
}

type Composition = Awaited<ReturnType<typeof getCompositions>>[number];

/** Retries because browsers that are newer than the package sometimes crash on startup. */
async function startBrowser(browserExecutable: string, attempts = 3): ReturnType<typeof openBrowser> {
  try {
    return await openBrowser('chrome', {browserExecutable});
  } catch (error) {
    if (attempts === 1) {
      throw error;
    }
    return startBrowser(browserExecutable, attempts - 1);
  }
}
