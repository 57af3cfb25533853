import type {PlayerRef} from '@remotion/player';
import {act, type ReactNode} from 'react';
import {Audio, Sequence, Video} from 'remotion';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {collectConsole} from '../../../packages/claims/collectConsole.ts';
import {mountPlayer} from '../../../packages/claims/dom/mountPlayer.tsx';

const src = 'http://localhost:3000/tone.mp3';

/** Returns the media elements whose `play()` method is called, until the claim ends. Elements with sound can be blocked. */
function recordPlays({isBlocked = false} = {}): readonly HTMLMediaElement[] {
  const played: HTMLMediaElement[] = [];
  const spy = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    played.push(this);
    if (isBlocked && !this.muted) {
      throw new DOMException("play() failed because the user didn't interact with the document first.");
    }
  });
  onTestFinished(() => spy.mockRestore());
  return played;
}

function createSounds(count: number): () => ReactNode {
  return () => Array.from({length: count}, (_, index) => <Audio key={index} src={`${src}?${index}`} />);
}

claim('Remotion mutes the element, restarts it and logs this message to the console:', async () => {
  const lines = collectConsole('log');
  const played = recordPlays({isBlocked: true});
  const {player, run} = await mountPlayer({component: createSounds(1), numberOfSharedAudioTags: 0});
  await run(() => player.play());
  expect(lines[0]).toContain('Could not play audio due to following error:');
  expect(lines[1]).toContain("The video will be muted and we'll retry playing it.");
  expect(played).toHaveLength(2);
  expect([played[0] === played[1], played[0]?.muted]).toEqual([true, true]);
  expect(player.isPlaying()).toBe(true);
});

claim('For a <Video>, the first line starts with Could not play video.', async () => {
  const lines = collectConsole('log');
  const played = recordPlays({isBlocked: true});
  const {player, run} = await mountPlayer({component: () => <Video src={src} />});
  await run(() => player.play());
  expect(lines[0]).toContain('Could not play video due to following error:');
  expect(played[0]?.muted).toBe(true);
});

claim(
  'The element then stays muted, even after a click. To hear it, mute the Player and unmute it again.',
  async () => {
    collectConsole('log');
    const played = recordPlays({isBlocked: true});
    const {player, run} = await mountPlayer({component: () => <Video src={src} />});
    await run(() => player.play());
    recordPlays();
    await run(() => player.pause());
    await run(() => player.play({nativeEvent: new MouseEvent('click')} as never));
    expect(played[0]?.muted).toBe(true);
    await run(() => player.mute());
    await run(() => player.unmute());
    expect(played[0]?.muted).toBe(false);
  },
);

claim(
  "The event tells the Player that it's handling a click, so it starts all of its shared audio tags, including those that aren't in use yet.",
  async () => {
    const played = recordPlays();
    const {container, player, run} = await mountPlayer({numberOfSharedAudioTags: 3});
    await run(() => player.play({nativeEvent: new MouseEvent('click')} as never));
    expect(new Set(played)).toEqual(new Set(container.querySelectorAll('audio')));
  },
);

claim('Without the event, the Player only starts the media that is currently mounted.', async () => {
  const played = recordPlays();
  const {player, run} = await mountPlayer({component: createSounds(1), numberOfSharedAudioTags: 3});
  await run(() => player.play());
  expect(new Set(played).size).toBe(1);
});

claim('The code has to pause it first, because play(event) does nothing while the Player is playing.', async () => {
  const played = recordPlays();
  const {container, player, run} = await mountPlayer({numberOfSharedAudioTags: 3});
  const click = {nativeEvent: new MouseEvent('click')} as never;
  await run(() => {
    player.mute();
    player.play();
  });
  await run(() => player.play(click));
  expect(played).toEqual([]);
  await run(() => {
    player.unmute();
    player.pause();
    player.play(click);
  });
  expect(new Set(played)).toEqual(new Set(container.querySelectorAll('audio')));
  expect([player.isPlaying(), player.isMuted()]).toEqual([true, false]);
});

claim('The Player creates empty <audio> elements in advance, five by default.', async () => {
  const {container} = await mountPlayer();
  expect(container.querySelectorAll('audio')).toHaveLength(5);
});

