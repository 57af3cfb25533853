import type {checkMultipleRemotionVersions} from 'remotion/dist/multiple-versions-warning.js';
import {expect, onTestFinished} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {importFresh} from '../../../packages/claims/importFresh.ts';
import {runUpgrade} from '../../../packages/claims/runUpgrade.ts';

type Copy = {readonly checkMultipleRemotionVersions: typeof checkMultipleRemotionVersions};
type World = {remotion_imported?: unknown; window?: {remotion_imported?: string}};

/** Makes no copy of Remotion loaded until the claim ends, as it is when a process or a page starts. */
function startWithoutRemotion(): World {
  const world = globalThis as unknown as World;
  const {remotion_imported: imported, window} = world;
  delete world.remotion_imported;
  delete world.window;
  onTestFinished(() => {
    world.remotion_imported = imported;
    if (window) {
      world.window = window;
    } else {
      delete world.window;
    }
  });
  return world;
}

function loadCopy(): void {
  importFresh<Copy>('remotion/dist/multiple-versions-warning.js').checkMultipleRemotionVersions();
}

claim('If two copies of remotion are loaded in the browser or in Node.js, the second one throws an error:', () => {
  const world = startWithoutRemotion();
  world.window = {remotion_imported: '3.2.42'};
  expect(loadCopy).toThrow('🚨 Multiple versions of Remotion detected: 3.2.44 and 3.2.42.');
});

claim('In Node.js, the message always says an older version instead of the second number.', () => {
  startWithoutRemotion();
  loadCopy();
  expect(loadCopy).toThrow('🚨 Multiple versions of Remotion detected: 3.2.44 and an older version.');
});

claim('You also get this error if there are two copies of the same version.', () => {
  const world = startWithoutRemotion();
  expect(loadCopy).not.toThrow();
  expect(loadCopy).toThrow('🚨 Multiple versions of Remotion detected');
  delete world.remotion_imported;
  world.window = {};
  expect(loadCopy).not.toThrow();
  delete world.remotion_imported;
  expect(loadCopy).toThrow('🚨 Multiple versions of Remotion detected: 3.2.44 and 3.2.44.');
});

claim(
  "It also writes exact versions, but it always installs the latest release on npm, even if that's a new major version. It also only changes packages that are listed in dependencies.",
  async () => {
    const {commands} = await runUpgrade({
      'package.json': JSON.stringify({
        dependencies: {remotion: '3.2.40', '@remotion/cli': '3.2.40', react: '18.2.0'},
        devDependencies: {'@remotion/player': '3.2.40'},
      }),
      'package-lock.json': '{}',
    });
    expect(commands).toEqual(['npm i --save-exact @remotion/cli@4.0.541 remotion@4.0.541']);
  },
);
