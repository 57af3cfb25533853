import {useCallback, useEffect, useEffectEvent, useReducer, useRef, useState} from 'react';
import {useMayAutoplay} from '../../player/useMayAutoplay.ts';
import type {Inspection} from '../../../../../packages/course/checks/Inspection.ts';
import {type CompiledProject, compileProject} from '../../../../../packages/playground-core/compile/compileProject.ts';
import type {Composition, Playback} from '../../../../../packages/playground-core/SandboxMessage.ts';
import type {PlaygroundProject} from '../../../../../packages/playground-core/project/PlaygroundProject.ts';
import {createRunner} from './createRunner.ts';
import {initialState, getNextState, type RunState} from './RunState.ts';
import {ProblemError} from './ProblemError.ts';
import type {RunRequest, Runner} from './Runner.ts';

/** Milliseconds after the last keystroke before the project runs. */
const typingPauseMs = 150;

/** The running code, for the components of the page. */
export type Run = {
  readonly state: RunState;
  /** The current video, or the default if the code doesn't define one. */
  readonly composition: Composition;
  /** Ref for the element that contains the sandbox. */
  readonly setHost: (host: HTMLElement | null) => (() => void) | undefined;
  readonly runner: Runner | undefined;
  readonly runAgain: () => void;
  /** Runs the current code without the changes of the last inspection. */
  readonly runUnchanged: () => void;
  /** Runs the current code from the start, with some changes, and returns what is in the chosen frames. Rejects with its first error. */
  readonly inspect: (
    chooseFrames: (durationInFrames: number) => readonly number[],
    changes?: Partial<Pick<PlaygroundProject, 'props' | 'fps'>>,
  ) => Promise<Inspection>;
  readonly playback: Playback;
  readonly setPlayback: (playback: Playback) => void;
  /** Calls the listener with each displayed frame. Returns a cleanup function. */
  readonly onFrame: (listener: (frame: number) => void) => () => void;
};

/** Compiles and runs a project whenever it changes. */
export function useRun(project: PlaygroundProject, wanted?: string): Run {
  const [state, dispatch] = useReducer(getNextState, initialState);
  const [runner, setRunner] = useState<Runner>();
  const [playback, setPlayback] = useState<Playback>({loop: true, rate: 1, muted: true});
  /** The project that an inspection is already running. */
  const inspected = useRef<PlaygroundProject>(undefined);
  const [listeners] = useState(() => new Set<(frame: number) => void>());

  const setHost = useCallback(
    (host: HTMLElement | null) => {
      if (!host) {
        return undefined;
      }
      const created = createRunner(host, (event) => {
        if (event.type === 'frame') {
          listeners.forEach((listener) => listener(event.frame));
        } else {
          dispatch(event);
        }
      });
      setRunner(created);
      return () => created.dispose();
    },
    [listeners],
  );
  useEffect(() => runner?.setPlayback(playback), [runner, playback]);
  const mayAutoplay = useMayAutoplay();
  const hasDrawn = state.composition !== undefined;
  // Many videos begin with an empty frame, so a video that doesn't start by itself shows the one in the middle.
  const showFirst = useEffectEvent(() =>
    runner?.send(
      mayAutoplay ? {type: 'play'} : {type: 'seek', frame: Math.floor((state.composition?.durationInFrames ?? 0) / 2)},
    ),
  );
  useEffect(() => {
    if (runner && hasDrawn) {
      showFirst();
    }
  }, [runner, hasDrawn]);
  const runProject = useCallback(() => {
    const compiled = compileProject(project);
    if (!('modules' in compiled)) {
      return dispatch({type: 'uncompiled', problems: compiled});
    }
    dispatch({type: 'started'});
    runner?.run(createRequest(project, compiled, wanted));
  }, [runner, project, wanted]);
  useEffect(() => {
    if (!runner) {
      return undefined;
    }
    const timer = setTimeout(() => {
      if (inspected.current !== project) {
        runProject();
      }
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [runner, project, runProject]);

  return {
    state,
    composition: state.composition ?? getComposition(project),
    setHost,
    runner,
    runAgain: () => {
      dispatch({type: 'started'});
      runner?.restart();
      // The runner starts the last program that could be compiled.
      const compiled = compileProject(project);
      if (!('modules' in compiled)) {
        dispatch({type: 'uncompiled', problems: compiled});
      }
    },
    runUnchanged: runProject,
    inspect: async (chooseFrames, {props, fps = project.fps} = {}) => {
      if (!runner) {
        throw new Error('The player is still loading. Wait until the video appears, then check again.');
      }
      const compiled = compileProject(project);
      if (!('modules' in compiled)) {
        throw compiled[0] ? new ProblemError(compiled[0]) : new Error('The code doesn’t compile.');
      }
      dispatch({type: 'started'});
      inspected.current = project;
      const request = createRequest({...project, fps, props: {...project.props, ...props}}, compiled, wanted);
      return runner.inspect(request, chooseFrames);
    },
    playback,
    setPlayback,
    onFrame: useCallback(
      (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      [listeners],
    ),
  };
}

function createRequest(project: PlaygroundProject, compiled: CompiledProject, wanted?: string): RunRequest {
  const {files, props} = project;
  return {compiled, files, composition: getComposition(project), wanted, props};
}

function getComposition({files, width, height, fps, durationInFrames}: PlaygroundProject): Composition {
  const [first = 'Video'] = Object.keys(files);
  // The IDs that the command line supports for a composition.
  const id = (first.split('/').at(-1) ?? first).replace(/\..*$/, '').replace(/[^a-zA-Z0-9-]/g, '-');
  return {id, width, height, fps, durationInFrames, defaultProps: {}};
}
