import {Player, type PlayerRef} from '@remotion/player';
import {act, Component, type ComponentProps, createRef, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {onTestFinished} from 'vitest';
import {Frame} from './Frame.tsx';
import './mount.tsx';
import {simulatePlayer} from './simulatePlayer.ts';

/** Of the Player, with values that its types may not allow. */
type Props = Readonly<Record<string, unknown>>;

type MountedPlayer = {
  readonly player: PlayerRef;
  readonly container: HTMLElement;
  /** Names of the events since the Player was mounted, except `frameupdate` and `timeupdate`. */
  readonly events: readonly string[];
  /** Calls methods of the Player and waits until it has rendered again. */
  readonly run: (methods: () => void) => Promise<void>;
  readonly update: (props: Props) => Promise<void>;
};

const rareEvents = ['play', 'pause', 'seeked', 'ended', 'ratechange', 'error', 'fullscreenchange'] as const;
export const playerEvents = [...rareEvents, 'frameupdate', 'timeupdate'] as const;

/** The required props of a Player whose video has 90 frames at 30 fps and 1280×720 pixels. */
export const playerDefaults = {
  component: Frame,
  durationInFrames: 90,
  fps: 30,
  compositionWidth: 1280,
  compositionHeight: 720,
};

/**
 * Renders a Player whose video has 90 frames at 30 fps and 1280×720 pixels, and shows the current frame. Throws the
 * errors of the Player, but not those of its video. Unmounts it at the end of the claim.
 */
export async function mountPlayer(props: Props = {}): Promise<MountedPlayer> {
  // The Player does this itself, but nothing undoes it.
  simulatePlayer();
  const container = document.createElement('div');
  document.body.append(container);
  const errors: Error[] = [];
  const root = createRoot(container, {onCaughtError: () => {}});
  const ref = createRef<PlayerRef>();
  const render = async (changes: Props): Promise<void> => {
    const all = {...playerDefaults, ...changes} as ComponentProps<typeof Player>;
    await act(async () =>
      root.render(
        <Boundary onError={(error) => void errors.push(error)}>
          <Player ref={ref} {...all} />
        </Boundary>,
      ),
    );
    if (errors.length > 0) {
      throw errors[0];
    }
  };
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
  });
  await render(props);
  const player = ref.current;
  if (!player) {
    throw new Error('The Player has no ref.');
  }
  const seen: string[] = [];
  rareEvents.forEach((name) => player.addEventListener(name, () => void seen.push(name)));
  const run: MountedPlayer['run'] = async (methods) => {
    await act(async () => methods());
  };
  return {player, container, events: seen, run, update: render};
}

type BoundaryProps = {readonly onError: (error: Error) => void; readonly children: ReactNode};

/** Keeps the page if the Player throws. The Player catches the errors of its video itself. */
class Boundary extends Component<BoundaryProps> {
  override state = {hasFailed: false};

  static getDerivedStateFromError(): {hasFailed: boolean} {
    return {hasFailed: true};
  }

  override componentDidCatch(error: Error): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
