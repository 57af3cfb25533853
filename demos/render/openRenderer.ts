import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {bundle} from '@remotion/bundler';
import {getCompositions, openBrowser, renderMedia, type RenderMediaOptions, renderStill} from '@remotion/renderer';
import {bundlerSettings} from '../bundlerSettings.ts';
import {demosFolder} from '../readDemos.ts';
import {publicFolder} from './paths.ts';

/** The toolkit's own renderer, with all demos bundled. */
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

/** Bundles all demos and opens a browser for them. `browserExecutable` is the path of a Chrome or Chromium. */
export const openRenderer = async (browserExecutable: string): Promise<Renderer> => {
  const folder = mkdtempSync(join(tmpdir(), 'demos-'));
  const serveUrl = await bundle({
    entryPoint: join(demosFolder, 'render', 'index.ts'),
    outDir: join(folder, 'bundle'),
    rootDir: demosFolder,
    publicDir: publicFolder,
    enableCaching: false,
    webpackOverride: (configuration) => ({
      ...configuration,
      resolve: {
        ...configuration.resolve,
        alias: {...configuration.resolve?.alias, ...bundlerSettings.alias},
      },
      module: {
        ...configuration.module,
        rules: [...(configuration.module?.rules ?? []), ...bundlerSettings.rules],
      },
    }),
  });
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
    close: async () => {
      await browser.close();
      rmSync(folder, {recursive: true, force: true});
    },
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
