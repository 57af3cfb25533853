import {Player, type PlayerRef} from '@remotion/player';
import type {FC, ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {AbsoluteFill, useCurrentFrame} from 'remotion';
import type {PageInput, SampleModules} from './PageInput.ts';
import {formatValue} from './formatValue.ts';
import {resolveInput} from './resolveInput.ts';

/** Shows a component in a web page, or what functions return. Sets `data-shown` on the page as soon as it's mounted. */
export async function start(samples: SampleModules): Promise<void> {
  const {sampleInput} = window as unknown as {readonly sampleInput: PageInput};
  const player = /"@player(?:Ref)?"/.test(JSON.stringify(sampleInput)) ? await mountPlayer() : undefined;
  const [module = {}, {kind, name, props, calls}] = await Promise.all([
    samples[sampleInput.sample]?.(),
    resolveInput(sampleInput, {video: Video, player, playerRef: {current: player}}),
  ]);
  if (kind === 'component') {
    const Component = module[name] as FC;
    mount(<Component {...props} />);
  } else {
    for (const [name, values] of Object.entries(calls)) {
      const call = (): unknown => (module[name] as (...values: readonly unknown[]) => unknown)(...values);
      mount(<Result name={name} call={name.startsWith('use') ? call : createGetter(await call())} />);
    }
  }
  requestAnimationFrame(() => (document.body.dataset.shown = ''));
}

/** Shows what a function returns. React only allows a hook to be called in here. */
function Result({name, call}: {name: string; call: () => unknown}): ReactNode {
  return (
    <p>
      {name}: {formatValue(call())}
    </p>
  );
}

function createGetter(value: unknown): () => unknown {
  return () => value;
}

function mount(content: ReactNode): void {
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(content);
}

/** Stands for the video of a reader. */
function Video(): ReactNode {
  return <AbsoluteFill style={{fontSize: 200}}>{useCurrentFrame()}</AbsoluteFill>;
}

function mountPlayer(): Promise<PlayerRef> {
  const format = {durationInFrames: 120, fps: 30, compositionWidth: 1280, compositionHeight: 720};
  return new Promise((resolve) => {
    const onMount = (player: PlayerRef | null): void => {
      if (player) {
        resolve(player);
      }
    };
    mount(<Player ref={onMount} component={Video} {...format} style={{width: 320}} />);
  });
}
