import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {type RenderMediaOnLambdaInput, renderVideoOnLambda} from '@remotion/lambda';
import {renderMediaOnLambda} from '@remotion/lambda/client';
import {printCloudwatchHelper} from '@remotion/lambda/dist/functions/helpers/print-cloudwatch-helper.js';
import {getContentDispositionHeader} from '@remotion/lambda/dist/shared/content-disposition-header.js';
import {LambdaRoutines, customOutName, outName} from '@remotion/lambda/dist/shared/constants.js';
import {validatePrivacy} from '@remotion/lambda/dist/shared/validate-privacy.js';
import {validateEvenDimensionsWithCodec} from '@remotion/renderer/dist/validate-even-dimensions-with-codec.js';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {collectConsole} from '../../../packages/claims/collectConsole.ts';
import {createPayload, readPayload} from '../../../packages/claims/lambdaPayload.ts';
import {type Answers, replaceAws} from '../../../packages/claims/replaceAws.ts';

const bucketName = 'remotionlambda-gc1w0xbfzl';

const account: Answers = {
  Invoke: () => createPayload({renderId: 'a1b2c3d4e5', bucketName}),
  ListBuckets: () => ({Buckets: [{Name: bucketName, CreationDate: new Date(0)}]}),
  GetBucketLocation: () => ({}),
  PutObject: () => ({}),
};

function render(
  changes: Partial<Record<keyof RenderMediaOnLambdaInput, unknown>> = {},
): ReturnType<typeof renderMediaOnLambda> {
  return renderMediaOnLambda({
    region: 'us-east-1',
    functionName: 'remotion-render-3-2-44-mem2048mb-disk2048mb-120sec',
    serveUrl: 'https://example.com/index.html',
    composition: 'Countdown',
    codec: 'h264',
    inputProps: {},
    ...changes,
  } as RenderMediaOnLambdaInput);
}

/** Returns what the function receives. */
async function getRequest(changes: Parameters<typeof render>[0] = {}): Promise<Readonly<Record<string, unknown>>> {
  const calls = replaceAws(account);
  await render(changes);
  return readPayload(calls.find(({command}) => command === 'Invoke'));
}

claim(
  "You can pass its URL, which has to begin with http:// or https://. If the site is in Remotion's bucket in the same region, you can pass its name instead.",
  async () => {
    expect(await getRequest()).toMatchObject({serveUrl: 'https://example.com/index.html'});
    expect(await getRequest({serveUrl: 'my-video'})).toMatchObject({
      serveUrl: `https://${bucketName}.s3.us-east-1.amazonaws.com/sites/my-video/index.html`,
    });
  },
);

claim(
  'Passing the URL is faster, because Remotion needs at least two more requests to AWS to look up a name.',
  async () => {
    const withUrl = replaceAws(account);
    await render();
    expect(withUrl.map(({command}) => command)).toEqual(['Invoke']);
    const withName = replaceAws(account);
    await render({serveUrl: 'my-video'});
    expect(withName.map(({command}) => command)).toEqual(['ListBuckets', 'GetBucketLocation', 'Invoke']);
  },
);

claim('In 3.2.44, the call fails without this option, even though the type marks it as optional.', async () => {
  const calls = replaceAws(account);
  await expect(render({inputProps: undefined})).rejects.toThrow('Error serializing inputProps.');
  expect(calls).toEqual([]);
});

claim(
  'If the JSON is longer than 200,000 characters, Remotion prints a warning and saves it in the bucket first. This file has a random name, but its ACL is public-read, so anyone can read it.',
  async () => {
    const warnings = collectConsole('warn');
    const calls = replaceAws(account);
    await render({inputProps: {text: 'x'.repeat(200_000)}});
    expect(warnings.join()).toContain('Warning: inputProps are over 200KB');
    const file = calls.find(({command}) => command === 'PutObject');
    expect(file?.input).toMatchObject({Bucket: bucketName, ACL: 'public-read'});
    expect(file?.input.Key).toMatch(/^input-props\/\w+\.json$/);
    expect(readPayload(calls.at(-1)).inputProps).toMatchObject({type: 'bucket-url'});
  },
);

