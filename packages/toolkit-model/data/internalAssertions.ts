/**
 * Internal assertions: messages that no input triggers, because a package checks its own state or because an earlier
 * check has already rejected the value. Keyed by the compiled file, a folder of files, or `file#declaration`, each with
 * a sentence for readers about the assumption. Reviewed in 3.2.44. If a page quotes a message, the page takes precedence.
 */
export const internalAssertions: Readonly<Record<string, string>> = {
  'remotion/audio/AudioForDevelopment.js':
    'An earlier check with a different message validates the number of shared audio tags.',
  'remotion/audio/shared-audio-tags.js': 'Remotion counts the shared audio tags when they are assigned and released.',
  'remotion/portal-node.js': 'The preview and the renderer only render compositions in a browser.',
  'remotion/setup-env-variables.js': 'A bundle only reads its environment variables in the preview or during a render.',
  'remotion/use-media-playback.js': 'Earlier checks with different messages validate the tag and its source.',
  'remotion/validation/validate-fps.js': "An earlier check has already rejected values that aren't numbers.",
  'remotion/volume-prop.js':
    'Remotion multiplies the return value of a volume function first, which converts it to a number.',

  '@remotion/player/PlayerControls.js#Controls': "An earlier check has already rejected values that aren't integers.",
  '@remotion/player/PlayerSeekBar.js': 'You can only press the seek bar after its size has been measured.',
  '@remotion/player/PlayerUI.js#PlayerUI': 'The container of the Player exists when you press its controls.',
  '@remotion/player/use-player.js': 'The Player and the Thumbnail provide their components with an event emitter.',
  '@remotion/player/use-thumbnail.js': 'The Player and the Thumbnail provide their components with an event emitter.',

  '@remotion/renderer/assets/': 'The list of audio and video assets in a render is complete and sorted.',
  '@remotion/renderer/browser/Browser.js': 'Remotion keeps track of all browser tabs.',
  '@remotion/renderer/browser/BrowserFetcher.js': 'Remotion only downloads Chrome, which comes as a ZIP archive.',
  '@remotion/renderer/browser/Connection.js': 'Remotion keeps track of all browser sessions.',
  '@remotion/renderer/browser/DOMWorld.js': 'The page that is rendered has a context in which functions can run.',
  '@remotion/renderer/browser/ExecutionContext.js': "Only the renderer's functions and values are sent to the page.",
  '@remotion/renderer/browser/Launcher.js': 'Remotion determines the path of the browser before it starts it.',
  '@remotion/renderer/browser/util.js': 'The code handles all special numbers of JavaScript.',
  '@remotion/renderer/extract-frame-from-video.js': 'A running FFmpeg process has output streams.',
  '@remotion/renderer/ffmpeg-flags.js#printBuildConfMessage':
    "FFmpeg's output is always a string, even if FFmpeg doesn't know the option.",
  '@remotion/renderer/get-extension-from-codec.js': 'An earlier check has already validated the codec.',
  '@remotion/renderer/get-frame-padded-index.js': 'There are only two ways to number image files.',
  '@remotion/renderer/get-port.js': 'Remotion only looks for free ports between 3000 and 3100.',
  '@remotion/renderer/offthread-video-server.js':
    'Only <OffthreadVideo> requests frames of a video, with all required parameters.',
  '@remotion/renderer/parse-browser-error-stack.js': 'The lines of a stack trace contain a location.',
  '@remotion/renderer/prespawn-ffmpeg.js':
    'Remotion only encodes in parallel with rendering if the codec is a video codec.',
  '@remotion/renderer/puppeteer-evaluate.js': "Only the renderer's functions and values are sent to the page.",
  '@remotion/renderer/quality.js': "An earlier check has already rejected values that aren't numbers.",
  '@remotion/renderer/render-frames.js#innerRenderFrames':
    'The browser is already open, and a canceled render has already thrown its own error.',
  '@remotion/renderer/screenshot-dom-element.js': "Remotion doesn't take a screenshot if there is no image format.",
  '@remotion/renderer/serve-handler/': 'Browsers send valid HTTP range requests.',
  '@remotion/renderer/stitch-frames-to-video.js': 'There is an encoder for each audio codec.',
  '@remotion/renderer/symbolicate-stacktrace.js': 'The source maps of a bundle are in separate files next to it.',
  '@remotion/renderer/validate-every-nth-frame.js': 'The default is 1.',
  '@remotion/renderer/validate-frame.js': 'The default is 0.',
  '@remotion/renderer/warn-about-ffmpeg-version.js#printBuildConfMessage':
    "FFmpeg's output is always a string, even if FFmpeg doesn't know the option.",

  '@remotion/bundler/bundle.js': 'webpack always returns its stats.',
  '@remotion/bundler/esbuild-loader/': "The loader uses the package's version of esbuild.",
  '@remotion/bundler/renderEntry.js': 'The HTML page of a bundle contains the container elements.',
  '@remotion/bundler/webpack-config.js': 'If react-dom is missing, Node.js throws an error earlier.',

  '@remotion/cli/ansi/': 'The CLI only colors strings.',
  '@remotion/cli/chalk/': 'The CLI only uses known colors.',
  '@remotion/cli/editor/': 'The panels, the menus and the timeline of the preview are always used together.',
  '@remotion/cli/format-bytes.js': 'The size of a file is always a number.',
  '@remotion/cli/load-config.js': "If the configuration file can't be compiled, the command has already stopped.",
  '@remotion/cli/preview-server/dev-middleware/': 'Browsers send valid HTTP range requests.',
  '@remotion/cli/preview-server/error-overlay/': 'The error screen always receives an error with its location.',
  '@remotion/cli/preview-server/hot-middleware/': 'The preview page and its server use the same format for updates.',
  '@remotion/cli/preview-server/routes.js': 'Only the preview page sends requests to its server.',
  '@remotion/cli/render.js': 'There is at least one frame to render.',

  '@remotion/lambda/api/deploy-function.js': 'AWS returns the name of the function that it has created.',
  '@remotion/lambda/api/upload-dir.js': "This code only runs in the package's tests.",
  '@remotion/lambda/cli/get-aws-region.js': "Lambda functions don't run the CLI.",
  '@remotion/lambda/functions/': 'The functions of a Lambda render call each other with all required parameters.',
  '@remotion/lambda/shared/parse-lambda-initialized-key.js': 'Only Lambda functions write the progress files.',
  '@remotion/lambda/shared/parse-lambda-timings-key.js': 'Only Lambda functions write the progress files.',
  '@remotion/lambda/shared/validate-frames-per-lambda.js':
    "An earlier check has already rejected values that aren't numbers.",
  '@remotion/lambda/shared/validate-retries.js': "An earlier check has already rejected values that aren't numbers.",

  '@remotion/paths/reverse-path.js': 'The path has already been normalized, so it only contains commands and numbers.',
};
