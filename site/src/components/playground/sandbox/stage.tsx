import type {PlayerRef} from '@remotion/player';
import type {ComponentType} from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {FileError, evaluate} from './evaluate.ts';
import {watchImpurities} from './inspect/watchImpurities.ts';
import {watchLoads} from './inspect/watchLoads.ts';
import {toRunError} from './toRunError.ts';
import {findComponent} from '../../../../../packages/playground-core/findComponent.ts';
import type {Playback, Program, ToSandbox} from '../../../../../packages/playground-core/SandboxMessage.ts';
import {loadScript} from './loadScript.ts';
import {MissingFile, addFonts, addMedia, createMediaUrl, removeFonts} from './mediaFiles.ts';
import {sendToPage} from './sendToPage.ts';
import {renderDelays} from './renderDelays.ts';
import {readCompositions} from './readCompositions.tsx';
import type {Registered} from './Registered.ts';
import {createRemotion} from './createRemotion.tsx';
import {Screen} from './Screen.tsx';
import {createTimelineReporter} from './timeline/createTimelineReporter.ts';

const root = createRoot(document.getElementById('stage') ?? document.body, {
  // The boundary around the component reports it to the page.
  onCaughtError: () => undefined,
  // The window's error event hides the message, because the script comes from a different origin than the sandbox.
  onUncaughtError: (error) => stage.fail(error),
});

let program: Program | undefined;
let playback: Playback = {loop: true, rate: 1, muted: true};
let shown: Registered | undefined;
/** The run that `shown` belongs to. */
let shownRun = 0;
/** The component that is in the document. */
let mounted: Registered['component'] | undefined;
/** The compositions that the code defines. */
let described: readonly string[] = [];
let player: PlayerRef | null = null;
let lastFrame = 0;
/** Whether the reader wants the video to play. An error pauses it until it's fixed. */
let isPlayWanted = false;
/** What the code reads that differs between renders, if someone wants to know. */
let watched: ReturnType<typeof watchImpurities> | undefined;
let endWatchingLoads: (() => void) | undefined;
/** The last run with an error. */
let failedRun: number | undefined;
/** The last run that has rendered a frame without an error. */
let renderedRun: number | undefined;

const reportTimeline = createTimelineReporter(() => {
  const [node, run] = [stage.node(), stage.workingRun()];
  return node && shown && run !== undefined && stage.isMounted()
    ? {run, node, durationInFrames: shown.composition.durationInFrames}
    : undefined;
});

