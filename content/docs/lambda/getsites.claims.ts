import {getSites} from '@remotion/lambda';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {type Answers, replaceAws} from '../../../packages/claims/replaceAws.ts';

const bucketName = 'remotionlambda-gc1w0xbfzl';

function createAccount(files: readonly object[]): Answers {
  return {
    GetUser: () => ({User: {Arn: 'arn:aws:iam::123456789012:user/remotion'}}),
    ListBuckets: () => ({
      Buckets: [
        {Name: bucketName, CreationDate: new Date(5000)},
        {Name: 'my-files', CreationDate: new Date(0)},
      ],
    }),
    GetBucketLocation: () => ({LocationConstraint: 'eu-central-1'}),
    ListObjectsV2: () => ({Contents: files}),
  };
}

claim("lists the sites you've deployed to a region, along with the bucket that contains them.", async () => {
  replaceAws(
    createAccount([
      {Key: 'sites/my-video/index.html', Size: 1000, LastModified: new Date(1000)},
      {Key: 'sites/my-video/bundle.js', Size: 2000, LastModified: new Date(3000)},
      {Key: 'sites/other/index.html', Size: 500, LastModified: new Date(2000)},
    ]),
  );
  const {sites, buckets} = await getSites({region: 'eu-central-1'});
  expect(sites.map(({id}) => id)).toEqual(['my-video', 'other']);
  expect(buckets).toEqual([{name: bucketName, creationDate: 5000, region: 'eu-central-1'}]);
});

claim('serveUrl | URL of the site', async () => {
  replaceAws(createAccount([{Key: 'sites/my-video/index.html', Size: 1000}]));
  const {sites} = await getSites({region: 'eu-central-1'});
  expect(sites[0]).toMatchObject({
    bucketName,
    serveUrl: `https://${bucketName}.s3.eu-central-1.amazonaws.com/sites/my-video/index.html`,
  });
});

claim('sizeInBytes | Size of all its files in bytes', async () => {
  replaceAws(
    createAccount([
      {Key: 'sites/my-video/index.html', Size: 1000},
      {Key: 'sites/my-video/bundle.js', Size: 2000},
    ]),
  );
  expect((await getSites({region: 'eu-central-1'})).sites[0]?.sizeInBytes).toBe(3000);
});

claim(
  "lastModified | When its newest file was uploaded, in milliseconds since January 1, 1970, or null if AWS doesn't return a date",
  async () => {
    replaceAws(
      createAccount([
        {Key: 'sites/my-video/a.js', LastModified: new Date(3000)},
        {Key: 'sites/my-video/b.js', LastModified: new Date(1000)},
        {Key: 'sites/other/index.html'},
      ]),
    );
    const {sites} = await getSites({region: 'eu-central-1'});
    expect(sites.map(({lastModified}) => lastModified)).toEqual([3000, null]);
  },
);

claim(
  "There's a file in sites/ that doesn't belong to a site, or a site name contains an invalid character.",
  async () => {
    replaceAws(createAccount([{Key: 'sites/readme.txt'}]));
    await expect(getSites({region: 'eu-central-1'})).rejects.toThrow(
      `A file was found in the bucket "${bucketName}" with the key sites/readme.txt which is an unexpected folder structure. Delete this file.`,
    );
  },
);

claim(
  'Remotion lists your buckets and requests the region of each one that begins with remotionlambda-. Then it reads your account ID and lists the files in sites/.',
  async () => {
    const calls = replaceAws(createAccount([]));
    await getSites({region: 'eu-central-1'});
    expect(calls.map(({command}) => command)).toEqual(['ListBuckets', 'GetBucketLocation', 'GetUser', 'ListObjectsV2']);
    expect(calls[3]?.input).toMatchObject({Bucket: bucketName, Prefix: 'sites/'});
  },
);
