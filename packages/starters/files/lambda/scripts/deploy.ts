import path from 'node:path';
import {deployFunction, deploySite, getOrCreateBucket} from '@remotion/lambda';
import {webpackOverride} from '../src/webpack-override';
import {region, siteName} from './settings';

const deploy = async () => {
  const {functionName} = await deployFunction({
    region,
    memorySizeInMb: 2048,
    diskSizeInMb: 2048,
    timeoutInSeconds: 120,
    architecture: 'arm64',
    createCloudWatchLogGroup: true,
  });
  console.log('Function:', functionName);

  const {bucketName} = await getOrCreateBucket({region});
  const {serveUrl} = await deploySite({
    region,
    bucketName,
    siteName,
    entryPoint: path.resolve('src/index.ts'),
    options: {webpackOverride},
  });
  console.log('Site:', serveUrl);
};

deploy().catch((error) => {
  console.error('The deployment failed:', error);
  process.exit(1);
});
