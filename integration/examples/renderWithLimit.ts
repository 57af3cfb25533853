import {makeCancelSignal, renderMedia} from '@remotion/renderer';
import type {TCompMetadata} from 'remotion';

export const renderWithLimit = async (
  serveUrl: string,
  composition: TCompMetadata,
  output: string,
  milliseconds: number,
): Promise<boolean> => {
  const {cancelSignal, cancel} = makeCancelSignal();
  const timer = setTimeout(cancel, milliseconds);

  try {
    await renderMedia({
      serveUrl,
      composition,
      codec: 'h264',
      outputLocation: output,
      cancelSignal,
    });
    return true;
  } catch (error) {
    if (
      error instanceof Error &&
      error.message === 'renderMedia() got cancelled'
    ) {
      return false;
    }
    throw error;
  } finally {
    clearTimeout(timer);
  }
};