/** The current component in the sandbox, and its player. */
export const stage = {
  player: (): PlayerRef | null => player,
  /** The element that contains the frame. */
  node: (): HTMLElement | undefined =>
    player?.getContainerNode()?.querySelector<HTMLElement>('.__remotion-player') ?? undefined,
  composition: (): Registered['composition'] | undefined => shown?.composition,
  isMounted: (): boolean => shown !== undefined && mounted === shown.component,
  /** Identifies what is shown, as long as it has no error. */
  workingRun: (): number | undefined => (shownRun === program?.run && shownRun !== failedRun ? shownRun : undefined),
  ids: (): readonly string[] => described,
  impurities: (): readonly string[] => watched?.read() ?? [],

  /** Evaluates a program and renders its export. Drops a program if a newer one has arrived in the meantime. */
  async run(next: Program): Promise<void> {
    program = next;
    addMedia(next.media);
    try {
      await Promise.all([...next.scripts.map(loadScript), addFonts(next.fonts)]);
      if (program !== next) {
        return;
      }
      sendToPage({type: 'loaded', run: next.run});
      // The browser sends messages between tasks, and the reader's code may block it forever.
      await new Promise((resolve) => setTimeout(resolve));
      renderDelays.reset();
      removeFonts();
      watched?.end();
      watched = next.isWatched ? watchImpurities() : undefined;
      endWatchingLoads?.();
      endWatchingLoads = next.isWatched ? watchLoads() : undefined;
      const registered = await getRegisteredComponents(next);
      if (program !== next) {
        return;
      }
      const chosen = registered.find(({composition}) => composition.id === next.wanted) ?? registered[0];
      if (!chosen) {
        throw new Error('The root component doesn’t register a composition. Add a <Composition> to it.');
      }
      shown = chosen;
      shownRun = next.run;
      draw();
    } catch (error) {
      stage.fail(error);
    }
  },

  control(message: Extract<ToSandbox, {type: 'play' | 'pause' | 'seek'}>): void {
    isPlayWanted = message.type === 'play';
    if (message.type === 'seek') {
      player?.pause();
      player?.seekTo(message.frame);
    } else if (message.type === 'pause') {
      player?.pause();
    } else {
      const last = (shown?.composition.durationInFrames ?? 1) - 1;
      if (!playback.loop && player?.getCurrentFrame() === last) {
        player.seekTo(0);
      }
      player?.play();
    }
  },

  setPlayback({loop, rate, muted}: Playback): void {
    playback = {loop, rate, muted};
    if (muted) {
      player?.mute();
    } else {
      player?.unmute();
    }
    if (shown) {
      draw();
    }
  },

  /** Reports an error of any kind to the page. */
  fail(error: unknown, frame?: number, run = program?.run ?? 0): void {
    const [cause, file] = error instanceof FileError ? [error.cause, error.file] : [error, undefined];
    if (cause instanceof MissingFile) {
      return sendToPage({type: 'missing', run, path: cause.path});
    }
    player?.pause();
    failedRun = run;
    const problem = toRunError(cause, file);
    sendToPage({
      type: 'problem',
      run,
      // If the first rendered frame fails, others probably do, too.
      problem: frame && run === renderedRun ? {...problem, message: `Frame ${frame}: ${problem.message}`} : problem,
    });
  },
};

async function getRegisteredComponents(next: Program): Promise<readonly Registered[]> {
  let registeredRoot: ComponentType | undefined;
  const toolkit = createRemotion(createMediaUrl, (component) => (registeredRoot = component), next.props);
  const exported = evaluate(next.entry, next.modules, {remotion: toolkit});
  const component = registeredRoot ?? findComponent(exported, next.entry);
  if (registeredRoot || /\b(?:Composition|Still)\b/.test(next.modules[next.entry] ?? '')) {
    const registered = await readCompositions(component);
    described = registered.map(({composition}) => composition.id);
    return registered;
  }
  described = [];
  return [{composition: next.composition, component, defaultProps: {}}];
}

function draw(): void {
  if (!program || !shown) {
    return;
  }
  const {props} = program;
  const {composition} = shown;
  const run = shownRun;
  const screen = (
    <Screen
      run={run}
      shown={shown}
      props={props}
      playback={playback}
      initialFrame={lastFrame}
      onPlayer={setPlayer}
      onDrawn={() => {
        sendToPage({type: 'drawn', run, composition, ids: described});
        reportTimeline();
        if (isPlayWanted && run !== failedRun && !player?.isPlaying()) {
          player?.play();
        }
      }}
      onMounted={setMounted}
      onError={failFrame}
    />
  );
  // React may interrupt other renders and start over.
  flushSync(() => root.render(screen));
}

function setMounted(component: Registered['component']): void {
  mounted = component;
  // After an error, an empty component is mounted.
  renderedRun = stage.workingRun() ?? renderedRun;
  reportTimeline();
}

/** The previous component may fail once more until the next one replaces it. */
function failFrame(error: Error, frame: number, component: Registered['component']): void {
  if (component === shown?.component) {
    stage.fail(error, frame, shownRun);
  }
}

function setPlayer(next: PlayerRef | null): void {
  player = next;
  if (!next) {
    return;
  }
  if (playback.muted) {
    next.mute();
  }
  next.addEventListener('frameupdate', ({detail: {frame}}) => {
    lastFrame = frame;
    sendToPage({type: 'frame', frame});
    reportTimeline();
  });
  next.addEventListener('play', () => sendToPage({type: 'playing', playing: true}));
  next.addEventListener('pause', () => sendToPage({type: 'playing', playing: false}));
  next.addEventListener('ended', () => {
    isPlayWanted = false;
    sendToPage({type: 'playing', playing: false});
  });
}
