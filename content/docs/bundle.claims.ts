import {bundle, BundlerInternals, webpack} from '@remotion/bundler';
import {expect} from 'vitest';
import {claim} from '../../packages/claims/claim.ts';

type Options = Parameters<typeof BundlerInternals.getConfig>[0]['options'];

function readConfig(options?: Options): ReturnType<typeof BundlerInternals.getConfig>[1] {
  return BundlerInternals.getConfig({
    outDir: '/out',
    entryPoint: '/a.ts',
    resolvedRemotionRoot: '/project',
    options,
  })[1];
}

function readPage(baseDir: string, staticHash: string): string {
  return BundlerInternals.indexHtml({
    baseDir,
    staticHash,
    editorName: null,
    inputProps: null,
    remotionRoot: '/project',
    previewServerCommand: null,
  });
}

claim('The default is true.', () => {
  expect(readConfig().cache).toMatchObject({type: 'filesystem'});
  expect(readConfig({enableCaching: true}).cache).toMatchObject({type: 'filesystem'});
  expect(readConfig({enableCaching: false}).cache).toBe(false);
});

claim("Remotion sets the fields cache, context and output.path afterward, so you can't change them.", () => {
  const config = readConfig({
    webpackOverride: (current) => ({...current, cache: false, context: '/mine', output: {path: '/mine'}}),
  });
  expect(config).toMatchObject({cache: {type: 'filesystem'}, context: '/project', output: {path: '/out'}});
});

claim('With /countdown/, the browser loads /countdown/bundle.js and /countdown/public/logo.png.', () => {
  const page = readPage('/countdown/', '/countdown/public');
  expect(page).toContain('src="/countdown/bundle.js"');
  expect(page).toContain('window.remotion_staticBase = "/countdown/public"');
});

claim("If you forget the slash at the end, the browser can't find the script.", () => {
  expect(readPage('/countdown', '/countdown/public')).toContain('src="/countdownbundle.js"');
});

claim('Your code, not minified.', () => {
  expect(readConfig()).toMatchObject({mode: 'production', optimization: {minimize: false}});
});

claim('The copy of Webpack 5 that Remotion uses.', () => {
  expect(webpack.version).toMatch(/^5\./);
});

claim('Pass an object with the options.', async () => {
  await expect((bundle as () => Promise<string>)()).rejects.toThrow('bundle() was called without arguments');
});

claim("The object has no entryPoint, or it isn't a string.", async () => {
  for (const options of [{}, {entryPoint: 5}]) {
    await expect(bundle(options as never)).rejects.toThrow('bundle() was called without the `entryPoint` option');
  }
});
