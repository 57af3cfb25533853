import type {ReactNode} from 'react';
import {Composition, Sequence, Still} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {Frame} from '../../../packages/claims/dom/Frame.tsx';
import {mount} from '../../../packages/claims/dom/mount.tsx';
import {mountRoot} from '../../../packages/claims/dom/mountRoot.tsx';

const size = {width: 1280, height: 720, fps: 30, durationInFrames: 100};
const message =
  '<Composition> mounted inside another composition. See https://remotion.dev/docs/wrong-composition-mount for help.';

claim(
  "A <Composition> doesn't render anything. It registers a video so the video appears in the preview's sidebar and you can render it.",
  async () => {
    const {container, getManager} = await mountRoot(<Composition id="A" component={Frame} {...size} />);
    expect(container.innerHTML).toBe('');
    expect(getManager().compositions.map(({id}) => id)).toEqual(['A']);
  },
);

claim("If you use it inside a component that's rendered as a video, it throws this error.", async () => {
  await expect(mount(<Composition id="A" component={Frame} {...size} />)).rejects.toThrow(message);
});

claim('A <Still> is also a composition and leads to the same messages.', async () => {
  await expect(mount(<Still id="A" component={Frame} width={100} height={100} />)).rejects.toThrow(message);
});

claim('Render the component, and wrap it in a <Sequence> to set when it appears and for how long:', async () => {
  const {getText, setFrame} = await mount(
    <Sequence from={10} durationInFrames={20}>
      <Frame />
    </Sequence>,
    {frame: 10},
  );
  expect(getText()).toBe('0');
  await setFrame(30);
  expect(getText()).toBe('');
});

claim("A component can't be a video and register itself as a composition at the same time.", async () => {
  function Intro(): ReactNode {
    return <Composition id="Intro" component={Frame} {...size} />;
  }
  const intro = <Composition id="Outer" component={Intro} {...size} />;
  await expect(mountRoot(intro, {composition: 'Outer'})).rejects.toThrow(message);
});

claim('You can have as many components as you like between the root component and a composition.', async () => {
  function IntroComposition(): ReactNode {
    return <Composition id="Intro" component={Frame} {...size} />;
  }
  function Group(): ReactNode {
    return <IntroComposition />;
  }
  expect((await mountRoot(<Group />)).getManager().compositions.map(({id}) => id)).toEqual(['Intro']);
});
