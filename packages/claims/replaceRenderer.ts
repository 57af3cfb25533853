import {createRequire} from 'node:module';
import {RenderInternals} from '@remotion/renderer';
import {onTestFinished} from 'vitest';

const require = createRequire(import.meta.url);

/**
 * Replaces functions of the renderer until the claim ends. The command line has to be loaded afterwards, and doesn't
 * need FFmpeg or a browser then.
 */
export function replaceRenderer(functions: object): void {
  const path = require.resolve('@remotion/renderer');
  const exports = require(path) as object;
  const loaded = require.cache[path];
  const internals = {...RenderInternals, validateFfmpeg: async () => {}, ensureLocalBrowser: async () => {}};
  require.cache[path] = {
    ...loaded,
    exports: {...exports, RenderInternals: internals, ...functions},
  } as NodeJS.Module;
  onTestFinished(() => {
    require.cache[path] = loaded;
  });
}
