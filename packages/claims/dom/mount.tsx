import type {ReactNode} from 'react';
import {Composition} from 'remotion';
import {mountRoot, type MountedRoot} from './mountRoot.tsx';

type Options = {
  readonly frame?: number;
  readonly durationInFrames?: number;
  readonly fps?: number;
  readonly width?: number;
  readonly height?: number;
  readonly defaultProps?: object;
};

/**
 * Renders an element in a composition with the ID `claim`. By default, it has 100 frames at 30 fps and 1280×720 pixels.
 * `update()` replaces the element.
 */
export async function mount(element: ReactNode, options: Options = {}): Promise<MountedRoot> {
  const {frame = 0, durationInFrames = 100, fps = 30, width = 1280, height = 720, defaultProps} = options;
  // The composition's component must stay the same, or React mounts it again.
  const current = {element};
  function Content(): ReactNode {
    return current.element;
  }
  function createComposition(): ReactNode {
    const size = {width, height, fps, durationInFrames};
    return <Composition id="claim" component={Content} {...size} defaultProps={defaultProps} />;
  }
  const mounted = await mountRoot(createComposition(), {composition: 'claim', frame});
  return {
    ...mounted,
    update: async (next) => {
      current.element = next;
      await mounted.update(createComposition());
    },
  };
}
