import type {CodeFinding} from './CodeFinding.ts';

/** What to do about each rule of the toolkit's ESLint plugin. Their own messages often only name the problem. */
export const lintExplanations: Readonly<Record<string, Pick<CodeFinding, 'severity' | 'fix' | 'link'>>> = {
  '@remotion/deterministic-randomness': {
    severity: 'error',
    fix: "Use random('seed') from remotion, which returns the same number for the same seed in every tab.",
    link: '/docs/using-randomness',
  },
  '@remotion/warn-native-media-tag': {
    severity: 'error',
    fix: 'Import <Img>, <IFrame>, <Video> or <Audio> from remotion, and use it instead of the HTML tag.',
    link: '/docs/use-img-and-iframe',
  },
  '@remotion/no-string-assets': {
    severity: 'error',
    fix: "Put the file in the public folder and write src={staticFile('logo.png')}.",
    link: '/docs/staticfile',
  },
  '@remotion/even-dimensions': {
    severity: 'warning',
    fix: 'Use an even width and height. H.264 and H.265 need them.',
    link: '/docs/encoding',
  },
  '@remotion/duration-in-frames': {
    severity: 'warning',
    fix: 'Remove durationInFrames={Infinity}.',
    link: '/docs/sequence',
  },
  '@remotion/from-0': {severity: 'warning', fix: 'Remove from={0}.', link: '/docs/sequence'},
  '@remotion/volume-callback': {
    severity: 'warning',
    fix: 'Pass a function: volume={(f) => interpolate(f, [0, 30], [0, 1])}. Its frame starts at 0 when the media starts.',
    link: '/docs/using-audio',
  },
  '@remotion/use-gif-component': {
    severity: 'error',
    fix: 'Use <Gif> from @remotion/gif, which shows the right image of the animation for each frame.',
    link: '/docs/gif',
  },
  '@remotion/staticfile-no-relative': {
    severity: 'error',
    fix: "Pass the path inside of the public folder, without ./ or ../: staticFile('logo.png').",
    link: '/docs/staticfile-relative-paths',
  },
  '@remotion/staticfile-no-remote': {
    severity: 'error',
    fix: 'Pass the URL directly, without staticFile().',
    link: '/docs/staticfile-remote-urls',
  },
};
