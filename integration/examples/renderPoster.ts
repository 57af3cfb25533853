import {getCompositions, renderStill} from '@remotion/renderer';

export const renderPoster = async (
  serveUrl: string,
  id: string,
  output: string,
): Promise<void> => {
  const compositions = await getCompositions(serveUrl);
  const composition = compositions.find((candidate) => candidate.id === id);
  if (!composition) throw new Error(`There is no composition "${id}"`);

  await renderStill({
    serveUrl,
    composition,
    output,
    frame: composition.durationInFrames - 1,
    imageFormat: 'jpeg',
    quality: 90,
  });
};
