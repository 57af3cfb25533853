import {useEffect, useState} from 'react';
import {
  continueRender,
  delayRender,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const LiquidDrops: React.FC<{blur: number}> = ({blur}) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const [skia, setSkia] = useState<Skia>();
  const [handle] = useState(() => delayRender('Loading Skia'));

  useEffect(() => {
    loadSkia().then((loaded) => {
      setSkia(loaded);
      continueRender(handle);
    });
  }, [handle]);

  if (!skia) return null;
  const {Blur, Canvas, Circle, ColorMatrix, Group, LinearGradient, Paint} =
    skia;
  const turn = (frame / durationInFrames) * Math.PI * 2;
  const reach = 220 * (1 - Math.cos(turn));

  return (
    <Canvas style={{width, height, backgroundColor: '#17181b'}}>
      <Group
        layer={
          <Paint>
            <ColorMatrix matrix={sharpEdge} />
            <Blur blur={blur} />
          </Paint>
        }
      >
        <LinearGradient
          start={{x: 240, y: 0}}
          end={{x: 1040, y: height}}
          colors={['#ff5c3e', '#f5b84c']}
        />
        <Circle cx={width / 2} cy={height / 2} r={150} />
        {[0, 1, 2, 3, 4, 5].map((index) => (
          <Circle
            key={index}
            cx={width / 2 + reach * Math.cos((turn + index * Math.PI) / 3)}
            cy={
              height / 2 + reach * 0.5 * Math.sin((turn + index * Math.PI) / 3)
            }
            r={64}
          />
        ))}
      </Group>
    </Canvas>
  );
};

type Skia = typeof import('@shopify/react-native-skia');

const loadSkia = async (): Promise<Skia> => {
  const wasm = new URL(
    'canvaskit-wasm/bin/full/canvaskit.wasm',
    import.meta.url,
  );
  const {LoadSkiaWeb} =
    await import('@shopify/react-native-skia/lib/module/web');
  await LoadSkiaWeb({locateFile: () => wasm.href});
  return import('@shopify/react-native-skia');
};

// Multiplies the opacity by 20: what is faint disappears.
const sharpEdge = [
  1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 20, -9,
];
