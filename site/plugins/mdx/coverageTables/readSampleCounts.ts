import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {SampleCount} from '../../../../packages/content-model/coverage/countSamples.ts';

/** Returns how many samples and demos each page has, as counted by `npm run coverage`. */
export function readSampleCounts(): readonly SampleCount[] {
  const path = join(__dirname, '../../../../packages/content-model/generated/samples.json');
  if (!existsSync(path)) {
    throw new Error('The samples have not been counted yet. Run: npm run coverage');
  }
  return JSON.parse(readFileSync(path, 'utf8')) as SampleCount[];
}
