import {useState} from 'react';
import type {LessonCheckResult} from '../../../../../packages/course/checks/Check.ts';
import {getFrames, runChecks} from '../../../../../packages/course/checks/runChecks.ts';
import type {CodeProblem} from '../../../../../packages/playground-core/compile/CodeProblem.ts';
import type {Mark} from '../../playground/Preview/FrameMark.tsx';
import {ProblemError} from '../../playground/run/ProblemError.ts';
import type {Run} from '../../playground/run/useRun.ts';
import {StoppedError} from '../../playground/run/StoppedError.ts';
import type {LoadedLesson} from './loadLesson.ts';

/** The result of the last check. */
export type LessonOutcome =
  | {readonly status: 'none' | 'running'}
  | {readonly status: 'checked'; readonly results: readonly LessonCheckResult[]; readonly isSolved: boolean}
  | {readonly status: 'failed'; readonly message: string};

type LessonCheck = {
  readonly outcome: LessonOutcome;
  readonly mark?: Mark;
  readonly check: () => Promise<void>;
  /** Shows the frame of a finding, and marks where it is. */
  readonly show: (result: LessonCheckResult) => void;
  readonly clear: () => void;
};

/** Checks the code when the learner asks for it, and shows the frame of the first finding. */
export function useLessonCheck(run: Run, {checks}: LoadedLesson, onSolved: () => void): LessonCheck {
  const [outcome, setOutcome] = useState<LessonOutcome>({status: 'none'});
  const [mark, setMark] = useState<Mark>();
  const showFinding = (
    {finding}: LessonCheckResult,
    size: {readonly width: number; readonly height: number} = run.composition,
  ): void => {
    const {frame, box} = finding ?? {};
    if (frame === undefined) {
      return;
    }
    run.runner?.send({type: 'seek', frame});
    setMark(box && {frame, box, width: size.width, height: size.height});
  };
  const check = async (): Promise<void> => {
    setOutcome({status: 'running'});
    setMark(undefined);
    try {
      const inspection = await run.inspect((duration) => getFrames(checks, duration), checks);
      const results = runChecks(checks, inspection);
      const failed = results.find(({finding}) => finding);
      setOutcome({status: 'checked', results, isSolved: !failed});
      if (failed) {
        showFinding(failed, inspection.composition);
      } else {
        if (checks.fps !== undefined || checks.props) {
          // The learner’s own video, not the one that was checked.
          run.runUnchanged();
        }
        run.runner?.send({type: 'play'});
        onSolved();
      }
    } catch (error) {
      setOutcome(error instanceof StoppedError ? {status: 'none'} : {status: 'failed', message: formatError(error)});
    }
  };
  return {
    outcome,
    mark,
    check,
    show: showFinding,
    clear: () => {
      setOutcome({status: 'none'});
      setMark(undefined);
    },
  };
}

function formatError(error: unknown): string {
  if (error instanceof ProblemError) {
    return `The code has an error${formatLine(error.problem)}: ${error.message}`;
  }
  return error instanceof Error ? error.message : String(error);
}

function formatLine({line}: CodeProblem): string {
  return line === undefined ? '' : ` on line ${line}`;
}
