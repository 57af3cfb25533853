import type {Judgments} from '../../Judgments.ts';

/** Questions of readers who have a problem. */
export const troubleshooting: Judgments = {
  'flickering in rendered video': ['/docs/flickering'],
  'black frames in output': ['/docs/flickering', '/docs/offthreadvideo', '/docs/video-vs-offthreadvideo'],
  'image missing in some frames': ['/docs/flickering', '/docs/img', '/docs/use-img-and-iframe'],
  'render hangs forever': ['/docs/timeout', '/docs/delay-render', '/docs/renderer/render-media#overwrite-waits'],
  'delayRender never cleared': ['/docs/timeout', '/docs/delay-render', '/docs/continue-render'],
  'chrome crashed out of memory': ['/docs/target-closed'],
  'cannot seek video': ['/docs/non-seekable-media'],
  'range requests not supported by server': ['/docs/non-seekable-media'],
  'video format not supported by browser': ['/docs/media-playback-error', '/docs/video#formats'],
  'different remotion versions installed': ['/docs/version-mismatch', '/docs/cli/versions'],
  'require image with variable path': ['/docs/webpack-dynamic-imports'],
  'apple silicon slow render': ['/docs/troubleshooting/rosetta'],
  'filename too long': ['/docs/enametoolong'],
  'composition inside composition': ['/docs/wrong-composition-mount'],
  'props too large': ['/docs/troubleshooting/defaultprops-too-big', '/docs/lambda/checklist#input-props'],
  'eslint rules': ['/docs/eslint-plugin'],
  'colors look washed out after render': [
    '/docs/encoding#washed-out-colors',
    '/docs/encoding#embedded-hdr-videos',
    '/docs/encoding#bt709',
  ],
  'preview is laggy with 4k video': ['/docs/performance#slow-preview'],
  'ffprobe exit code 1 no such file': ['/docs/renderer/render-media#errors'],
  'exported mp4 does not play in QuickTime': ['/docs/encoding#quicktime'],
};
