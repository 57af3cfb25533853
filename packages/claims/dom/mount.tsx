import {act, useContext, useLayoutEffect, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {Composition, Internals} from 'remotion';
import {onTestFinished} from 'vitest';

type Options = {
  readonly frame?: number;
  readonly durationInFrames?: number;
  readonly fps?: number;
  readonly width?: number;
  readonly height?: number;
  readonly defaultProps?: object;
};

export type Mounted = {
  /** The element that contains what the composition renders. */
  readonly container: HTMLElement;
  /** Returns the text of the composition. */
  readonly getText: () => string;
  readonly setFrame: (frame: number) => Promise<void>;
  readonly update: (element: ReactNode) => Promise<void>;
  readonly unmount: () => Promise<void>;
};

/**
 * Renders an element in a composition called `claim`, as the preview does, or as a render does after
 * `simulateRender()`. By default, the composition has 100 frames at 30 fps and 1280×720 pixels. Errors of components are
 * thrown. Unmounts when something else is mounted, and at the end of the claim.
 */
export async function mount(element: ReactNode, options: Options = {}): Promise<Mounted> {
  const {frame = 0, durationInFrames = 100, fps = 30, width = 1280, height = 720, defaultProps} = options;
  const root = createRoot(document.createElement('div'), {onCaughtError: ignore, onRecoverableError: ignore});
  // The composition's component must stay the same, or React mounts it again.
  const current = {element};
  function Content(): ReactNode {
    return current.element;
  }
  function Root(): ReactNode {
    const {setCurrentComposition} = useContext(Internals.CompositionManager);
    useLayoutEffect(() => setCurrentComposition('claim'), [setCurrentComposition]);
    const size = {width, height, fps, durationInFrames};
    return <Composition id="claim" component={Content} {...size} defaultProps={defaultProps} />;
  }
  async function render(): Promise<void> {
    await act(async () => {
      root.render(
        <Internals.RemotionRoot>
          <Root />
        </Internals.RemotionRoot>,
      );
    });
  }
  async function unmount(): Promise<void> {
    await act(async () => root.unmount());
  }
  // All compositions are rendered into the same element.
  await unmountLast?.();
  unmountLast = unmount;
  const container = Internals.portalNode();
  document.body.append(container);
  window.remotion_initialFrame = frame;
  onTestFinished(unmount);
  await render();
  return {
    container,
    getText: () => container.textContent ?? '',
    setFrame: (next) => act(async () => window.remotion_setFrame(next)),
    update: async (next) => {
      current.element = next;
      await render();
    },
    unmount,
  };
}

let unmountLast: (() => Promise<void>) | undefined;

function ignore(): void {}

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true;
