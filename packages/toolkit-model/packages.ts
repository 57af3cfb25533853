/** The documented packages and their additional entry points, in the order of the API index. */
export const packages = [
  'remotion',
  '@remotion/player',
  '@remotion/renderer',
  '@remotion/bundler',
  '@remotion/cli',
  '@remotion/lambda',
  '@remotion/media-utils',
  '@remotion/gif',
  '@remotion/three',
  '@remotion/skia',
  '@remotion/skia/enable',
  '@remotion/lottie',
  '@remotion/preload',
  '@remotion/paths',
  '@remotion/eslint-plugin',
] as const;
