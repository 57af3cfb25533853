import {getCompositions} from '@remotion/renderer';

export const listCompositions = async (
  serveUrl: string,
  title: string,
): Promise<void> => {
  const compositions = await getCompositions(serveUrl, {inputProps: {title}});

  for (const {id, width, height, fps, durationInFrames} of compositions) {
    console.log(
      `${id}: ${width}x${height}, ${durationInFrames} frames at ${fps} fps`,
    );
  }
};
