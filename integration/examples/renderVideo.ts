import {bundle} from '@remotion/bundler';
import {getCompositions, renderMedia} from '@remotion/renderer';

export const renderVideo = async (
  entryPoint: string,
  id: string,
  output: string,
): Promise<void> => {
  const serveUrl = await bundle({entryPoint});

  const compositions = await getCompositions(serveUrl);
  const composition = compositions.find((candidate) => candidate.id === id);
  if (!composition) throw new Error(`There is no composition "${id}"`);

  await renderMedia({
    serveUrl,
    composition,
    codec: 'h264',
    outputLocation: output,
    onProgress: ({renderedFrames, encodedFrames, stitchStage}) => {
      console.log(
        `${stitchStage}: ${renderedFrames} rendered, ${encodedFrames} encoded`,
      );
    },
  });
};
