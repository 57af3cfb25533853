import type {LabProp, LabValue} from './LabProp.ts';

const onOff = {kind: 'switch', fallback: false} as const;
const given = {kind: 'switch', fallback: false, isFunction: true} as const;

/** The props of `<Player>` and `<Thumbnail>` that have a visible effect, and how the lab sets them. */
export const labProps: Readonly<Record<string, LabProp>> = {
  controls: {...onOff, initial: true},
  loop: onOff,
  autoPlay: {...onOff, mounts: true},
  clickToPlay: {...onOff, initial: true, isAlwaysShown: true},
  doubleClickToFullscreen: onOff,
  // If this is on, the player moves the focus itself, so readers have to enable it.
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
  frameToDisplay: {kind: 'range', min: 0, max: 119, fallback: 60, unit: 'frames', isAlwaysShown: true},
};

/** Returns whether the lab shows a thumbnail. Only `<Thumbnail>` has the prop `frameToDisplay`, and it requires it. */
export function showsThumbnail(values: LabValues): boolean {
  return values.frameToDisplay !== undefined;
}

/** The values by prop name. Props that have their default value and aren't on the page are missing. */
export type LabValues = Readonly<Record<string, LabValue>>;

/** Returns the initial values of a lab for the props on its page. */
export function getInitialValues(requested: readonly string[]): LabValues {
  const names = requested.includes('frameToDisplay') ? requested : addControls(requested);
  return Object.fromEntries(
    names.flatMap((name) => {
      const prop = labProps[name];
      return prop ? [[name, (prop.kind === 'switch' ? prop.initial : undefined) ?? prop.fallback]] : [];
    }),
  );
}

function addControls(requested: readonly string[]): readonly string[] {
  const names = requested.includes('controls') ? requested : ['controls', ...requested];
  // Otherwise, the controls would take the focus when they appear.
  return names.includes('spaceKeyToPlayOrPause') ? names : [...names, 'spaceKeyToPlayOrPause'];
}

/** Returns a key that changes if the player has to be remounted to apply a value. */
export function getMountKey(values: LabValues): string {
  return Object.entries(values)
    .filter(([name]) => labProps[name]?.mounts)
    .map(([name, value]) => `${name}=${value}`)
    .join();
}
