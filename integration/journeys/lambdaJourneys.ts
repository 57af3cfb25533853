import type {Journey} from './Journey.ts';
import {createVideo, template} from './projectFiles.ts';

const uploadCommands = [
  'ListBuckets',
  'PutBucketWebsite',
  'GetUser',
  'GetBucketLocation',
  'ListObjectsV2',
  'PutObject',
];
const renderCommands = [
  'ListFunctions',
  'Invoke info',
  'ListBuckets',
  'GetBucketLocation',
  'Invoke start',
  'Invoke status',
];

/** Guides that render on AWS. */
export const lambdaJourneys: readonly Journey[] = [
  {
    title: 'webhooks',
    sections: [
      {
        page: 'lambda/webhooks.mdx',
        from: '3. Verify the signature',
        until: 'What can go wrong',
        skip: ['pages/api/remotion-webhook.ts'],
        instructions: [{says: 'a different secret prints `401`', run: 'WEBHOOK_SECRET=other npx tsx send-test.ts'}],
        servers: {'WEBHOOK_SECRET=3f9c1e npx tsx server.ts': 'http://localhost:3000'},
        prints: {
          'WEBHOOK_SECRET=3f9c1e npx tsx send-test.ts': '200',
          'WEBHOOK_SECRET=other npx tsx send-test.ts': '401',
        },
      },
    ],
    port: 3000,
    results: {},
  },
  {
    title: 'Remotion Lambda',
    given: template,
    hasAwsAccount: true,
    sections: [
      {
        page: 'lambda/setup.mdx',
        from: '1. Install the package',
        skip: [
          'export AWS_ACCESS_KEY_ID=$(aws configure get aws_access_key_id --profile remotion)',
          'export AWS_SECRET_ACCESS_KEY=$(aws configure get aws_secret_access_key --profile remotion)',
        ],
        instructions: [
          {
            says: 'Run `npx remotion versions` to check that they match.',
            files: createVideo('Countdown', 46),
            run: 'npx remotion versions',
          },
        ],
        prints: {
          'npx remotion lambda policies role': '"s3:ListAllMyBuckets"',
          'npx remotion lambda policies user': '"iam:PassRole"',
          'npx remotion lambda policies validate': 'servicequotas:GetServiceQuota',
          'npx remotion lambda functions deploy': 'Deployed as remotion-render-3-2-44-mem2048mb-disk2048mb-120sec',
          'npx tsx deploy-function.ts': 'remotion-render-3-2-44-mem2048mb-disk2048mb-120sec',
          'npx remotion lambda sites create src/index.ts --site-name=my-video': 'Site Name: my-video',
          'npx tsx deploy-site.ts': 'sites/my-video/index.html',
          'npx remotion lambda quotas': '1000',
          'npx remotion lambda render my-video Countdown': 'https://example.com/out.mp4',
          'npx tsx render.ts': 'https://example.com/out.mp4',
        },
        sends: {
          'npx remotion lambda policies validate': ['GetUser', 'SimulatePrincipalPolicy'],
          'npx remotion lambda functions deploy': [
            'GetUser',
            'ListFunctions',
            'CreateLogGroup',
            'PutRetentionPolicy',
            'CreateFunction',
            'PutFunctionEventInvokeConfig',
          ],
          // The function already exists.
          'npx tsx deploy-function.ts': [
            'GetUser',
            'ListFunctions',
            'Invoke info',
            'CreateLogGroup',
            'PutRetentionPolicy',
          ],
          'npx remotion lambda sites create src/index.ts --site-name=my-video': ['CreateBucket', ...uploadCommands],
          'npx tsx deploy-site.ts': uploadCommands,
          'npx remotion lambda quotas': [
            'GetServiceQuota',
            'GetAWSDefaultServiceQuota',
            'ListRequestedServiceQuotaChangeHistoryByQuota',
          ],
          'npx remotion lambda render my-video Countdown': renderCommands,
          'npx tsx render.ts': renderCommands,
        },
      },
    ],
    results: {},
  },
];
