import {packages} from '../../toolkit-model/packages.ts';
import type {Explanation} from '../rules/Rule.ts';

type Replacement = {readonly fix: string; readonly link: string};

/** Packages that belong to other versions of Remotion, or that this documentation doesn't cover, and what to do instead. */
export const otherPackages: Readonly<Record<string, Replacement>> = {
  '@remotion/transitions': {
    fix: 'Overlap two <Sequence>s and animate the opacity or position with interpolate().',
    link: '/docs/sequence',
  },
  '@remotion/media': {fix: 'Import <Video> and <Audio> from remotion.', link: '/docs/video'},
  '@remotion/captions': {
    fix: 'Pass the captions as props, and show the ones whose time contains the frame.',
    link: '/docs/parametrized-rendering',
  },
  '@remotion/zod-types': {fix: 'Describe the props with a TypeScript type.', link: '/docs/parametrized-rendering'},
  '@remotion/tailwind': {fix: 'Add Tailwind with a Webpack override.', link: '/docs/tailwind'},
  '@remotion/tailwind-v4': {fix: 'Add Tailwind with a Webpack override.', link: '/docs/tailwind'},
  '@remotion/google-fonts': {
    fix: 'Load the font with a style sheet or new FontFace() and delayRender().',
    link: '/docs/fonts',
  },
  '@remotion/fonts': {fix: 'Load the font with new FontFace() and delayRender().', link: '/docs/fonts'},
  '@remotion/shapes': {fix: 'Draw the shape with <svg>.', link: '/docs/paths'},
  '@remotion/noise': {fix: 'Use random() with a seed, or a noise library.', link: '/docs/random'},
  '@remotion/motion-blur': {
    fix: 'Render several <Freeze> copies of the content with a lower opacity.',
    link: '/docs/freeze',
  },
  '@remotion/layout-utils': {fix: 'Measure the text in an effect, with delayRender().', link: '/docs/delay-render'},
  '@remotion/studio': {fix: 'Run npx remotion preview.', link: '/docs/cli/preview'},
  '@remotion/cloudrun': {
    fix: 'Render on a server with @remotion/renderer, or with @remotion/lambda.',
    link: '/docs/ssr',
  },
  '@remotion/media-parser': {
    fix: 'Use getVideoMetadata() from @remotion/media-utils.',
    link: '/docs/get-video-metadata',
  },
  '@remotion/rive': {fix: 'Use @remotion/lottie or a library that can seek.', link: '/docs/third-party'},
  '@remotion/animated-emoji': {fix: 'Use <Lottie> or <OffthreadVideo>.', link: '/docs/lottie/lottie'},
  '@remotion/install-whisper-cpp': {
    fix: 'Transcribe the audio before the render and pass the captions as props.',
    link: '/docs/parametrized-rendering',
  },
  '@remotion/cli/config': {fix: "Write import {Config} from 'remotion'.", link: '/docs/config'},
};

/** Exports of later versions. */
export const laterNames: Readonly<Record<string, Replacement>> = {
  selectComposition: {
    fix: 'Call getCompositions() and find the composition by its id.',
    link: '/docs/renderer/get-compositions',
  },
  ensureBrowser: {
    fix: 'Remove the call. If Remotion can’t find a browser, it downloads one when you render.',
    link: '/docs/renderer/open-browser',
  },
  cancelRender: {
    fix: 'Throw an error while rendering, or stop waiting with continueRender().',
    link: '/docs/delay-render',
  },
  calculateMetadata: {
    fix: 'Load the data in the root component with delayRender(), and pass the duration as a prop of <Composition>.',
    link: '/docs/dynamic-metadata',
  },
  useDelayRender: {
    fix: 'Use const [handle] = useState(() => delayRender()) and continueRender(handle).',
    link: '/docs/delay-render',
  },
  getStaticFiles: {fix: 'List the names of the files yourself.', link: '/docs/staticfile'},
  watchStaticFile: {fix: 'Use staticFile().', link: '/docs/staticfile'},
  getRemotionEnvironment: {fix: 'Pass a prop that says where the component runs.', link: '/docs/get-input-props'},
  Artifact: {fix: 'Write the file in the script that renders the video.', link: '/docs/ssr-node'},
  TransitionSeries: {
    fix: 'Overlap two <Sequence>s and animate the opacity or position with interpolate().',
    link: '/docs/sequence',
  },
};

/** Names that a different package exports. */
const misplacedNames: Readonly<Record<string, Replacement>> = {
  getVideoMetadata: {fix: "Import it from '@remotion/media-utils'.", link: '/docs/get-video-metadata'},
  useAudioData: {fix: "Import it from '@remotion/media-utils'.", link: '/docs/use-audio-data'},
  Player: {fix: "Import it from '@remotion/player'.", link: '/docs/player/api'},
  Gif: {fix: "Import it from '@remotion/gif'.", link: '/docs/gif'},
  Lottie: {fix: "Import it from '@remotion/lottie'.", link: '/docs/lottie/lottie'},
  ThreeCanvas: {fix: "Import it from '@remotion/three'.", link: '/docs/three-canvas'},
  renderMedia: {fix: "Import it from '@remotion/renderer'.", link: '/docs/renderer/render-media'},
  bundle: {fix: "Import it from '@remotion/bundler'.", link: '/docs/bundle'},
};

/** Options of other versions and libraries, and the options of 3.2 that do the same. */
const otherOptions: Readonly<Record<string, string>> = {
  trimBefore: 'startFrom',
  trimAfter: 'endAt',
  tension: 'stiffness',
  friction: 'damping',
  width: 'compositionWidth',
  height: 'compositionHeight',
  durationInSeconds: 'durationInFrames',
  entry: 'entryPoint',
  output: 'outputLocation',
  out: 'outputLocation',
};

/** Returns the option of 3.2 that an unknown option stands for, if a function or component has it. */
export function findOtherOption(name: string, members: readonly string[]): string | undefined {
  const other = Object.hasOwn(otherOptions, name) ? otherOptions[name] : undefined;
  return other !== undefined && members.some((member) => member.split('.').at(-1) === other) ? other : undefined;
}

/** Explains the name of a package that isn't part of this documentation. Returns nothing for all other packages. */
export function explainPackage(name: string): Required<Explanation> | undefined {
  if (
    !name.startsWith('@remotion/') ||
    packages.some((known) => known === name) ||
    name === '@remotion/lambda/client'
  ) {
    return undefined;
  }
  const found = otherPackages[name];
  return {
    message: `This documentation of Remotion 3.2 doesn’t cover ${name}.`,
    fix: found?.fix ?? `The packages are ${packages.join(', ')}.`,
    link: found?.link ?? '/docs/api',
  };
}

/** Explains a name that the packages of 3.2 don't export, if it's known from elsewhere. */
export function findReplacement(name: string): Replacement | undefined {
  const names = Object.hasOwn(laterNames, name) ? laterNames : misplacedNames;
  return Object.hasOwn(names, name) ? names[name] : undefined;
}
