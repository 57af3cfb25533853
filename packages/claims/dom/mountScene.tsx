import {ThreeCanvas, type ThreeCanvasProps} from '@remotion/three';
import {act} from 'react';
import {onTestFinished, vi} from 'vitest';
import {mount} from './mount.tsx';
import type {MountedRoot} from './mountRoot.tsx';

/**
 * Renders a 3D scene in a composition. Provides what the DOM of the claims doesn't have: the size of elements, and a
 * renderer, which renders nothing.
 */
export async function mountScene({children = null, ...props}: Partial<ThreeCanvasProps>): Promise<MountedRoot> {
  const size = {left: 0, top: 0, right: 1280, bottom: 720, x: 0, y: 0, width: 1280, height: 720};
  const measure = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(size as DOMRect);
  vi.stubGlobal('ResizeObserver', ImmediateObserver);
  onTestFinished(() => {
    measure.mockRestore();
    vi.unstubAllGlobals();
  });
  const mounted = await mount(
    <ThreeCanvas width={1280} height={720} gl={createRenderer as never} frameloop="never" {...props}>
      {children}
    </ThreeCanvas>,
  );
  await waitForScene();
  return {
    ...mounted,
    setFrame: async (frame) => {
      await mounted.setFrame(frame);
      await waitForScene();
    },
  };
}

/** Waits until React Three Fiber has rendered, which needs several steps: it measures the canvas, and then creates it. */
export async function waitForScene(): Promise<void> {
  for (let step = 0; step < 5; step++) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  }
}

class ImmediateObserver {
  readonly #report: () => void;

  constructor(report: () => void) {
    this.#report = report;
  }

  observe(): void {
    queueMicrotask(this.#report);
  }

  disconnect(): void {}
}

function createRenderer(): object {
  function ignore(): void {}
  const xr = {addEventListener: ignore, removeEventListener: ignore};
  return {render: ignore, setPixelRatio: ignore, setSize: ignore, shadowMap: {}, xr};
}
