import {createPayload} from './lambdaPayload.ts';
import type {Answers} from './replaceAws.ts';

type Site = {readonly name: string; readonly size: number; readonly date?: Date};

export type AwsAccount = {
  /** Names of functions. Their version is in their name, as in `remotion-render-3-2-44-mem2048mb-disk2048mb-120sec`. */
  readonly functions?: readonly string[];
  readonly buckets?: readonly string[];
  readonly sites?: readonly Site[];
};

/** Returns the answers of an account with the given functions and sites. What is deleted disappears. */
export function createAwsAccount({functions = [], buckets = [], sites = []}: AwsAccount): Answers {
  const names = new Set(functions);
  const files = new Map(sites.map((site) => [`sites/${site.name}/index.html`, site]));
  return {
    GetUser: () => ({User: {Arn: 'arn:aws:iam::123456789012:user/remotion'}}),
    ListFunctions: () => ({Functions: [...names].map(describeFunction)}),
    GetFunction: ({FunctionName}) => ({Configuration: describeFunction(String(FunctionName))}),
    Invoke: ({FunctionName}) => createPayload({version: readVersion(String(FunctionName))}),
    DeleteFunction: ({FunctionName}) => ({deleted: names.delete(String(FunctionName))}),
    ListBuckets: () => ({Buckets: buckets.map((Name) => ({Name, CreationDate: new Date(0)}))}),
    GetBucketLocation: () => ({}),
    ListObjectsV2: ({Prefix}) => ({
      Contents: [...files]
        .filter(([Key]) => Key.startsWith(String(Prefix)))
        .map(([Key, {size, date}]) => ({Key, Size: size, LastModified: date})),
    }),
    DeleteObject: ({Key}) => ({deleted: files.delete(String(Key))}),
  };
}

function readVersion(name: string): string | undefined {
  return /^remotion-render-(\d+)-(\d+)-(\d+)-/.exec(name)?.slice(1).join('.');
}

function describeFunction(FunctionName: string): object {
  return {FunctionName, MemorySize: 2048, Timeout: 120, EphemeralStorage: {Size: 2048}};
}
