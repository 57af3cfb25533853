import {
  getFunctions,
  renderMediaOnLambda,
} from '@remotion/lambda/client';

const region = 'us-east-1';

export const renderBars = async (serveUrl: string) => {
  const [fn] = await getFunctions({region, compatibleOnly: true});
  if (!fn) throw new Error('Deploy a function first');

  return renderMediaOnLambda({
    region,
    functionName: fn.functionName,
    serveUrl,
    composition: 'Bars',
    inputProps: {title: 'Fibonacci', color: '#ff7a5c'},
    codec: 'h264',
    framesPerLambda: 12,
  });
};
