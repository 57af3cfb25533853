import type {PlayerMethods} from '@remotion/player';

/** An argument that readers can enter. */
type Argument = {
  readonly name: string;
  readonly initial: string;
};

/** The methods of the ref in the order of the documentation, with the argument that the lab asks for. */
export const labMethods: Readonly<
  Record<keyof PlayerMethods, {readonly argument?: Argument; readonly takesEvent?: true}>
> = {
  play: {takesEvent: true},
  pause: {},
  toggle: {takesEvent: true},
  isPlaying: {},
  seekTo: {argument: {name: 'frame', initial: '60'}},
  getCurrentFrame: {},
  setVolume: {argument: {name: 'volume', initial: '0.5'}},
  getVolume: {},
  mute: {},
  unmute: {},
  isMuted: {},
  requestFullscreen: {},
  exitFullscreen: {},
  isFullscreen: {},
  getScale: {},
  getContainerNode: {},
};

export type LabMethod = keyof typeof labMethods;

/** A call that a reader has made or could make. */
export type LabCall = {
  readonly method: LabMethod;
  /** The content of the field. */
  readonly argument: string;
};

/** The initial content of a method's field. */
export function getInitialArgument(method: LabMethod): string {
  return labMethods[method].argument?.initial ?? '';
}
