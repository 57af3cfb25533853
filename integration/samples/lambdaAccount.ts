import {Readable} from 'node:stream';
import {createAwsAccount} from '../../packages/claims/createAwsAccount.ts';
import {type Answers, type AwsCall, createPayload, readPayload} from '../../packages/claims/replaceAws.ts';

const bucketName = 'remotionlambda-gc1w0xbfzl';
const renderId = 'a1b2c3d4e5';
const oldFunction = 'remotion-render-3-2-14-mem2048mb-disk2048mb-120sec';
const currentFunction = oldFunction.replace('3-2-14', '3-2-44');

/**
 * Returns the answers of an account with a bucket, a site, a function of an older version and, unless the code deploys
 * it, one of the installed version. Renders are half done when the code asks for the first time.
 */
export function createLambdaAccount({hasFunction}: {hasFunction: boolean}): Answers {
  const account = createAwsAccount({
    functions: hasFunction ? [oldFunction, currentFunction] : [oldFunction],
    buckets: [bucketName],
    sites: [{name: 'my-video', size: 1000, date: new Date(0)}],
  });
  let isDone = false;
  const routes: Answers = {
    start: () => createPayload({renderId, bucketName}),
    still: () => createPayload({output: 'https://example.com/out.png', size: 1000, bucketName, renderId}),
    status: () => {
      const progress = isDone
        ? {done: true, overallProgress: 1, outputFile: 'https://example.com/out.mp4'}
        : {done: false, overallProgress: 0.5};
      isDone = true;
      return createPayload({...progress, fatalErrorEncountered: false, errors: []});
    },
  };
  return {
    ...account,
    Invoke: (input) => (routes[readRoute(input)] ?? account.Invoke)?.(input),
    CreateFunction: ({FunctionName}) => ({FunctionName}),
    PutFunctionEventInvokeConfig: () => ({}),
    CreateLogGroup: () => ({}),
    PutRetentionPolicy: () => ({}),
    GetFunctionConfiguration: () => ({Layers: [{Arn: 'arn:aws:lambda:us-east-1:1:layer:remotion-binaries-fonts:1'}]}),
    UpdateFunctionConfiguration: () => ({}),
    PutBucketWebsite: () => ({}),
    PutObject: () => ({}),
    HeadObject: () => ({}),
    GetObject: () => ({
      Body: Readable.from([Buffer.from(JSON.stringify({type: 'video', renderId, codec: 'h264', privacy: 'public'}))]),
    }),
    SimulatePrincipalPolicy: ({ActionNames}) => ({
      EvaluationResults: (ActionNames as readonly string[]).map((EvalActionName) => ({
        EvalActionName,
        EvalDecision: 'allowed',
      })),
    }),
  };
}

/** The commands that each function sends at least, by name. A call of a Lambda function is followed by its route. */
const commands: Readonly<Record<string, readonly string[]>> = {
  deleteFunction: ['DeleteFunction'],
  deleteRender: ['GetObject', 'DeleteObject', 'ListObjectsV2'],
  deleteSite: ['ListObjectsV2', 'DeleteObject'],
  deployFunction: ['ListFunctions', 'CreateLogGroup', 'CreateFunction', 'PutFunctionEventInvokeConfig'],
  deploySite: ['GetBucketLocation', 'ListObjectsV2', 'PutObject', 'PutBucketWebsite'],
  getFunctionInfo: ['GetFunction', 'Invoke info'],
  getFunctions: ['ListFunctions', 'Invoke info'],
  getOrCreateBucket: ['ListBuckets'],
  getRenderProgress: ['Invoke status'],
  getSites: ['ListBuckets', 'ListObjectsV2'],
  presignUrl: ['HeadObject'],
  renderMediaOnLambda: ['Invoke start'],
  renderStillOnLambda: ['Invoke still'],
  simulatePermissions: ['GetUser', 'SimulatePrincipalPolicy'],
};

/** Returns the commands that code has to send: those of the functions that it calls, and those that it sends itself. */
export function readNeededCommands(code: string): Set<string> {
  const called = Object.keys(commands).filter((name) => new RegExp(`\\b${name}\\(`).test(code));
  const own = [...code.matchAll(/\bnew sdk\.(\w+)Command\(/g)].map(([, name = '']) => name);
  return new Set([...called.flatMap((name) => commands[name] ?? []), ...own]);
}

/** Returns the command of a request, as `readNeededCommands()` writes it. */
export function describeCall({command, input}: AwsCall): string {
  return command === 'Invoke' ? `Invoke ${readRoute(input)}` : command;
}

function readRoute(input: AwsCall['input']): string {
  return String(readPayload({command: 'Invoke', input}).type);
}
