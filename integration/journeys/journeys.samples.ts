import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {isToTest} from '../../packages/tooling/isToTest.ts';
import {probe} from '../probe.ts';
import {readRuns} from '../samples/readRuns.ts';
import {createAwsProcesses} from './createAwsProcesses.ts';
import {findColors} from './findColors.ts';
import type {Journey} from './Journey.ts';
import {journeys} from './journeys.ts';
import {readSteps} from './readSteps.ts';
import {replacePort} from './replacePort.ts';
import {runSteps} from './runSteps.ts';

test.for(journeys.filter(isJourneyToTest))(
  'following the guide gives the results: $title',
  {timeout: 300_000},
  async (journey) => {
    const folder = mkdtempSync(join(tmpdir(), 'journey-'));
    const account = mkdtempSync(join(tmpdir(), 'account-'));
    try {
      const steps = await replacePort(journey.sections.flatMap(readSteps), journey.port);
      const aws = journey.hasAwsAccount ? await createAwsProcesses(account) : undefined;
      await runSteps(folder, steps, {given: journey.given, aws});
      for (const [file, frames] of Object.entries(journey.results)) {
        expect(existsSync(join(folder, file)), `${steps.at(-1)?.page}: the reader should have ${file} now`).toBe(true);
        expect(probe(join(folder, file)).video?.frames ?? 0, `frames of ${file}`).toBe(frames);
      }
      for (const [file, colors] of Object.entries(journey.colors ?? {})) {
        expect(await findColors(join(folder, file), colors), `colors of ${file}`).toEqual(colors);
      }
    } finally {
      rmSync(folder, {recursive: true});
      rmSync(account, {recursive: true});
    }
  },
);

/** A journey has to run if one of its pages has to be tested. */
function isJourneyToTest({sections}: Journey): boolean {
  return sections.some(({page}) => isToTest(`content/docs/${page}`));
}

test('the samples that are described as followed are part of a guide', () => {
  const followed = readRuns().filter(({kind}) => kind === 'followed');
  const locations = new Set(journeys.flatMap(({sections}) => sections.flatMap(readSteps)).map(formatLocation));
  expect(followed.map(({sample}) => formatLocation(sample)).filter((location) => !locations.has(location))).toEqual([]);
});

function formatLocation({page, line}: {readonly page: string; readonly line: number}): string {
  return `${page}:${line}`;
}
