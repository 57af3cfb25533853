import type * as entryPoint from '@remotion/cli/dist/entry-point.js';
import type {ReactNode} from 'react';
import {Composition, useCurrentFrame, useVideoConfig, type registerRoot} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {Frame} from '../../../packages/claims/dom/Frame.tsx';
import {mountRoot} from '../../../packages/claims/dom/mountRoot.tsx';
import {enterProject} from '../../../packages/claims/enterProject.ts';
import {importFresh} from '../../../packages/claims/importFresh.ts';
import {loadCli} from '../../../packages/claims/loadCli.ts';

type Module = {
  readonly registerRoot: typeof registerRoot;
  readonly getRoot: () => unknown;
  readonly waitForRoot: (callback: (root: unknown) => void) => () => void;
};

function load(): Module {
  return importFresh<Module>('remotion/dist/register-root.js');
}

function Root(): ReactNode {
  return null;
}

claim('registerRoot() tells Remotion which component is the root of your project.', () => {
  const {registerRoot, getRoot} = load();
  expect(getRoot()).toBeNull();
  registerRoot(Root);
  expect(getRoot()).toBe(Root);
});

claim('If you return several elements, wrap them in a fragment.', async () => {
  const size = {width: 100, height: 100, fps: 30, durationInFrames: 10};
  const {getManager} = await mountRoot(
    <>
      <Composition id="A" component={Frame} {...size} />
      <Composition id="B" component={Frame} {...size} />
    </>,
  );
  expect(getManager().compositions).toHaveLength(2);
});

claim(
  'You can use React hooks and context providers in the root component, but useCurrentFrame() and useVideoConfig() throw an error.',
  async () => {
    function WithFrame(): ReactNode {
      return useCurrentFrame();
    }
    function WithConfig(): ReactNode {
      return useVideoConfig().fps;
    }
    await expect(mountRoot(<WithFrame />)).rejects.toThrow('can only be called inside a component that was registered');
    await expect(mountRoot(<WithConfig />)).rejects.toThrow('No video config found.');
  },
);

claim("if you've set one. Remotion doesn't check whether this file exists.", () => {
  const folder = enterProject({'src/index.ts': '', 'src/index.tsx': '', 'src/other.ts': ''});
  const {Config, load} = loadCli();
  const {findEntryPoint} = load<typeof entryPoint>('entry-point');
  expect(findEntryPoint(['src/missing.ts'], folder).file).toBe('src/index.tsx');
  Config.Bundling.setEntryPoint('src/missing.ts');
  expect(findEntryPoint([], folder).file).toBe('src/missing.ts');
  expect(findEntryPoint(['src/other.ts'], folder).file).toBe('src/other.ts');
});

claim("You don't have to call registerRoot() immediately.", () => {
  const {registerRoot, waitForRoot} = load();
  const received: unknown[] = [];
  waitForRoot((root) => received.push(root));
  expect(received).toEqual([]);
  registerRoot(Root);
  expect(received).toEqual([Root]);
  waitForRoot((root) => received.push(root));
  expect(received).toEqual([Root, Root]);
});

claim('registerRoot() was called more than once. | There are two calls', () => {
  const {registerRoot} = load();
  registerRoot(Root);
  expect(() => registerRoot(Root)).toThrow('registerRoot() was called more than once.');
});

claim('You must pass a React component to registerRoot(), but undefined was passed.', () => {
  const {registerRoot} = load();
  expect(() => registerRoot(undefined as unknown as typeof Root)).toThrow(
    'You must pass a React component to registerRoot(), but undefined was passed.',
  );
});
