import {act, useContext, useLayoutEffect, type ComponentProps, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {Internals} from 'remotion';
import {onTestFinished} from 'vitest';
import {clearHandlesAtEnd} from './clearHandlesAtEnd.ts';

type Options = {
  /** The ID of the composition that is shown, as when you select it in the preview. */
  readonly composition?: string;
  readonly frame?: number;
};

type Manager = ComponentProps<typeof Internals.CompositionManager.Provider>['value'];

export type MountedRoot = {
  /** The element that contains what the composition renders. */
  readonly container: HTMLElement;
  /** Returns the text of the composition. */
  readonly getText: () => string;
  /** Returns the compositions, folders and rows of the timeline that components have registered. */
  readonly getManager: () => Manager;
  readonly setFrame: (frame: number) => Promise<void>;
  readonly update: (root: ReactNode) => Promise<void>;
  readonly unmount: () => Promise<void>;
};

/**
 * Renders the contents of a root component as the preview does, or as a render does after `simulateRender()`. Errors of
 * components are thrown. Unmounts when something else is mounted, and at the end of the claim.
 */
export async function mountRoot(root: ReactNode, {composition, frame = 0}: Options = {}): Promise<MountedRoot> {
  const reactRoot = createRoot(document.createElement('div'), {onCaughtError: ignore, onRecoverableError: ignore});
  let manager: Manager | undefined;
  function Selection(): ReactNode {
    manager = useContext(Internals.CompositionManager);
    const {setCurrentComposition} = manager;
    useLayoutEffect(() => {
      if (composition !== undefined) {
        setCurrentComposition(composition);
      }
    }, [setCurrentComposition]);
    return null;
  }
  async function update(next: ReactNode): Promise<void> {
    await act(async () => {
      reactRoot.render(
        <Internals.RemotionRoot>
          <Selection />
          {next}
        </Internals.RemotionRoot>,
      );
    });
  }
  async function unmount(): Promise<void> {
    await act(async () => reactRoot.unmount());
  }
  clearHandlesAtEnd();
  // All compositions are rendered into the same element.
  await unmountLast?.();
  unmountLast = unmount;
  const container = Internals.portalNode();
  document.body.append(container);
  window.remotion_initialFrame = frame;
  onTestFinished(unmount);
  await update(root);
  return {
    container,
    getText: () => container.textContent ?? '',
    getManager: () => manager as Manager,
    setFrame: (next) => act(async () => window.remotion_setFrame(next)),
    update,
    unmount,
  };
}

let unmountLast: (() => Promise<void>) | undefined;

function ignore(): void {}

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true;
