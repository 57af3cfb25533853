import type {CodeProblem} from '../../../../../packages/playground-core/compile/CodeProblem.ts';
import type {Composition, ConsoleLevel, TimelineEntry} from '../../../../../packages/playground-core/SandboxMessage.ts';
import type {RunnerEvent} from './Runner.ts';

/** The state of the running code. */
export type RunState = {
  readonly status: 'starting' | 'drawn' | 'failed' | 'stopped' | 'unavailable';
  readonly problems: readonly CodeProblem[];
  /** The run that the errors belong to. Missing if the code couldn't be compiled. */
  readonly failedRun?: number;
  /** The last run with a visible frame. */
  readonly drawnRun?: number;
  /** Whether all runs are of earlier code, because the current code couldn't be compiled. */
  readonly isOutdated?: boolean;
  /** The reason why nothing can run. */
  readonly message?: string;
  readonly lines: readonly ConsoleLine[];
  /** The current video, once the code has reported it. */
  readonly composition?: Composition;
  /** All compositions of the code. */
  readonly ids: readonly string[];
  /** The entries of all frames of a run that have been shown so far. */
  readonly timeline: {readonly run?: number; readonly entries: readonly TimelineEntry[]};
  readonly playing: boolean;
};

type ConsoleLine = {
  readonly level: ConsoleLevel;
  readonly text: string;
  /** The number of consecutive repetitions. */
  readonly times: number;
};

export const initialState: RunState = {
  status: 'starting',
  problems: [],
  lines: [],
  ids: [],
  timeline: {entries: []},
  playing: false,
};

/** The maximum number of stored lines. */
const maxLines = 100;
/** The maximum number of listed errors, because one error often causes others. */
const maxProblems = 3;

export type RunAction =
  | Exclude<RunnerEvent, {type: 'frame'}>
  | {readonly type: 'started'}
  | {readonly type: 'uncompiled'; readonly problems: readonly CodeProblem[]};

/**
 * Returns the next state. An error stays until code without it has rendered, so that nothing flickers while the reader
 * types.
 */
export function getNextState(state: RunState, action: RunAction): RunState {
  switch (action.type) {
    case 'started':
      return {...state, lines: [], isOutdated: false, ...(isDown(state) && {status: 'starting'})};
    case 'uncompiled':
      return {
        ...state,
        status: 'failed',
        problems: action.problems.slice(0, maxProblems),
        failedRun: undefined,
        isOutdated: true,
      };
    case 'drawn': {
      const shown = {composition: action.composition, ids: action.ids, drawnRun: action.run};
      if (state.failedRun === action.run || state.isOutdated) {
        return {...state, ...shown};
      }
      return {...state, ...shown, status: 'drawn', problems: [], failedRun: undefined};
    }
    case 'problem': {
      if (state.isOutdated) {
        return state;
      }
      const known = state.failedRun === action.run ? state.problems : [];
      const isNew = known.every(
        ({message, line}) => message !== action.problem.message || line !== action.problem.line,
      );
      const problems = isNew ? [...known, action.problem].slice(0, maxProblems) : known;
      return {...state, status: 'failed', problems, failedRun: action.run};
    }
    case 'console':
      return {...state, lines: withLine(state.lines, action)};
    case 'timeline':
      return {...state, timeline: {run: action.run, entries: mergeEntries(state.timeline, action)}};
    case 'playing':
      return {...state, playing: action.playing};
    case 'stopped':
      return {...state, status: 'stopped', problems: [], playing: false};
    case 'unavailable':
      return {...state, status: 'unavailable', message: action.message, playing: false};
  }
}

function isDown({status}: RunState): boolean {
  return status === 'stopped' || status === 'unavailable';
}

/** Keeps the known entries of the same run, because only those in the current frame are sent. */
function mergeEntries(
  known: RunState['timeline'],
  {run, entries}: {readonly run: number; readonly entries: readonly TimelineEntry[]},
): readonly TimelineEntry[] {
  if (known.run !== run) {
    return entries;
  }
  const current = new Set(entries.map(({id}) => id));
  return [...entries, ...known.entries.filter(({id}) => !current.has(id))];
}

function withLine(
  lines: readonly ConsoleLine[],
  {level, text}: Pick<ConsoleLine, 'level' | 'text'>,
): readonly ConsoleLine[] {
  const last = lines.at(-1);
  if (last?.text === text && last.level === level) {
    return [...lines.slice(0, -1), {...last, times: last.times + 1}];
  }
  return [...lines, {level, text, times: 1}].slice(-maxLines);
}
