/**
 * The packages that a reader's code can import in the playground, and the script of the frame that brings each.
 * `core` is always there; the others are loaded when the code asks for one of their packages.
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

/** Whether the frame provides a package, by the name that an import uses. */
export function isFrameModule(name: string): name is FrameModule {
  return Object.hasOwn(frameModules, name);
}
