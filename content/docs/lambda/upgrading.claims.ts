import {deploySite, getFunctions} from '@remotion/lambda';
import {progressHandler} from '@remotion/lambda/dist/functions/progress.js';
import {startHandler} from '@remotion/lambda/dist/functions/start.js';
import {stillHandler} from '@remotion/lambda/dist/functions/still.js';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {createAwsAccount} from '../../../packages/claims/createAwsAccount.ts';
import {replaceAws} from '../../../packages/claims/replaceAws.ts';
import {runLambdaCli} from '../../../packages/claims/runLambdaCli.ts';

const region = 'us-east-1';
const name = 'remotion-render-3-2-44-mem2048mb-disk2048mb-120sec';
const larger = 'remotion-render-3-2-44-mem3008mb-disk2048mb-120sec';
const old = 'remotion-render-3-2-30-mem2048mb-disk2048mb-120sec';

type Handler = (params: never, options: never) => Promise<unknown>;

/** Calls a function of 3.2.44 as the package of another version does, and returns the message of its error. */
async function callFromOtherVersion(handler: Handler, type: string): Promise<string> {
  const params = {type, version: '3.2.30', bucketName: 'remotionlambda-a', renderId: 'id'};
  try {
    await handler(params as never, {expectedBucketOwner: '123456789012'} as never);
  } catch (error) {
    return String(error);
  }
  return '';
}

claim(
  'A Lambda function knows the version of Remotion it was deployed with, and rejects calls from any other version.',
  async () => {
    const calls = replaceAws({});
    const handlers: readonly [Handler, string][] = [
      [startHandler, 'start'],
      [stillHandler, 'still'],
      [async (...args) => progressHandler(...args), 'status'],
    ];
    for (const [handler, type] of handlers) {
      expect(await callFromOtherVersion(handler, type)).toContain('Version mismatch: When calling');
    }
    expect(calls).toEqual([]);
  },
);

claim(
  'The message names the wrong API if you called renderStillOnLambda() or getRenderProgress(), but the solution is the same.',
  async () => {
    expect(await callFromOtherVersion(stillHandler, 'still')).toContain('When calling renderMediaOnLambda()');
    expect(await callFromOtherVersion(async (...args) => progressHandler(...args), 'status')).toContain(
      'When calling renderStillOnLambda()',
    );
  },
);

claim('With compatibleOnly, getFunctions() only returns functions with the same version as the package.', async () => {
  replaceAws(createAwsAccount({functions: [old, name]}));
  const functions = await getFunctions({region, compatibleOnly: true});
  expect(functions.map(({functionName}) => functionName)).toEqual([name]);
});

claim('getFunctions() calls every Remotion function in the region to find out its version.', async () => {
  const calls = replaceAws(createAwsAccount({functions: [old, name, 'mine']}));
  await getFunctions({region, compatibleOnly: true});
  const called = calls.filter(({command}) => command === 'Invoke').map(({input}) => input.FunctionName);
  expect(called).toEqual([old, name]);
});

claim('For example, if you deploy my-video, Remotion also deletes the site my-video-2.', async () => {
  const sites = ['my-video', 'my-video-2', 'other'].map((site) => ({name: site, size: 1}));
  const calls = replaceAws(createAwsAccount({buckets: ['remotionlambda-a'], sites}));
  const deploy = deploySite({region, bucketName: 'remotionlambda-a', entryPoint: '/nowhere.ts', siteName: 'my-video'});
  await expect(deploy).rejects.toThrow();
  const deleted = calls.filter(({command}) => command === 'DeleteObject').map(({input}) => input.Key);
  expect(deleted).toEqual(['sites/my-video/index.html', 'sites/my-video-2/index.html']);
});

claim("Until you do, npx remotion lambda render fails, because it doesn't know which function to use.", async () => {
  const answers = createAwsAccount({functions: [name, larger], buckets: ['remotionlambda-a']});
  const {output, exitCode} = await runLambdaCli('render my-video Countdown', {answers});
  expect(output).toContain('More than 1 lambda function found in your account. This is an error.');
  expect(exitCode).toBe(1);
});
