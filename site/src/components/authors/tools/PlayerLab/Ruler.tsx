import type {ReactNode} from 'react';

type Props = {
  readonly frame: number;
  readonly fps: number;
  readonly durationInFrames: number;
  readonly title?: string;
};

const left = 80;
const right = 1200;
const top = 216;

/**
 * One frame of the lab's video, 1280 units wide and 720 units high. Pages also show it before the player has loaded.
 */
export function Ruler({frame, fps, durationInFrames, title = 'Every frame counts'}: Props): ReactNode {
  const last = durationInFrames - 1;
  const x = (at: number): number => left + (at / last) * (right - left);
  const ticks = Array.from({length: Math.floor(last / 5) + 1}, (_, index) => index * 5);
  return (
    <svg viewBox="0 0 1280 720" width="100%" height="100%" aria-hidden="true" style={{display: 'block'}}>
      <rect width="1280" height="720" fill="#17181b" />
      {ticks.map((at) => (
        <g key={at}>
          <rect
            x={x(at) - 1.5}
            y={top - (at % 30 === 0 ? 36 : 18)}
            width="3"
            height={at % 30 === 0 ? 36 : 18}
            fill={grey}
          />
          {at % 30 === 0 && at + 10 < durationInFrames && (
            <text x={x(at)} y={top - 50} fill={muted} style={{...mono, fontSize: 40}} textAnchor="middle">
              {at}
            </text>
          )}
        </g>
      ))}
      <rect x={left} y={top} width={right - left} height="4" fill={grey} />
      <rect x={left} y={top} width={Math.max(0, x(frame) - left)} height="4" fill={accent} />
      <rect x={x(frame) - 4} y={top - 36} width="8" height="76" rx="4" fill={accent} />
      <text x={left - 10} y="452" fill={paper} style={{...mono, fontSize: 220, fontWeight: 600, letterSpacing: -10}}>
        {String(frame).padStart(3, '0')}
      </text>
      <text x={left} y="96" fill={muted} style={{fontFamily: 'Geist, sans-serif', fontSize: 52, fontWeight: 500}}>
        {title}
      </text>
      <g transform={`translate(1060 384) rotate(${(frame / last) * 360})`}>
        <circle r="110" fill="none" stroke={grey} strokeWidth="4" />
        <rect x="-34" y="-144" width="68" height="68" rx="20" fill={accent} />
      </g>
      <text x="1060" y="400" fill={paper} style={{...mono, fontSize: 44}} textAnchor="middle">
        {(frame / fps).toFixed(2)} s
      </text>
    </svg>
  );
}

const paper = '#f6f3ee';
const muted = '#a6abb4';
const grey = '#3a3d44';
const accent = '#ff5c3e';
const mono = {fontFamily: 'Geist Mono, monospace', fontVariantNumeric: 'tabular-nums'} as const;
