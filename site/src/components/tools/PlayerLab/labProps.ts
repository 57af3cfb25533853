import type {LabProp, LabValue} from './LabProp';

const onOff = {kind: 'switch', fallback: false} as const;
const given = {kind: 'switch', fallback: false, isFunction: true} as const;

/** The props of `<Player>` that show, and how the lab sets them. */
export const labProps: Readonly<Record<string, LabProp>> = {
  controls: {...onOff, initial: true},
  loop: onOff,
  autoPlay: {...onOff, mounts: true},
  clickToPlay: {...onOff, initial: true, isAlwaysShown: true},
  doubleClickToFullscreen: onOff,
  // The player moves the focus by itself when this is on, so the reader turns it on.
  spaceKeyToPlayOrPause: {kind: 'switch', fallback: true, initial: false},
  showVolumeControls: {kind: 'switch', fallback: true},
  allowFullscreen: {kind: 'switch', fallback: true},
  initiallyShowControls: {kind: 'choice', options: ['true', 'false', '500', '5000'], fallback: 'true', mounts: true},
  playbackRate: {kind: 'choice', options: ['-2', '-1', '0.25', '0.5', '1', '2', '4'], fallback: '1'},
  initialFrame: {kind: 'range', min: 0, max: 89, fallback: 0, unit: 'frames', mounts: true},
  inFrame: {kind: 'choice', options: ['null', '15', '30', '45'], fallback: 'null'},
  outFrame: {kind: 'choice', options: ['null', '60', '75', '90'], fallback: 'null'},
  moveToBeginningWhenEnded: {kind: 'switch', fallback: true},
  renderPoster: {...given, initial: true},
  showPosterWhenUnplayed: onOff,
  showPosterWhenPaused: onOff,
  showPosterWhenEnded: onOff,
  renderLoading: {...given, mounts: true},
  errorFallback: given,
  renderPlayPauseButton: {...given, initial: true},
  renderFullscreenButton: {...given, initial: true},
  style: {kind: 'range', min: 40, max: 100, fallback: 100, unit: '%'},
  inputProps: {kind: 'text', maxLength: 24, fallback: 'Every frame counts'},
  durationInFrames: {kind: 'choice', options: ['100', '120', '240'], fallback: '120'},
  fps: {kind: 'choice', options: ['10', '30', '60'], fallback: '30'},
};

/** What is set, by the name of the prop. What is not asked for and has its fallback is absent. */
export type LabValues = Readonly<Record<string, LabValue>>;

/** The values that a lab begins with when its page asks for these props. */
export const initialValues = (asked: readonly string[]): LabValues => {
  const names = asked.includes('controls') ? asked : ['controls', ...asked];
  // The controls would take the focus when they appear.
  const all = names.includes('spaceKeyToPlayOrPause') ? names : [...names, 'spaceKeyToPlayOrPause'];
  return Object.fromEntries(
    all.flatMap((name) => {
      const prop = labProps[name];
      return prop ? [[name, (prop.kind === 'switch' ? prop.initial : undefined) ?? prop.fallback]] : [];
    }),
  );
};

/** Changes when the player has to be mounted anew to see what is set. */
export const mountKeyOf = (values: LabValues): string =>
  Object.entries(values)
    .filter(([name]) => labProps[name]?.mounts)
    .map(([name, value]) => `${name}=${value}`)
    .join();
