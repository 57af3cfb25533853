import {createRequire} from 'node:module';
import {useLayoutEffect, useRef, type CSSProperties, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import type * as skia from '@remotion/skia';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {expect, onTestFinished} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {mount} from '../../../packages/claims/dom/mount.tsx';
import {importFresh} from '../../../packages/claims/importFresh.ts';

type CanvasProps = {
  readonly children?: ReactNode;
  readonly style?: CSSProperties | readonly CSSProperties[];
  readonly debug?: boolean;
};

const require = createRequire(import.meta.url);
let lastProps: CanvasProps = {};

/** Renders its children with a React root of its own, as the canvas of React Native Skia does. */
function Canvas(props: CanvasProps): ReactNode {
  lastProps = props;
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (container.current) {
      createRoot(container.current).render(props.children);
    }
  }, [props.children]);
  return <div ref={container} />;
}

/** Loads the component with another canvas, because React Native Skia needs WebAssembly and a browser. */
function loadSkiaCanvas(): typeof skia.SkiaCanvas {
  const path = require.resolve('@shopify/react-native-skia');
  const loaded = require.cache[path];
  require.cache[path] = {exports: {Canvas}} as NodeJS.Module;
  onTestFinished(() => {
    require.cache[path] = loaded;
  });
  return importFresh<typeof skia>('@remotion/skia/dist/SkiaCanvas.js').SkiaCanvas;
}

function Position(): ReactNode {
  return `${useCurrentFrame()} of ${useVideoConfig().durationInFrames}`;
}

claim(
  'Unlike in the regular <Canvas>, components inside it can call useCurrentFrame() and the other Remotion hooks.',
  async () => {
    const SkiaCanvas = loadSkiaCanvas();
    const {getText} = await mount(
      <SkiaCanvas width={640} height={360}>
        <Position />
      </SkiaCanvas>,
      {frame: 12},
    );
    expect(getText()).toBe('12 of 100');
    await expect(
      mount(
        <Canvas>
          <Position />
        </Canvas>,
        {frame: 12},
      ).then((regular) => regular.getText()),
    ).rejects.toThrow('useCurrentFrame() can only be called inside a component that was registered as a composition.');
  },
);

claim(
  'All other props are passed to the <Canvas>. If you pass a style, it overrides the width and height where both define the same property.',
  async () => {
    const SkiaCanvas = loadSkiaCanvas();
    await mount(
      <SkiaCanvas width={640} height={360} style={{height: 100}} debug>
        {null}
      </SkiaCanvas>,
    );
    expect(lastProps.debug).toBe(true);
    // In React Native, later styles of an array take precedence.
    expect(Object.assign({}, ...(lastProps.style as readonly CSSProperties[]))).toEqual({width: 640, height: 100});
  },
);
