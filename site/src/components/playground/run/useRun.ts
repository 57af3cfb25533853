import {useCallback, useEffect, useEffectEvent, useReducer, useState} from 'react';
import {useMayPlayUnasked} from '../../player/useMayPlayUnasked.ts';
import {compileProject} from '../../../../../packages/playground-core/compile/compileProject.ts';
import type {Composition, Playback} from '../../../../../packages/playground-core/FrameMessage.ts';
import type {PlaygroundProject} from '../../../../../packages/playground-core/project/PlaygroundProject.ts';
import {createRunner} from './createRunner.ts';
import {firstState, getNextState, type RunState} from './RunState.ts';
import type {Runner} from './Runner.ts';

/** Milliseconds after the last keystroke. */
const pause = 150;

/** The running code, for the components of the page. */
export type Run = {
  readonly state: RunState;
  /** The current video, or the default if the code doesn't define one. */
  readonly composition: Composition;
  /** Ref for the element that contains the iframe. */
  readonly setHost: (host: HTMLElement | null) => (() => void) | undefined;
  readonly runner: Runner | undefined;
  readonly runAgain: () => void;
  readonly playback: Playback;
  readonly setPlayback: (playback: Playback) => void;
  /** Calls the listener with each displayed frame. Returns a cleanup function. */
  readonly onFrame: (listener: (frame: number) => void) => () => void;
};

/** Compiles and runs a project whenever it changes. */
export function useRun(project: PlaygroundProject, wanted?: string): Run {
  const [state, dispatch] = useReducer(getNextState, firstState);
  const [runner, setRunner] = useState<Runner>();
  const [playback, setPlayback] = useState<Playback>({loop: true, rate: 1, muted: true});
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
  const unasked = useMayPlayUnasked();
  const hasDrawn = state.composition !== undefined;
  // Only the first frame starts playback automatically.
  const playUnasked = useEffectEvent(() => unasked && runner?.send({type: 'play'}));
  useEffect(() => {
    if (runner && hasDrawn) {
      playUnasked();
    }
  }, [runner, hasDrawn]);
  useEffect(() => {
    if (!runner) {
      return undefined;
    }
    const timer = setTimeout(() => {
      const compiled = compileProject(project);
      if (!('modules' in compiled)) {
        return dispatch({type: 'uncompiled', problems: compiled});
      }
      dispatch({type: 'started'});
      const {files, props} = project;
      runner.run({compiled, sources: Object.values(files), composition: getComposition(project), wanted, props});
    }, pause);
    return () => clearTimeout(timer);
  }, [runner, project, wanted]);

  return {
    state,
    composition: state.composition ?? getComposition(project),
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
}

function getComposition({files, width, height, fps, durationInFrames}: PlaygroundProject): Composition {
  const [first = 'Video'] = Object.keys(files);
  // The IDs that the command line supports for a composition.
  const id = (first.split('/').at(-1) ?? first).replace(/\..*$/, '').replace(/[^a-zA-Z0-9-]/g, '-');
  return {id, width, height, fps, durationInFrames, defaultProps: {}};
}
