// finds: typescript/2345, says: inputProps
// from: /docs/lambda/rendermediaonlambda
import {renderStillOnLambda} from '@remotion/lambda';

export const render = () =>
  renderStillOnLambda({
    region: 'us-east-1',
    functionName: 'remotion-render-3-2-44-mem2048mb-disk2048mb-120sec',
    serveUrl: 'my-site',
    composition: 'Cover',
    imageFormat: 'png',
    privacy: 'public',
    maxRetries: 1,
  });
