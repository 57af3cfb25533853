import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {LessonCheckResult} from '../../../../../packages/course/checks/Check.ts';
import {SmallButton} from '../../ui/Button/SmallButton.tsx';
import {VisuallyHidden} from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type {LessonLink} from '../LessonFacts.ts';
import {findMissingUnit} from './findMissingUnit.ts';
import {findQuotedPlaceholder} from './findQuotedPlaceholder.ts';
import type {LessonOutcome} from '../LessonEditor/useLessonCheck.ts';
import styles from './Results.module.css';

type Props = {
  readonly outcome: LessonOutcome;
  /** The code that was checked. */
  readonly code: string;
  /** Whether the learner has solved the lesson before. */
  readonly isDone: boolean;
  readonly next?: LessonLink;
  /** Whether the editor checks types. */
  readonly hasTypes: boolean;
  readonly onShow: (result: LessonCheckResult) => void;
};

/** What the check has found. The summary and the first finding are announced to screen readers. */
export function Results({outcome, code, isDone, next, hasTypes, onShow}: Props): ReactNode {
  const {finding} = findFailed(outcome)[0] ?? {};
  const isWrong = outcome.status === 'checked' && !outcome.isSolved;
  return (
    <div className={styles.results}>
      <p className={styles.summary} role="status">
        {formatSummary(outcome)}
        {/* The list below shows it. */}
        {finding && <VisuallyHidden>{` ${finding.expected} ${finding.found}`}</VisuallyHidden>}
      </p>
      {outcome.status === 'none' && (
        <p>{isDone ? 'You have solved this lesson.' : 'The check renders your video and looks at its frames.'}</p>
      )}
      {isWrong && <IgnoredStyle code={code} />}
      {outcome.status === 'checked' && (
        <ul className={styles.list} aria-label="Checks">
          {outcome.results.map((result) => (
            <li key={result.title} className={getClassName(result)}>
              <ResultText result={result} onShow={onShow} />
            </li>
          ))}
        </ul>
      )}
      {isWrong && !hasTypes && <p>Turn on “Check types” to mark names and options that don’t exist.</p>}
      {(isDone || (outcome.status === 'checked' && outcome.isSolved)) && (
        <p>
          {next ? <Link to={next.path}>Next lesson: {next.title}</Link> : <Link to="/learn">Back to the overview</Link>}
        </p>
      )}
    </div>
  );
}

/** Explains a style that the browser ignores. */
function IgnoredStyle({code}: Pick<Props, 'code'>): ReactNode {
  const quoted = findQuotedPlaceholder(code);
  const missing = findMissingUnit(code);
  return (
    <>
      {quoted !== undefined && (
        <p>
          <code>{quoted}</code> is only text. Put it in backticks instead of quotes to insert the value.
        </p>
      )}
      {missing && (
        <p>
          The browser ignores <code>{missing.found}</code> because it has no unit. Write <code>{missing.fixed}</code>
          {missing.asNumber !== undefined && (
            <>
              {' '}
              or <code>{missing.asNumber}</code>, because React adds <code>px</code> to numbers
            </>
          )}
          .
        </p>
      )}
    </>
  );
}

function ResultText({result, onShow}: {readonly result: LessonCheckResult} & Pick<Props, 'onShow'>): ReactNode {
  const {title, finding, isSkipped} = result;
  if (!finding) {
    return (
      <>
        <VisuallyHidden>{isSkipped ? 'Not checked: ' : 'Passed: '}</VisuallyHidden>
        {title}
      </>
    );
  }
  return (
    <>
      <VisuallyHidden>Failed: </VisuallyHidden>
      {finding.expected} <strong>{finding.found}</strong>{' '}
      {finding.frame !== undefined && (
        <SmallButton onClick={() => onShow(result)}>Show frame {finding.frame}</SmallButton>
      )}
    </>
  );
}

function getClassName({finding, isSkipped}: LessonCheckResult): string | undefined {
  if (isSkipped) {
    return styles.skipped;
  }
  return finding ? styles.failed : styles.passed;
}

function formatSummary(outcome: LessonOutcome): string {
  switch (outcome.status) {
    case 'none':
      return '';
    case 'running':
      return 'Checking…';
    case 'failed':
      return outcome.message;
    case 'checked': {
      const {length} = findFailed(outcome);
      if (length === 0) {
        return 'Solved. All checks passed.';
      }
      return `Not yet. ${length} ${length === 1 ? 'check' : 'checks'} failed.`;
    }
  }
}

function findFailed(outcome: LessonOutcome): readonly LessonCheckResult[] {
  return outcome.status === 'checked' ? outcome.results.filter(({finding}) => finding) : [];
}
