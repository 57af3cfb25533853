import type {Judgments} from '../../Judgments.ts';

/** Questions of readers who render on Lambda. */
export const lambda: Judgments = {
  'lambda getting started': ['/docs/lambda/setup', '/docs/lambda'],
  'deploy project to s3': [
    '/docs/lambda/deploysite',
    '/docs/lambda/cli/sites/create',
    '/docs/lambda/setup',
    '/docs/lambda/cli/sites',
  ],
  'access denied s3': [
    '/docs/lambda/troubleshooting/permissions',
    '/docs/lambda/permissions',
    '/docs/lambda/troubleshooting/bucket-disallows-acl',
  ],
  'too many requests lambda': ['/docs/lambda/troubleshooting/rate-limit', '/docs/lambda/limits'],
  'price of a lambda render': [
    '/docs/lambda/faq#what-does-a-render-cost',
    '/docs/lambda/estimateprice',
    '/docs/lambda',
    '/lambda/',
    '/docs/lambda/checklist',
  ],
  'how many lambdas are used': ['/docs/lambda/concurrency'],
  'disk space on lambda': ['/docs/lambda/disk-size'],
  'aws credentials env': [
    '/docs/lambda/api#credentials',
    '/docs/lambda/cli',
    '/docs/lambda/setup',
    '/docs/lambda/troubleshooting/*',
  ],
  'render on aws from nextjs api route': [
    '/docs/lambda/light-client',
    '/docs/lambda/rendermediaonlambda',
    '/docs/lambda/webhooks',
  ],
  'webhook signature verification': ['/docs/lambda/webhooks', '/docs/lambda/validatewebhooksignature'],
  'download rendered video from s3': ['/docs/lambda/downloadmedia', '/docs/lambda/presignurl'],
  'private video signed url': ['/docs/lambda/presignurl'],
  'upload to cloudflare r2': ['/docs/lambda/custom-destination'],
  'delete old functions': [
    '/docs/lambda/deletefunction',
    '/docs/lambda/cli/functions/*',
    '/docs/lambda/upgrading',
    '/docs/lambda/uninstall',
  ],
  'delete rendered files': ['/docs/lambda/deleterender'],
  'lambda logs cloudwatch': [
    '/docs/lambda/faq#where-are-the-logs',
    '/docs/lambda/faq',
    '/docs/lambda/errors',
    '/docs/lambda/cli/*',
    '/docs/lambda/runtime',
    '/docs/lambda/getrenderprogress',
  ],
  'arm or x86 architecture': [
    '/docs/lambda/runtime',
    '/docs/lambda/deployfunction',
    '/docs/lambda/cli/functions/deploy',
  ],
  'chinese characters on lambda': ['/docs/lambda/custom-layers', '/docs/lambda/runtime', '/docs/fonts'],
  'thumbnail on lambda': ['/docs/lambda/renderstillonlambda', '/docs/lambda/cli/still', '/docs/stills'],
  'video is black in lambda': ['/docs/lambda/errors#black-video'],
  'render stuck on lambda': ['/docs/lambda/errors#what-leaves-no-entry'],
};
