import type {ReactNode} from 'react';
import {Composition, Freeze, Still, useCurrentFrame, useVideoConfig} from 'remotion';
import {expect, onTestFinished} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {createUntyped} from '../../../packages/claims/dom/createUntyped.ts';
import {Frame} from '../../../packages/claims/dom/Frame.tsx';
import {mount} from '../../../packages/claims/dom/mount.tsx';
import {mountRoot} from '../../../packages/claims/dom/mountRoot.tsx';
import {simulateRender} from '../../../packages/claims/dom/simulateRender.ts';

const size = {width: 1200, height: 630};

async function register(props: Readonly<Record<string, unknown>>): Promise<void> {
  await mountRoot(createUntyped(Still, {id: 'SocialCard', component: Frame, ...size, ...props}));
}

claim("It's a <Composition> with exactly one frame, so you don't have to set fps or durationInFrames.", async () => {
  const {getManager} = await mountRoot(<Still id="SocialCard" component={Frame} {...size} />);
  expect(getManager().compositions).toEqual([
    expect.objectContaining({id: 'SocialCard', ...size, fps: 1, durationInFrames: 1}),
  ]);
});

claim(
  'An ID may contain letters, digits and hyphens, and it must be unique among all stills and compositions in the project.',
  async () => {
    await register({id: 'Card-2'});
    const root = (
      <>
        <Still id="Card" component={Frame} {...size} />
        <Composition id="Card" component={Frame} {...size} fps={30} durationInFrames={10} />
      </>
    );
    await expect(mountRoot(root)).rejects.toThrow('Multiple composition with id Card are registered.');
  },
);

claim("Remotion only loads the file when it's needed.", async () => {
  let calls = 0;
  const lazyComponent = async () => {
    calls++;
    return {default: Frame};
  };
  const still = createUntyped(Still, {id: 'Lazy', ...size, lazyComponent});
  await mountRoot(still);
  expect(calls).toBe(0);
  await mountRoot(still, {composition: 'Lazy'});
  expect(calls).toBe(1);
});

claim('Make sure that lazyComponent is the same function every time your root component renders.', async () => {
  let calls = 0;
  const createStill = () =>
    createUntyped(Still, {
      id: 'Lazy',
      ...size,
      lazyComponent: async () => {
        calls++;
        return {default: Frame};
      },
    });
  const {update} = await mountRoot(createStill(), {composition: 'Lazy'});
  await update(createStill());
  expect(calls).toBeGreaterThan(1);
});

claim('The width of the image in pixels, as a positive integer.', async () => {
  for (const width of [0, -1, 1.5, NaN, Infinity]) {
    await expect(register({width})).rejects.toThrow('The "width" prop of the <Composition/> component must');
  }
});

claim('The height of the image in pixels, as a positive integer.', async () => {
  for (const height of [0, -1, 1.5, NaN, Infinity]) {
    await expect(register({height})).rejects.toThrow('The "height" prop of the <Composition/> component must');
  }
});

claim(
  'The props your component receives in the preview and in a render. Input props override them in both.',
  async () => {
    function Card({title}: {readonly title: string}): ReactNode {
      return title;
    }
    const still = <Still id="Card" component={Card} {...size} defaultProps={{title: 'Hello'}} />;
    const readText = async (): Promise<string> => (await mountRoot(still, {composition: 'Card'})).getText();
    const setInputProps = (props: object): void => {
      window.remotion_inputProps = JSON.stringify(props);
    };
    onTestFinished(() => setInputProps({}));

    expect(await readText()).toBe('Hello');
    setInputProps({title: 'Bye'});
    expect(await readText()).toBe('Bye');
    simulateRender();
    expect(await readText()).toBe('Bye');
    setInputProps({});
    expect(await readText()).toBe('Hello');
  },
);

claim(
  'In a still, useCurrentFrame() returns 0, and useVideoConfig() returns 1 for both fps and durationInFrames.',
  async () => {
    function Values(): ReactNode {
      const {fps, durationInFrames} = useVideoConfig();
      return [useCurrentFrame(), fps, durationInFrames].join(' ');
    }
    const still = <Still id="Card" component={Values} {...size} />;
    expect((await mountRoot(still, {composition: 'Card'})).getText()).toBe('0 1 1');
  },
);

claim('To show a later frame, wrap the component in <Freeze>:', async () => {
  function Card(): ReactNode {
    return (
      <Freeze frame={30}>
        <Frame />
      </Freeze>
    );
  }
  expect((await mountRoot(<Still id="Card" component={Card} {...size} />, {composition: 'Card'})).getText()).toBe('30');
});

claim('No id for composition passed. | id is missing or empty.', async () => {
  await expect(register({id: ''})).rejects.toThrow('No id for composition passed.');
});

claim('Composition id can only contain a-z, A-Z, 0-9 and -. You passed social card', async () => {
  await expect(register({id: 'social card'})).rejects.toThrow(
    'Composition id can only contain a-z, A-Z, 0-9 and -. You passed social card',
  );
});

claim("You must pass either 'component' or 'lazyComponent' | Both props are missing.", async () => {
  await expect(mountRoot(createUntyped(Still, {id: 'Card', ...size}))).rejects.toThrow(
    "You must pass either 'component' or 'lazyComponent'",
  );
});

claim("width isn't a positive integer. You get the same messages for height.", async () => {
  for (const name of ['width', 'height']) {
    const start = `The "${name}" prop of the <Composition/> component must`;
    await expect(register({[name]: undefined})).rejects.toThrow(
      `${start} be a number, but you passed a value of type undefined`,
    );
    await expect(register({[name]: NaN})).rejects.toThrow(`${start} not be NaN, but is NaN.`);
    await expect(register({[name]: Infinity})).rejects.toThrow(`${start} be finite, but is Infinity.`);
    await expect(register({[name]: 1200.5})).rejects.toThrow(`${start} be an integer, but is 1200.5.`);
    await expect(register({[name]: 0})).rejects.toThrow(`${start} be positive, but got 0.`);
  }
});

claim("A component that's registered as a video or an image renders a <Still>.", async () => {
  await expect(mount(<Still id="Card" component={Frame} {...size} />)).rejects.toThrow(
    '<Composition> mounted inside another composition. See https://remotion.dev/docs/wrong-composition-mount for help.',
  );
});
