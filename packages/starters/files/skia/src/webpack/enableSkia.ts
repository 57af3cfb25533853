import {enableSkia as enableSkiaWeb} from '@remotion/skia/enable';
import type {WebpackOverrideFn} from 'remotion';

/** Adds Skia, and leaves out two native modules that a browser doesn't need. */
export const enableSkia: WebpackOverrideFn = (current) => {
  const enabled = enableSkiaWeb(current);
  return {
    ...enabled,
    resolve: {
      ...enabled.resolve,
      // It replaces the extensions and leaves out this one.
      extensions: [...(enabled.resolve?.extensions ?? []), '.jsx'],
      alias: {
        ...enabled.resolve?.alias,
        'react-native$': false,
        'react-native/Libraries/Image/AssetRegistry': false,
      },
    },
  };
};
