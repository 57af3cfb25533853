import {Readable} from 'node:stream';
import {getRenderProgress} from '@remotion/lambda';
import {getProgress} from '@remotion/lambda/dist/functions/helpers/get-progress.js';
import {planFrameRanges} from '@remotion/lambda/dist/functions/chunk-optimization/plan-frame-ranges.js';
import {formatCostsInfo} from '@remotion/lambda/dist/functions/helpers/format-costs-info.js';
import {getMostExpensiveChunks} from '@remotion/lambda/dist/shared/get-most-expensive-chunks.js';
import {expect, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {createPayload, readPayload} from '../../../packages/claims/lambdaPayload.ts';
import {replaceAws} from '../../../packages/claims/replaceAws.ts';

const renderId = 'a1b2c3d4e5';
const bucketName = 'remotionlambda-gc1w0xbfzl';
const folder = `renders/${renderId}`;
const startedDate = Date.now() - 30_000;

const metadata = {
  type: 'video',
  renderId,
  codec: 'h264',
  privacy: 'public',
  startedDate,
  totalChunks: 2,
  estimatedRenderLambdaInvokations: 2,
  videoConfig: {durationInFrames: 100},
  region: 'us-east-1',
};

type Files = Readonly<Record<string, object | string>>;

/** Files that exist when both renderer functions have finished their chunks. */
const rendered: Files = {
  'initialized.txt': '',
  'pre-render-metadata.json': metadata,
  'lambda-initialized-chunk:0-attempt:1.txt': '',
  'lambda-initialized-chunk:1-attempt:1.txt': '',
  'chunks/chunk:00000000': '',
  'chunks/chunk:00000001': '',
  [`lambda-timings/chunk:00000000-start:${startedDate}-rendered:${startedDate + 5000}.txt`]: '',
  [`lambda-timings/chunk:00000001-start:${startedDate}-rendered:${startedDate + 7000}.txt`]: '',
};

function omit(name: string): Files {
  return Object.fromEntries(Object.entries(rendered).filter(([key]) => key !== name));
}

/** Calculates the progress as the function does, for a folder that contains these files. */
function calculateProgress(files: Files, timeoutInMilliseconds = 120_000): ReturnType<typeof getProgress> {
  // This is how the package notices that it runs in a function.
  vi.stubEnv('__RESERVED_IS_INSIDE_REMOTION_LAMBDA', 'true');
  vi.stubEnv('AWS_REGION', 'us-east-1');
  const find = (Key: unknown): object | string | undefined => files[String(Key).replace(`${folder}/`, '')];
  replaceAws({
    ListObjectsV2: () => ({
      Contents: Object.keys(files).map((name) => ({
        Key: `${folder}/${name}`,
        Size: 10,
        LastModified: new Date(startedDate + 1000),
      })),
    }),
    GetObject: ({Key}) => {
      const file = find(Key);
      if (file === undefined) {
        throw Object.assign(new Error('missing'), {name: 'NoSuchKey'});
      }
      return {Body: Readable.from([Buffer.from(JSON.stringify(file))])};
    },
    HeadObject: ({Key}) => {
      if (find(Key) === undefined) {
        throw Object.assign(new Error('missing'), {name: 'NotFound'});
      }
      return {LastModified: new Date(startedDate + 9000), ContentLength: 10};
    },
  });
  return getProgress({
    bucketName,
    renderId,
    expectedBucketOwner: '123456789012',
    region: 'us-east-1',
    memorySizeInMb: 2048,
    timeoutInMilliseconds,
    customCredentials: null,
  });
}

claim('Each request calls your function', async () => {
  const calls = replaceAws({Invoke: () => createPayload({done: false})});
  await getRenderProgress({functionName: 'f', bucketName, renderId, region: 'us-east-1'});
  expect(calls.map(({command}) => command)).toEqual(['Invoke']);
  expect(readPayload(calls[0])).toMatchObject({type: 'status', bucketName, renderId});
});

claim("Started, but the composition hasn't been read yet | renderMetadata is null", async () => {
  const progress = await calculateProgress({'initialized.txt': ''});
  expect(progress).toMatchObject({renderMetadata: null, overallProgress: 0, done: false, chunks: 0});
});

claim('Rendering the chunks | chunks increases', async () => {
  const first = omit('chunks/chunk:00000001');
  expect((await calculateProgress(first)).chunks).toBe(1);
  expect((await calculateProgress(rendered)).chunks).toBe(2);
});

claim("Joining the chunks | encodingStatus isn't null", async () => {
  expect((await calculateProgress(rendered)).encodingStatus).toBeNull();
  const encoding = {framesEncoded: 50, totalFrames: 100, doneIn: null, timeToInvoke: 1000};
  expect((await calculateProgress({...rendered, 'encoding-progress.json': encoding})).encodingStatus).toEqual(encoding);
});

claim(
  'encodingStatus, timeToFinishChunks and timeToInvokeLambdas can be null again, and lambdasInvoked and overallProgress can drop. If the video is saved in a different bucket, chunks drops, too.',
  async () => {
    const left = {'initialized.txt': '', 'lambda-initialized-chunk:1-attempt:1.txt': ''};
    const own = await calculateProgress({...left, 'pre-render-metadata.json': metadata, 'out.mp4': ''});
    expect(own).toMatchObject({encodingStatus: null, timeToFinishChunks: null, timeToInvokeLambdas: null, chunks: 2});
    expect(own.lambdasInvoked).toBe(1);
    expect(own.overallProgress).toBeLessThan(0.9);
    const description = {...metadata, outName: {bucketName: 'my-company-videos', key: 'sale.mp4'}};
    const other = await calculateProgress({...left, 'pre-render-metadata.json': description});
    expect(other.chunks).toBe(0);
  },
);

claim(
  'Starting the functions, rendering the chunks and joining their frames each contribute 0.3. The remaining 0.1 is for deleting the chunks.',
  async () => {
    const started = Object.fromEntries(Object.entries(rendered).filter(([name]) => !name.startsWith('chunks/')));
    expect((await calculateProgress(started)).overallProgress).toBeCloseTo(0.3);
    expect((await calculateProgress(rendered)).overallProgress).toBeCloseTo(0.6);
    expect((await calculateProgress({...rendered, 'out.mp4': ''})).overallProgress).toBeCloseTo(0.9);
    const {'pre-render-metadata.json': description} = rendered;
    const cleaned = {'initialized.txt': '', 'pre-render-metadata.json': description ?? '', 'out.mp4': ''};
    const {overallProgress, cleanup} = await calculateProgress({...started, ...cleaned});
    expect(cleanup?.filesDeleted).toBeGreaterThan(0);
    expect(overallProgress).toBeGreaterThan(0.9);
  },
);

claim(
  "Remotion compares the number of joined frames with the length of the whole composition. As a result, if you render a frame range or set everyNthFrame, the progress stays lower than you'd expect",
  async () => {
    const encoding = {framesEncoded: 20, totalFrames: 20, doneIn: null, timeToInvoke: 1000};
    const {overallProgress} = await calculateProgress({...rendered, 'encoding-progress.json': encoding});
    expect(overallProgress).toBeCloseTo(0.6 + 0.3 * (20 / 100));
  },
);

claim("Whether one of the errors is fatal and won't be retried.", async () => {
  const error = {type: 'renderer', message: 'broken', name: 'Error', stack: '', isFatal: true, willRetry: true};
  const retried = await calculateProgress({...rendered, 'errors/:chunk-0:attempt-1': error});
  expect([retried.errors.length, retried.fatalErrorEncountered]).toEqual([1, false]);
  const fatal = await calculateProgress({...rendered, 'errors/:chunk-0:attempt-1': {...error, willRetry: false}});
  expect(fatal.fatalErrorEncountered).toBe(true);
});

claim(
  "The video's URL, in the form https://s3.<region>.amazonaws.com/<bucket>/<key>, or null if there's no video yet.",
  async () => {
    expect(await calculateProgress(rendered)).toMatchObject({outputFile: null, outKey: null, outBucket: null});
    expect(await calculateProgress({...rendered, 'out.mp4': ''})).toMatchObject({
      outputFile: `https://s3.us-east-1.amazonaws.com/${bucketName}/${folder}/out.mp4`,
      outKey: `${folder}/out.mp4`,
      outBucket: bucketName,
    });
  },
);

claim('The number of renderer functions that have started rendering, not including retries.', async () => {
  const files = {...rendered, 'lambda-initialized-chunk:1-attempt:2.txt': ''};
  expect((await calculateProgress(files)).lambdasInvoked).toBe(2);
});

claim(
  'An array of the retries that have started rendering. Each one has a chunk, an attempt (2 for the first retry) and a time.',
  async () => {
    const files = {...rendered, 'lambda-initialized-chunk:1-attempt:2.txt': ''};
    expect((await calculateProgress(files)).retriesInfo).toEqual([{chunk: 1, attempt: 2, time: startedDate + 1000}]);
  },
);

claim("The size of all files in the render's folder in bytes, including the chunks.", async () => {
  expect((await calculateProgress(rendered)).renderSize).toBe(10 * Object.keys(rendered).length);
});

claim('The price as a string, such as $0.023, or <$0.001 for anything below that.', () => {
  expect(formatCostsInfo(0.023).displayCost).toBe('$0.023');
  expect(formatCostsInfo(0.0009).displayCost).toBe('<$0.001');
  expect(formatCostsInfo(12.3456).displayCost).toBe('$12.346');
});

claim('currency | Always USD', () => {
  expect(formatCostsInfo(1).currency).toBe('USD');
});

claim(
  "How long the render took, measured from when the launch function started, or null until there's a video.",
  async () => {
    expect((await calculateProgress(rendered)).timeToFinish).toBeNull();
    expect((await calculateProgress({...rendered, 'out.mp4': ''})).timeToFinish).toBe(9000);
  },
);

claim('The time until the last function started rendering, or null before that.', async () => {
  expect((await calculateProgress(rendered)).timeToInvokeLambdas).toBe(1000);
  const first = omit('lambda-initialized-chunk:1-attempt:1.txt');
  expect((await calculateProgress(first)).timeToInvokeLambdas).toBeNull();
});

claim(
  'The time from when the first function started rendering to when the last one finished, or null until all chunks are available.',
  async () => {
    expect((await calculateProgress(rendered)).timeToFinishChunks).toBe(7000);
    const first = omit('chunks/chunk:00000001');
    expect((await calculateProgress(first)).timeToFinishChunks).toBeNull();
  },
);

claim(
  'Instead, getRenderProgress() detects this 20 seconds after the timeout, and returns an error with this explanation:',
  async () => {
    try {
      vi.setSystemTime(startedDate + 29_000);
      expect((await calculateProgress(rendered, 9000)).errors).toEqual([]);
      vi.setSystemTime(startedDate + 29_001);
      const {errors, fatalErrorEncountered} = await calculateProgress(rendered, 9000);
      expect(errors[0]?.explanation).toContain(
        'The main function timed out after 9000ms. Consider increasing the timeout of your function.',
      );
      expect(fatalErrorEncountered).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  },
);

claim('its error has an explanation, but neither a name nor a message.', async () => {
  const {errors} = await calculateProgress(rendered, 9000);
  expect(errors[0]).not.toHaveProperty('name');
  expect(errors[0]).not.toHaveProperty('message');
});

claim(
  'If AWS stops the function before it has read the composition, 3.2.44 never returns an error at all.',
  async () => {
    const progress = await calculateProgress({'initialized.txt': ''}, 1);
    expect(progress).toMatchObject({errors: [], fatalErrorEncountered: false, done: false});
  },
);

claim(
  'The ID is wrong or belongs to a still, the render is in a different region, or it has been deleted.',
  async () => {
    const still = {'pre-render-metadata.json': {...metadata, type: 'still'}};
    for (const files of [{}, still]) {
      await expect(calculateProgress(files)).rejects.toThrow(
        `No render with ID "${renderId}" found in bucket ${bucketName} and region us-east-1`,
      );
    }
  },
);

claim('The ID belongs to a still.', async () => {
  // Only the stills of some other versions have all of these files.
  const files = {...rendered, 'pre-render-metadata.json': {...metadata, type: 'still'}};
  await expect(calculateProgress(files)).rejects.toThrow(
    "You don't need to call getRenderProgress() on a still render.",
  );
});

claim('Once this is true, only currentTime changes if you call the function again.', async () => {
  const post = {
    renderMetadata: metadata,
    renderSize: 10,
    timeToCleanUp: 1,
    filesCleanedUp: 2,
    cost: {estimatedCost: 0.01, estimatedDisplayCost: '0.01', currency: 'USD', disclaimer: ''},
    errors: [],
    outputFile: 'https://example.com/out.mp4',
    timeToFinish: 9000,
    retriesInfo: [],
  };
  const first = await calculateProgress({'post-render-metadata.json': post});
  const second = await calculateProgress({'post-render-metadata.json': post});
  expect(first).toMatchObject({done: true, overallProgress: 1, fatalErrorEncountered: false});
  expect(second).toEqual({...first, currentTime: second.currentTime});
});

claim(
  "In 3.2.44, Remotion calculates each frameRange as if the render began at frame 0 and included every frame. If you've set everyNthFrame, multiply both ends of each range by it. If you've only rendered a part of the composition, then add the number of the first frame you rendered.",
  () => {
    const [everyNthFrame, firstFrame, framesPerLambda] = [2, 30, 20];
    const timing = {renderId, chunk: 1, start: 0, rendered: 1000};
    const [slowest] = getMostExpensiveChunks([timing], framesPerLambda);
    expect(slowest?.frameRange).toEqual([20, 39]);
    const {chunks} = planFrameRanges({framesPerLambda, frameRange: [firstFrame, 149], everyNthFrame});
    const [first, last] = (slowest?.frameRange ?? []).map((frame) => frame * everyNthFrame + firstFrame);
    // The planned range also contains the frames that are skipped after the last one.
    expect(chunks[1]).toEqual([first, Number(last) + everyNthFrame - 1]);
  },
);
