import {getAwsClient} from '@remotion/lambda';
import {expect, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {forbidAws, replaceAws} from '../../../packages/claims/replaceAws.ts';

type Configured = {
  readonly config: {
    region: () => Promise<string>;
    credentials: () => Promise<{accessKeyId: string; sessionToken?: string}>;
  };
};

function getConfig(client: unknown): Configured['config'] {
  return (client as Configured).config;
}

claim(
  "getAwsClient() itself doesn't send any requests, so it returns the client directly instead of a promise.",
  () => {
    const calls = replaceAws({});
    expect(getAwsClient({region: 'us-east-1', service: 's3'}).client).toHaveProperty('send');
    expect(calls).toEqual([]);
  },
);

claim('If you pass customCredentials, the client always uses us-east-1.', async () => {
  replaceAws({});
  const {client} = getAwsClient({
    region: 'eu-west-1',
    service: 's3',
    customCredentials: {endpoint: 'https://fra1.digitaloceanspaces.com', accessKeyId: 'id', secretAccessKey: 'key'},
  });
  expect(await getConfig(client).region()).toBe('us-east-1');
  expect((await getConfig(client).credentials()).accessKeyId).toBe('id');
});

claim('s3 | S3Client | @aws-sdk/client-s3', () => {
  replaceAws({});
  const {client, sdk} = getAwsClient({region: 'us-east-1', service: 's3'});
  expect(client).toBeInstanceOf(sdk.S3Client);
});

claim('lambda | LambdaClient | @aws-sdk/client-lambda', () => {
  replaceAws({});
  const {client, sdk} = getAwsClient({region: 'us-east-1', service: 'lambda'});
  expect(client).toBeInstanceOf(sdk.LambdaClient);
});

claim('cloudwatch | CloudWatchLogsClient | @aws-sdk/client-cloudwatch-logs', () => {
  replaceAws({});
  const {client, sdk} = getAwsClient({region: 'us-east-1', service: 'cloudwatch'});
  expect(client).toBeInstanceOf(sdk.CloudWatchLogsClient);
});

claim('iam | IAMClient | @aws-sdk/client-iam', () => {
  replaceAws({});
  const {client, sdk} = getAwsClient({region: 'us-east-1', service: 'iam'});
  expect(client).toBeInstanceOf(sdk.IAMClient);
});

claim('servicequotas | ServiceQuotasClient | @aws-sdk/client-service-quotas', () => {
  replaceAws({});
  const {client, sdk} = getAwsClient({region: 'us-east-1', service: 'servicequotas'});
  expect(client).toBeInstanceOf(sdk.ServiceQuotasClient);
});

claim('In 3.2.44, you still need to set a key for AWS, because Remotion checks for it first.', () => {
  forbidAws();
  const customCredentials = {endpoint: 'https://example.com', accessKeyId: 'id', secretAccessKey: 'key'};
  expect(() => getAwsClient({region: 'us-east-2', service: 's3', customCredentials})).toThrow('have not set');
});

claim('For the same region, service and credentials, you always get the same client.', () => {
  replaceAws({});
  const {client} = getAwsClient({region: 'us-east-1', service: 's3'});
  expect(getAwsClient({region: 'us-east-1', service: 's3'}).client).toBe(client);
  expect(getAwsClient({region: 'us-west-2', service: 's3'}).client).not.toBe(client);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'other');
  expect(getAwsClient({region: 'us-east-1', service: 's3'}).client).not.toBe(client);
});

claim('Remotion uses the first of these pairs that has both variables set:', async () => {
  replaceAws({});
  vi.stubEnv('REMOTION_AWS_ACCESS_KEY_ID', 'remotion');
  const getKey = async (): Promise<string> =>
    (await getConfig(getAwsClient({region: 'us-west-2', service: 'iam'}).client).credentials()).accessKeyId;
  // Only one of the two variables is set.
  expect(await getKey()).toBe('key');
  vi.stubEnv('REMOTION_AWS_SECRET_ACCESS_KEY', 'secret');
  expect(await getKey()).toBe('remotion');
});

claim("Version 3.2.44 doesn't pass on a session token, so AWS rejects temporary credentials.", async () => {
  replaceAws({});
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'temporary');
  vi.stubEnv('AWS_SESSION_TOKEN', 'token');
  const {client} = getAwsClient({region: 'us-east-1', service: 'iam'});
  const credentials = await getConfig(client).credentials();
  expect(credentials.accessKeyId).toBe('temporary');
  expect(credentials.sessionToken).toBeUndefined();
});

claim('Use one of the listed services.', () => {
  replaceAws({});
  expect(() => getAwsClient({region: 'us-east-1', service: 'ec2' as 's3'})).toThrow('unknown client ec2');
});

claim('If the secret is missing, the message contains AWS_SECRET_ACCESS_KEY or REMOTION_AWS_SECRET_ACCESS_KEY.', () => {
  forbidAws();
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'only-the-id');
  expect(() => getAwsClient({region: 'ap-northeast-1', service: 's3'})).toThrow(
    'AWS_SECRET_ACCESS_KEY or REMOTION_AWS_SECRET_ACCESS_KEY',
  );
});
