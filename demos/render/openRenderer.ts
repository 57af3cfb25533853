import {readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {getCompositions, openBrowser, renderMedia, type RenderMediaOptions, renderStill} from '@remotion/renderer';
import type {DemoBundle} from './bundleDemos.ts';

/** The toolkit's own renderer, in a browser of its own. */
export interface Renderer {
  /** Draws one frame as a PNG. Rejects with the name of the demo when it throws, in the browser too. */
  readonly draw: (name: string, frame: number, scale: number) => Promise<Buffer>;
  /** Renders a whole demo into a file. Rejects with the name of the demo when it throws, in the browser too. */
  readonly film: (name: string, settings: FilmSettings) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The settings of `renderMedia()` that decide what a file holds. */
export type FilmSettings = Pick<
  RenderMediaOptions,
  'codec' | 'outputLocation' | 'crf' | 'scale' | 'everyNthFrame' | 'imageFormat' | 'muted' | 'ffmpegOverride'
>;

/**
 * Opens a browser for bundled demos, which draws one after the other: pages that are drawn side by side in one browser
 * wait for each other. `browserExecutable` is the path of a Chrome or Chromium.
 */
export const openRenderer = async ({serveUrl, folder}: DemoBundle, browserExecutable: string): Promise<Renderer> => {
  const browser = await startBrowser(browserExecutable);
  const options = {puppeteerInstance: browser, browserExecutable};
  const compositions = await getCompositions(serveUrl, options);

  /** Names the demo in what goes wrong. */
  const named = async (name: string, what: string, action: (composition: Composition) => Promise<unknown>) => {
    const composition = compositions.find(({id}) => id === name);
    if (!composition) throw new Error(`demos/${name}: the bundle has no such composition.`);
    try {
      await action(composition);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new Error(`demos/${name}: ${what} could not be drawn: ${message}`, {cause: error});
    }
  };
  const draw = async (name: string, frame: number, scale: number): Promise<Buffer> => {
    const output = join(folder, `${name}-${frame}.png`);
    await named(name, `frame ${frame}`, (composition) =>
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
  const film = (name: string, settings: FilmSettings): Promise<void> =>
    named(name, settings.codec, (composition) =>
      renderMedia({...options, ...settings, serveUrl, composition, inputProps: composition.defaultProps}),
    );
  return {
    draw,
    film,
    close: () => browser.close(),
  };
};

type Composition = Awaited<ReturnType<typeof getCompositions>>[number];

/** Browsers newer than the package sometimes end while they start. */
const startBrowser = async (browserExecutable: string, attempts = 3): ReturnType<typeof openBrowser> => {
  try {
    return await openBrowser('chrome', {browserExecutable});
  } catch (error) {
    if (attempts === 1) throw error;
    return startBrowser(browserExecutable, attempts - 1);
  }
};