claim('Smaller props are sent along with the call.', async () => {
  expect(await getRequest({inputProps: {title: 'Launch'}})).toMatchObject({
    inputProps: {type: 'payload', payload: '{"title":"Launch"}'},
  });
});

claim('The output codec: h264, vp8, prores, gif, mp3, aac or wav.', async () => {
  for (const codec of ['h264', 'vp8', 'prores', 'gif', 'mp3', 'aac', 'wav']) {
    expect(await getRequest({codec})).toMatchObject({codec});
  }
});

claim("You can't render h265 or vp9 on Lambda.", async () => {
  const calls = replaceAws(account);
  await expect(render({codec: 'h265'})).rejects.toThrow("'h265' is not a valid codec for Lambda.");
  await expect(render({codec: 'vp9'})).rejects.toThrow("'vp9' is not a valid codec for Lambda.");
  expect(calls).toEqual([]);
});

claim('On Lambda, a GIF needs an even width and height, because Remotion encodes its chunks as H.264.', () => {
  const validate = (codec: 'h264-mkv' | 'gif'): void =>
    validateEvenDimensionsWithCodec({codec, width: 101, height: 100, scale: 1});
  expect(() => validate('gif')).not.toThrow();
  const path = createRequire(import.meta.url).resolve('@remotion/lambda/dist/functions/renderer.js');
  expect(readFileSync(path, 'utf8')).toContain("params.codec === 'gif' ? 'h264-mkv' : params.codec");
  expect(() => validate('h264-mkv')).toThrow('has a width of 101px, which is an uneven number.');
});

claim('The older name h264-mkv still works like h264, but prints a warning.', async () => {
  const warnings = collectConsole('warn');
  expect(await getRequest({codec: 'h264-mkv'})).toMatchObject({codec: 'h264'});
  expect(warnings.join()).toContain('deprecated');
});

claim('If you pass null, Remotion renders the whole composition.', async () => {
  expect(await getRequest()).toMatchObject({frameRange: null});
  expect(await getRequest({frameRange: null})).toMatchObject({frameRange: null});
  expect(await getRequest({frameRange: [30, 79]})).toMatchObject({frameRange: [30, 79]});
});

claim('Pass a whole number. The default is 1.', async () => {
  expect(await getRequest()).toMatchObject({everyNthFrame: 1});
});

claim('By default, it repeats forever, and the values null and 0 have the same effect.', async () => {
  // The function passes the number to FFmpeg, whose 0 means forever.
  expect(await getRequest()).toMatchObject({numberOfGifLoops: 0});
  expect(await getRequest({numberOfGifLoops: null})).toMatchObject({numberOfGifLoops: 0});
  expect(await getRequest({numberOfGifLoops: 0})).toMatchObject({numberOfGifLoops: 0});
  expect(await getRequest({numberOfGifLoops: -1})).toMatchObject({numberOfGifLoops: -1});
});

claim('The format of the screenshots that Remotion takes of each frame. The default is jpeg.', async () => {
  expect(await getRequest()).toMatchObject({imageFormat: 'jpeg'});
});

claim("Not set | renders/<render ID>/out.mp4, with the codec's extension", async () => {
  expect(await getRequest()).toMatchObject({outName: null});
  expect(outName('a1b2c3d4e5', 'mp4')).toBe('renders/a1b2c3d4e5/out.mp4');
});

claim('A string | A file with this name in the same folder', () => {
  expect(customOutName('a1b2c3d4e5', bucketName, 'sale.mp4')).toMatchObject({
    renderBucketName: bucketName,
    key: 'renders/a1b2c3d4e5/sale.mp4',
  });
});

