import type {EventTypes} from '@remotion/player';

/** The events of the player. Those that come with almost every frame are not read out. */
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
