import {type ReactNode, useEffect, useState} from 'react';
import type {Box} from '../../../../../packages/course/checks/Inspection.ts';
import type {Run} from '../run/useRun.ts';
import styles from './FrameMark.module.css';

/** A rectangle in a frame, with the size of the frame. */
export type Mark = {
  readonly frame: number;
  readonly box: Box;
  readonly width: number;
  readonly height: number;
};

type Props = {
  readonly mark: Mark;
  readonly run: Pick<Run, 'onFrame'>;
};

/** Pixels of the frame around the marked rectangle. */
const margin = 12;

/** Outlines a rectangle of a frame until another frame is shown. */
export function FrameMark({mark: {frame, box, width, height}, run: {onFrame}}: Props): ReactNode {
  const [isShown, setShown] = useState(true);
  useEffect(() => onFrame((shown) => setShown(shown === frame)), [onFrame, frame]);
  if (!isShown) {
    return null;
  }
  const [left, top] = [Math.max(0, box.x - margin), Math.max(0, box.y - margin)];
  const [right, bottom] = [Math.min(width, box.x + box.width + margin), Math.min(height, box.y + box.height + margin)];
  // What is outside of the frame can't be marked.
  if (right <= left || bottom <= top) {
    return null;
  }
  return (
    <div
      className={styles.mark}
      aria-hidden="true"
      style={{
        left: `${(left / width) * 100}%`,
        top: `${(top / height) * 100}%`,
        width: `${((right - left) / width) * 100}%`,
        height: `${((bottom - top) / height) * 100}%`,
      }}
    />
  );
}
