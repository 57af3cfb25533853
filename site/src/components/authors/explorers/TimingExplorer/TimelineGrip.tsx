import {type KeyboardEvent, type PointerEvent, type ReactNode, useState} from 'react';
import {clamp} from '../../../ui/clamp.ts';

type Props = {
  readonly className: string | undefined;
  /** The changed property and its element. */
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** The number of frames in the timeline. */
  readonly frames: number;
  /** As a percentage of the timeline. */
  readonly style: {readonly left: string; readonly width?: string};
  readonly onChange: (value: number) => void;
  readonly children?: ReactNode;
};

/** A part of a bar that moves along the timeline, by dragging it or with the arrow keys: ten frames with Shift. */
export function TimelineGrip({className, label, value, min, max, frames, style, onChange, children}: Props): ReactNode {
  const [drag, setDrag] = useState<{readonly x: number; readonly value: number; readonly perFrame: number}>();
  const move = (next: number): void => {
    const fitting = clamp(Math.round(next), min, max);
    if (fitting !== value) {
      onChange(fitting);
    }
  };
  const start = (event: PointerEvent<HTMLElement>): void => {
    const track = event.currentTarget.parentElement;
    if (!track) {
      return;
    }
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({x: event.clientX, value, perFrame: track.clientWidth / frames});
  };
  const press = (event: KeyboardEvent): void => {
    const direction = directions[event.key];
    if (direction === undefined) {
      return;
    }
    event.preventDefault();
    move(value + direction * (event.shiftKey ? 10 : 1));
  };
  return (
    <div
      className={className}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={`${value} frames`}
      style={style}
      onPointerDown={start}
      onPointerMove={(event) => drag && move(drag.value + (event.clientX - drag.x) / drag.perFrame)}
      onLostPointerCapture={() => setDrag(undefined)}
      onKeyDown={press}
    >
      {children}
    </div>
  );
}

const directions: Readonly<Record<string, number>> = {ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1};
