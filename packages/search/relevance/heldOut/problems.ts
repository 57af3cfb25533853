import type {Judgments} from '../Judgments.ts';

/** Problems in the words of people who report them. */
export const problems: Judgments = {
  'Flickering when using Video with multiple Series.Sequence on Lambda': [
    '/docs/flickering',
    '/docs/offthreadvideo',
    '/docs/video',
    '/docs/video-vs-offthreadvideo',
  ],
  'flickering image in the export': ['/docs/flickering', '/docs/img', '/docs/use-img-and-iframe'],
  'frame drops in exported video, works fine in preview': [
    '/docs/flickering',
    '/docs/video-vs-offthreadvideo',
    '/docs/offthreadvideo',
  ],
  'memory leak while rendering long video': [
    '/docs/gpu',
    '/docs/target-closed',
    '/docs/performance',
    '/docs/renderer/open-browser',
  ],
  'rendering crashes my computer, memory usage goes up to 15 GB': [
    '/docs/target-closed',
    '/docs/performance',
    '/docs/gpu',
  ],
  'render fails randomly even with concurrency 1': ['/docs/timeout', '/docs/target-closed'],
  'able to render on lambda from localhost but not on the production site': [
    '/docs/lambda/troubleshooting/*',
    '/docs/lambda/light-client',
    '/docs/lambda/checklist',
  ],
  'lambda AccessDenied after it worked yesterday': [
    '/docs/lambda/troubleshooting/permissions',
    '/docs/lambda/permissions',
  ],
  'Chrome does not play mp4 because proprietary codecs are missing': [
    '/docs/media-playback-error',
    '/docs/target-closed',
    '/docs/docker',
    '/docs/video',
  ],
  'very low performance of the player in Safari': ['/docs/player/best-practices', '/docs/player/*', '/docs/prefetch'],
  'iOS player has no sound': ['/docs/player/autoplay', '/docs/player/api'],
  'video plays too fast after changing fps': [
    '/docs/miscellaneous/snippets/fps-converter',
    '/docs/composition',
    '/docs/dynamic-metadata',
  ],
  'fonts look different after rendering on the server': ['/docs/fonts', '/docs/docker', '/docs/lambda/runtime'],
  'emojis are missing in lambda output': [
    '/docs/lambda/runtime',
    '/docs/lambda/custom-layers',
    '/docs/fonts',
    '/docs/lambda/faq',
  ],
  'CSS transition does not show up in the rendered video': [
    '/docs/animating-properties',
    '/docs/flickering',
    '/docs/third-party',
  ],
  'useState counter gives a different result in each frame': [
    '/docs/flickering',
    '/docs/the-fundamentals',
    '/docs/animating-properties',
  ],
  'input props are empty in the composition': [
    '/docs/get-input-props',
    '/docs/parametrized-rendering',
    '/docs/dynamic-metadata',
  ],
  'public folder not found': ['/docs/staticfile', '/docs/assets', '/docs/config/bundling'],
  'image from S3 blocked by CORS': [
    '/docs/chromium-flags',
    '/docs/img',
    '/docs/video-manipulation',
    '/docs/media-utils',
    '/docs/prefetch',
  ],
  'output file is too big': ['/docs/encoding', '/docs/performance', '/docs/render'],
  'webm transparent background turns black': ['/docs/transparent-videos', '/docs/encoding'],
  'GIF animates at the wrong speed inside of the video': ['/docs/gif', '/docs/gif/gif', '/docs/img'],
  'upgrade broke my project, packages have different versions': [
    '/docs/version-mismatch',
    '/docs/cli/upgrade',
    '/docs/cli/versions',
  ],
  'player re-renders on every frame of the parent component': ['/docs/player/best-practices'],
  'webcam recording cannot be seeked': ['/docs/non-seekable-media'],
};
