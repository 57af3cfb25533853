import {getAwsClient, getRenderProgress, renderMediaOnLambda, renderStillOnLambda} from '@remotion/lambda';
import {expect, vi} from 'vitest';
import {claim} from '../../../../packages/claims/claim.ts';
import {replaceAws} from '../../../../packages/claims/replaceAws.ts';

const render = {
  region: 'us-east-1',
  functionName: 'remotion-render-3-2-44-mem2048mb-disk2048mb-120sec',
  composition: 'Countdown',
  inputProps: {},
  privacy: 'public',
} as const;

const url = 'https://remotionlambda-gc1w0xbfzl.s3.us-east-1.amazonaws.com/sites/my-video/index.html';

function reject(name: string): () => never {
  return () => {
    throw Object.assign(new Error(`${name}: rejected`), {name});
  };
}

claim(
  "If renderMediaOnLambda() or renderStillOnLambda() throws this error, AWS doesn't recognize the access key that Remotion used:",
  async () => {
    replaceAws({Invoke: reject('UnrecognizedClientException')});
    const message = 'UnrecognizedClientException: The AWS credentials provided were probably mixed up.';
    await expect(renderMediaOnLambda({...render, serveUrl: url, codec: 'h264'})).rejects.toThrow(message);
    await expect(
      renderStillOnLambda({...render, serveUrl: url, imageFormat: 'png', maxRetries: 0, frame: 0}),
    ).rejects.toThrow(message);
  },
);

claim('Other functions, such as getRenderProgress(), throw the original message from AWS:', async () => {
  replaceAws({Invoke: reject('UnrecognizedClientException')});
  const {region, functionName} = render;
  await expect(
    getRenderProgress({region, functionName, renderId: 'id', bucketName: 'remotionlambda-gc1w0xbfzl'}),
  ).rejects.toThrow('UnrecognizedClientException: rejected');
});

claim(
  'For example, you get InvalidAccessKeyId if you pass a site name as the serveUrl, because Remotion then looks up your bucket before it calls the function.',
  async () => {
    const calls = replaceAws({ListBuckets: reject('InvalidAccessKeyId')});
    await expect(renderMediaOnLambda({...render, serveUrl: 'my-video', codec: 'h264'})).rejects.toThrow(
      'InvalidAccessKeyId: rejected',
    );
    expect(calls.map(({command}) => command)).toEqual(['ListBuckets']);
  },
);

claim('Set both variables. Otherwise, Remotion uses the pair from your host.', async () => {
  replaceAws({});
  vi.stubEnv('REMOTION_AWS_ACCESS_KEY_ID', 'own');
  const readKey = async (): Promise<string> => {
    const {client} = getAwsClient({region: 'us-east-1', service: 'iam'});
    return (await client.config.credentials()).accessKeyId;
  };
  expect(await readKey()).toBe('key');
  vi.stubEnv('REMOTION_AWS_SECRET_ACCESS_KEY', 'secret');
  expect(await readKey()).toBe('own');
});
