import type {PlayerRef} from '@remotion/player';
import type {ComponentType} from 'react';
import {createRoot} from 'react-dom/client';
import {FileError, evaluate} from './evaluate';
import {faultOf} from './faultOf';
import {findComponent} from './findComponent';
import type {Playback, Program, ToFrame} from './FrameMessage';
import {loadScript} from './loadScript';
import {MissingFile, addFonts, addMedia, mediaAddress} from './mediaFiles';
import {post} from './post';
import {readCompositions} from './readCompositions';
import type {Registered} from './Registered';
import {remotionFor} from './remotionFor';
import {Screen} from './Screen';

const root = createRoot(document.getElementById('stage') ?? document.body, {
  // Told to the page by the boundary around the component.
  onCaughtError: () => undefined,
});

let program: Program | undefined;
let playback: Playback = {loop: true, rate: 1, muted: true};
let shown: Registered | undefined;
/** The compositions that the code describes itself. */
let described: readonly string[] = [];
let player: PlayerRef | null = null;
let lastFrame = 0;

/** What is drawn in the frame, and its player. */
export const stage = {
  player: (): PlayerRef | null => player,
  composition: (): Registered['composition'] | undefined => shown?.composition,

  /** Evaluates a program and draws what it exports. A program that has changed meanwhile is dropped. */
  async run(next: Program): Promise<void> {
    program = next;
    addMedia(next.media);
    try {
      await Promise.all([...next.scripts.map(loadScript), addFonts(next.fonts)]);
      if (program !== next) return;
      post({type: 'loaded', run: next.run});
      // The browser sends messages between turns, and the reader's code may never give it another.
      await new Promise((resolve) => setTimeout(resolve));
      const registered = await registeredBy(next);
      if (program !== next) return;
      const chosen = registered.find(({composition}) => composition.id === next.wanted) ?? registered[0];
      if (!chosen) throw new Error('The root describes no composition. Add a <Composition> to it.');
      shown = chosen;
      draw();
    } catch (error) {
      stage.fail(error);
    }
  },

  control(message: Extract<ToFrame, {type: 'play' | 'pause' | 'seek'}>): void {
    if (message.type === 'seek') {
      player?.pause();
      player?.seekTo(message.frame);
    } else if (message.type === 'pause') player?.pause();
    else {
      const last = (shown?.composition.durationInFrames ?? 1) - 1;
      if (!playback.loop && player?.getCurrentFrame() === last) player.seekTo(0);
      player?.play();
    }
  },

  setPlayback({loop, rate, muted}: Playback): void {
    playback = {loop, rate, muted};
    if (muted) player?.mute();
    else player?.unmute();
    if (shown) draw();
  },

  /** Tells the page of an error, of whichever kind. */
  fail(error: unknown, frame?: number): void {
    const run = program?.run ?? 0;
    const [cause, file] = error instanceof FileError ? [error.cause, error.file] : [error, undefined];
    if (cause instanceof MissingFile) return post({type: 'missing', run, path: cause.path});
    player?.pause();
    const fault = faultOf(cause, file);
    post({type: 'fault', run, fault: frame ? {...fault, message: `Frame ${frame}: ${fault.message}`} : fault});
  },
};

const registeredBy = async (next: Program): Promise<readonly Registered[]> => {
  let registeredRoot: ComponentType | undefined;
  const toolkit = remotionFor(mediaAddress, (component) => (registeredRoot = component), next.props);
  const exported = evaluate(next.entry, next.modules, {remotion: toolkit});
  const component = registeredRoot ?? findComponent(exported, next.entry);
  if (registeredRoot || /\b(?:Composition|Still)\b/.test(next.modules[next.entry] ?? '')) {
    const registered = await readCompositions(component);
    described = registered.map(({composition}) => composition.id);
    return registered;
  }
  described = [];
  return [{composition: next.composition, component, defaultProps: {}}];
};

const draw = (): void => {
  if (!program || !shown) return;
  const {run, props} = program;
  const {composition} = shown;
  root.render(
    <Screen
      run={run}
      shown={shown}
      props={props}
      playback={playback}
      initialFrame={lastFrame}
      onPlayer={setPlayer}
      onDrawn={() => post({type: 'drawn', run, composition, ids: described})}
      onError={stage.fail}
    />,
  );
};

const setPlayer = (next: PlayerRef | null): void => {
  player = next;
  if (!next) return;
  if (playback.muted) next.mute();
  next.addEventListener('frameupdate', ({detail: {frame}}) => {
    lastFrame = frame;
    post({type: 'frame', frame});
  });
  next.addEventListener('play', () => post({type: 'playing', playing: true}));
  next.addEventListener('pause', () => post({type: 'playing', playing: false}));
  next.addEventListener('ended', () => post({type: 'playing', playing: false}));
};
