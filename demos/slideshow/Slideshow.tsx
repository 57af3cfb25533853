import {
  AbsoluteFill,
  Img,
  interpolate,
  Sequence,
  staticFile,
  useCurrentFrame,
} from 'remotion';

const pictures = ['dunes', 'coast', 'harbor', 'dunes'];
const every = 50;
const fade = 15;

export const Slideshow: React.FC = () => (
  <AbsoluteFill>
    {pictures.map((name, index) => (
      <Sequence
        key={index}
        from={index * every}
        durationInFrames={every + fade}
      >
        <Slide name={name} fadesIn={index > 0} />
      </Sequence>
    ))}
  </AbsoluteFill>
);

const Slide: React.FC<{name: string; fadesIn: boolean}> = ({name, fadesIn}) => {
  const frame = useCurrentFrame();
  const opacity = interpolate(frame, [0, fade], [fadesIn ? 0 : 1, 1], {
    extrapolateRight: 'clamp',
  });
  const scale = interpolate(frame, [0, every + fade], [1, 1.08]);

  return (
    <AbsoluteFill style={{opacity, overflow: 'hidden'}}>
      <Img
        src={staticFile(`media/${name}.webp`)}
        style={{width: '100%', transform: `scale(${scale})`}}
      />
    </AbsoluteFill>
  );
};
