import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {renderFrames, renderStill} from '@remotion/renderer';
import {getFrameOutputFileName} from '@remotion/renderer/dist/get-frame-padded-index.js';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

const require = createRequire(import.meta.url);

type Manifest = {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
};

const composition = {id: 'Main', width: 1920, height: 1080, fps: 30, durationInFrames: 300};

/** Calls `renderFrames()` with options that it refuses before it starts a browser, and returns the message. */
function render(options: object): string {
  try {
    void renderFrames({imageFormat: 'png', ...options} as unknown as Parameters<typeof renderFrames>[0]);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('renderFrames() accepts these options.');
}

claim('version 3 works with React 16.14 or newer.', () => {
  const {peerDependencies} = require('remotion/package.json') as Manifest;
  expect(peerDependencies).toMatchObject({react: '>=16.8.0', 'react-dom': '>=16.8.0'});
  // React has had this file since 16.14.
  expect(readFileSync(require.resolve('remotion/dist/AbsoluteFill.js'), 'utf8')).toContain('react/jsx-runtime');
});

claim('Remotion still compiles TypeScript with esbuild, but it no longer installs the esbuild-loader package.', () => {
  const {dependencies} = require('@remotion/bundler/package.json') as Manifest;
  expect(dependencies).toHaveProperty('esbuild');
  expect(dependencies).not.toHaveProperty('esbuild-loader');
});

claim("In version 3.2, renderFrames() still accepts the old name config, but it's deprecated", () => {
  // With the composition, the next option that is missing is the serve URL.
  expect(render({config: composition})).toBe('You must pass the `serveUrl` parameter');
  expect(render({config: {...composition, width: 0}})).toContain('The "width"');
});

claim("You haven't set composition or its old name.", () => {
  expect(render({compositionId: 'Main'})).toBe('No `composition` option has been specified for renderFrames()');
});

claim("The old name still works in version 3.2, but it's deprecated.", () => {
  // With the bundle, the next option that is wrong is the scale.
  expect(render({composition, scale: 0})).toBe('You must pass the `serveUrl` parameter');
  expect(render({composition, scale: 0, webpackBundle: 'build'})).toContain('"scale" must be bigger than 0');
});

claim("You haven't set serveUrl or its old name.", () => {
  const options = {composition, output: 'poster.png'} as unknown as Parameters<typeof renderStill>[0];
  expect(() => renderStill(options)).toThrow('You must pass the `serveUrl` parameter');
});

claim('5 to 12 | element-5 to element-12 | element-05 to element-12', () => {
  const getName = (frame: number): string =>
    getFrameOutputFileName({
      frame,
      index: frame - 5,
      lastFrame: 12,
      totalFrames: 8,
      imageFormat: 'png',
      countType: 'actual-frames',
    });
  expect([getName(5), getName(12)]).toEqual(['element-05.png', 'element-12.png']);
});
