import {join} from 'node:path';
import {readDemoSources} from '../../demos/readDemos.ts';
import {compileSamples} from '../samples/compileSamples.ts';
import {createSampleFiles} from '../../packages/content-model/samples/createSampleFiles.ts';
import {getSamples} from '../../packages/content-model/samples/sample.ts';
import {openTypesCache, typeInputs} from '../../packages/content-model/samples/types/openTypesCache.ts';
import {readCachedTypes} from '../../packages/content-model/samples/types/readCachedTypes.ts';
import {readTypes} from '../../packages/content-model/samples/types/readTypes.ts';
import {findTypedPages} from '../../packages/content-model/samples/types/typedPages.ts';
import {openDiskCache} from '../../packages/tooling/openDiskCache.ts';
import {root} from '../../packages/tooling/root.ts';
import type {ContentCheck} from '../ContentCheck.ts';

const compiled = new Set(['ts', 'tsx', 'js', 'jsx']);

/**
 * Checks that every TypeScript and JavaScript sample compiles, or only produces the errors that its fence expects.
 * Also caches the types that readers see in them, because the build of the pages, which runs at the same time, needs them
 * in its last step.
 */
export const samplesCompile: ContentCheck = {
  title: 'Samples compile',
  problems: ({pages, model}) => {
    const files = createSampleFiles(pages.flatMap(getSamples));
    const cache = openDiskCache('compiled-samples', [
      ...typeInputs,
      import.meta.filename,
      join(root, 'checks/samples'),
    ]);
    const problems = cache.getOrCreateJson(JSON.stringify([...files]), () => compileSamples(files));
    readCachedTypes(findTypedPages({pages, model}, readDemoSources()), openTypesCache(), readTypes);
    return problems;
  },
  counted: ({pages}) => `${pages.flatMap(getSamples).filter(({language}) => compiled.has(language)).length} samples`,
};
