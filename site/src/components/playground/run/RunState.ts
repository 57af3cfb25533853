import type {Fault} from '../compile/Fault';
import type {Composition, ConsoleLevel} from '../frame/FrameMessage';
import type {RunnerEvent} from './Runner';

/** What is known of the running code. */
export interface RunState {
  readonly status: 'starting' | 'drawn' | 'faulty' | 'stopped' | 'unavailable';
  readonly faults: readonly Fault[];
  /** The run that the faults are of; none when the code could not be compiled. */
  readonly faultyRun?: number;
  /** The last run of which a picture can be seen. */
  readonly drawnRun?: number;
  /** Why nothing can run. */
  readonly message?: string;
  readonly lines: readonly ConsoleLine[];
  /** What is drawn, as far as the code has said it. */
  readonly composition?: Composition;
  /** All compositions of the code. */
  readonly ids: readonly string[];
  readonly playing: boolean;
}

export interface ConsoleLine {
  readonly level: ConsoleLevel;
  readonly text: string;
  /** How often it was written in a row. */
  readonly times: number;
}

export const firstState: RunState = {status: 'starting', faults: [], lines: [], ids: [], playing: false};

/** Lines that are kept. */
const mostLines = 100;
/** Faults that are listed; one often brings others with it. */
const mostFaults = 3;

export type RunAction =
  | Exclude<RunnerEvent, {type: 'frame'}>
  | {readonly type: 'started'}
  | {readonly type: 'uncompiled'; readonly faults: readonly Fault[]};

/** What becomes of the state. A fault stays until code without it has been drawn, so that nothing flickers while typing. */
export const nextState = (state: RunState, action: RunAction): RunState => {
  switch (action.type) {
    case 'started':
      return {...state, lines: [], ...(isDown(state) && {status: 'starting'})};
    case 'uncompiled':
      return {...state, status: 'faulty', faults: action.faults.slice(0, mostFaults), faultyRun: undefined};
    case 'drawn': {
      const shown = {composition: action.composition, ids: action.ids, drawnRun: action.run};
      if (state.faultyRun === action.run) return {...state, ...shown};
      return {...state, ...shown, status: 'drawn', faults: [], faultyRun: undefined};
    }
    case 'fault': {
      const known = state.faultyRun === action.run ? state.faults : [];
      const isNew = known.every(({message, line}) => message !== action.fault.message || line !== action.fault.line);
      const faults = isNew ? [...known, action.fault].slice(0, mostFaults) : known;
      return {...state, status: 'faulty', faults, faultyRun: action.run};
    }
    case 'console':
      return {...state, lines: withLine(state.lines, action)};
    case 'playing':
      return {...state, playing: action.playing};
    case 'stopped':
      return {...state, status: 'stopped', faults: [], playing: false};
    case 'unavailable':
      return {...state, status: 'unavailable', message: action.message, playing: false};
  }
};

const isDown = ({status}: RunState): boolean => status === 'stopped' || status === 'unavailable';

const withLine = (
  lines: readonly ConsoleLine[],
  {level, text}: Pick<ConsoleLine, 'level' | 'text'>,
): readonly ConsoleLine[] => {
  const last = lines.at(-1);
  if (last?.text === text && last.level === level) return [...lines.slice(0, -1), {...last, times: last.times + 1}];
  return [...lines, {level, text, times: 1}].slice(-mostLines);
};
