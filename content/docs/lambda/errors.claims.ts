import {Readable} from 'node:stream';
import {getProgress} from '@remotion/lambda/dist/functions/helpers/get-progress.js';
import {getErrorFileName} from '@remotion/lambda/dist/shared/constants.js';
import {expect, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {getLambdaExplanation} from '../../../packages/claims/getLambdaExplanation.ts';
import {replaceAws} from '../../../packages/claims/replaceAws.ts';

claim(
  'FATAL:zygote_communication_linux.cc or error while loading shared libraries: libnss3.so | Failed to launch browser. Will be retried - you can probably ignore this error.',
  async () => {
    for (const text of [
      'FATAL:zygote_communication_linux.cc',
      'error while loading shared libraries: libnss3.so: cannot open',
    ]) {
      expect(await getLambdaExplanation(`Error: ${text}`)).toBe(
        'Failed to launch browser. Will be retried - you can probably ignore this error.',
      );
    }
  },
);

claim(
  'TooManyRequestsException | AWS returned an "TooManyRequestsException" error message which could mean you reached the concurrency limit of AWS Lambda.',
  async () => {
    expect(await getLambdaExplanation('TooManyRequestsException: Rate Exceeded.')).toContain(
      'AWS returned an "TooManyRequestsException" error message which could mean you reached the concurrency limit of AWS Lambda.',
    );
  },
);

claim('ENOSPC or no space left on device | Your lambda function reached the storage limit.', async () => {
  for (const text of ['Error: ENOSPC: write', 'av_interleaved_write_frame(): No space left on device']) {
    expect(await getLambdaExplanation(text)).toContain('Your lambda function reached the storage limit.');
  }
});

claim(
  'net::ERR_INSUFFICIENT_RESOURCES | The lambda ran out of memory. Deploy a new function with more memory.',
  async () => {
    expect(await getLambdaExplanation('net::ERR_INSUFFICIENT_RESOURCES')).toBe(
      'The lambda ran out of memory. Deploy a new function with more memory.',
    );
  },
);

claim(
  'Target closed. | The browser crashed while rendering the video. Deploy a new function with memory to give the browser more resources.',
  async () => {
    expect(await getLambdaExplanation('Protocol error (Page.captureScreenshot): Target closed.')).toBe(
      'The browser crashed while rendering the video. Deploy a new function with memory to give the browser more resources.',
    );
  },
);

claim('Remotion searches the stack trace for these strings, in this order:', async () => {
  expect(await getLambdaExplanation('Target closed. TooManyRequestsException')).toContain('TooManyRequestsException');
  expect(await getLambdaExplanation('net::ERR_INSUFFICIENT_RESOURCES ENOSPC')).toContain('storage limit');
});

claim("A sentence that explains the cause, or null if Remotion doesn't recognize the error.", async () => {
  expect(await getLambdaExplanation('Error: broken')).toBeNull();
});

claim("An error file's name consists of the chunk and the attempt.", () => {
  expect(getErrorFileName({renderId: 'a1b2c3d4e5', chunk: 0, attempt: 1})).toBe(
    'renders/a1b2c3d4e5/errors/:chunk-0:attempt-1',
  );
});

claim("The launch function saves this error after the result, so getRenderProgress() doesn't return it.", async () => {
  // This is how the package notices that it runs in a function.
  vi.stubEnv('__RESERVED_IS_INSIDE_REMOTION_LAMBDA', 'true');
  vi.stubEnv('AWS_REGION', 'us-east-1');
  const result = {cost: {}, errors: [], renderMetadata: {type: 'video', codec: 'h264', videoConfig: {}}};
  const calls = replaceAws({GetObject: () => ({Body: Readable.from([Buffer.from(JSON.stringify(result))])})});
  const progress = await getProgress({
    bucketName: 'remotionlambda-a',
    renderId: 'a1b2c3d4e5',
    expectedBucketOwner: '123456789012',
    region: 'us-east-1',
    memorySizeInMb: 2048,
    timeoutInMilliseconds: 120_000,
    customCredentials: null,
  });
  expect(progress).toMatchObject({done: true, errors: []});
  // Once the result exists, the function doesn't read the files of errors.
  expect(calls.map(({command}) => command)).toEqual(['GetObject']);
});
