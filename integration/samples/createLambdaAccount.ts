import {Readable} from 'node:stream';
import {type AwsAccount, createAwsAccount} from '../../packages/claims/createAwsAccount.ts';
import {createPayload, readPayload} from '../../packages/claims/lambdaPayload.ts';
import type {Answers, AwsCall} from '../../packages/claims/replaceAws.ts';

const renderId = 'a1b2c3d4e5';

/** What the progress of a render also contains. */
const details = {
  fatalErrorEncountered: false,
  errors: [],
  retriesInfo: [],
  chunks: 1,
  lambdasInvoked: 1,
  costs: {displayCost: '0.001'},
};

/** Returns the answers of an account in which renders are half done when the code asks for the first time. */
export function createLambdaAccount(content: AwsAccount): Answers {
  const account = createAwsAccount(content);
  const [bucketName = ''] = content.buckets ?? [];
  let isDone = false;
  const routes: Answers = {
    start: () => createPayload({renderId, bucketName}),
    still: () => createPayload({output: 'https://example.com/out.png', size: 1000, bucketName, renderId}),
    status: () => {
      const progress = isDone
        ? {done: true, overallProgress: 1, outputFile: 'https://example.com/out.mp4'}
        : {done: false, overallProgress: 0.5};
      isDone = true;
      return createPayload({...details, ...progress});
    },
  };
  return {
    ...account,
    Invoke: (input) => (routes[readRoute(input)] ?? account.Invoke)?.(input),
    CreateBucket: () => ({}),
    PutBucketAcl: () => ({}),
    CreateFunction: ({FunctionName}) => ({FunctionName}),
    PutFunctionEventInvokeConfig: () => ({}),
    CreateLogGroup: () => ({}),
    PutRetentionPolicy: () => ({}),
    GetFunctionConfiguration: () => ({Layers: [{Arn: 'arn:aws:lambda:us-east-1:1:layer:remotion-binaries-fonts:1'}]}),
    UpdateFunctionConfiguration: () => ({}),
    PutBucketWebsite: () => ({}),
    PutBucketCors: () => ({}),
    PutObject: () => ({}),
    HeadObject: () => ({}),
    GetObject: () => ({
      Body: Readable.from([Buffer.from(JSON.stringify({type: 'video', renderId, codec: 'h264', privacy: 'public'}))]),
    }),
    GetServiceQuota: () => ({Quota: {Value: 1000}}),
    GetAWSDefaultServiceQuota: () => ({Quota: {Value: 1000}}),
    ListRequestedServiceQuotaChangeHistoryByQuota: () => ({RequestedQuotas: []}),
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
