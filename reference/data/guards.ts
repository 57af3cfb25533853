/**
 * Messages that no input leads to: a package makes sure with them that its own state is as it left it, or an earlier
 * check has already refused the value. Keyed by the compiled file, a folder of files, or `file#declaration`, each with
 * what is made sure of, as a sentence for readers. Read in 3.2.44. Of a message that a page quotes, the page counts.
 */
export const guards: Readonly<Record<string, string>> = {
  'remotion/audio/AudioForDevelopment.js':
    'The number of shared audio tags is checked before, with a message of its own.',
  'remotion/audio/shared-audio-tags.js': 'The shared audio tags are counted when they are taken and given back.',
  'remotion/portal-node.js': 'The preview and a render draw compositions in a browser only.',
  'remotion/setup-env-variables.js': 'A bundle reads its environment variables in the preview or in a render only.',
  'remotion/use-media-playback.js': 'The tag and its source are checked before, with messages of their own.',
  'remotion/validation/validate-fps.js': 'What is no number was refused before.',
  'remotion/volume-prop.js': 'What a volume function returns is multiplied first, which makes a number of anything.',

  '@remotion/player/PlayerControls.js#Controls': 'What is no whole number was refused before.',
  '@remotion/player/PlayerSeekBar.js': 'The seek bar can be pressed only after it was measured.',
  '@remotion/player/PlayerUI.js#PlayerUI': 'The box of the Player is there when its controls are pressed.',
  '@remotion/player/use-player.js': 'A player or a thumbnail surrounds its parts with its emitter of events.',
  '@remotion/player/use-thumbnail.js': 'A player or a thumbnail surrounds its parts with its emitter of events.',

  '@remotion/renderer/assets/': 'The list of sounds and videos of a render is complete and in order.',
  '@remotion/renderer/browser/Browser.js': 'The tabs of the browser are all known.',
  '@remotion/renderer/browser/BrowserFetcher.js': 'Only Chrome is downloaded, which comes as a ZIP archive.',
  '@remotion/renderer/browser/Connection.js': 'The sessions of the browser are all known.',
  '@remotion/renderer/browser/DOMWorld.js': 'The page that is drawn has a place where functions run.',
  '@remotion/renderer/browser/ExecutionContext.js':
    'Functions and values that are sent into the page are the own ones of the renderer.',
  '@remotion/renderer/browser/Launcher.js': 'The path of the browser is found out before the start.',
  '@remotion/renderer/browser/util.js': 'All special numbers of JavaScript are known.',
  '@remotion/renderer/extract-frame-from-video.js': 'A started FFmpeg has its outputs.',
  '@remotion/renderer/get-extension-from-codec.js': 'The name of the codec was checked before.',
  '@remotion/renderer/get-frame-padded-index.js': 'Image files are numbered in one of two ways.',
  '@remotion/renderer/get-port.js': 'Ports are looked for between 3000 and 3100.',
  '@remotion/renderer/offthread-video-server.js':
    'The pictures of a video are asked for by <OffthreadVideo>, with all that is needed.',
  '@remotion/renderer/parse-browser-error-stack.js': 'Lines of a call stack have a place.',
  '@remotion/renderer/prespawn-ffmpeg.js': 'Only codecs of videos are encoded while frames are drawn.',
  '@remotion/renderer/puppeteer-evaluate.js':
    'Functions and values that are sent into the page are the own ones of the renderer.',
  '@remotion/renderer/quality.js': 'What is no number was refused before.',
  '@remotion/renderer/render-frames.js#innerRenderFrames':
    'A browser was opened before, and a render that was cancelled has said so.',
  '@remotion/renderer/screenshot-dom-element.js': 'Without an image format, no picture is taken.',
  '@remotion/renderer/serve-handler/': 'Browsers ask for parts of files in the form of HTTP.',
  '@remotion/renderer/stitch-frames-to-video.js': 'Each codec for sound has an encoder.',
  '@remotion/renderer/symbolicate-stacktrace.js': 'Bundles have their source maps in files beside them.',
  '@remotion/renderer/validate-every-nth-frame.js': 'Without a value it is 1.',
  '@remotion/renderer/validate-frame.js': 'Without a value it is 0.',

  '@remotion/bundler/bundle.js': 'Webpack answers with a report.',
  '@remotion/bundler/esbuild-loader/': 'The loader compiles with the ESBuild of the package.',
  '@remotion/bundler/renderEntry.js': 'The page of a bundle has the elements that it is drawn into.',
  '@remotion/bundler/webpack-config.js': 'Without react-dom, Node.js says so before.',

  '@remotion/cli/ansi/': 'The command line colours texts only.',
  '@remotion/cli/chalk/': 'The colours of the command line are all known.',
  '@remotion/cli/editor/': 'The panels, menus and the timeline of the preview belong together.',
  '@remotion/cli/format-bytes.js': 'Files have a size.',
  '@remotion/cli/load-config.js': 'A configuration file that cannot be compiled has ended the command before.',
  '@remotion/cli/preview-server/dev-middleware/': 'Browsers ask for parts of files in the form of HTTP.',
  '@remotion/cli/preview-server/error-overlay/':
    'The error screen is given an error, with the places where it happened.',
  '@remotion/cli/preview-server/hot-middleware/':
    'The page of the preview and its server speak of changes in the same way.',
  '@remotion/cli/preview-server/routes.js': 'Only the page of the preview asks its server.',
  '@remotion/cli/render.js': 'There is a frame to render.',

  '@remotion/lambda/api/deploy-function.js': 'AWS names the function that it has made.',
  '@remotion/lambda/api/upload-dir.js': 'This is replaced in tests of the package, and used nowhere else.',
  '@remotion/lambda/cli/get-aws-region.js': 'Functions do not run the command line.',
  '@remotion/lambda/functions/': 'The parts of a render on Lambda call each other with all that is needed.',
  '@remotion/lambda/shared/parse-lambda-initialized-key.js': 'Only functions write files about their progress.',
  '@remotion/lambda/shared/parse-lambda-timings-key.js': 'Only functions write files about their progress.',
  '@remotion/lambda/shared/validate-frames-per-lambda.js': 'What is no number was refused before.',
  '@remotion/lambda/shared/validate-retries.js': 'What is no number was refused before.',

  '@remotion/paths/reverse-path.js': 'The path was normalised before, which leaves only commands and their numbers.',
};
