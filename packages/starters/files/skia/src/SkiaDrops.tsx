import {Blur, Canvas, Circle, Fill, Group} from '@shopify/react-native-skia';
import {useCurrentFrame, useVideoConfig} from 'remotion';

export const SkiaDrops: React.FC<{color: string}> = ({color}) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const turn = (frame / durationInFrames) * Math.PI * 2;

  return (
    <Canvas style={{width, height}}>
      <Fill color="#17181b" />
      <Group>
        <Blur blur={8} />
        {[0, 1, 2, 3, 4, 5].map((index) => {
          const angle = turn + (index * Math.PI) / 3;
          return (
            <Circle
              key={index}
              cx={width / 2 + Math.cos(angle) * height * 0.3}
              cy={height / 2 + Math.sin(angle) * height * 0.3}
              r={height * (0.05 + index * 0.015)}
              color={color}
            />
          );
        })}
      </Group>
    </Canvas>
  );
};
