import {Readable} from 'node:stream';
import {deleteRender} from '@remotion/lambda';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {type Answers, replaceAws} from '../../../packages/claims/replaceAws.ts';
import {unproven} from '../../../packages/claims/unproven.ts';

const bucketName = 'remotionlambda-gc1w0xbfzl';
const renderId = 'a1b2c3d4e5';

/** Answers as a bucket with a render does. Deleted files are removed from the array. */
function createBucket(files: {Key: string; Size: number}[], description: object = {}): Answers {
  const metadata = {type: 'video', renderId, codec: 'h264', ...description};
  return {
    GetUser: () => ({User: {Arn: 'arn:aws:iam::123456789012:user/remotion'}}),
    GetObject: () => ({Body: Readable.from([Buffer.from(JSON.stringify(metadata))])}),
    ListObjectsV2: ({Prefix}) => ({Contents: files.filter(({Key}) => Key.startsWith(String(Prefix)))}),
    DeleteObject: ({Key}) => {
      const index = files.findIndex((file) => file.Key === Key);
      if (index >= 0) {
        files.splice(index, 1);
      }
      return {};
    },
  };
}

function createFiles(): {Key: string; Size: number}[] {
  return [
    {Key: `renders/${renderId}/out.mp4`, Size: 5000},
    {Key: `renders/${renderId}/pre-render-metadata.json`, Size: 100},
    {Key: `renders/${renderId}/chunks/chunk:00000000`, Size: 200},
    {Key: 'renders/other/out.mp4', Size: 1},
    {Key: 'input-props/abc.json', Size: 1},
  ];
}

claim(
  'deletes the output of a render, along with everything else that belongs to it, such as its description, chunks and errors.',
  async () => {
    const files = createFiles();
    replaceAws(createBucket(files));
    await deleteRender({region: 'us-east-1', bucketName, renderId});
    expect(files.map(({Key}) => Key)).toEqual(['renders/other/out.mp4', 'input-props/abc.json']);
  },
);

claim(
  "In 3.2.44, this doesn't include the output, because Remotion deletes it before it adds up the sizes.",
  async () => {
    replaceAws(createBucket(createFiles()));
    expect(await deleteRender({region: 'us-east-1', bucketName, renderId})).toEqual({freedBytes: 300});
  },
);

claim(
  "Remotion reads your account ID and the render's description, and then deletes the output and all files in the render's folder.",
  async () => {
    const calls = replaceAws(createBucket(createFiles()));
    await deleteRender({region: 'us-east-1', bucketName, renderId});
    expect(calls.slice(0, 3).map(({command}) => command)).toEqual(['GetUser', 'GetObject', 'DeleteObject']);
    expect(calls[2]?.input).toMatchObject({Key: `renders/${renderId}/out.mp4`});
  },
);

claim("even if you've saved them in a different bucket or cloud.", async () => {
  const calls = replaceAws(createBucket(createFiles(), {outName: {bucketName: 'my-videos', key: 'sale.mp4'}}));
  await deleteRender({region: 'us-east-1', bucketName, renderId});
  expect(calls.find(({command}) => command === 'DeleteObject')?.input).toMatchObject({
    Bucket: 'my-videos',
    Key: 'sale.mp4',
  });
});

unproven('Once everything has been deleted, the call fails with NoSuchKey.', {
  reason: 'needs an AWS account',
  source: 'packages/lambda/src/functions/helpers/get-render-metadata.ts',
});

claim('Your user lacks a permission, or the bucket belongs to a different account.', async () => {
  const calls = replaceAws({
    ...createBucket(createFiles()),
    GetObject: () => {
      throw Object.assign(new Error('Access Denied'), {name: 'AccessDenied'});
    },
  });
  await expect(deleteRender({region: 'us-east-1', bucketName, renderId})).rejects.toThrow('Access Denied');
  // Reading the description comes first, so Remotion doesn't get to compare the owner of the bucket.
  expect(calls.map(({command}) => command)).toEqual(['GetUser', 'GetObject']);
  expect(calls.at(-1)?.input).toMatchObject({ExpectedBucketOwner: '123456789012'});
});

claim('Pass customCredentials. The message names the wrong function.', async () => {
  const outName = {bucketName: 'my-space', key: 'sale.mp4', s3OutputProvider: {endpoint: 'https://example.com'}};
  replaceAws(createBucket(createFiles(), {outName, privacy: 'private'}));
  await expect(deleteRender({region: 'us-east-1', bucketName, renderId})).rejects.toThrow(
    'The file was rendered with a custom S3 implementation and is not public, but no custom credentials were passed to downloadMedia().',
  );
});