claim(
  'When an <Audio> in your video mounts, it borrows one of these elements, and when it unmounts, it returns the element.',
  async () => {
    recordPlays();
    const component = (): ReactNode => (
      <Sequence durationInFrames={10}>
        <Audio src={src} />
      </Sequence>
    );
    const {container, player, run} = await mountPlayer({component, numberOfSharedAudioTags: 2});
    const [first] = container.querySelectorAll('audio');
    expect(container.querySelectorAll('audio')).toHaveLength(2);
    expect(first?.src).toBe(src);
    await run(() => player.seekTo(20));
    expect(first?.src).toMatch(/^data:/);
  },
);

/** Returns the messages of the errors in the video. */
function collectErrors(player: PlayerRef): readonly string[] {
  const errors: string[] = [];
  player.addEventListener('error', ({detail}) => void errors.push(detail.error.message));
  return errors;
}

claim(
  'If you mount more <Audio> tags at the same time than there are shared elements, the video throws an error:',
  async () => {
    const component = (): ReactNode => <Sequence from={10}>{createSounds(6)()}</Sequence>;
    const {player, run} = await mountPlayer({component});
    const errors = collectErrors(player);
    await run(() => player.seekTo(20));
    expect(errors[0]).toContain('Tried to simultaneously mount 6 <Audio /> tags at the same time.');
  },
);

/** Plays two voices one after another. */
function Voices(): ReactNode {
  return (
    <>
      <Sequence durationInFrames={10}>
        <Audio src={src} />
      </Sequence>
      <Sequence from={10}>
        <Audio src={`${src}?second`} />
      </Sequence>
    </>
  );
}

claim(
  "When the video moves to a different frame, React renders the new frame's <Audio> tags before it removes those of the previous frame.",
  async () => {
    const {player, run} = await mountPlayer({component: Voices, numberOfSharedAudioTags: 1, initialFrame: 9});
    const errors = collectErrors(player);
    await run(() => player.seekTo(10));
    expect(errors[0]).toContain('Tried to simultaneously mount 2 <Audio /> tags at the same time.');
  },
);

claim('the safe number is the total number of <Audio> tags in your video.', async () => {
  const {container, player, run} = await mountPlayer({component: Voices, numberOfSharedAudioTags: 2});
  const errors = collectErrors(player);
  for (const frame of [5, 10, 3, 89, 0]) {
    await run(() => player.seekTo(frame));
  }
  expect(errors).toEqual([]);
  await run(() => player.seekTo(20));
  expect([...container.querySelectorAll('audio')].map((audio) => audio.src)).toContain(`${src}?second`);
});

claim('Count a tag with loop twice.', async () => {
  const duration = vi.spyOn(HTMLMediaElement.prototype, 'duration', 'get').mockReturnValue(1);
  onTestFinished(() => duration.mockRestore());
  const component = (): ReactNode => <Audio loop src={src} />;
  const one = await mountPlayer({component, numberOfSharedAudioTags: 1});
  expect(one.container.textContent).toContain('⚠️');
  const two = await mountPlayer({component, numberOfSharedAudioTags: 2});
  await two.run(() => two.player.seekTo(35));
  expect(two.container.textContent).not.toContain('⚠️');
});

claim(
  'Should never throw this error, even if it might be silent in Safari | 0, because each tag then creates its own element',
  async () => {
    const {container} = await mountPlayer({component: createSounds(6), numberOfSharedAudioTags: 0});
    expect(container.querySelectorAll('audio')).toHaveLength(6);
  },
);

claim("You can't change the number while the Player is mounted.", async () => {
  const {update} = await mountPlayer({numberOfSharedAudioTags: 3});
  await expect(update({numberOfSharedAudioTags: 4})).rejects.toThrow(
    'The number of shared audio tags has changed dynamically. Once you have set this property, you cannot change it afterwards.',
  );
});

claim('also use it as the key, so that React mounts a new Player when it changes:', async () => {
  const {container, update} = await mountPlayer({key: 3, numberOfSharedAudioTags: 3});
  await act(() => update({key: 4, numberOfSharedAudioTags: 4}));
  expect(container.querySelectorAll('audio')).toHaveLength(4);
});

claim('Only <Audio> uses the shared elements.', async () => {
  const {container} = await mountPlayer({component: () => <Video src={src} />, numberOfSharedAudioTags: 1});
  expect(container.querySelector('video')?.src).toBe(src);
  expect(container.querySelector('audio')?.src).toMatch(/^data:/);
});
