import type {PlaygroundSample} from '../PlaygroundSample.ts';
import type {Range} from './Scale.ts';
import {writeNumber} from './writeNumber.ts';

type Curve = {
  readonly name: string;
  /** Additional imports from the toolkit. */
  readonly imports: readonly string[];
  /** The expression after `frame`. */
  readonly code: string;
  /** The values at the left and at the right end of the box's path. */
  readonly range: Range;
  readonly fps: number;
  readonly durationInFrames: number;
};

/** Returns a component in which a curve moves a box and shows its value. */
export function createCurveSample({name, imports, code, range, fps, durationInFrames}: Curve): PlaygroundSample {
  return {
    name,
    fps,
    durationInFrames,
    text: `import {${[...new Set(['AbsoluteFill', 'interpolate', 'useCurrentFrame', ...imports])].sort().join(', ')}} from 'remotion';

export const ${name}: React.FC = () => {
  const frame = useCurrentFrame();

  const value = ${code.replaceAll('\n', '\n  ')};
  const left = interpolate(value, [${range.map(writeNumber).join(', ')}], [160, 1000]);

  return (
    <AbsoluteFill style={{backgroundColor: 'white', fontFamily: 'sans-serif'}}>
      <div
        style={{
          position: 'absolute',
          top: 260,
          width: 120,
          height: 120,
          borderRadius: 24,
          backgroundColor: '#d13f25',
          transform: \`translateX(\${left}px)\`,
        }}
      />
      <p style={{position: 'absolute', top: 440, left: 160, fontSize: 48}}>
        {value.toFixed(3)}
      </p>
    </AbsoluteFill>
  );
};
`,
  };
}
