import {Readable} from 'node:stream';
import {inspectErrors} from '@remotion/lambda/dist/functions/helpers/inspect-errors.js';
import {replaceAws} from './replaceAws.ts';

/** Returns the explanation that `getRenderProgress()` adds to an error with this stack trace. */
export async function getLambdaExplanation(stack: string): Promise<string | null | undefined> {
  replaceAws({GetObject: () => ({Body: Readable.from([Buffer.from(JSON.stringify({stack}))])})});
  const [error] = await inspectErrors({
    contents: [{Key: 'renders/a/errors/:chunk-0:attempt-1'}],
    bucket: 'remotionlambda-a',
    region: 'us-east-1',
    renderId: 'a',
    expectedBucketOwner: '123456789012',
  });
  return error?.explanation;
}
