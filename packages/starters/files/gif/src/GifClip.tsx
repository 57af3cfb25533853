import {Gif} from '@remotion/gif';
import {AbsoluteFill, staticFile, useVideoConfig} from 'remotion';

export const GifClip: React.FC = () => {
  const {width, height} = useVideoConfig();

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <Gif
        src={staticFile('dancer.gif')}
        width={width}
        height={height}
        fit="contain"
      />
    </AbsoluteFill>
  );
};
