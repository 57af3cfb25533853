// finds: typescript/2322, says: h265
// from: /docs/lambda/rendermediaonlambda
import {renderMediaOnLambda} from '@remotion/lambda/client';

export const render = () =>
  renderMediaOnLambda({
    region: 'us-east-1',
    functionName: 'remotion-render-3-2-44-mem2048mb-disk2048mb-120sec',
    serveUrl: 'my-site',
    composition: 'Main',
    inputProps: {},
    codec: 'h265',
  });
