import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export const Ruler: React.FC = () => {
  const frame = useCurrentFrame();
  const {width, height, fps, durationInFrames} = useVideoConfig();
  const x = (at: number) => 120 + (at / durationInFrames) * (width - 240);
  const seconds = Array.from({length: durationInFrames / fps}, (_, i) => i);

  return (
    <AbsoluteFill style={picture}>
      <svg width={width} height={height} fontSize={40}>
        <path
          d={`M80 48H${width - 80}M80 28v40M${width - 80} 28v40
            M48 80V${height - 80}M28 80h40M28 ${height - 80}h40`}
          stroke="#5b9dff"
          strokeWidth={6}
        />
        <Field x={120} y={224} name="width" value={width} fill="#5b9dff" />
        <Field x={640} y={224} name="height" value={height} fill="#5b9dff" />
        <Field x={120} y={424} name="fps" value={fps} />
        <Field
          x={640}
          y={424}
          name="durationInFrames"
          value={durationInFrames}
        />
        {seconds.map((second) => (
          <rect
            key={second}
            x={x(second * fps)}
            y={560}
            width={x(fps) - x(0) - 8}
            height={64}
            rx={16}
            fill="#3a3d44"
          />
        ))}
        <rect x={x(frame)} y={536} width={8} height={112} fill="#ff5c3e" />
      </svg>
    </AbsoluteFill>
  );
};

interface FieldProps extends React.SVGProps<SVGTextElement> {
  name: string;
  value: number;
}

const Field: React.FC<FieldProps> = ({name, value, ...props}) => (
  <text fill="#f6f3ee" fontSize={112} {...props}>
    {value}
    <tspan x={props.x} dy={56} fill="#a6abb4" fontSize={40}>
      {name}
    </tspan>
  </text>
);

const picture: React.CSSProperties = {
  backgroundColor: '#17181b',
  fontFamily: 'Geist Mono, monospace',
};
