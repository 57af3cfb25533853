import {deploySite, type DeploySiteInput} from '@remotion/lambda';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {createAwsAccount} from '../../../packages/claims/createAwsAccount.ts';
import {type AwsCall, replaceAws} from '../../../packages/claims/replaceAws.ts';

const bucketName = 'remotionlambda-gc1w0xbfzl';
const sites = ['my-video', 'my-video-2', 'other'].map((name) => ({name, size: 1}));

const input: DeploySiteInput = {entryPoint: '/project/src/index.ts', bucketName, region: 'us-east-1'};

/** Deploys until the bundler starts. Returns the requests before that. */
async function deploy(options: Partial<DeploySiteInput> = {}): Promise<readonly AwsCall[]> {
  const calls = replaceAws(createAwsAccount({buckets: [bucketName], sites}));
  const webpackOverride = (): never => {
    throw new Error('bundling');
  };
  const deployment = deploySite({
    ...input,
    ...options,
    options: {rootDir: process.cwd(), webpackOverride, ...options.options},
  });
  await expect(deployment).rejects.toThrow('bundling');
  return calls;
}

claim('Before the upload, Remotion deletes all files whose path begins with the site name.', async () => {
  const calls = await deploy({siteName: 'my-video'});
  expect(calls.filter(({command}) => command === 'DeleteObject').map(({input}) => input.Key)).toEqual([
    'sites/my-video/index.html',
    'sites/my-video-2/index.html',
  ]);
});

claim('Remotion deletes the old files before it bundles the project.', async () => {
  const calls = await deploy({siteName: 'other'});
  expect(calls.find(({command}) => command === 'DeleteObject')?.input.Key).toBe('sites/other/index.html');
});

claim('Without a name, every call creates a new site with a random ten-character name.', async () => {
  const readFolder = async (): Promise<unknown> => {
    const calls = await deploy();
    return calls.find(({command}) => command === 'ListObjectsV2')?.input.Prefix;
  };
  const [first, second] = [await readFolder(), await readFolder()];
  expect(first).toMatch(/^sites\/[a-z0-9]{10}$/);
  expect(first).not.toBe(second);
});

claim('In 3.2.44, Remotion only checks whether the name contains at least one of them.', async () => {
  await deploy({siteName: 'ä-b/c'});
  await expect(deploySite({...input, siteName: 'äöü'})).rejects.toThrow('The `siteName` must match the RegExp');
});

claim('Read your account ID and check that the bucket belongs to you', async () => {
  const calls = await deploy();
  expect(calls.slice(0, 2).map(({command}) => command)).toEqual(['GetUser', 'GetBucketLocation']);
  expect(calls[1]?.input).toMatchObject({Bucket: bucketName, ExpectedBucketOwner: '123456789012'});
});

claim("Pass the name of Remotion's bucket.", async () => {
  replaceAws({});
  await expect(deploySite({...input, bucketName: 'my-bucket'})).rejects.toThrow(
    'The bucketName parameter must start with remotionlambda-.',
  );
  await expect(deploySite({...input, bucketName: undefined as unknown as string})).rejects.toThrow(
    "'bucketName' must be a string, but is undefined",
  );
});

claim("siteName isn't a string.", async () => {
  await expect(deploySite({...input, siteName: 5 as unknown as string})).rejects.toThrow(
    "The 'projectName' argument must be a string if provided, but is 5",
  );
});

claim("The bucket doesn't exist, or it's in a different region.", async () => {
  replaceAws({
    ...createAwsAccount({}),
    GetBucketLocation: () => {
      throw Object.assign(new Error('missing'), {Code: 'NoSuchBucket', name: 'NoSuchBucket'});
    },
  });
  await expect(deploySite(input)).rejects.toThrow(`No bucket with the name ${bucketName} exists`);
  replaceAws({...createAwsAccount({}), GetBucketLocation: () => ({LocationConstraint: 'eu-west-1'})});
  await expect(deploySite(input)).rejects.toThrow(`No bucket with the name ${bucketName} exists`);
});
