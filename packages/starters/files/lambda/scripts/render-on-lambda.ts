import {
  getFunctions,
  getRenderProgress,
  renderMediaOnLambda,
} from '@remotion/lambda/client';
import {region, siteName} from './settings';

const [, , composition, props = '{}'] = process.argv;

const render = async () => {
  if (composition === undefined) {
    throw new Error('Pass the ID of a composition');
  }
  const [fn] = await getFunctions({region, compatibleOnly: true});
  if (!fn) {
    throw new Error('Deploy a function of this version first');
  }

  const {functionName, timeoutInSeconds} = fn;
  const {bucketName, renderId} = await renderMediaOnLambda({
    region,
    functionName,
    serveUrl: siteName,
    composition,
    codec: 'h264',
    inputProps: JSON.parse(props),
  });

  // A render that ends unexpectedly may never report an error.
  const deadline = Date.now() + (timeoutInSeconds + 30) * 1000;
  while (Date.now() < deadline) {
    const progress = await getRenderProgress({
      region,
      functionName,
      bucketName,
      renderId,
    });
    if (progress.done) return progress.outputFile;
    if (progress.fatalErrorEncountered) {
      const reasons = progress.errors.map((e) => e.explanation ?? e.message);
      throw new Error(reasons.join('\n'));
    }

    console.log(`${Math.round(progress.overallProgress * 100)}%`);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error(`Render ${renderId} didn't finish in time`);
};

render()
  .then((url) => console.log(url))
  .catch((error) => {
    console.error('The render failed:', error);
    process.exit(1);
  });
