/** The first version that has something, and where that was established. */
export interface Since {
  readonly version: string;
  readonly source: string;
}

const tag = (version: string): Since => ({version, source: `first tag whose source has it: v${version}`});
const docs = (version: string): Since => ({version, source: 'stated by the documentation of 3.2.14'});
const plan = (version: string): Since => ({version, source: 'the list of pages and their first versions'});
const release = (version: string, pull: number): Since => ({version, source: `release notes, #${pull}`});

/**
 * First versions, keyed `package#export` or `package#export.member`. What is older than 1.1, and what could not be
 * established, is left out.
 */
export const since: Readonly<Record<string, Since>> = {
  'remotion#Audio.acceptableTimeShiftInSeconds': release('3.2.42', 1464),
  'remotion#Audio.endAt': tag('2.0.0'),
  'remotion#Audio.startFrom': tag('2.0.0'),
  'remotion#Audio.volume': tag('2.0.0'),
  'remotion#CompProps': tag('2.1.0'),
  'remotion#ConfigType': tag('3.1.7'),
  'remotion#delayRender.label': docs('2.6.13'),
  'remotion#Folder': docs('3.0.1'),
  'remotion#Freeze': docs('2.2.0'),
  'remotion#getInputProps': docs('2.0.0'),
  'remotion#interpolateColors': docs('2.0.3'),
  'remotion#measureSpring': docs('2.0.8'),
  'remotion#OffthreadVideo': docs('3.0.11'),
  'remotion#OffthreadVideo.acceptableTimeShiftInSeconds': release('3.2.42', 1464),
  'remotion#OffthreadVideo.imageFormat': docs('3.0.22'),
  'remotion#OffthreadVideoImageFormat': docs('3.0.22'),
  'remotion#PlayableMediaTag': tag('2.6.10'),
  'remotion#prefetch': plan('3.2.23'),
  'remotion#prefetch.method': plan('3.2.35'),
  'remotion#random': tag('1.4.0'),
  'remotion#RemotionOffthreadVideoProps': docs('3.0.11'),
  'remotion#Sequence.layout': docs('1.4.0'),
  'remotion#Sequence.showInTimeline': tag('2.0.0'),
  'remotion#Sequence.showLoopTimesInTimeline': tag('2.4.4'),
  'remotion#Sequence.style': tag('3.0.27'),
  'remotion#SmallTCompMetadata': tag('3.0.0'),
  'remotion#spring.durationInFrames': docs('3.0.27'),
  'remotion#spring.durationRestThreshold': docs('3.0.27'),
  'remotion#staticFile': docs('2.5.7'),
  'remotion#Still': docs('2.3.0'),
  'remotion#StillProps': docs('2.3.0'),
  'remotion#TAsset': tag('2.0.0'),
  'remotion#TCompMetadata': tag('2.0.8'),
  'remotion#VERSION': tag('3.2.6'),
  'remotion#Video.acceptableTimeshift': release('3.2.42', 1464),
  'remotion#Video.endAt': tag('2.0.0'),
  'remotion#Video.startFrom': tag('2.0.0'),
  'remotion#Video.volume': tag('2.0.0'),
  'remotion#VideoConfig.defaultProps': tag('3.0.0'),
  'remotion#VideoConfig.id': tag('3.0.0'),
};
