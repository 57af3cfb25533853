import {presignUrl} from '@remotion/lambda';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {replaceAws} from '../../../packages/claims/replaceAws.ts';

const file = {
  region: 'us-east-1',
  bucketName: 'remotionlambda-gc1w0xbfzl',
  objectKey: 'renders/abc/out.mp4',
  expiresInSeconds: 900,
  checkIfObjectExists: false,
} as const;

function createError(name: string, httpStatusCode: number): Error {
  return Object.assign(new Error(name), {name, $metadata: {httpStatusCode}});
}

claim('The URL in this example is valid for 15 minutes.', async () => {
  replaceAws({});
  const url = new URL((await presignUrl(file)) ?? '');
  expect(url.searchParams.get('X-Amz-Expires')).toBe('900');
  expect(url.pathname).toBe('/renders/abc/out.mp4');
});

claim('It only sends a request to AWS if you check whether the file exists.', async () => {
  const calls = replaceAws({HeadObject: () => ({})});
  await presignUrl(file);
  expect(calls).toEqual([]);
  await presignUrl({...file, checkIfObjectExists: true});
  expect(calls.map(({command}) => command)).toEqual(['HeadObject']);
});

claim("The bucket name. It doesn't need to be Remotion's own bucket.", async () => {
  replaceAws({});
  expect(await presignUrl({...file, bucketName: 'my-videos'})).toContain(
    'https://my-videos.s3.us-east-1.amazonaws.com/',
  );
});

claim('The maximum is 604,800 seconds, or seven days.', async () => {
  replaceAws({});
  await expect(presignUrl({...file, expiresInSeconds: 604_800})).resolves.toContain('X-Amz-Expires=604800');
  await expect(presignUrl({...file, expiresInSeconds: 604_801})).rejects.toThrow(
    "The 'expiresIn' parameter must be less or equal than 604800 (7 days) as enforced by AWS",
  );
  await expect(presignUrl({...file, expiresInSeconds: 0})).rejects.toThrow(
    "The 'expiresIn' parameter must be greater or equal than 1",
  );
});

claim("If you've set checkIfObjectExists and the file doesn't exist, it's null.", async () => {
  replaceAws({
    HeadObject: () => {
      throw createError('NotFound', 404);
    },
  });
  expect(await presignUrl({...file, checkIfObjectExists: true})).toBeNull();
});

claim(
  "You've set checkIfObjectExists, but your user isn't allowed to read this bucket, or it's in a different region.",
  async () => {
    // S3 answers 301 without a body if the bucket is in a different region, so the SDK doesn't know the error.
    for (const error of [createError('Forbidden', 403), createError('UnknownError', 301)]) {
      replaceAws({
        HeadObject: () => {
          throw error;
        },
      });
      await expect(presignUrl({...file, checkIfObjectExists: true})).rejects.toThrow(
        'Unable to access item "renders/abc/out.mp4" from bucket "remotionlambda-gc1w0xbfzl". You must have permission for both "s3:GetObject" and "s3:ListBucket" actions.',
      );
    }
  },
);

claim('Pass a whole number as expiresInSeconds.', async () => {
  replaceAws({});
  const presign = (seconds: unknown): Promise<unknown> => presignUrl({...file, expiresInSeconds: seconds as number});
  await expect(presign('900')).rejects.toThrow('\'expiresIn\' should be a number, but is "900"');
  await expect(presign(90.5)).rejects.toThrow("'expiresIn' should be an integer but is 90.5");
  await expect(presign(Number.NaN)).rejects.toThrow("'expiresIn' should not be NaN, but is NaN");
});
