import {
  AbsoluteFill,
  interpolate,
  Sequence,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {Mark} from './Mark';
import {Subtitle} from './Subtitle';
import {Title} from './Title';

type Props = {title: string; subtitle: string; color: string};

export const HelloWorld: React.FC<Props> = ({title, subtitle, color}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const opacity = interpolate(
    frame,
    [durationInFrames - 20, durationInFrames - 5],
    [1, 0],
    {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'},
  );

  return (
    <AbsoluteFill style={{backgroundColor: '#fffaf5'}}>
      <AbsoluteFill style={{opacity}}>
        <Mark color={color} />
        <Sequence from={20}>
          <Title text={title} />
        </Sequence>
        <Sequence from={50}>
          <Subtitle text={subtitle} color={color} />
        </Sequence>
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
