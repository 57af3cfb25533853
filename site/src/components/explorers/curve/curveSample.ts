import type {PlaygroundSample} from '../PlaygroundSample';
import type {Range} from './Scale';
import {writeNumber} from './writeNumber';

interface Curve {
  readonly name: string;
  /** What comes from the toolkit, beside what every sample uses. */
  readonly imports: readonly string[];
  /** The expression that follows `frame`. */
  readonly code: string;
  /** Where the box is at the left and at the right end of its way. */
  readonly range: Range;
  readonly fps: number;
  readonly durationInFrames: number;
}

/** A component in which a curve moves a box and says its value. */
export const curveSample = ({name, imports, code, range, fps, durationInFrames}: Curve): PlaygroundSample => ({
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
});
