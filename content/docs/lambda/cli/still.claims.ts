import type {determineFinalImageFormat} from '@remotion/cli/dist/determine-image-format.js';
import {expect} from 'vitest';
import {claim} from '../../../../packages/claims/claim.ts';
import {createAwsAccount} from '../../../../packages/claims/createAwsAccount.ts';
import {enterProject} from '../../../../packages/claims/enterProject.ts';
import {createPayload, readPayload} from '../../../../packages/claims/lambdaPayload.ts';
import {loadCli} from '../../../../packages/claims/loadCli.ts';
import {runLambdaCli} from '../../../../packages/claims/runLambdaCli.ts';

const functionName = 'remotion-render-3-2-44-mem2048mb-disk2048mb-120sec';
const bucketName = 'remotionlambda-gc1w0xbfzl';
const url = `https://s3.us-east-1.amazonaws.com/${bucketName}/renders/a1b2c3d4e5/out.png`;

function render(flags = '', functions: readonly string[] = [functionName]): ReturnType<typeof runLambdaCli> {
  const {Invoke, ...account} = createAwsAccount({functions, buckets: [bucketName]});
  return runLambdaCli(`still https://example.com/index.html Countdown ${flags}`, {
    answers: {
      ...account,
      Invoke: (input) =>
        readPayload({command: 'Invoke', input}).type === 'still'
          ? createPayload({output: url, size: 5000, bucketName, renderId: 'a1b2c3d4e5', estimatedPrice: {}})
          : Invoke?.(input),
    },
  });
}

/** Returns what the function receives. */
async function getRequest(flags = ''): Promise<Readonly<Record<string, unknown>>> {
  enterProject({});
  const {calls, output} = await render(flags);
  const request = calls.map((call) => (call.command === 'Invoke' ? readPayload(call) : {})).at(-1);
  if (request?.type !== 'still') {
    throw new Error(`The function wasn't called: ${output}`);
  }
  return request;
}

claim('Rendering a still takes a single function call.', async () => {
  enterProject({});
  const {calls, exitCode} = await render();
  // The first call reads the version of the function.
  const types = calls.filter(({command}) => command === 'Invoke').map((call) => readPayload(call).type);
  expect([types, exitCode]).toEqual([['info', 'still'], 0]);
});

claim("The image isn't downloaded. Remotion prints its URL in the bucket.", async () => {
  enterProject({});
  const {calls, output} = await render();
  expect(output).toContain(url);
  expect(calls.map(({command}) => command)).not.toContain('GetObject');
});

claim(
  "Who can read the image: public (the default), private, or no-acl, which lets the bucket's settings decide.",
  async () => {
    expect(await getRequest()).toMatchObject({privacy: 'public'});
    expect(await getRequest('--privacy=private')).toMatchObject({privacy: 'private'});
    expect(await getRequest('--privacy=no-acl')).toMatchObject({privacy: 'no-acl'});
    expect((await render('--privacy=secret')).exitCode).toBe(1);
  },
);

claim('The name of the image in the bucket.', async () => {
  expect(await getRequest()).toMatchObject({outName: null});
  expect(await getRequest('--out-name=poster.png')).toMatchObject({outName: 'poster.png'});
});

claim('The frame number, counted from 0. The default is 0.', async () => {
  expect(await getRequest()).toMatchObject({frame: 0});
  expect(await getRequest('--frame=45')).toMatchObject({frame: 45});
});

claim('Remotion sends them along with the call.', async () => {
  expect(await getRequest('--props={"from":10}')).toMatchObject({
    inputProps: {type: 'payload', payload: '{"from":10}'},
  });
});

claim(
  "If there's no extension and no flag, Remotion uses the format from setImageFormat() if that's png or jpeg, and otherwise png.",
  async () => {
    expect(await getRequest()).toMatchObject({imageFormat: 'png'});
    expect(await getRequest('--image-format=jpeg')).toMatchObject({imageFormat: 'jpeg'});
    expect(await getRequest('--out-name=poster.jpg')).toMatchObject({imageFormat: 'jpeg'});
    const {determineFinalImageFormat: determine} = loadCli().load<{
      determineFinalImageFormat: typeof determineFinalImageFormat;
    }>('determine-image-format');
    const readFormat = (configImageFormat: 'png' | 'jpeg' | 'none', flag: 'png' | null = null): string =>
      determine({downloadName: null, outName: null, configImageFormat, cliFlag: flag, isLambda: true}).format;
    expect([readFormat('jpeg'), readFormat('none'), readFormat('jpeg', 'png')]).toEqual(['jpeg', 'png', 'png']);
  },
);

claim('The default is 30000 and the minimum is 7000.', async () => {
  expect(await getRequest()).toMatchObject({timeoutInMilliseconds: 30_000});
  expect(await getRequest('--timeout=7000')).toMatchObject({timeoutInMilliseconds: 7000});
});

claim('Pass the site name or the serve URL as the first argument.', async () => {
  const {output, exitCode} = await runLambdaCli('still');
  expect(output).toContain('No serve URL passed.');
  expect(exitCode).toBe(1);
});

claim('Use the same extension for --out-name and for the downloaded image.', async () => {
  enterProject({});
  const {output, exitCode} = await render('poster.jpg --out-name=poster.png');
  expect(output).toContain(
    "Image format mismatch: poster.png was given as the S3 output key and poster.jpg was given as the download name, but the extensions don't match.",
  );
  expect(exitCode).toBe(1);
});

claim('Deploy a function first.', async () => {
  enterProject({});
  const {output, exitCode} = await render('', ['remotion-render-3-1-0-mem2048mb-disk2048mb-120sec']);
  expect(output).toContain('No lambda functions with version 3.2.44 found in your account.');
  expect(exitCode).toBe(1);
});

claim('exactly one function whose version matches your Remotion packages.', async () => {
  enterProject({});
  const second = 'remotion-render-3-2-44-mem3008mb-disk2048mb-120sec';
  const {output, exitCode} = await render('', [functionName, second]);
  expect(output).toContain('More than 1 lambda function found in your account.');
  expect(exitCode).toBe(1);
});
