import {
  getFunctions,
  renderMediaOnLambda,
} from '@remotion/lambda/client';

const region = 'us-east-1';

export async function renderBars(serveUrl: string) {
  const [fn] = await getFunctions({region, compatibleOnly: true});
  if (!fn) {
    throw new Error('Deploy a function first');
  }

  return renderMediaOnLambda({
    region,
    functionName: fn.functionName,
    serveUrl,
    composition: 'Bars',
    inputProps: {color: '#ff7a5c'},
    codec: 'h264',
    framesPerLambda: 12,
  });
}
