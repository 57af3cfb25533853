import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {bundle} from '@remotion/bundler';
import {bundlerSettings} from '../bundlerSettings.ts';
import {demosFolder} from '../readDemos.ts';
import {publicFolder} from './paths.ts';

/** A bundle of all demos for Remotion's renderer. */
export type DemoBundle = {
  readonly serveUrl: string;
  /** A folder for temporary files. It is removed together with the bundle. */
  readonly folder: string;
  readonly remove: () => void;
};

/** Bundles all demos with Remotion's bundler into a temporary folder. */
export async function bundleDemos(): Promise<DemoBundle> {
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
}
