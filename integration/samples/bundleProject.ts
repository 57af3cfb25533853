import {join} from 'node:path';
import {bundle} from '@remotion/bundler';
import {enableSkia} from '@remotion/skia/enable';
import {root} from '../../packages/tooling/root.ts';
import type {SampleProject} from './writeProject.ts';
import {getErrorMessage} from '../../packages/tooling/getErrorMessage.ts';

/**
 * Bundles the samples with the settings that their pages ask for. Returns the folder of the bundle.
 * @throws an error with the page and the line if a sample can't be bundled.
 */
export async function bundleProject({entryPoint, publicDir, folders}: SampleProject, outDir: string): Promise<string> {
  try {
    return await bundle({
      entryPoint,
      publicDir,
      outDir,
      enableCaching: false,
      webpackOverride: (current) => {
        const enabled = enableSkia(current);
        return {
          ...enabled,
          experiments: {...enabled.experiments, asyncWebAssembly: true},
          resolve: {
            ...enabled.resolve,
            // enableSkia() leaves out .jsx.
            extensions: [...(enabled.resolve?.extensions ?? []), '.jsx'],
            alias: {
              ...enabled.resolve?.alias,
              three$: join(root, 'node_modules/three/build/three.module.js'),
              'react-native$': false,
              'react-native/Libraries/Image/AssetRegistry': false,
            },
          },
          module: {
            ...enabled.module,
            rules: [...(enabled.module?.rules ?? []), {test: /\.frag$/, type: 'asset/source'}],
          },
        };
      },
    });
  } catch (error) {
    const message = getErrorMessage(error);
    const [name] = /\bsample-\d+\b/.exec(message) ?? [];
    const [sample] = [...folders].find(([, folder]) => folder === name) ?? [];
    throw new Error(`${sample?.page}:${sample?.line}: the sample can't be bundled: ${message}`, {cause: error});
  }
}
