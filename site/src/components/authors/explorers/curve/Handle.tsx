import {type KeyboardEvent, type PointerEvent, type ReactNode, use, useState} from 'react';
import {clamp} from '../../../ui/clamp.ts';
import styles from './Graph.module.css';
import {GraphScale} from './GraphScale.ts';
import {toPercent, type Point, type Range} from './Scale.ts';

type Props = {
  readonly label: string;
  /** Its position in words. */
  readonly text: string;
  readonly point: Point;
  /** The step of the arrow keys. */
  readonly step: Point;
  /** The range of its position. */
  readonly limits: {readonly x: Range; readonly y: Range};
  readonly onMove: (point: Point) => void;
  /** Called when the reader presses Delete. */
  readonly onRemove?: () => void;
};

/** A point of a graph that moves by dragging it or with the arrow keys, and ten times as far with Shift. */
export function Handle({label, text, point, step, limits, onMove, onRemove}: Props): ReactNode {
  const {scale, freeze, release} = use(GraphScale);
  const [dragged, setDragged] = useState(false);
  const move = (to: Point): void => onMove({x: fit(to.x, step.x, limits.x), y: fit(to.y, step.y, limits.y)});

  const drag = (event: PointerEvent<HTMLElement>): void => {
    const plot = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!dragged || !plot) {
      return;
    }
    const [right, up] = [(event.clientX - plot.left) / plot.width, (plot.bottom - event.clientY) / plot.height];
    move({x: clampToGraph(right, scale.x), y: clampToGraph(up, scale.y)});
  };
  const press = ({key, shiftKey}: KeyboardEvent): boolean => {
    const far = shiftKey ? 10 : 1;
    const [right, up] = arrows[key] ?? [];
    if (right !== undefined && up !== undefined) {
      move({x: point.x + right * far * step.x, y: point.y + up * far * step.y});
    } else if (key === 'Delete' && onRemove) {
      onRemove();
    } else {
      return false;
    }
    return true;
  };

  return (
    <div
      className={styles.handle}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={limits.y[0]}
      aria-valuemax={limits.y[1]}
      aria-valuenow={point.y}
      aria-valuetext={text}
      style={{left: `${toPercent(point.x, scale.x)}%`, top: `${100 - toPercent(point.y, scale.y)}%`}}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        freeze();
        setDragged(true);
      }}
      onPointerMove={drag}
      onLostPointerCapture={() => {
        setDragged(false);
        release();
      }}
      onKeyDown={(event) => press(event) && event.preventDefault()}
    />
  );
}

const arrows: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Returns the value at a fraction of a range, clamped to its ends. */
function clampToGraph(part: number, [min, max]: Range): number {
  return min + clamp(part, 0, 1) * (max - min);
}

function fit(value: number, step: number, [min, max]: Range): number {
  return clamp(Number((Math.round(value / step) * step).toPrecision(12)), min, max);
}
