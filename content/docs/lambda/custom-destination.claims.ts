import {validateOutname} from '@remotion/lambda/dist/shared/validate-outname.js';
import {getExpectedOutName} from '@remotion/lambda/dist/functions/helpers/expected-out-name.js';
import type {RenderMetadata} from '@remotion/lambda/dist/shared/constants.js';
import {getS3Client} from '@remotion/lambda/dist/shared/aws-clients.js';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

const bucketName = 'remotionlambda-gc1w0xbfzl';
const custom = {bucketName: 'my-company-videos', key: 'spring-sale.mp4'};

function locate(outName?: RenderMetadata['outName']): ReturnType<typeof getExpectedOutName> {
  const metadata = {type: 'video', renderId: 'a1b2c3d4e5', codec: 'h264', privacy: 'public', outName};
  return getExpectedOutName(metadata as RenderMetadata, bucketName, null);
}

claim('By default, Remotion saves a video in its own bucket, as renders/<render ID>/out.mp4.', () => {
  expect(locate()).toMatchObject({renderBucketName: bucketName, key: 'renders/a1b2c3d4e5/out.mp4'});
});

claim('The video is saved as renders/<render ID>/spring-sale/countdown.mp4.', () => {
  expect(locate('spring-sale/countdown.mp4')).toMatchObject({
    renderBucketName: bucketName,
    key: 'renders/a1b2c3d4e5/spring-sale/countdown.mp4',
  });
});

claim('Instead, key is the complete path in the other bucket:', () => {
  expect(locate(custom)).toMatchObject({renderBucketName: 'my-company-videos', key: 'spring-sale.mp4'});
});

claim(
  "It can only contain letters from A to Z in upper or lower case, digits, and these characters: - ! _ . * ' ( ) /.",
  () => {
    for (const name of ['aZ09.mp4', "a-!_.*'()/b.mp4"]) {
      expect(() => validateOutname(name, 'h264')).not.toThrow();
    }
    for (const name of ['a b.mp4', 'ä.mp4', 'a+b.mp4']) {
      expect(() => validateOutname(name, 'h264')).toThrow('The S3 Key must match the RegExp');
    }
  },
);

claim("The extension has to match the codec. For H.264, that's .mp4 or .mkv.", () => {
  expect(() => validateOutname('a.mkv', 'h264')).not.toThrow();
  expect(() => validateOutname('a.webm', 'h264')).toThrow(
    'When using the H264 codec, the output filename must end in .mp4 or .mkv.',
  );
});

claim('Its name has 3 to 63 characters, which can be lowercase letters, digits, hyphens and dots.', () => {
  for (const name of ['abc', 'my-company.videos1', 'a'.repeat(63)]) {
    expect(() => validateOutname({...custom, bucketName: name}, 'h264')).not.toThrow();
  }
  for (const name of ['ab', 'a'.repeat(64), 'Videos', 'my_videos']) {
    expect(() => validateOutname({...custom, bucketName: name}, 'h264')).toThrow('The bucket');
  }
});

claim("The key can contain the same characters as a name. Remotion doesn't check its extension.", () => {
  expect(() => validateOutname({...custom, key: 'a.webm'}, 'h264')).not.toThrow();
  expect(() => validateOutname({...custom, key: 'a b.mp4'}, 'h264')).toThrow('The S3 Key must match the RegExp');
});

claim('Remotion always signs these requests for the region us-east-1', async () => {
  vi.stubEnv('REMOTION_AWS_ACCESS_KEY_ID', 'id');
  vi.stubEnv('REMOTION_AWS_SECRET_ACCESS_KEY', 'secret');
  onTestFinished(() => void vi.unstubAllEnvs());
  const credentials = {endpoint: 'https://fra1.digitaloceanspaces.com', accessKeyId: 'id', secretAccessKey: 'secret'};
  expect(await getS3Client('eu-central-1', credentials).config.region()).toBe('us-east-1');
  expect(await getS3Client('eu-central-1', null).config.region()).toBe('eu-central-1');
});
