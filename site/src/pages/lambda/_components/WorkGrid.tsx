import type {ReactNode} from 'react';
import styles from './WorkGrid.module.css';

interface Props {
  readonly frames: number;
  readonly framesPerFunction: number;
}

const columns = 40;
const cell = {width: 15, height: 34, gap: 3};

/** One mark for each function that works on a video. */
export const WorkGrid = ({frames, framesPerFunction}: Props): ReactNode => {
  const functions = Math.ceil(frames / framesPerFunction);
  const rows = Math.ceil(functions / columns);
  const width = columns * (cell.width + cell.gap) - cell.gap;
  const height = rows * (cell.height + cell.gap) - cell.gap;
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.grid}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${functions} marks in ${rows} rows, one for each function; the first is red`}
      >
        {Array.from({length: functions}, (_, index) => (
          <rect
            className={index === 0 ? styles.first : styles.other}
            key={index}
            x={(index % columns) * (cell.width + cell.gap)}
            y={Math.floor(index / columns) * (cell.height + cell.gap)}
            width={cell.width}
            height={cell.height}
            rx={2}
          />
        ))}
      </svg>
      <figcaption className={styles.caption}>
        {frames.toLocaleString('en')} frames, {framesPerFunction} for each function, make {functions} functions that
        draw at the same time. At 30 fps that is a video of {frames / 30} seconds. The red one draws frames 0 to{' '}
        {framesPerFunction - 1}.
      </figcaption>
    </figure>
  );
};
