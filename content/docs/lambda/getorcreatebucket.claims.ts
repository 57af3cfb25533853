import {getOrCreateBucket} from '@remotion/lambda';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {type Answers, replaceAws} from '../../../packages/claims/replaceAws.ts';

/** Answers as an account with these buckets does, by their names and regions. */
function createAccount(buckets: Readonly<Record<string, string>>): Answers {
  return {
    ListBuckets: () => ({Buckets: Object.keys(buckets).map((Name) => ({Name, CreationDate: new Date(0)}))}),
    // AWS has no location for us-east-1.
    GetBucketLocation: ({Bucket}) => {
      const region = buckets[String(Bucket)];
      return region === 'us-east-1' ? {} : {LocationConstraint: region};
    },
    CreateBucket: () => ({}),
    PutBucketWebsite: () => ({}),
  };
}

claim(
  "returns the name of the S3 bucket that Remotion uses in a region, and creates the bucket if there isn't one yet.",
  async () => {
    const found = replaceAws(createAccount({'remotionlambda-gc1w0xbfzl': 'us-east-1'}));
    expect(await getOrCreateBucket({region: 'us-east-1'})).toEqual({bucketName: 'remotionlambda-gc1w0xbfzl'});
    expect(found.map(({command}) => command)).not.toContain('CreateBucket');
    const created = replaceAws(createAccount({}));
    const {bucketName} = await getOrCreateBucket({region: 'us-east-1'});
    expect(created.find(({command}) => command === 'CreateBucket')?.input.Bucket).toBe(bucketName);
  },
);

claim('Remotion recognizes the bucket by its name, which begins with remotionlambda-.', async () => {
  const calls = replaceAws(createAccount({'my-videos': 'us-east-1', 'remotionlambda-mine': 'us-east-1'}));
  expect(await getOrCreateBucket({region: 'us-east-1'})).toEqual({bucketName: 'remotionlambda-mine'});
  expect(calls.filter(({command}) => command === 'GetBucketLocation')).toHaveLength(1);
});

claim('Remotion ignores buckets in other regions.', async () => {
  const calls = replaceAws(createAccount({'remotionlambda-frankfurt': 'eu-central-1'}));
  const {bucketName} = await getOrCreateBucket({region: 'us-east-1'});
  expect(bucketName).not.toBe('remotionlambda-frankfurt');
  expect(calls.map(({command}) => command)).toContain('CreateBucket');
});

claim(
  "Called without arguments as soon as the bucket has been found or created. If it's new, Remotion turns on website hosting afterward.",
  async () => {
    const calls = replaceAws(createAccount({}));
    const seen: unknown[] = [];
    await getOrCreateBucket({
      region: 'us-east-1',
      onBucketEnsured: (...parameters: unknown[]) => seen.push(parameters, calls.at(-1)?.command),
    });
    expect(seen).toEqual([[], 'CreateBucket']);
    expect(calls.at(-1)?.command).toBe('PutBucketWebsite');
  },
);

claim('If Remotion created the bucket, the name is remotionlambda- followed by ten random characters.', async () => {
  replaceAws(createAccount({}));
  const {bucketName} = await getOrCreateBucket({region: 'us-east-1'});
  expect(bucketName).toMatch(/^remotionlambda-[\da-z]{10}$/);
});

claim(
  "If there's no bucket in the region, Remotion creates one with the ACL public-read and turns on website hosting.",
  async () => {
    const calls = replaceAws(createAccount({}));
    await getOrCreateBucket({region: 'us-east-1'});
    expect(calls.map(({command}) => command)).toEqual(['ListBuckets', 'CreateBucket', 'PutBucketWebsite']);
    expect(calls[1]?.input).toMatchObject({ACL: 'public-read'});
  },
);

claim('If neither call finds a bucket, each of them creates one, and having two buckets is an error.', async () => {
  const buckets: Record<string, string> = {};
  replaceAws({
    ...createAccount(buckets),
    CreateBucket: ({Bucket}) => {
      buckets[String(Bucket)] = 'us-east-1';
      return {};
    },
  });
  await Promise.all([getOrCreateBucket({region: 'us-east-1'}), getOrCreateBucket({region: 'us-east-1'})]);
  expect(Object.keys(buckets)).toHaveLength(2);
  await expect(getOrCreateBucket({region: 'us-east-1'})).rejects.toThrow(
    `You have multiple buckets (${Object.keys(buckets).join(',')}) in your S3 region (us-east-1) starting with "remotionlambda-". This is an error, please delete buckets so that you have one maximum.`,
  );
});
