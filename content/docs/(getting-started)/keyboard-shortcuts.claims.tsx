import type {EditorContexts} from '@remotion/cli/dist/editor/components/EditorContexts.js';
import type {GlobalKeybindings} from '@remotion/cli/dist/editor/components/GlobalKeybindings.js';
import type {PlaybackKeyboardShortcutsManager} from '@remotion/cli/dist/editor/components/PlaybackKeyboardShortcutsManager.js';
import type {PlayPause} from '@remotion/cli/dist/editor/components/PlayPause.js';
import type * as imperativeState from '@remotion/cli/dist/editor/components/Timeline/imperative-state.js';
import type {TimelineInOutPointToggle} from '@remotion/cli/dist/editor/components/TimelineInOutToggle.js';
import type {CheckerboardContext} from '@remotion/cli/dist/editor/state/checkerboard.js';
import type {TimelineInOutContext} from '@remotion/cli/dist/editor/state/in-out.js';
import type {ModalsContext} from '@remotion/cli/dist/editor/state/modals.js';
import type {HigherZIndex} from '@remotion/cli/dist/editor/state/z-index.js';
import {createRequire} from 'node:module';
import {PlayerInternals} from '@remotion/player';
import {act, type ReactNode, useContext, useState} from 'react';
import {Composition, Internals} from 'remotion';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {mountRoot} from '../../../packages/claims/dom/mountRoot.tsx';

/** What the keys of the preview have changed. */
type State = {
  readonly frame: number;
  readonly isPlaying: boolean;
  readonly rate: number;
  readonly range: readonly [number | null, number | null];
  readonly modal: string | undefined;
  readonly hasCheckerboard: boolean;
};

type Preview = {
  readonly getState: () => State;
  /** Presses keys, one after the other, such as `Shift+ArrowLeft`. */
  readonly press: (...keys: readonly string[]) => Promise<void>;
};

type Editor = {
  readonly EditorContexts: typeof EditorContexts;
  readonly GlobalKeybindings: typeof GlobalKeybindings;
  readonly HigherZIndex: typeof HigherZIndex;
  readonly PlaybackKeyboardShortcutsManager: typeof PlaybackKeyboardShortcutsManager;
  readonly PlayPause: typeof PlayPause;
  readonly TimelineInOutPointToggle: typeof TimelineInOutPointToggle;
};

const require = createRequire(import.meta.url);

const modules = [
  'components/EditorContexts',
  'components/GlobalKeybindings',
  'components/PlaybackKeyboardShortcutsManager',
  'components/PlayPause',
  'components/TimelineInOutToggle',
  'state/z-index',
];

const fps = 30;
// Long enough that no claim plays it to the end.
const durationInFrames = 9000;

function load(path: string): unknown {
  return require(`@remotion/cli/dist/editor/${path}.js`);
}

function ignore(): void {}

/** Mounts the parts of the preview that listen to keys. Its composition has 9,000 frames at 30 fps. */
async function mountPreview(frame = 5000): Promise<Preview> {
  vi.stubEnv('KEYBOARD_SHORTCUTS_ENABLED', 'true');
  onTestFinished(() => void vi.unstubAllEnvs());
  const editor = Object.assign({}, ...modules.map(load)) as Editor;
  // The timeline does this when it's mounted.
  const timeline = load('components/Timeline/imperative-state') as typeof imperativeState;
  timeline.setCurrentFps(fps);
  timeline.setCurrentDuration(durationInFrames);
  const contexts = {
    range: (load('state/in-out') as {TimelineInOutContext: typeof TimelineInOutContext}).TimelineInOutContext,
    modal: (load('state/modals') as {ModalsContext: typeof ModalsContext}).ModalsContext,
    checkerboard: (load('state/checkerboard') as {CheckerboardContext: typeof CheckerboardContext}).CheckerboardContext,
  };
  let state: State | undefined;

  function Keys(): ReactNode {
    const [rate, setRate] = useState(1);
    const {inFrame, outFrame} = useContext(contexts.range);
    state = {
      frame: Internals.Timeline.useTimelinePosition(),
      isPlaying: PlayerInternals.usePlayer().playing,
      rate,
      range: [inFrame, outFrame],
      modal: useContext(contexts.modal).selectedModal?.type,
      hasCheckerboard: useContext(contexts.checkerboard).checkerboard,
    };
    return (
      <>
        <editor.PlayPause playbackRate={rate} loop={false} />
        <editor.PlaybackKeyboardShortcutsManager setPlaybackRate={setRate} />
        <editor.TimelineInOutPointToggle />
        <editor.GlobalKeybindings />
      </>
    );
  }

  await mountRoot(
    <>
      <Composition id="claim" component={() => null} {...{durationInFrames, fps}} width={1280} height={720} />
      <editor.EditorContexts>
        <editor.HigherZIndex onEscape={ignore} onOutsideClick={ignore}>
          <Keys />
        </editor.HigherZIndex>
      </editor.EditorContexts>
    </>,
    {composition: 'claim', frame},
  );
  const getState = (): State => state as State;
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const words of keys.map((key) => key.split('+'))) {
      timeline.setCurrentFrame(getState().frame);
      const [key = ''] = words.slice(-1);
      const options = {
        key,
        shiftKey: words.includes('Shift'),
        altKey: words.includes('Alt'),
        ctrlKey: words.includes('Ctrl'),
      };
      await act(async () => {
        for (const type of ['keydown', 'keypress']) {
          window.dispatchEvent(new KeyboardEvent(type, options));
        }
      });
    }
  };
  return {getState, press};
}

