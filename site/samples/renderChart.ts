import {
  getFunctions,
  renderMediaOnLambda,
} from '@remotion/lambda/client';

const region = 'us-east-1';

export const renderChart = async (serveUrl: string) => {
  const [fn] = await getFunctions({region, compatibleOnly: true});
  if (!fn) throw new Error('Deploy a function first');

  return renderMediaOnLambda({
    region,
    functionName: fn.functionName,
    serveUrl,
    composition: 'Chart',
    inputProps: {title: 'Primes', values: [2, 3, 5, 7, 11]},
    codec: 'h264',
    framesPerLambda: 12,
  });
};
