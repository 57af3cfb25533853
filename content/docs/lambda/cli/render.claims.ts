import {validateOutname} from '@remotion/lambda/dist/shared/validate-outname.js';
import {expect} from 'vitest';
import {claim} from '../../../../packages/claims/claim.ts';
import {createAwsAccount} from '../../../../packages/claims/createAwsAccount.ts';
import {enterProject} from '../../../../packages/claims/enterProject.ts';
import {createPayload, readPayload} from '../../../../packages/claims/lambdaPayload.ts';
import {runLambdaCli} from '../../../../packages/claims/runLambdaCli.ts';

const functionName = 'remotion-render-3-2-44-mem2048mb-disk2048mb-120sec';
const bucketName = 'remotionlambda-gc1w0xbfzl';

/** Runs the command until it asks for the progress. */
function render(flags = '', functions: readonly string[] = [functionName]): ReturnType<typeof runLambdaCli> {
  enterProject({});
  const {Invoke, ...account} = createAwsAccount({functions, buckets: [bucketName]});
  return runLambdaCli(`render https://example.com/index.html Countdown ${flags}`, {
    answers: {
      ...account,
      Invoke: (input) => {
        const {type} = readPayload({command: 'Invoke', input});
        if (type === 'status') {
          throw new Error('stop');
        }
        return type === 'start' ? createPayload({bucketName, renderId: 'a1b2c3d4e5'}) : Invoke?.(input);
      },
    },
  });
}

/** Returns what the launch function receives. */
async function getRequest(flags = ''): Promise<Readonly<Record<string, unknown>>> {
  const {calls, output} = await render(flags);
  const requests = calls.filter(({command}) => command === 'Invoke').map((call) => readPayload(call));
  const request = requests.find(({type}) => type === 'start');
  if (!request) {
    throw new Error(`The function wasn't called: ${output}`);
  }
  return request;
}

claim('First, you see the bucket, the function, the render ID and the codec.', async () => {
  const {output} = await render();
  expect(output).toContain(`bucket = ${bucketName}, function = ${functionName}`);
  expect(output).toContain('renderId = a1b2c3d4e5, codec = h264');
});

claim(
  "Who can read the file: public (the default), private, or no-acl, which lets the bucket's settings decide.",
  async () => {
    expect(await getRequest()).toMatchObject({privacy: 'public'});
    expect(await getRequest('--privacy=private')).toMatchObject({privacy: 'private'});
    expect((await render('--privacy=secret')).exitCode).toBe(1);
  },
);

claim(
  'How many times Remotion restarts a renderer function after an error, as a non-negative integer. The default is 1.',
  async () => {
    expect(await getRequest()).toMatchObject({maxRetries: 1});
    expect(await getRequest('--max-retries=0')).toMatchObject({maxRetries: 0});
    expect((await render('--max-retries=1.5')).exitCode).toBe(1);
  },
);

claim('By default, Remotion chooses a value.', async () => {
  expect(await getRequest()).toMatchObject({framesPerLambda: null});
  expect(await getRequest('--frames-per-lambda=30')).toMatchObject({framesPerLambda: 30});
});

claim('The number of browser tabs in each function. The default is 1.', async () => {
  expect(await getRequest()).toMatchObject({concurrencyPerLambda: 1});
  expect(await getRequest('--concurrency-per-lambda=2')).toMatchObject({concurrencyPerLambda: 2});
});

claim('The name needs an extension, which determines the codec', async () => {
  expect(await getRequest('--out-name=a.webm')).toMatchObject({codec: 'vp8', outName: 'a.webm'});
  expect(await getRequest('--out-name=a.gif')).toMatchObject({codec: 'gif'});
  // The function checks the name.
  expect(() => validateOutname('a', 'h264')).toThrow('the output filename must end in .mp4 or .mkv.');
});

claim('The URL that Remotion calls when the render succeeds, fails or times out.', async () => {
  const flags = '--webhook=https://example.com/hook --webhook-secret=a1';
  expect(await getRequest(flags)).toMatchObject({webhook: {url: 'https://example.com/hook', secret: 'a1'}});
  expect(await getRequest()).not.toHaveProperty('webhook.url');
});

claim('In 3.2.44, the command line converts a secret such as 123456 or 12e34 to a number', async () => {
  for (const secret of ['123456', '12e34']) {
    const {webhook} = await getRequest(`--webhook=https://example.com/hook --webhook-secret=${secret}`);
    expect(webhook).toMatchObject({secret: Number(secret)});
  }
});

claim("Has no effect in 3.2.44, because the command doesn't pass it to the function.", async () => {
  for (const flag of ['--save-browser-logs', '--disable-chunk-optimization']) {
    expect(await getRequest(flag)).toEqual(await getRequest());
  }
});

claim('Remotion sends all of them along with the call.', async () => {
  const folder = enterProject({'.env': 'CITY=Oslo'});
  const {calls} = await runLambdaCli('render https://example.com Countdown', {
    remotionRoot: folder,
    answers: {
      ...createAwsAccount({functions: [functionName]}),
      Invoke: (input) =>
        createPayload(
          readPayload({command: 'Invoke', input}).type === 'info'
            ? {version: '3.2.44'}
            : {bucketName, renderId: 'a1b2c3d4e5', type: 'error', message: 'stop', stack: ''},
        ),
    },
  });
  const requests = calls.filter(({command}) => command === 'Invoke').map((call) => readPayload(call));
  expect(requests.find(({type}) => type === 'start')).toMatchObject({envVariables: {CITY: 'Oslo'}});
});

claim(
  "The codec: h264, vp8, prores, gif, mp3, aac or wav. You can't use h265 and vp9 on Lambda, and a GIF needs an even width and height.",
  async () => {
    for (const codec of ['vp8', 'prores', 'mp3']) {
      expect(await getRequest(`--codec=${codec}`)).toMatchObject({codec});
    }
    for (const codec of ['h265', 'vp9']) {
      const {output, exitCode} = await render(`--codec=${codec}`);
      expect(output).toContain(`'${codec}' is not a valid codec for Lambda.`);
      expect(exitCode).toBe(1);
    }
  },
);

claim('The default is jpeg.', async () => {
  expect(await getRequest()).toMatchObject({imageFormat: 'jpeg'});
  expect(await getRequest('--image-format=png')).toMatchObject({imageFormat: 'png'});
});

claim('To play it only once, pass --number-of-gif-loops=-1, because 0 has no effect.', async () => {
  expect(await getRequest('--number-of-gif-loops=-1')).toMatchObject({numberOfGifLoops: -1});
  expect(await getRequest('--number-of-gif-loops=0')).toEqual(await getRequest());
});

claim('The default is 30000 and the minimum is 7000.', async () => {
  expect(await getRequest()).toMatchObject({timeoutInMilliseconds: 30_000});
  expect(await getRequest('--timeout=7000')).toMatchObject({timeoutInMilliseconds: 7000});
});

claim('Deploy a function first.', async () => {
  const {output, exitCode} = await render('', []);
  expect(output).toContain('No lambda functions with version 3.2.44 found in your account.');
  expect(exitCode).toBe(1);
});

claim('Pass the site name or the serve URL as the first argument.', async () => {
  const {output, exitCode} = await runLambdaCli('render');
  expect(output).toContain('No serve URL passed.');
  expect(exitCode).toBe(1);
});
