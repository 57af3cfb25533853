import {interpolate, spring} from 'remotion';
import {describe, expect, it} from 'vitest';
import {drawSheet} from './drawSheet';

const sheet = {
  name: 'test',
  sample: 'Test',
  fps: 30,
  durationInFrames: 60,
  shots: [{frame: 11, alt: 'A bar', props: {width: 100}}],
};

describe('drawSheet', () => {
  it('draws what the installed packages compute for that frame', () => {
    const source = `
      import {interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';
      export const Test = ({width}) => {
        const frame = useCurrentFrame();
        const {fps} = useVideoConfig();
        return <svg x={spring({frame, fps}) * width} y={interpolate(frame, [0, 22], [0, 1])} />;
      };`;
    const x = (spring({frame: 11, fps: 30}) * 100).toFixed(2);
    const y = interpolate(11, [0, 22], [0, 1]);
    expect(drawSheet(sheet, source).shots).toEqual([{frame: 11, alt: 'A bar', svg: `<svg x="${x}" y="${y}"></svg>`}]);
  });

  it('names the sample that draws something else', () => {
    const source = 'export const Test = () => <p>Text</p>;';
    expect(() => drawSheet(sheet, source)).toThrow(/site\/samples\/Test\.tsx: expected one <svg> at frame 11/);
  });

  it('names the exports when the right one is missing', () => {
    expect(() => drawSheet(sheet, 'export const Other = 1;')).toThrow(/expected the export Test, found Other/);
  });
});
