import type {ReactElement, ReactNode} from 'react';
import {Audio, OffthreadVideo, Sequence, Series, Video} from 'remotion';
import type {TimelineEntry} from '../../../../../../packages/playground-core/SandboxMessage.ts';
import {type Fiber, findFiber} from '../findFiber.ts';
import {findMediaPath} from '../mediaFiles.ts';

/** The sequence or media component around a node of the tree. */
type Enclosing = {
  readonly id?: string;
  readonly start: number;
  readonly end: number;
  readonly isInMedia: boolean;
};

const kinds = new Map<unknown, TimelineEntry['kind']>([
  [Sequence, 'sequence'],
  [Audio, 'audio'],
  [Video, 'video'],
  [OffthreadVideo, 'video'],
]);

/** The maximum number of entries, because a loop can repeat a frame thousands of times. */
const maxEntries = 200;

/** Reads the sequences and media in the current frame, in the order of the tree. */
export function readEntries(node: HTMLElement, durationInFrames: number): TimelineEntry[] {
  const entries: TimelineEntry[] = [];
  const walk = (fiber: Fiber | null, enclosing: Enclosing, path: string): void => {
    for (let next = fiber; next && entries.length < maxEntries; next = next.sibling) {
      const id = `${path}/${next.key ?? next.index}`;
      const entry = readEntry(next, enclosing, id);
      if (entry && entry.duration > 0 && !isHidden(next)) {
        entries.push(entry);
      }
      const inside = entry
        ? {
            id: isHidden(next) ? enclosing.id : entry.id,
            start: entry.start,
            end: entry.start + entry.duration,
            isInMedia: entry.kind !== 'sequence',
          }
        : enclosing;
      walk(next.child, inside, id);
    }
  };
  walk(findFiber(node)?.child ?? null, {start: 0, end: durationInFrames, isInMedia: false}, '');
  return entries;
}

function readEntry({elementType, memoizedProps}: Fiber, enclosing: Enclosing, id: string): TimelineEntry | undefined {
  const kind = kinds.get(elementType);
  // Audio and video wrap themselves in a sequence to cut off their beginning.
  if (!kind || enclosing.isInMedia) {
    return undefined;
  }
  const props = (memoizedProps ?? {}) as {
    readonly from?: number;
    readonly durationInFrames?: number;
    readonly name?: string;
    readonly src?: unknown;
    readonly children?: ReactNode;
  };
  const start = enclosing.start + (kind === 'sequence' ? (props.from ?? 0) : 0);
  const own = kind === 'sequence' ? (props.durationInFrames ?? Infinity) : Infinity;
  return {
    ...{id, kind, start, duration: Math.min(enclosing.end, start + own) - start},
    ...(enclosing.id !== undefined && {parent: enclosing.id}),
    label:
      kind === 'sequence'
        ? props.name || getComponentName(props.children) || 'Sequence'
        : getFileName(String(props.src ?? '')) || (kind === 'audio' ? 'Audio' : 'Video'),
  };
}

/** A sequence of the toolkit itself. Those of a loop are shown, although the toolkit hides all but the first. */
function isHidden({elementType, memoizedProps}: Fiber): boolean {
  return (
    elementType === Sequence &&
    memoizedProps?.showInTimeline === false &&
    memoizedProps.showLoopTimesInTimeline === undefined
  );
}

/** Returns the name of the only component in a sequence. */
function getComponentName(children: ReactNode): string | undefined {
  const {type, props} = (children ?? {}) as Partial<ReactElement<{readonly children?: ReactNode}>>;
  // A series passes its whole child to the sequence.
  if (type === Series.Sequence) {
    return getComponentName(props?.children);
  }
  if (typeof type !== 'function' && !(typeof type === 'object' && type !== null)) {
    return undefined;
  }
  const {displayName, name} = type as {readonly displayName?: string; readonly name?: string};
  return displayName || name;
}

function getFileName(src: string): string | undefined {
  // The other URLs of a file have no name.
  return /^(?:data|blob):/.test(findMediaPath(src))
    ? undefined
    : findMediaPath(src)
        .split('/')
        .at(-1)
        ?.replace(/[?#].*$/, '');
}
