import {Player} from '@remotion/player';
import {isValidElement} from 'react';
import {AbsoluteFill, Audio, Freeze, Img, Loop, OffthreadVideo, Sequence, Series, Video} from 'remotion';
import type {TimelineItem} from '../../../../../../packages/course/checks/Inspection.ts';
import {type Fiber, findFiber} from '../findFiber.ts';
import {findMediaPath} from '../mediaFiles.ts';

type Enclosing = Pick<TimelineItem, 'parent' | 'start' | 'duration'> & {readonly isInMedia: boolean};

const components = new Map<unknown, string>([
  [AbsoluteFill, 'AbsoluteFill'],
  [Audio, 'Audio'],
  [Freeze, 'Freeze'],
  [Img, 'Img'],
  [Loop, 'Loop'],
  [OffthreadVideo, 'OffthreadVideo'],
  [Player, 'Player'],
  [Sequence, 'Sequence'],
  [Series, 'Series'],
  [Video, 'Video'],
]);

const media = new Set(['Audio', 'Video', 'OffthreadVideo']);

/**
 * Reads the components of the toolkit in the current frame, in the order of the tree. The toolkit only registers them
 * in its preview, so they are read from the tree of React: it has them however they were written.
 */
export function readTimeline(node: HTMLElement, durationInFrames: number): TimelineItem[] {
  const items: TimelineItem[] = [];
  const walk = (fiber: Fiber | null, enclosing: Enclosing): void => {
    for (let next = fiber; next; next = next.sibling) {
      walk(next.child, enterFiber(next, enclosing, items, durationInFrames));
    }
  };
  walk(findFiber(node)?.child ?? null, {parent: -1, start: 0, duration: durationInFrames, isInMedia: false});
  return items;
}

function enterFiber(fiber: Fiber, enclosing: Enclosing, items: TimelineItem[], durationInFrames: number): Enclosing {
  const {elementType, memoizedProps} = fiber;
  const props = memoizedProps ?? {};
  const component = components.get(elementType);
  // Audio and video render themselves again to cut off their beginning.
  if (!component || enclosing.isInMedia) {
    return enclosing;
  }
  const {from = 0, durationInFrames: own = Infinity} = props as {from?: number; durationInFrames?: number};
  const isSequence = component === 'Sequence';
  const start = isSequence ? enclosing.start + from : enclosing.start;
  const end = Math.min(enclosing.start + enclosing.duration, isSequence ? start + own : Infinity, durationInFrames);
  const duration = Math.max(0, end - start);
  items.push({
    ...{component, parent: enclosing.parent, start, duration, props: pickPlain(props)},
    ...(typeof props.src === 'string' && {src: findMediaPath(props.src)}),
    ...(component === 'Player' && {width: findDiv(fiber.child)?.offsetWidth ?? 0, played: getName(props.component)}),
    ...(media.has(component) && {volumes: readVolumes(props.volume, duration)}),
  });
  return {parent: items.length - 1, start, duration, isInMedia: media.has(component)};
}

/** Returns the outermost `<div>` that a component renders. Players also render audio elements. */
function findDiv(fiber: Fiber | null): HTMLElement | undefined {
  for (let next = fiber; next; next = next.sibling) {
    const found = next.stateNode instanceof HTMLDivElement ? next.stateNode : findDiv(next.child);
    if (found) {
      return found;
    }
  }
  return undefined;
}

function getName(value: unknown): string | undefined {
  if (isValidElement(value)) {
    return `<${typeof value.type === 'string' ? value.type : getName(value.type)}>`;
  }
  return typeof value === 'function' ? value.name : undefined;
}

function pickPlain(props: Readonly<Record<string, unknown>>): TimelineItem['props'] {
  return Object.fromEntries(
    Object.entries(props).filter(
      (entry): entry is [string, string | number | boolean] =>
        entry[0] !== 'src' && ['string', 'number', 'boolean'].includes(typeof entry[1]),
    ),
  );
}

function readVolumes(volume: unknown, duration: number): number[] {
  const read = typeof volume === 'function' ? (volume as (frame: number) => number) : undefined;
  const fixed = typeof volume === 'number' ? volume : 1;
  return Array.from({length: Math.ceil(duration)}, (_, frame) => (read ? Number(read(frame)) : fixed));
}
