import {useCallback, useEffect, useEffectEvent, useReducer, useState} from 'react';
import {useMayPlayUnasked} from '../../player/useMayPlayUnasked';
import {compileProject} from '../compile/compileProject';
import type {Composition, Playback} from '../frame/FrameMessage';
import type {PlaygroundProject} from '../project/PlaygroundProject';
import {createRunner} from './createRunner';
import {firstState, nextState, type RunState} from './RunState';
import type {Runner} from './Runner';

/** Milliseconds after the last keystroke. */
const pause = 150;

/** Running code, as the parts of the page see it. */
export interface Run {
  readonly state: RunState;
  /** What is drawn, or would be if the code said nothing else. */
  readonly composition: Composition;
  /** Takes the element that holds the frame. */
  readonly setHost: (host: HTMLElement | null) => (() => void) | undefined;
  readonly runner: Runner | undefined;
  readonly runAgain: () => void;
  readonly playback: Playback;
  readonly setPlayback: (playback: Playback) => void;
  /** Calls the listener with each frame that is shown; gives what ends it. */
  readonly onFrame: (listener: (frame: number) => void) => () => void;
}

/** Compiles a project whenever it changes, and has it drawn. */
export const useRun = (project: PlaygroundProject, wanted?: string): Run => {
  const [state, dispatch] = useReducer(nextState, firstState);
  const [runner, setRunner] = useState<Runner>();
  const [playback, setPlayback] = useState<Playback>({loop: true, rate: 1, muted: true});
  const [listeners] = useState(() => new Set<(frame: number) => void>());

  const setHost = useCallback(
    (host: HTMLElement | null) => {
      if (!host) return undefined;
      const created = createRunner(host, (event) => {
        if (event.type === 'frame') listeners.forEach((listener) => listener(event.frame));
        else dispatch(event);
      });
      setRunner(created);
      return () => created.dispose();
    },
    [listeners],
  );
  useEffect(() => runner?.setPlayback(playback), [runner, playback]);
  const unasked = useMayPlayUnasked();
  const hasDrawn = state.composition !== undefined;
  // Only the first picture plays by itself.
  const playUnasked = useEffectEvent(() => unasked && runner?.send({type: 'play'}));
  useEffect(() => {
    if (runner && hasDrawn) playUnasked();
  }, [runner, hasDrawn]);
  useEffect(() => {
    if (!runner) return undefined;
    const timer = setTimeout(() => {
      const compiled = compileProject(project);
      if (!('modules' in compiled)) return dispatch({type: 'uncompiled', faults: compiled});
      dispatch({type: 'started'});
      const {files, props} = project;
      runner.run({compiled, sources: Object.values(files), composition: compositionOf(project), wanted, props});
    }, pause);
    return () => clearTimeout(timer);
  }, [runner, project, wanted]);

  return {
    state,
    composition: state.composition ?? compositionOf(project),
    setHost,
    runner,
    runAgain: () => {
      dispatch({type: 'started'});
      runner?.restart();
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
};

const compositionOf = ({files, width, height, fps, durationInFrames}: PlaygroundProject): Composition => {
  const [first = 'Video'] = Object.keys(files);
  // What the command line takes as the id of a composition.
  const id = (first.split('/').at(-1) ?? first).replace(/\..*$/, '').replace(/[^a-zA-Z0-9-]/g, '-');
  return {id, width, height, fps, durationInFrames, defaultProps: {}};
};
