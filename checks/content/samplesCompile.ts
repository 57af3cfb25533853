import {join} from 'node:path';
import {compileSamples} from '../samples/compileSamples.ts';
import {createSampleFiles} from '../../packages/content-model/samples/createSampleFiles.ts';
import {getSamples} from '../../packages/content-model/samples/sample.ts';
import {typeInputs} from '../../packages/content-model/samples/types/openTypesCache.ts';
import {openDiskCache} from '../../packages/tooling/openDiskCache.ts';
import {root} from '../../packages/tooling/root.ts';
import type {ContentCheck} from '../ContentCheck.ts';

const compiled = new Set(['ts', 'tsx', 'js', 'jsx']);

/** Checks that every TypeScript and JavaScript sample compiles, or only produces the errors that its fence expects. */
export const samplesCompile: ContentCheck = {
  title: 'Samples compile',
  problems: ({pages}) => {
    const files = createSampleFiles(pages.flatMap(getSamples));
    const cache = openDiskCache('compiled-samples', [
      ...typeInputs,
      import.meta.filename,
      join(root, 'checks/samples'),
    ]);
    return cache.getOrCreateJson(JSON.stringify([...files]), () => compileSamples(files));
  },
  counted: ({pages}) => `${pages.flatMap(getSamples).filter(({language}) => compiled.has(language)).length} samples`,
};
