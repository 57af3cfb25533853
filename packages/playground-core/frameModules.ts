/**
 * The packages that code in the playground can import, with the script of the iframe that contains each. The iframe
 * always has `core`. The others are loaded when the code imports one of their packages.
 */
export const frameModules = {
  react: 'core',
  'react/jsx-runtime': 'core',
  'react-dom': 'core',
  remotion: 'core',
  '@remotion/player': 'core',
  '@remotion/gif': 'gif',
  '@remotion/lottie': 'lottie',
  'lottie-web': 'lottie',
  '@remotion/media-utils': 'media-utils',
  '@remotion/paths': 'paths',
  '@remotion/preload': 'preload',
  three: 'three',
  '@react-three/fiber': 'three',
  '@remotion/three': 'three',
} as const;

export type FrameModule = keyof typeof frameModules;
export type FrameScript = (typeof frameModules)[FrameModule];

/** Returns whether code in the playground can import a package. */
export function isFrameModule(name: string): name is FrameModule {
  return Object.hasOwn(frameModules, name);
}
