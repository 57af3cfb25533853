import {Fragment, type ReactNode} from 'react';
import {Series} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {createUntyped} from '../../../packages/claims/dom/createUntyped.ts';
import {Frame} from '../../../packages/claims/dom/Frame.tsx';
import {mount} from '../../../packages/claims/dom/mount.tsx';
import {readFrames} from '../../../packages/claims/dom/readFrames.ts';
import {readTimeline} from '../../../packages/claims/dom/readTimeline.ts';

function createScene(props: Readonly<Record<string, unknown>>): ReactNode {
  return <Series>{createUntyped(Series.Sequence, props)}</Series>;
}

claim(
  'The three scenes in this series start at frames 0, 50 and 120, and the last one ends after frame 164.',
  async () => {
    const series = (
      <Series>
        <Series.Sequence durationInFrames={50}>
          a<Frame />
        </Series.Sequence>
        <Series.Sequence durationInFrames={70}>
          b<Frame />
        </Series.Sequence>
        <Series.Sequence durationInFrames={45}>
          c<Frame />
        </Series.Sequence>
      </Series>
    );
    const {getText, setFrame} = await mount(series, {durationInFrames: 200});
    const texts: string[] = [];
    for (const frame of [0, 49, 50, 119, 120, 164, 165]) {
      await setFrame(frame);
      texts.push(getText());
    }
    expect(texts).toEqual(['a0', 'a49', 'b0', 'b69', 'c0', 'c44', '']);
  },
);

claim("A series doesn't change your composition's duration.", async () => {
  const {getManager} = await mount(createScene({durationInFrames: 300, children: 'text'}), {durationInFrames: 100});
  expect(getManager().compositions[0]?.durationInFrames).toBe(100);
});

claim('You can also pass fragments and arrays that contain them.', async () => {
  const series = (
    <Series>
      <Fragment>
        <Series.Sequence durationInFrames={10}>a</Series.Sequence>
        <>
          <Series.Sequence durationInFrames={10}>b</Series.Sequence>
        </>
      </Fragment>
      {['c', 'd'].map((text) => (
        <Series.Sequence key={text} durationInFrames={10}>
          {text}
        </Series.Sequence>
      ))}
    </Series>
  );
  expect(await readFrames(series, [0, 10, 20, 30, 40])).toEqual(['a', 'b', 'c', 'd', '']);
});

claim('The values null, undefined and false are ignored, so you can render scenes conditionally.', async () => {
  const series = createUntyped(Series, {
    children: [
      null,
      false,
      <Series.Sequence key="a" durationInFrames={10}>
        a
      </Series.Sequence>,
      undefined,
    ],
  });
  expect(await readFrames(series, [0, 9, 10])).toEqual(['a', 'a', '']);
});

claim('Any other child throws an error.', async () => {
  await expect(mount(createUntyped(Series, {children: <div />}))).rejects.toThrow('only accepts a list');
  await expect(mount(createUntyped(Series, {children: 5}))).rejects.toThrow();
});

claim('Remotion renders each <Series.Sequence> as a <Sequence> and calculates the from prop for you.', async () => {
  const rows = await readTimeline(
    <Series>
      <Series.Sequence durationInFrames={10}>a</Series.Sequence>
      <Series.Sequence durationInFrames={20}>b</Series.Sequence>
      <Series.Sequence durationInFrames={5}>c</Series.Sequence>
    </Series>,
  );
  expect(rows.map(({type, from}) => [type, from])).toEqual([
    ['sequence', 0],
    ['sequence', 10],
    ['sequence', 30],
  ]);
});

claim("It's required even for the last scene, and Infinity isn't allowed.", async () => {
  await expect(mount(createScene({children: 'text'}))).rejects.toThrow('must be a number');
  await expect(mount(createScene({children: 'text', durationInFrames: Infinity}))).rejects.toThrow(
    'must be an integer',
  );
});

claim('Moves the start of this scene and all scenes after it.', async () => {
  const rows = await readTimeline(
    <Series>
      <Series.Sequence durationInFrames={10}>a</Series.Sequence>
      <Series.Sequence durationInFrames={10} offset={7}>
        b
      </Series.Sequence>
      <Series.Sequence durationInFrames={10}>c</Series.Sequence>
    </Series>,
  );
  expect(rows.map(({from}) => from)).toEqual([0, 17, 27]);
});

claim(
  "Positive, such as 15 | The scene starts 15 frames later. In the meantime, the series doesn't show anything.",
  async () => {
    const series = (
      <Series>
        <Series.Sequence durationInFrames={10}>a</Series.Sequence>
        <Series.Sequence durationInFrames={10} offset={15}>
          b
        </Series.Sequence>
      </Series>
    );
    expect(await readFrames(series, [9, 10, 24, 25])).toEqual(['a', '', '', 'b']);
  },
);

claim(
  'Negative, such as -15 | The scene starts 15 frames earlier and covers the end of the previous scene',
  async () => {
    const series = (
      <Series>
        <Series.Sequence durationInFrames={30}>a</Series.Sequence>
        <Series.Sequence durationInFrames={30} offset={-15}>
          b
        </Series.Sequence>
      </Series>
    );
    // The second scene comes later in the document, so it's in front.
    expect(await readFrames(series, [14, 15, 29, 30])).toEqual(['a', 'ab', 'ab', 'b']);
  },
);

