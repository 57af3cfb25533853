import {deleteSite} from '@remotion/lambda';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {type Answers, replaceAws} from '../../../packages/claims/replaceAws.ts';

const bucketName = 'remotionlambda-gc1w0xbfzl';

/** Answers as a bucket with these files does. Deleted files are removed from the array. */
function createBucket(files: {Key: string; Size: number}[]): Answers {
  return {
    GetUser: () => ({User: {Arn: 'arn:aws:iam::123456789012:user/remotion'}}),
    ListObjectsV2: ({Prefix}) => ({Contents: files.filter(({Key}) => Key.startsWith(String(Prefix)))}),
    DeleteObject: ({Key}) => {
      files.splice(
        files.findIndex((file) => file.Key === Key),
        1,
      );
      return {};
    },
  };
}

function remove(siteName: string, onAfterItemDeleted?: (item: unknown) => void): ReturnType<typeof deleteSite> {
  return deleteSite({region: 'us-east-1', bucketName, siteName, onAfterItemDeleted: onAfterItemDeleted ?? (() => {})});
}

claim('deletes a site from your S3 bucket and returns how much space it used.', async () => {
  const files = [
    {Key: 'sites/my-video/index.html', Size: 1000},
    {Key: 'sites/my-video/bundle.js', Size: 2000},
    {Key: 'sites/other/index.html', Size: 4000},
  ];
  replaceAws(createBucket(files));
  expect(await remove('my-video')).toEqual({totalSizeInBytes: 3000});
  expect(files.map(({Key}) => Key)).toEqual(['sites/other/index.html']);
});

claim(
  "Called after each deleted file. The callback receives an object that contains the bucketName and the file's path as itemName.",
  async () => {
    replaceAws(createBucket([{Key: 'sites/my-video/index.html', Size: 1000}]));
    const items: unknown[] = [];
    await remove('my-video', (item) => items.push(item));
    expect(items).toEqual([{bucketName, itemName: 'sites/my-video/index.html'}]);
  },
);

claim("The size of all deleted files in bytes. It's 0 if the site didn't exist.", async () => {
  replaceAws(createBucket([]));
  expect(await remove('my-video')).toEqual({totalSizeInBytes: 0});
});

claim('Remotion reads your account ID, lists the files and deletes up to ten files at a time.', async () => {
  const files = Array.from({length: 25}, (_, index) => ({Key: `sites/my-video/${index}.js`, Size: 1}));
  let running = 0;
  let maxRunning = 0;
  const calls = replaceAws({
    ...createBucket(files),
    DeleteObject: async (input) => {
      running++;
      maxRunning = Math.max(maxRunning, running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
      return createBucket(files).DeleteObject?.(input);
    },
  });
  await remove('my-video');
  expect(calls.slice(0, 3).map(({command}) => command)).toEqual(['GetUser', 'ListObjectsV2', 'DeleteObject']);
  expect(maxRunning).toBe(10);
});

claim('As a result, deleting my-video also deletes my-video-2, and an empty name deletes all sites:', async () => {
  const files = [
    {Key: 'sites/my-video/index.html', Size: 1},
    {Key: 'sites/my-video-2/index.html', Size: 1},
    {Key: 'sites/other/index.html', Size: 1},
  ];
  replaceAws(createBucket(files));
  await remove('my-video');
  expect(files.map(({Key}) => Key)).toEqual(['sites/other/index.html']);
  await remove('');
  expect(files).toEqual([]);
});

claim('Use one of the supported regions.', async () => {
  replaceAws({});
  await expect(deleteSite({region: 'mars' as 'us-east-1', bucketName, siteName: 'my-video'})).rejects.toThrow(
    'mars is not a valid AWS region.',
  );
});