claim('Space | Play or pause', async () => {
  const {getState, press} = await mountPreview();
  await press(' ');
  expect(getState().isPlaying).toBe(true);
  await press(' ');
  expect(getState().isPlaying).toBe(false);
});

claim('Enter | While playing: pause, and return to the frame where playback started', async () => {
  const {getState, press} = await mountPreview(20);
  await press(' ', 'a', 'Enter');
  expect(getState()).toMatchObject({isPlaying: false, frame: 20});
});

claim('L | Play forward; press again to play at 2x, then 4x', async () => {
  const {getState, press} = await mountPreview();
  for (const rate of [1, 2, 4, 4]) {
    await press('l');
    expect(getState()).toMatchObject({isPlaying: true, rate});
  }
});

claim('J | Play backward at −1x; press again to play at −2x, then −4x', async () => {
  const {getState, press} = await mountPreview();
  for (const rate of [-1, -2, -4, -4]) {
    await press('j');
    expect(getState()).toMatchObject({isPlaying: true, rate});
  }
});

claim('K | Pause, and reset the speed to 1x', async () => {
  const {getState, press} = await mountPreview();
  await press('l', 'l', 'k');
  expect(getState()).toMatchObject({isPlaying: false, rate: 1});
});

claim('← | Go back one frame', async () => {
  const {getState, press} = await mountPreview(50);
  await press('ArrowLeft');
  expect(getState().frame).toBe(49);
});

claim('→ | Go forward one frame', async () => {
  const {getState, press} = await mountPreview(50);
  await press('ArrowRight');
  expect(getState().frame).toBe(51);
});

claim('Shift ← | Go back one second', async () => {
  const {getState, press} = await mountPreview(50);
  await press('Shift+ArrowLeft');
  expect(getState().frame).toBe(20);
});

claim('Shift → | Go forward one second', async () => {
  const {getState, press} = await mountPreview(50);
  await press('Shift+ArrowRight');
  expect(getState().frame).toBe(80);
});

claim('Alt ← or A | Go to the first frame', async () => {
  for (const key of ['Alt+ArrowLeft', 'a']) {
    const {getState, press} = await mountPreview(50);
    await press(key);
    expect(getState().frame).toBe(0);
  }
});

claim('Alt → or E | Go to the last frame', async () => {
  for (const key of ['Alt+ArrowRight', 'e']) {
    const {getState, press} = await mountPreview(50);
    await press(key);
    expect(getState().frame).toBe(8999);
  }
});

claim('You can only step by frames or seconds while the video is paused.', async () => {
  const {getState, press} = await mountPreview();
  await press(' ');
  const {frame} = getState();
  await press('ArrowLeft', 'Shift+ArrowLeft');
  expect(getState().frame).toBeGreaterThanOrEqual(frame);
});

claim("I | Set the in marker to the current frame, or remove it if it's already there", async () => {
  const {getState, press} = await mountPreview(50);
  await press('i');
  expect(getState().range).toEqual([50, null]);
  await press('i');
  expect(getState().range).toEqual([null, null]);
});

claim("O | Set the out marker to the current frame, or remove it if it's already there", async () => {
  const {getState, press} = await mountPreview(50);
  await press('o');
  expect(getState().range).toEqual([null, 50]);
  await press('o');
  expect(getState().range).toEqual([null, null]);
});

claim('Shift I | Remove the in marker', async () => {
  const {getState, press} = await mountPreview(50);
  await press('i', 'ArrowRight', 'ArrowRight', 'o', 'Shift+I');
  expect(getState().range).toEqual([null, 52]);
});

claim('Shift O | Remove the out marker', async () => {
  const {getState, press} = await mountPreview(50);
  await press('i', 'ArrowRight', 'ArrowRight', 'o', 'Shift+O');
  expect(getState().range).toEqual([50, null]);
});

claim('X | Remove both markers', async () => {
  const {getState, press} = await mountPreview(50);
  await press('i', 'ArrowRight', 'o');
  expect(getState().range).toEqual([50, 51]);
  await press('x');
  expect(getState().range).toEqual([null, null]);
});

claim('If you set one past the other, Remotion places it one frame away from the other marker instead.', async () => {
  const {getState, press} = await mountPreview(50);
  await press('o', 'ArrowRight', 'i');
  expect(getState().range).toEqual([49, 50]);
  await press('x', 'i', 'ArrowLeft', 'o');
  expect(getState().range).toEqual([51, 52]);
});

claim('Pressing I at the first frame or O at the last frame removes the marker.', async () => {
  const {getState, press} = await mountPreview(50);
  await press('i', 'a', 'i');
  expect(getState().range).toEqual([null, null]);
  await press('o', 'e', 'o');
  expect(getState().range).toEqual([null, null]);
});

claim('Ctrl K | Open the Quick Switcher to find a composition', async () => {
  const {getState, press} = await mountPreview();
  await press('Ctrl+k');
  expect(getState().modal).toBe('quick-switcher');
});

claim('? | Open the Quick Switcher with the list of shortcuts', async () => {
  const {getState, press} = await mountPreview();
  await press('?');
  expect(getState().modal).toBe('quick-switcher');
});

claim('N | Open the dialog that generates the code for a new composition', async () => {
  const {getState, press} = await mountPreview();
  await press('n');
  expect(getState().modal).toBe('new-comp');
});

claim(
  'However, the preview in Remotion 3.2 listens for Ctrl T, which your browser uses to open a new tab.',
  async () => {
    const {getState, press} = await mountPreview();
    const {hasCheckerboard} = getState();
    await press('t');
    expect(getState().hasCheckerboard).toBe(hasCheckerboard);
    await press('Ctrl+t');
    expect(getState().hasCheckerboard).toBe(!hasCheckerboard);
  },
);
