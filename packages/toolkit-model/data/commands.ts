/** A command as you type it, with its arguments in order and the flags that it reads. */
type ReviewedCommand = {
  readonly name: string;
  readonly arguments: readonly string[];
  readonly flags: readonly string[];
  readonly since?: string;
};

const browser = [
  '--ignore-certificate-errors',
  '--disable-web-security',
  '--disable-headless',
  '--gl',
  '--timeout',
  '--browser-executable',
  '--ffmpeg-executable',
  '--ffprobe-executable',
];
const project = ['--bundle-cache', '--public-dir', '--port', '--config', '--env-file', '--props', '--log', '--quiet'];
const picture = ['--image-format', '--quality', '--scale', '--height', '--width', '--overwrite'];
const video = [
  '--codec',
  '--crf',
  '--audio-bitrate',
  '--video-bitrate',
  '--pixel-format',
  '--prores-profile',
  '--frames',
  '--every-nth-frame',
  '--number-of-gif-loops',
  '--muted',
];
const local = ['--concurrency', '--enforce-audio-track'];
const remoteBrowser = ['--timeout', '--ignore-certificate-errors', '--disable-web-security', '--gl'];
const remote = ['--privacy', '--max-retries', '--out-name', '--props', '--env-file', '--log'];

const entry = '[entry-point | serve-url]';
function createLambdaCommand(
  name: string,
  args: readonly string[] = [],
  flags: readonly string[] = [],
): ReviewedCommand {
  return {
    name: `npx remotion lambda ${name}`,
    arguments: args,
    flags: [...flags, '--region', '--yes'],
  };
}

/**
 * All commands. The flags of a command can't be derived from the code, so these lists are maintained by hand. A test
 * compares them with the flags that the packages parse and with the help that they print.
 */
export const commands: readonly ReviewedCommand[] = [
  {
    name: 'npx remotion preview',
    arguments: ['[entry-point]'],
    flags: [...project.filter((flag) => flag !== '--quiet'), '--disable-keyboard-shortcuts'],
  },
  {
    name: 'npx remotion render',
    arguments: [entry, '[composition-id]', '[output-location]'],
    flags: [...video, ...picture, ...local, '--sequence', '--png', ...browser, ...project],
  },
  {
    name: 'npx remotion still',
    arguments: [entry, '[composition-id]', '[output-location]'],
    flags: ['--frame', ...picture, ...browser, ...project],
    since: '2.3.0',
  },
  {name: 'npx remotion compositions', arguments: ['[entry-point]'], flags: [...browser, ...project], since: '2.6.12'},
  {
    name: 'npx remotion benchmark',
    arguments: ['[entry-point]', '[composition-ids]'],
    flags: ['--runs', '--concurrencies', ...video, ...picture, ...local, ...browser, ...project],
    since: '3.2.28',
  },
  {name: 'npx remotion versions', arguments: [], flags: [], since: '2.6.2'},
  {name: 'npx remotion upgrade', arguments: [], flags: ['--package-manager']},
  {name: 'npx remotion help', arguments: [], flags: []},
  createLambdaCommand(
    'render',
    ['<serve-url>', '[composition-id]', '[output-location]'],
    [
      ...remote,
      '--frames-per-lambda',
      '--concurrency-per-lambda',
      '--webhook',
      '--webhook-secret',
      '--save-browser-logs',
      '--disable-chunk-optimization',
      ...video,
      ...picture,
      ...remoteBrowser,
    ],
  ),
  createLambdaCommand(
    'still',
    ['<serve-url>', '[composition-id]', '[output-location]'],
    ['--frame', ...remote, ...picture.filter((flag) => flag !== '--overwrite'), ...remoteBrowser],
  ),
  createLambdaCommand(
    'functions deploy',
    [],
    [
      '--memory',
      '--disk',
      '--timeout',
      '--architecture',
      '--disable-cloudwatch',
      '--retention-period',
      '--custom-role-arn',
    ],
  ),
  createLambdaCommand('functions ls'),
  createLambdaCommand('functions rm', ['<function-name...>']),
  createLambdaCommand('functions rmall'),
  createLambdaCommand('sites create', ['[entry-point]'], ['--site-name']),
  createLambdaCommand('sites ls'),
  createLambdaCommand('sites rm', ['<site-id...>']),
  createLambdaCommand('sites rmall'),
  createLambdaCommand('policies user'),
  createLambdaCommand('policies role'),
  createLambdaCommand('policies validate'),
  createLambdaCommand('regions'),
  createLambdaCommand('quotas'),
  createLambdaCommand('quotas increase', [], ['--force']),
];

/** The option of a Node.js function that has the same effect as a flag, if there is one: `function.option`. */
export const nodeOptions: Readonly<Record<string, string>> = {
  '--audio-bitrate': 'renderMedia.audioBitrate',
  '--browser-executable': 'renderMedia.browserExecutable',
  '--bundle-cache': 'bundle.enableCaching',
  '--codec': 'renderMedia.codec',
  '--concurrency': 'renderMedia.concurrency',
  '--crf': 'renderMedia.crf',
  '--disable-headless': 'renderMedia.chromiumOptions.headless',
  '--disable-web-security': 'renderMedia.chromiumOptions.disableWebSecurity',
  '--enforce-audio-track': 'renderMedia.enforceAudioTrack',
  '--every-nth-frame': 'renderMedia.everyNthFrame',
  '--ffmpeg-executable': 'renderMedia.ffmpegExecutable',
  '--ffprobe-executable': 'renderMedia.ffprobeExecutable',
  '--frame': 'renderStill.frame',
  '--frames': 'renderMedia.frameRange',
  '--gl': 'renderMedia.chromiumOptions.gl',
  '--ignore-certificate-errors': 'renderMedia.chromiumOptions.ignoreCertificateErrors',
  '--image-format': 'renderMedia.imageFormat',
  '--muted': 'renderMedia.muted',
  '--number-of-gif-loops': 'renderMedia.numberOfGifLoops',
  '--overwrite': 'renderMedia.overwrite',
  '--pixel-format': 'renderMedia.pixelFormat',
  '--port': 'renderMedia.port',
  '--props': 'renderMedia.inputProps',
  '--prores-profile': 'renderMedia.proResProfile',
  '--public-dir': 'bundle.publicDir',
  '--quality': 'renderMedia.quality',
  '--scale': 'renderMedia.scale',
  '--timeout': 'renderMedia.timeoutInMilliseconds',
  '--video-bitrate': 'renderMedia.videoBitrate',
};

/** Setters that have the same effect as a flag, although the parser doesn't call them. */
export const silentSetters: Readonly<Record<string, string>> = {
  '--codec': 'Config.Output.setCodec',
  '--env-file': 'Config.Rendering.setDotEnvLocation',
  '--frames': 'Config.Rendering.setFrameRange',
  '--log': 'Config.Log.setLevel',
};

/** Flags that the code reads although its declared options don't include them, with the type that the code expects. */
export const undeclaredFlags: Readonly<Record<string, string>> = {
  '--audio-bitrate': 'string',
  '--concurrencies': 'string',
  '--runs': 'number',
  '--video-bitrate': 'string',
};

/** Deprecated flags that still work, with their replacements. */
export const deprecatedFlags: Readonly<Record<string, string>> = {
  '--png': '--sequence --image-format=png',
};
