import type {ReactNode} from 'react';
import {Audio} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {mountPlayer} from '../../../packages/claims/dom/mountPlayer.tsx';
import {readAssets} from '../../../packages/claims/dom/readAssets.ts';
import {unproven} from '../../../packages/claims/unproven.ts';

const english = 'http://localhost:3000/voice-en.mp3';
const german = 'http://localhost:3000/voice-de.mp3';

type Props = {readonly language: 'en' | 'de'};

function Switched({language}: Props): ReactNode {
  return <Audio src={language === 'en' ? english : german} />;
}

function Dubbed({language}: Props): ReactNode {
  return (
    <>
      <Audio src={english} muted={language !== 'en'} />
      <Audio src={german} muted={language !== 'de'} />
    </>
  );
}

function readSounds(container: HTMLElement): readonly (readonly [src: string, muted: boolean])[] {
  return [...container.querySelectorAll('audio')].slice(0, 2).map(({src, muted}) => [src, muted]);
}

claim(
  'If the src of an <Audio> changes during playback, the browser has to load the new file and find the right position in it.',
  async () => {
    const {container, update} = await mountPlayer({component: Switched, inputProps: {language: 'en'}});
    const element = container.querySelector('audio');
    expect(element?.src).toBe(english);
    await update({component: Switched, inputProps: {language: 'de'}});
    expect(container.querySelector('audio')).toBe(element);
    expect(element?.src).toBe(german);
  },
);

claim('Nothing has to load when they switch', async () => {
  const {container, update} = await mountPlayer({component: Dubbed, inputProps: {language: 'en'}});
  expect(readSounds(container)).toEqual([
    [english, false],
    [german, true],
  ]);
  await update({component: Dubbed, inputProps: {language: 'de'}});
  expect(readSounds(container)).toEqual([
    [english, true],
    [german, false],
  ]);
});

claim("Each sound needs one of the Player's shared audio tags.", async () => {
  const props = {component: Dubbed, inputProps: {language: 'en'}};
  const {container} = await mountPlayer({...props, numberOfSharedAudioTags: 2});
  expect(readSounds(container).map(([src]) => src)).toEqual([english, german]);
});

claim('A render leaves out the muted ones.', async () => {
  const assets = await readAssets(<Dubbed language="de" />);
  expect(assets.map(({src}) => src)).toEqual([german]);
});

unproven("You'll hear a gap and, in Safari, often a short stutter", {
  reason: 'needs Safari',
  source: 'packages/core/src/audio/shared-audio-tags.tsx#L137',
});
