import {useContext, useMemo, type ReactNode} from 'react';
import {Internals} from 'remotion';
import {mount} from './mount.tsx';
import type {MountedRoot} from './mountRoot.tsx';

const {TimelineContext} = Internals.Timeline;

/** Renders an element in a composition that plays. The frame only changes with `setFrame()`. */
export function mountPlaying(element: ReactNode, options?: Parameters<typeof mount>[1]): Promise<MountedRoot> {
  return mount(<Playing>{element}</Playing>, options);
}

function Playing({children}: {readonly children: ReactNode}): ReactNode {
  const context = useContext(TimelineContext);
  const playing = useMemo(() => ({...context, playing: true}), [context]);
  return <TimelineContext.Provider value={playing}>{children}</TimelineContext.Provider>;
}
