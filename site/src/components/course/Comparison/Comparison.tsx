import {type ReactNode, useEffect, useRef} from 'react';
import {compareLines} from '../../../../../packages/course/lesson/compareLines.ts';
import {SmallButton} from '../../ui/Button/SmallButton.tsx';
import {VisuallyHidden} from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Comparison.module.css';

type Props = {
  readonly yours: string;
  readonly solution: string;
  readonly onUse: () => void;
  readonly onClose: () => void;
};

const marks = {same: ' ', yours: '−', solution: '+'} as const;
const names = {same: '', yours: 'Only in your code: ', solution: 'Only in the solution: '} as const;

/** The learner’s code next to the solution: lines to remove and lines to add. */
export function Comparison({yours, solution, onUse, onClose}: Props): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({preventScroll: true}), []);
  return (
    <div className={styles.comparison}>
      <div className={styles.head}>
        <h2 className={styles.title} ref={heading} tabIndex={-1}>
          Your code and the solution
        </h2>
        <SmallButton onClick={onUse}>Use the solution</SmallButton>
        <SmallButton onClick={onClose}>Back to my code</SmallButton>
      </div>
      <p className={styles.about}>
        The solution has the lines with +, and not those with −. Other solutions are just as right if the check passes.
      </p>
      <pre className={styles.code} tabIndex={0} role="group" aria-label="Differences">
        <code>
          {compareLines(yours, solution).map(({kind, text}, index) => (
            <span className={styles[kind]} key={index}>
              <VisuallyHidden>{names[kind]}</VisuallyHidden>
              <span aria-hidden="true">{marks[kind]} </span>
              {text}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
    </div>
  );
}
