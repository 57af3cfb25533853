import type {Check, LessonFinding} from './Check.ts';
import {formatList} from './formatList.ts';
import type {TimelineItem} from './Inspection.ts';
import type {InspectedVideo} from './InspectedVideo.ts';

/** An item of the timeline, and the first inspected frame in which it is mounted. */
type FoundItem = TimelineItem & {
  readonly frame: number;
};

/** All items of a component in any frame, each once. */
export function findItems(video: InspectedVideo, ...components: readonly string[]): FoundItem[] {
  const found = new Map<string, FoundItem>();
  for (const {frame, timeline} of video.snapshots) {
    for (const item of timeline) {
      const {component, start, duration, src, props} = item;
      const key = JSON.stringify([component, start, duration, src, props]);
      if (components.includes(component) && !found.has(key)) {
        found.set(key, {...item, frame});
      }
    }
  }
  return [...found.values()];
}

/** The code uses a component of the toolkit. */
export function usesComponent(component: string, ...others: readonly string[]): Check {
  return {
    title: `The video uses <${component}>`,
    run: (video) =>
      findItems(video, component, ...others).length > 0
        ? undefined
        : {
            expected: `The video should use <${component}>.`,
            found: `There is no <${component}> in any frame.${describeLateSequence(video)}`,
          },
  };
}

/** A sentence about the first sequence that starts after the end of the video. Empty if there is none. */
export function describeLateSequence(video: InspectedVideo): string {
  const {durationInFrames} = video.composition;
  const late = findItems(video, 'Sequence').find(({start}) => start >= durationInFrames);
  return late
    ? ` The video only has ${durationInFrames} frames, so the sequence that starts at frame ${late.start} never appears.`
    : '';
}

/** The video has a size or length. */
export function registersComposition(wanted: Partial<Omit<InspectedVideo['composition'], 'defaultProps'>>): Check {
  const names = {
    id: 'id',
    width: 'width',
    height: 'height',
    fps: 'fps',
    durationInFrames: 'durationInFrames',
  } as const;
  return {
    title: `The composition has ${formatList(Object.entries(wanted).map(([name, value]) => `${name} ${value}`))}`,
    run: ({composition}) => {
      for (const name of Object.values(names)) {
        if (wanted[name] !== undefined && composition[name] !== wanted[name]) {
          return {
            expected: `The composition’s ${name} should be ${wanted[name]}.`,
            found: `It’s ${composition[name]}.`,
          } satisfies LessonFinding;
        }
      }
      return undefined;
    },
  };
}
