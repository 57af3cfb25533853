/** A default and the compiled code that sets it. A test checks that `file` of the installed packages contains `code`. */
type ReviewedDefault = {
  readonly value: string;
  readonly file: string;
  readonly code: string;
};

const springUtils = 'remotion/dist/spring/spring-utils.js';
const series = 'remotion/dist/series/index.js';
const sequence = {value: "'absolute-fill'", file: 'remotion/dist/Sequence.js', code: "layout = 'absolute-fill'"};
const startFrom = {value: '0', code: 'startFrom !== void 0 ? startFrom : 0'};
const endAt = {value: 'Infinity', code: 'endAt !== void 0 ? endAt : Infinity'};
const playbackRate = {value: '1', code: 'playbackRate) !== null && _a !== void 0 ? _a : 1'};
const timeShift = {
  value: '0.45',
  file: 'remotion/dist/use-media-playback.js',
  code: 'DEFAULT_ACCEPTABLE_TIMESHIFT = 0.45',
};
const audio = 'remotion/dist/audio/Audio.js';
const video = 'remotion/dist/video/Video.js';
const offthread = 'remotion/dist/video/OffthreadVideo.js';

const overwrites = {
  value: 'true',
  file: '@remotion/renderer/dist/overwrite.js',
  code: 'DEFAULT_OVERWRITE = true',
};
const still = {file: '@remotion/renderer/dist/render-still.js'};

/**
 * Defaults that can't be read from compiled code automatically, because a function passes a value on or reads a
 * constant. Keyed by `package#export.member`.
 */
export const defaults: Readonly<Record<string, ReviewedDefault>> = {
  'remotion#interpolate.extrapolateLeft': {
    value: "'extend'",
    file: 'remotion/dist/interpolate.js',
    code: "let extrapolateLeft = 'extend'",
  },
  'remotion#interpolate.extrapolateRight': {
    value: "'extend'",
    file: 'remotion/dist/interpolate.js',
    code: "let extrapolateRight = 'extend'",
  },
  'remotion#spring.config.damping': {value: '10', file: springUtils, code: 'damping: 10,'},
  'remotion#spring.config.mass': {value: '1', file: springUtils, code: 'mass: 1,'},
  'remotion#spring.config.stiffness': {value: '100', file: springUtils, code: 'stiffness: 100,'},
  'remotion#spring.config.overshootClamping': {value: 'false', file: springUtils, code: 'overshootClamping: false,'},
  'remotion#measureSpring.config.damping': {value: '10', file: springUtils, code: 'damping: 10,'},
  'remotion#measureSpring.config.mass': {value: '1', file: springUtils, code: 'mass: 1,'},
  'remotion#measureSpring.config.stiffness': {value: '100', file: springUtils, code: 'stiffness: 100,'},
  'remotion#measureSpring.config.overshootClamping': {
    value: 'false',
    file: springUtils,
    code: 'overshootClamping: false,',
  },
  'remotion#spring.durationRestThreshold': {
    value: '0.005',
    file: 'remotion/dist/spring/measure-spring.js',
    code: 'threshold = 0.005',
  },
  'remotion#Loop.layout': sequence,
  'remotion#Series.Sequence.layout': sequence,
  'remotion#Series.Sequence.offset': {
    value: '0',
    file: series,
    code: 'castedChild.props.offset) !== null && _a !== void 0 ? _a : 0',
  },
  'remotion#Audio.startFrom': {...startFrom, file: audio},
  'remotion#Audio.endAt': {...endAt, file: audio},
  'remotion#Audio.playbackRate': {...playbackRate, file: 'remotion/dist/audio/AudioForRendering.js'},
  'remotion#Audio.acceptableTimeShiftInSeconds': timeShift,
  'remotion#Video.startFrom': {...startFrom, file: video},
  'remotion#Video.endAt': {...endAt, file: video},
  'remotion#Video.playbackRate': {...playbackRate, file: 'remotion/dist/video/VideoForDevelopment.js'},
  'remotion#Video.acceptableTimeshift': timeShift,
  'remotion#OffthreadVideo.startFrom': {...startFrom, file: offthread},
  'remotion#OffthreadVideo.endAt': {...endAt, file: offthread},
  'remotion#OffthreadVideo.playbackRate': {
    value: '1',
    file: 'remotion/dist/video/OffthreadVideoForRendering.js',
    code: 'playbackRate !== void 0 ? playbackRate : 1',
  },
  'remotion#OffthreadVideo.imageFormat': {
    value: "'jpeg'",
    file: 'remotion/dist/video/OffthreadVideoForRendering.js',
    code: "DEFAULT_IMAGE_FORMAT = 'jpeg'",
  },
  '@remotion/renderer#renderMedia.overwrite': overwrites,
  '@remotion/renderer#renderMedia.scale': {
    value: '1',
    file: '@remotion/renderer/dist/render-media.js',
    code: 'scale !== void 0 ? scale : 1',
  },
  '@remotion/renderer#renderMedia.pixelFormat': {
    value: "'yuv420p'",
    file: '@remotion/renderer/dist/pixel-format.js',
    code: "DEFAULT_PIXEL_FORMAT = 'yuv420p'",
  },
  '@remotion/renderer#renderMedia.proResProfile': {
    value: "'hq'",
    file: '@remotion/renderer/dist/get-prores-profile-name.js',
    code: "default:\n            return '3';",
  },
  '@remotion/renderer#renderStill.frame': {...still, value: '0', code: 'frame = 0, overwrite'},
  '@remotion/renderer#renderStill.imageFormat': {...still, value: "'png'", code: "imageFormat = 'png', serveUrl"},
  '@remotion/renderer#renderStill.overwrite': {...still, value: 'true', code: 'overwrite = true, browserExecutable'},
  '@remotion/renderer#renderFrames.everyNthFrame': {
    value: '1',
    file: '@remotion/renderer/dist/render-frames.js',
    code: 'everyNthFrame = 1, proxyPort',
  },
  '@remotion/renderer#stitchFramesToVideo.codec': {
    value: "'h264'",
    file: '@remotion/renderer/dist/codec.js',
    code: "DEFAULT_CODEC = 'h264'",
  },
  '@remotion/bundler#bundle.enableCaching': {
    value: 'true',
    file: '@remotion/bundler/dist/bundle.js',
    code: 'options.enableCaching) !== null && _b !== void 0 ? _b : true',
  },
  '@remotion/bundler#bundle.publicPath': {
    value: "'/'",
    file: '@remotion/bundler/dist/bundle.js',
    code: "actualArgs.publicPath) !== null && _d !== void 0 ? _d : '/'",
  },
};