claim('If the first scene has a negative offset, its beginning is trimmed.', async () => {
  const series = (
    <Series>
      <Series.Sequence durationInFrames={30} offset={-10}>
        <Frame />
      </Series.Sequence>
    </Series>
  );
  expect(await readFrames(series, [0, 19, 20])).toEqual(['10', '29', '']);
});

claim('By default, the scene is wrapped in an absolutely positioned <div> that fills its container.', async () => {
  const {container} = await mount(createScene({durationInFrames: 10, children: 'text'}));
  const {position, width, height} = (container.firstElementChild as HTMLElement).style;
  expect({position, width, height}).toEqual({position: 'absolute', width: '100%', height: '100%'});
});

claim("With none, there's no wrapper.", async () => {
  const {container} = await mount(createScene({durationInFrames: 10, children: 'text', layout: 'none'}));
  expect(container.innerHTML).toBe('text');
});

claim(
  "It's a good idea to set a name, because otherwise, every scene has the same label, SeriesSequence.",
  async () => {
    const rows = await readTimeline(
      <Series>
        <Series.Sequence durationInFrames={10}>
          <Frame />
        </Series.Sequence>
        <Series.Sequence durationInFrames={10} name="Second">
          <Frame />
        </Series.Sequence>
      </Series>,
    );
    expect(rows.map(({displayName}) => displayName)).toEqual(['SeriesSequence', 'Second']);
  },
);

claim(
  "To get the total duration, add up all durations and offsets. Here, that's 60 + 60 - 20 = 100 frames.",
  async () => {
    const series = (
      <Series>
        <Series.Sequence durationInFrames={60}>a</Series.Sequence>
        <Series.Sequence durationInFrames={60} offset={-20}>
          b
        </Series.Sequence>
      </Series>
    );
    const {getText, setFrame} = await mount(series, {durationInFrames: 200});
    await setFrame(99);
    expect(getText()).toBe('b');
    await setFrame(100);
    expect(getText()).toBe('');
  },
);

claim('Before Remotion counts the scenes, it flattens fragments and arrays and removes empty values.', async () => {
  const series = createUntyped(Series, {
    children: [
      null,
      <Fragment key="first">
        <Series.Sequence durationInFrames={10}>a</Series.Sequence>
      </Fragment>,
      createUntyped(Series.Sequence, {key: 'second', durationInFrames: 10}),
    ],
  });
  await expect(mount(series)).rejects.toThrow('A <Series.Sequence /> component (index = 1, duration = 10)');
});

claim(
  "The <Series /> component only accepts a list of <Series.Sequence /> components as it's children, but got [object Object] instead",
  async () => {
    await expect(mount(createUntyped(Series, {children: <div>text</div>}))).rejects.toThrow(
      "The <Series /> component only accepts a list of <Series.Sequence /> components as it's children, but got [object Object] instead",
    );
  },
);

claim('but you passed a string "text" | There\'s text between the scenes. Whitespace is allowed.', async () => {
  await expect(mount(createUntyped(Series, {children: 'text'}))).rejects.toThrow('but you passed a string "text"');
  const spaces = createUntyped(Series, {
    children: [
      ' \n ',
      <Series.Sequence key="a" durationInFrames={10}>
        a
      </Series.Sequence>,
    ],
  });
  expect((await mount(spaces)).getText()).toBe('a');
});

claim('A scene is empty, or its only child is null, false, 0 or an empty string.', async () => {
  for (const children of [undefined, null, false, 0, '']) {
    await expect(mount(createScene({durationInFrames: 10, children}))).rejects.toThrow(
      'A <Series.Sequence /> component (index = 0, duration = 10) was detected to not have any children. Delete it to fix this error.',
    );
  }
});

claim("durationInFrames is missing, or it isn't a number.", async () => {
  await expect(mount(createScene({children: 'text'}))).rejects.toThrow(
    'The "durationInFrames" prop of a <Series.Sequence /> component must be a number, but you passed a value of type undefined',
  );
  await expect(mount(createScene({children: 'text', durationInFrames: '10'}))).rejects.toThrow(
    'a value of type string',
  );
});

claim("durationInFrames isn't a positive integer. You also get the second message for NaN and Infinity.", async () => {
  await expect(mount(createScene({children: 'text', durationInFrames: 0}))).rejects.toThrow(
    'must be positive, but got 0.',
  );
  for (const durationInFrames of [10.5, NaN, Infinity]) {
    await expect(mount(createScene({children: 'text', durationInFrames}))).rejects.toThrow(
      `must be an integer, but got ${durationInFrames}.`,
    );
  }
});

claim(
  "offset isn't an integer. You also get the second message for fractions, even though they're finite.",
  async () => {
    await expect(mount(createScene({children: 'text', durationInFrames: 10, offset: NaN}))).rejects.toThrow(
      'The "offset" property of a <Series.Sequence /> must not be NaN, but got NaN (index = 0, duration = 10).',
    );
    for (const offset of [1.5, Infinity]) {
      await expect(mount(createScene({children: 'text', durationInFrames: 10, offset}))).rejects.toThrow(
        `The "offset" property of a <Series.Sequence /> must be finite, but got ${offset} (index = 0, duration = 10).`,
      );
    }
  },
);

claim("A series checks the type of its children but doesn't know what your own components render.", async () => {
  function Slide(): ReactNode {
    return <Series.Sequence durationInFrames={60}>text</Series.Sequence>;
  }
  await expect(mount(<Series>{[<Slide key="slide" />]}</Series>)).rejects.toThrow('but got [object Object] instead');
});
