import {defineVideo, type StarterVideo} from './StarterVideo.ts';

/** What a project can have in addition to its videos. */
export type Extra = {
  /** Also the name of its folder in `files`. */
  readonly id: ExtraId;
  readonly title: string;
  /** What it adds, in a few words. */
  readonly about: string;
  /** The video that shows how to use it. */
  readonly video?: StarterVideo;
  /** The function in `src/webpack` that changes the bundler's settings, and the packages that don't work without it. */
  readonly override?: {readonly name: string; readonly packages: readonly string[]};
  /** Packages that no file imports. */
  readonly packages?: readonly string[];
  /** Files of this site, by their paths in the project. */
  readonly media?: Readonly<Record<string, string>>;
};

export type ExtraId = 'player' | 'server' | 'lambda' | 'tailwind' | 'three' | 'gif' | 'lottie' | 'skia';

/**
 * All extras. The order of those that change the bundler's settings is the one in which they are applied: Skia replaces
 * settings, so it comes first.
 */
export const extras: readonly Extra[] = [
  {
    id: 'player',
    title: 'Player',
    about: 'A React app that plays the video, with Vite',
    packages: ['vite', '@vitejs/plugin-react'],
  },
  {id: 'server', title: 'Node.js script', about: 'Renders from your own code', packages: ['tsx']},
  {
    id: 'lambda',
    title: 'Lambda scripts',
    about: 'Deploy to AWS and render there',
    packages: ['tsx', '@remotion/lambda'],
  },
  {
    id: 'skia',
    title: 'Skia',
    about: 'Draw with React Native Skia',
    video: defineVideo('SkiaDrops', {seconds: 4, props: {color: '#ff5c3e'}}),
    override: {name: 'enableSkia', packages: ['@remotion/skia', '@shopify/react-native-skia']},
    // The bundler looks for its file in the project itself.
    packages: ['canvaskit-wasm'],
  },
  {
    id: 'three',
    title: 'Three.js',
    about: '3D scenes with React Three Fiber',
    video: defineVideo('ThreeScene', {seconds: 5, props: {color: '#ff5c3e'}}),
    override: {name: 'enableThree', packages: ['three', '@react-three/fiber', '@remotion/three']},
  },
  {
    id: 'tailwind',
    title: 'Tailwind',
    about: 'Style with the classes of Tailwind 3',
    video: defineVideo('TailwindTitle', {seconds: 3, props: {title: 'Styled with Tailwind'}}),
    override: {name: 'enableTailwind', packages: []},
    packages: ['tailwindcss', 'postcss', 'postcss-loader'],
  },
  {
    id: 'gif',
    title: 'GIF',
    about: 'Play animated GIFs in sync',
    video: defineVideo('GifClip', {seconds: 4}),
    media: {'public/dancer.gif': 'media/dancer.gif'},
  },
  {
    id: 'lottie',
    title: 'Lottie',
    about: 'Play animations from After Effects',
    video: defineVideo('LottieClip', {seconds: 4}),
    media: {'public/pulse.json': 'media/pulse.json'},
  },
];

/** Returns an extra. */
export function getExtra(id: ExtraId): Extra {
  const extra = extras.find((item) => item.id === id);
  if (!extra) {
    throw new Error(`There is no extra "${id}". The extras are ${extras.map((item) => item.id).join(', ')}.`);
  }
  return extra;
}
