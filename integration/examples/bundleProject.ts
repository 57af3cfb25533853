import path from 'node:path';
import {bundle} from '@remotion/bundler';

export const bundleProject = (
  entryPoint: string,
  outDir: string,
): Promise<string> => {
  let printed = 0;

  return bundle({
    entryPoint: path.resolve(entryPoint),
    outDir: path.resolve(outDir),
    onProgress: (percent) => {
      if (percent < printed + 25) return;
      printed = Math.floor(percent / 25) * 25;
      console.log(`${printed}% bundled`);
    },
  });
};
