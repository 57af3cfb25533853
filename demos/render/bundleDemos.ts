import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {bundle} from '@remotion/bundler';
import {bundlerSettings} from '../bundlerSettings.ts';
import {demosFolder} from '../readDemos.ts';
import {publicFolder} from './paths.ts';

/** All demos, bundled for the toolkit's renderer. */
export interface DemoBundle {
  readonly serveUrl: string;
  /** A folder for files on their way, which goes with the bundle. */
  readonly folder: string;
  readonly remove: () => void;
}

/** Bundles all demos with the toolkit's own bundler, into a folder of its own. */
export const bundleDemos = async (): Promise<DemoBundle> => {
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
  return {serveUrl, folder, remove: () => rmSync(folder, {recursive: true, force: true})};
};
