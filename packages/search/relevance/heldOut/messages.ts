import type {Judgments} from '../Judgments.ts';

/** Messages as people paste them, with their paths, URLs and values. */
export const messages: Judgments = {
  'TimeoutError: waiting for function failed: timeout 30000ms exceeded': ['/docs/timeout'],
  'A delayRender() "Loading <Img> with src=http://localhost:3000/proxy?src=https%3A%2F%2Fstorage.googleapis.com%2Fclip.mp4&time=173.32&transparent=false" was called but not cleared after 28000ms. See https://remotion.dev/docs/timeout for help.':
    ['/docs/timeout', '/docs/offthreadvideo'],
  'Protocol error (Runtime.callFunctionOn): Target closed.': ['/docs/target-closed'],
  'The following error occurred when trying to render frame 0:\nProtocol error (Target.setAutoAttach): Target closed.':
    ['/docs/target-closed'],
  'Error: spawn ENAMETOOLONG at ChildProcess.spawn (internal/child_process.js:408:11)': ['/docs/enametoolong'],
  'Failed to launch the browser process! /root/.cache/chrome: error while loading shared libraries: libnss3.so: cannot open shared object file':
    ['/docs', '/docs/docker', '/docs/target-closed'],
  'error while loading shared libraries: libatk-bridge-2.0.so.0: cannot open shared object file: No such file or directory':
    ['/docs', '/docs/docker'],
  "'ffmpeg' is not recognized as an internal or external command, operable program or batch file.": [
    '/docs',
    '/docs/config/*',
  ],
  'zsh: command not found: ffmpeg': ['/docs', '/docs/config/*'],
  'Error: listen EADDRINUSE: address already in use :::3000': ['/docs/cli/preview', '/docs/config/*', '/docs/timeline'],
  'AccessDeniedException: User: arn:aws:iam::123456789012:user/remotion is not authorized to perform: lambda:InvokeFunction on resource: arn:aws:lambda:us-east-1:123456789012:function:remotion-render-3-2-14-mem2048mb-disk512mb-120sec':
    ['/docs/lambda/troubleshooting/permissions', '/docs/lambda/permissions'],
  'TooManyRequestsException: Rate Exceeded.': ['/docs/lambda/troubleshooting/rate-limit'],
  'AccessControlListNotSupported: The bucket does not allow ACLs': [
    '/docs/lambda/troubleshooting/bucket-disallows-acl',
  ],
  'UnrecognizedClientException: The security token included in the request is invalid.': [
    '/docs/lambda/troubleshooting/unrecognizedclientexception',
  ],
  'inputRange must be strictly monotonically increasing but got [0,30,30,60]': ['/docs/interpolate'],
  'Error: inputRange (2) and outputRange (3) must have the same length': [
    '/docs/interpolate',
    '/docs/interpolate-colors',
  ],
  'staticFile() does not support relative paths. Instead, pass the name of a file that is inside the public/ folder. Got: ./logo.png':
    ['/docs/staticfile-relative-paths'],
  'staticFile() does not support remote URLs - got "https://example.com/a.mp4". Instead, pass the URL without wrapping it in staticFile().':
    ['/docs/staticfile-remote-urls'],
  'Could not play video with src http://localhost:3000/public/screen.mov: [object Object]': [
    '/docs/media-playback-error',
  ],
  'MediaPlaybackError: Could not play audio with src https://cdn.example.com/track.wma: The element has no supported sources':
    ['/docs/media-playback-error'],
  'Using the slow method to extract the frame at 12000ms of http://localhost:3000/video.webm. See https://remotion.dev/docs/slow-method-to-extract-frame':
    ['/docs/slow-method-to-extract-frame'],
  'Waited 30 seconds for the root component to be registered with registerRoot()': [
    '/docs/troubleshooting/loading-root-component',
    '/docs/register-root',
  ],
  'Error: useVideoConfig() was called outside of a composition': [
    '/docs/use-video-config',
    '/docs/wrong-composition-mount',
  ],
  '<Composition> mounted inside another composition. See https://www.remotion.dev/docs/wrong-composition-mount for help.':
    ['/docs/wrong-composition-mount'],
  "Uncaught (in promise) DOMException: play() failed because the user didn't interact with the document first.": [
    '/docs/player/autoplay',
  ],
  'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory': [
    '/docs/target-closed',
    '/docs/performance',
    '/docs/webpack',
    '/docs/renderer/*',
    '/docs/config/*',
    '/docs/docker',
  ],
  '2022-08-22T12:00:00.000Z 5b8e1c9a Task timed out after 120.09 seconds': ['/docs/lambda/*'],
  'Error: Cannot find module "./assets/photo-3.png" at webpackMissingModule': ['/docs/webpack-dynamic-imports'],
  'ThrottlingException: Rate exceeded, please reduce your request rate': ['/docs/lambda/troubleshooting/rate-limit'],
  'Warning: Mismatching versions: remotion 3.2.10, @remotion/player 3.2.14': ['/docs/version-mismatch'],
  'defaultProps too big - could not serialize - the defaultProps of composition with ID main': [
    '/docs/troubleshooting/defaultprops-too-big',
  ],
  'You are running Node.js with Rosetta, which is slow on Apple Silicon': ['/docs/troubleshooting/rosetta'],
};
