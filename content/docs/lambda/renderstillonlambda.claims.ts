import type {RenderStillOnLambdaInput} from '@remotion/lambda';
import {renderStillOnLambda} from '@remotion/lambda/client';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {collectConsole} from '../../../packages/claims/collectConsole.ts';
import {createPayload, readPayload} from '../../../packages/claims/lambdaPayload.ts';
import {type Answers, replaceAws} from '../../../packages/claims/replaceAws.ts';

const bucketName = 'remotionlambda-gc1w0xbfzl';

const account: Answers = {
  Invoke: () =>
    createPayload({
      output: `https://s3.us-east-1.amazonaws.com/${bucketName}/renders/a1b2c3d4e5/out.png`,
      size: 5000,
      bucketName,
      renderId: 'a1b2c3d4e5',
      estimatedPrice: {accruedSoFar: 0.001, displayCost: '$0.001', currency: 'USD', disclaimer: ''},
    }),
  ListBuckets: () => ({Buckets: [{Name: bucketName, CreationDate: new Date(0)}]}),
  GetBucketLocation: () => ({}),
  PutObject: () => ({}),
};

function render(
  changes: Partial<Record<keyof RenderStillOnLambdaInput, unknown>> = {},
): ReturnType<typeof renderStillOnLambda> {
  return renderStillOnLambda({
    region: 'us-east-1',
    functionName: 'remotion-render-3-2-44-mem2048mb-disk2048mb-120sec',
    serveUrl: 'https://example.com/index.html',
    composition: 'Poster',
    inputProps: {},
    imageFormat: 'png',
    privacy: 'public',
    ...changes,
  } as RenderStillOnLambdaInput);
}

/** Returns what the function receives. */
async function getRequest(changes: Parameters<typeof render>[0] = {}): Promise<Readonly<Record<string, unknown>>> {
  const calls = replaceAws(account);
  await render(changes);
  return readPayload(calls.find(({command}) => command === 'Invoke'));
}

claim('Unlike a video, a still is rendered by a single function', async () => {
  const calls = replaceAws(account);
  await render();
  expect(calls.map(({command}) => command)).toEqual(['Invoke']);
  expect(readPayload(calls[0])).toMatchObject({type: 'still', composition: 'Poster'});
});

claim(
  'If the JSON is longer than 5,000,000 characters, Remotion saves it in the bucket first, as it does for videos.',
  async () => {
    collectConsole('warn');
    expect((await getRequest({inputProps: {text: 'x'.repeat(4_000_000)}})).inputProps).toMatchObject({type: 'payload'});
    expect((await getRequest({inputProps: {text: 'x'.repeat(5_000_000)}})).inputProps).toMatchObject({
      type: 'bucket-url',
    });
  },
);

claim('The values have the same meaning as for videos, but stills have no default.', async () => {
  expect(await getRequest({privacy: undefined})).not.toHaveProperty('privacy');
});

claim('The frame to render, counted from 0. The default is 0.', async () => {
  expect(await getRequest()).toMatchObject({frame: 0});
  expect(await getRequest({frame: 45})).toMatchObject({frame: 45});
});

claim('The factor has to be greater than 0 and at most 16. The default is 1.', async () => {
  expect(await getRequest()).toMatchObject({scale: 1});
});

claim('Pass an integer of at least 7000. The default is 30000.', async () => {
  expect(await getRequest()).toMatchObject({timeoutInMilliseconds: 30_000});
});

claim('In 3.2.44, the link filters the logs by the render ID', async () => {
  replaceAws(account);
  expect((await render()).cloudWatchLogs).toContain('a1b2c3d4e5');
});

claim(
  'If something goes wrong in the function, renderStillOnLambda() throws an error with the same message.',
  async () => {
    replaceAws({...account, Invoke: () => createPayload({errorType: 'Error', errorMessage: 'The frame is missing.'})});
    await expect(render()).rejects.toThrow('The frame is missing.');
  },
);

claim('Deploy a site and pass its name or URL.', async () => {
  replaceAws({});
  await expect(render({serveUrl: 'src/index.ts'})).rejects.toThrow(
    'Remotion Lambda can only render based on a URL in the cloud. It seems like you passed a local file: src/index.ts.',
  );
});

claim('inputProps is missing or contains a circular reference.', async () => {
  replaceAws({});
  await expect(render({inputProps: undefined})).rejects.toThrow('Error serializing inputProps.');
  const circular: Record<string, unknown> = {};
  circular.self = circular;
  await expect(render({inputProps: circular})).rejects.toThrow('Error serializing inputProps.');
});
