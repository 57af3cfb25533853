import {useEffect, type ReactNode} from 'react';
import {Composition, Folder, useCurrentFrame, useVideoConfig} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {createUntyped} from '../../../packages/claims/dom/createUntyped.ts';
import {Frame} from '../../../packages/claims/dom/Frame.tsx';
import {mount} from '../../../packages/claims/dom/mount.tsx';
import {mountRoot} from '../../../packages/claims/dom/mountRoot.tsx';

const size = {width: 1280, height: 720, fps: 30, durationInFrames: 150};

/** Shows the props that it receives. */
function Props(props: object): ReactNode {
  return JSON.stringify(props);
}

async function register(props: Readonly<Record<string, unknown>>): Promise<void> {
  await mountRoot(createUntyped(Composition, {id: 'Trailer', component: Frame, ...size, ...props}));
}

function setInputProps(props: object | undefined): void {
  window.remotion_inputProps = props ? JSON.stringify(props) : '';
}

claim(
  'It gives the component an ID, a size, a frame rate and a duration, so Remotion knows what to render.',
  async () => {
    const {getManager} = await mountRoot(<Composition id="Trailer" component={Frame} {...size} />);
    expect(getManager().compositions).toEqual([expect.objectContaining({id: 'Trailer', ...size})]);
  },
);

claim('An ID may contain letters, digits and hyphens.', async () => {
  await register({id: 'My-Video-2'});
  for (const id of ['my_video', 'my video', 'ü', 'a/b', 'a.b']) {
    await expect(register({id})).rejects.toThrow(
      `Composition id can only contain a-z, A-Z, 0-9 and -. You passed ${id}`,
    );
  }
});

claim('It must be unique across the project, even if the compositions are in different folders.', async () => {
  const root = (
    <>
      <Folder name="One">
        <Composition id="Trailer" component={Frame} {...size} />
      </Folder>
      <Folder name="Two">
        <Composition id="Trailer" component={Frame} {...size} />
      </Folder>
    </>
  );
  await expect(mountRoot(root)).rejects.toThrow('Multiple composition with id Trailer are registered.');
});

claim('If you pass both, lazyComponent takes precedence.', async () => {
  const both = createUntyped(Composition, {
    id: 'Both',
    ...size,
    component: () => 'component',
    lazyComponent: async () => ({default: () => 'lazyComponent'}),
  });
  expect((await mountRoot(both, {composition: 'Both'})).getText()).toBe('lazyComponent');
});

claim("The component receives the defaultProps, merged with the render's input props.", async () => {
  setInputProps({b: 3, c: 4});
  try {
    const composition = <Composition id="Trailer" component={Props} {...size} defaultProps={{a: 1, b: 2}} />;
    const {getText} = await mountRoot(composition, {composition: 'Trailer'});
    expect(JSON.parse(getText())).toEqual({a: 1, b: 3, c: 4});
  } finally {
    setInputProps(undefined);
  }
});

claim(
  'In this component and in any component it renders, you can call useCurrentFrame() and useVideoConfig().',
  async () => {
    function Inner(): ReactNode {
      return `${useCurrentFrame()} ${useVideoConfig().width}`;
    }
    expect((await mount(<Inner />, {frame: 3, width: 500})).getText()).toBe('3 500');
  },
);

claim(
  'A function that imports the file containing the component. Remotion calls it when you select the composition.',
  async () => {
    const calls: string[] = [];
    const createLazy = (id: string) =>
      createUntyped(Composition, {
        id,
        key: id,
        ...size,
        lazyComponent: async () => {
          calls.push(id);
          return {default: Frame};
        },
      });
    await mountRoot([createLazy('First'), createLazy('Second')], {composition: 'Second'});
    expect(calls).toEqual(['Second']);
  },
);

claim('The width of the video in pixels, as a positive integer.', async () => {
  await expect(register({width: 0})).rejects.toThrow('must be positive');
  await expect(register({width: -100})).rejects.toThrow('must be positive');
  await expect(register({width: 0.5})).rejects.toThrow('must be an integer');
});

claim("It must be positive, but it doesn't have to be an integer: 29.97 works.", async () => {
  await register({fps: 29.97});
  await expect(register({fps: -1})).rejects.toThrow('"fps" must be positive');
});

claim('The duration of the video in frames, as a positive integer.', async () => {
  await register({durationInFrames: 1});
  await expect(register({durationInFrames: 0})).rejects.toThrow('must be positive');
  await expect(register({durationInFrames: -1})).rejects.toThrow('must be positive');
});

claim("The props your component receives if a render doesn't override them. The preview also uses them.", async () => {
  const composition = <Composition id="Trailer" component={Props} {...size} defaultProps={{a: 1}} />;
  expect((await mountRoot(composition, {composition: 'Trailer'})).getText()).toBe('{"a":1}');
});

