/**
 * The packages that code in the playground can import, with the script of the sandbox that contains each. The sandbox
 * always has `core`. The others are loaded when the code imports one of their packages.
 */
export const sandboxModules = {
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

export type SandboxModule = keyof typeof sandboxModules;
export type SandboxScript = (typeof sandboxModules)[SandboxModule];

/** Returns whether code in the playground can import a package. */
export function isSandboxModule(name: string): name is SandboxModule {
  return Object.hasOwn(sandboxModules, name);
}