claim('{bucketName, key} | The path key in a different bucket', () => {
  expect(customOutName('a1b2c3d4e5', bucketName, {bucketName: 'my-videos', key: 'sale.mp4'})).toEqual({
    renderBucketName: 'my-videos',
    key: 'sale.mp4',
    customCredentials: null,
  });
});

claim('Who can read the video. The default is public.', async () => {
  expect(await getRequest()).toMatchObject({privacy: 'public'});
});

claim("{type: 'play-in-browser'}, the default | None, so the browser plays the video", async () => {
  expect(await getRequest()).toMatchObject({downloadBehavior: {type: 'play-in-browser'}});
  expect(getContentDispositionHeader({type: 'play-in-browser'})).toBeUndefined();
});

claim("{type: 'download', fileName: null} | attachment, so the browser downloads it", () => {
  expect(getContentDispositionHeader({type: 'download', fileName: null})).toBe('attachment');
});

claim("{type: 'download', fileName: 'sale.mp4'} | attachment; filename=\"sale.mp4\"", () => {
  expect(getContentDispositionHeader({type: 'download', fileName: 'sale.mp4'})).toBe('attachment; filename="sale.mp4"');
});

claim('The default is false, which means that the render fails if the file exists.', async () => {
  expect(await getRequest()).toMatchObject({overwrite: false});
});

claim('How many times Remotion restarts a renderer function after an error. The default is 1.', async () => {
  expect(await getRequest()).toMatchObject({maxRetries: 1});
});

claim(
  "It has to be a whole number and can't exceed the function's number of CPU cores. The default is 1.",
  async () => {
    expect(await getRequest()).toMatchObject({concurrencyPerLambda: 1});
  },
);

claim('Pass an integer of at least 7000. The default is 30000.', async () => {
  expect(await getRequest()).toMatchObject({timeoutInMilliseconds: 30_000});
});

claim("There's no difference between the other levels. The default is info.", async () => {
  expect(await getRequest()).toMatchObject({logLevel: 'info'});
});

claim('The promise resolves before the function has checked the composition and most of the options', async () => {
  expect(await getRequest({composition: 'missing', crf: 1000, scale: 99})).toMatchObject({
    composition: 'missing',
    crf: 1000,
    scale: 99,
  });
});

claim("A link to the renderer functions' logs in the AWS console, filtered by this render.", async () => {
  replaceAws(account);
  const {cloudWatchLogs} = await render();
  expect(new URL(cloudWatchLogs).hostname).toBe('us-east-1.console.aws.amazon.com');
  expect(cloudWatchLogs).toContain('a1b2c3d4e5');
  expect(cloudWatchLogs).toContain('renderer');
});

claim("It only shows one line for each call, so open the line's log stream to read the rest.", async () => {
  replaceAws(account);
  const [, filter] = /\$2522(.*)\$2522$/.exec((await render()).cloudWatchLogs) ?? [];
  const text = decodeURIComponent(decodeURIComponent(filter?.replaceAll('$', '%') ?? ''));
  const lines = collectConsole('log');
  for (const type of [LambdaRoutines.renderer, LambdaRoutines.launch]) {
    printCloudwatchHelper(type, {renderId: 'a1b2c3d4e5', isWarm: false});
    expect(lines.at(-1)).toContain(text.replace('renderer', type));
  }
});

claim("A link to the render's folder in the AWS console.", async () => {
  replaceAws(account);
  const {folderInS3Console} = await render();
  expect(folderInS3Console).toContain(`${bucketName}?region=us-east-1&prefix=renders/a1b2c3d4e5/`);
});

claim('Use public, private or no-acl. The second value in the message is wrong.', () => {
  expect(() => validatePrivacy('public')).not.toThrow();
  expect(() => validatePrivacy('no-acl')).not.toThrow();
  expect(() => validatePrivacy('public-read')).toThrow('Privacy must be either "private", "public-read" or "no-acl"');
});

claim("The old, deprecated name of renderMediaOnLambda(). It's the same function with the same options.", () => {
  expect(renderVideoOnLambda).toBe(renderMediaOnLambda);
});