claim(
  'The merge is shallow: if both contain the same nested object, the object from the input props replaces the default one entirely.',
  async () => {
    setInputProps({style: {color: 'red'}});
    try {
      const defaultProps = {style: {color: 'blue', size: 10}};
      const composition = <Composition id="Trailer" component={Props} {...size} defaultProps={defaultProps} />;
      const {getText} = await mountRoot(composition, {composition: 'Trailer'});
      expect(JSON.parse(getText())).toEqual({style: {color: 'red'}});
    } finally {
      setInputProps(undefined);
    }
  },
);

claim('If you do, your component only receives the input props.', async () => {
  setInputProps({title: 'Hi'});
  try {
    const composition = <Composition id="Trailer" component={Props} {...size} />;
    expect((await mountRoot(composition, {composition: 'Trailer'})).getText()).toBe('{"title":"Hi"}');
  } finally {
    setInputProps(undefined);
  }
});

claim(
  'Your component gets the default props exactly as you wrote them, including functions, dates and class instances.',
  async () => {
    class Shape {}
    const defaultProps = {format: () => 'text', date: new Date(0), shape: new Shape()};
    let received: Partial<typeof defaultProps> = {};
    function Video(props: typeof defaultProps): ReactNode {
      received = props;
      return null;
    }
    const composition = <Composition id="Trailer" component={Video} {...size} defaultProps={defaultProps} />;
    await mountRoot(composition, {composition: 'Trailer'});
    expect(received.format).toBe(defaultProps.format);
    expect(received.date).toBe(defaultProps.date);
    expect(received.shape).toBe(defaultProps.shape);
  },
);

claim(
  'To register more than one composition, return them in a fragment. The sidebar lists them in the same order.',
  async () => {
    const {getManager} = await mountRoot(
      <>
        <Composition id="Zebra" component={Frame} {...size} />
        <Composition id="Apple" component={Frame} {...size} />
        <Composition id="Mango" component={Frame} {...size} />
      </>,
    );
    expect(getManager().compositions.map(({id}) => id)).toEqual(['Zebra', 'Apple', 'Mango']);
  },
);

claim('Because this is regular React, you can also generate compositions from an array.', async () => {
  const formats = [1080, 720, 360];
  const {getManager} = await mountRoot(
    formats.map((height) => (
      <Composition key={height} id={`Trailer-${height}`} component={Frame} {...size} height={height} />
    )),
  );
  expect(getManager().compositions.map(({height}) => height)).toEqual(formats);
});

claim('No id for composition passed. | id is missing or empty.', async () => {
  await expect(register({id: undefined})).rejects.toThrow('No id for composition passed.');
  await expect(register({id: ''})).rejects.toThrow('No id for composition passed.');
});

claim("You must pass either 'component' or 'lazyComponent' | Both props are missing.", async () => {
  const element = createUntyped(Composition, {id: 'Trailer', ...size});
  await expect(mountRoot(element)).rejects.toThrow("You must pass either 'component' or 'lazyComponent'");
});

claim("width isn't a positive integer. You get the same messages for height.", async () => {
  for (const name of ['width', 'height']) {
    await expect(register({[name]: '1280'})).rejects.toThrow(
      `The "${name}" prop of the <Composition/> component must be a number, but you passed a value of type string`,
    );
    await expect(register({[name]: 1280.5})).rejects.toThrow(
      `The "${name}" prop of the <Composition/> component must be an integer, but is 1280.5.`,
    );
    await expect(register({[name]: 0})).rejects.toThrow(
      `The "${name}" prop of the <Composition/> component must be positive, but got 0.`,
    );
  }
});

claim("The duration isn't a positive integer.", async () => {
  for (const durationInFrames of [62.5, NaN, Infinity]) {
    await expect(register({durationInFrames})).rejects.toThrow(
      `The "durationInFrames" prop of the <Composition/> component must be an integer, but got ${durationInFrames}.`,
    );
  }
  await expect(register({durationInFrames: 0})).rejects.toThrow(
    'The "durationInFrames" prop of the <Composition/> component must be positive, but got 0.',
  );
});

claim(
  '"fps" must be positive, but got 0 as a prop of the <Composition/> component | fps is 0 or negative.',
  async () => {
    for (const fps of [0, -30]) {
      await expect(register({fps})).rejects.toThrow(
        `"fps" must be positive, but got ${fps} as a prop of the <Composition/> component`,
      );
    }
  },
);

claim('A video component renders a <Composition>. Move it to the root component.', async () => {
  await expect(mount(<Composition id="Inner" component={Frame} {...size} />)).rejects.toThrow(
    '<Composition> mounted inside another composition. See https://remotion.dev/docs/wrong-composition-mount for help.',
  );
});

claim(
  'it becomes a different component every time the root component renders. As a result, React unmounts the video and mounts it again:',
  async () => {
    let mounts = 0;
    const createRoot = () => {
      function Inline(): ReactNode {
        useEffect(() => void mounts++, []);
        return null;
      }
      return <Composition id="Trailer" component={Inline} {...size} />;
    };
    const {update} = await mountRoot(createRoot(), {composition: 'Trailer'});
    const before = mounts;
    await update(createRoot());
    expect(mounts).toBeGreaterThan(before);
  },
);
