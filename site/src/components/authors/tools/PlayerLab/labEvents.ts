import type {EventTypes} from '@remotion/player';

/** The events of the player. Those that fire on almost every frame aren't announced. */
export const labEvents: Readonly<Record<EventTypes, {readonly isFrequent?: true}>> = {
  play: {},
  pause: {},
  ended: {},
  seeked: {},
  timeupdate: {isFrequent: true},
  frameupdate: {isFrequent: true},
  ratechange: {},
  fullscreenchange: {},
  error: {},
};
