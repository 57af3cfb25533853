import {AbsoluteFill, random} from 'remotion';

const stars = Array.from({length: 60}, (_, index) => index);

export const Video: React.FC = () => {
  return (
    <AbsoluteFill style={{backgroundColor: '#14213d'}}>
      {stars.map((index) => (
        <div
          key={index}
          style={{
            ...star,
            left: `${random(`x${index}`) * 100}%`,
            top: `${random(`y${index}`) * 100}%`,
          }}
        />
      ))}
    </AbsoluteFill>
  );
};

const star: React.CSSProperties = {
  position: 'absolute',
  width: 6,
  height: 6,
  borderRadius: 3,
  backgroundColor: '#fdf6d8',
};
