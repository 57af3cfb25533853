import type {AwsRegion} from '@remotion/lambda/client';

export const region: AwsRegion = 'us-east-1';

export const siteName = 'my-video';
