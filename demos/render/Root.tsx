import {useEffect, useState} from 'react';
import {Composition, continueRender, delayRender} from 'remotion';
import type {Demo} from '../defineDemo';
import {getInitialProps} from '../getInitialProps';
import {demoNames, loadDemo} from '../registry';

/** Registers every demo as a composition. Its ID is the name of its folder. */
export const Root: React.FC = () => {
  const [demos, setDemos] = useState<readonly (readonly [string, Demo])[]>([]);
  const [handle] = useState(() => delayRender('Loading demos and typefaces'));
  useEffect(() => {
    const load = async (): Promise<void> => {
      await Promise.all(
        typefaces.map((typeface) => document.fonts.load(typeface)),
      );
      setDemos(
        await Promise.all(
          demoNames.map(async (name) => [name, await loadDemo(name)] as const),
        ),
      );
    };
    // There is no composition yet that could show this error, but the renderer prints uncaught errors.
    load().catch((error: unknown) =>
      setTimeout(() => {
        throw error;
      }),
    );
  }, [handle]);
  useEffect(() => {
    if (demos.length > 0) {
      // By now React has mounted the compositions. A moment later, they're registered.
      setTimeout(() => continueRender(handle));
    }
  }, [demos, handle]);
  return demos.map(([name, demo]) => (
    <Composition
      key={name}
      id={name}
      lazyComponent={async () => ({default: await demo.component()})}
      width={demo.width}
      height={demo.height}
      fps={demo.fps}
      durationInFrames={demo.durationInFrames}
      defaultProps={getInitialProps(demo.controls)}
    />
  ));
};

const typefaces = [
  '400 16px Geist, sans-serif',
  '700 16px Geist',
  '400 16px "Geist Mono, monospace"',
];
