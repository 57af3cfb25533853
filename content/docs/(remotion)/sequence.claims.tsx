import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {createRef, memo, useEffect, useState, type ReactNode} from 'react';
import {AbsoluteFill, Img, Sequence, useCurrentFrame, useVideoConfig} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {createUntyped} from '../../../packages/claims/dom/createUntyped.ts';
import {Frame} from '../../../packages/claims/dom/Frame.tsx';
import {mount} from '../../../packages/claims/dom/mount.tsx';
import {readFrames} from '../../../packages/claims/dom/readFrames.ts';
import {readTimeline} from '../../../packages/claims/dom/readTimeline.ts';

/** Shows the duration that components see. */
function Duration(): ReactNode {
  return useVideoConfig().durationInFrames;
}

claim('They appear at the frame you choose, and inside the sequence, useCurrentFrame() starts at 0.', async () => {
  const sequence = (
    <Sequence from={40}>
      <Frame />
    </Sequence>
  );
  expect(await readFrames(sequence, [0, 39, 40, 41, 99])).toEqual(['', '', '0', '1', '59']);
});

claim(
  'The first line is visible from frame 0 to frame 39, and the second line from frame 40 until the end.',
  async () => {
    const trailer = (
      <>
        <Sequence durationInFrames={40}>first</Sequence>
        <Sequence from={40}>second</Sequence>
      </>
    );
    expect(await readFrames(trailer, [0, 39, 40, 99])).toEqual(['first', 'first', 'second', 'second']);
  },
);

claim('React mounts the content when the sequence starts and unmounts it when the sequence ends', async () => {
  const events: string[] = [];
  function Content(): ReactNode {
    useEffect(() => {
      events.push('mounted');
      return () => void events.push('unmounted');
    }, []);
    return null;
  }
  const {setFrame} = await mount(
    <Sequence from={10} durationInFrames={5}>
      <Content />
    </Sequence>,
  );
  expect(events).toEqual([]);
  await setFrame(10);
  await setFrame(14);
  expect(events).toEqual(['mounted']);
  await setFrame(15);
  expect(events).toEqual(['mounted', 'unmounted']);
});

claim('so any React state inside is lost at that point.', async () => {
  function FirstFrame(): ReactNode {
    const frame = useCurrentFrame();
    const [first] = useState(frame);
    return first;
  }
  const {getText, setFrame} = await mount(
    <Sequence durationInFrames={20}>
      <FirstFrame />
    </Sequence>,
    {frame: 3},
  );
  await setFrame(8);
  expect(getText()).toBe('3');
  await setFrame(20);
  await setFrame(8);
  expect(getText()).toBe('8');
});

claim("It's relative to the start of the surrounding sequence.", async () => {
  const nested = (
    <Sequence from={10}>
      <Sequence from={20}>
        <Frame />
      </Sequence>
    </Sequence>
  );
  expect(await readFrames(nested, [29, 30, 31])).toEqual(['', '0', '1']);
});

claim('With from={-30}, for example, the children are already at frame 30', async () => {
  const trimmed = (
    <Sequence from={-30}>
      <Frame />
    </Sequence>
  );
  expect(await readFrames(trimmed, [0, 1])).toEqual(['30', '31']);
});

claim('By default, they stay until the surrounding sequence or the composition ends.', async () => {
  const nested = (
    <Sequence durationInFrames={30}>
      <Sequence from={5}>
        <Frame />
      </Sequence>
    </Sequence>
  );
  expect(await readFrames(nested, [29, 30, 99])).toEqual(['24', '', '']);
  expect(await readFrames(<Sequence from={5}>still there</Sequence>, [99])).toEqual(['still there']);
});

claim(
  'For example, with from={-30} and durationInFrames={60}, the first 30 frames are trimmed and the other 30 are visible.',
  async () => {
    const trimmed = (
      <Sequence from={-30} durationInFrames={60}>
        <Frame />
      </Sequence>
    );
    expect(await readFrames(trimmed, [0, 29, 30])).toEqual(['30', '59', '']);
  },
);

claim(
  'returns this number as durationInFrames, or a smaller number if the surrounding sequence or the composition ends earlier.',
  async () => {
    const readDuration = async (element: ReactNode) => (await mount(element, {durationInFrames: 100})).getText();
    const inner = (
      <Sequence durationInFrames={80}>
        <Duration />
      </Sequence>
    );
    expect(await readDuration(inner)).toBe('80');
    expect(await readDuration(<Sequence durationInFrames={50}>{inner}</Sequence>)).toBe('50');
    const late = (
      <Sequence from={-10} durationInFrames={500}>
        <Duration />
      </Sequence>
    );
    expect(await readDuration(late)).toBe('110');
  },
);

claim(
  'This number also includes trimmed frames: in a composition with 100 frames, you get 130 inside <Sequence from={-30}>.',
  async () => {
    const trimmed = (
      <Sequence from={-30}>
        <Duration />
      </Sequence>
    );
    expect((await mount(trimmed, {durationInFrames: 100})).getText()).toBe('130');
  },
);

claim('The children are wrapped in an absolutely positioned <div> that fills its container.', async () => {
  const {container} = await mount(<Sequence>text</Sequence>);
  const wrapper = container.firstElementChild as HTMLElement;
  expect(wrapper.tagName).toBe('DIV');
  const {position, width, height} = wrapper.style;
  expect({position, width, height}).toEqual({position: 'absolute', width: '100%', height: '100%'});
});

claim('none | The children have no wrapper.', async () => {
  const {container} = await mount(
    <Sequence layout="none">
      <p>text</p>
    </Sequence>,
  );
  expect(container.innerHTML).toBe('<p>text</p>');
});

claim('The wrapper is an <AbsoluteFill> without flex-direction: column.', async () => {
  const {container} = await mount(
    <>
      <Sequence>text</Sequence>
      <AbsoluteFill>text</AbsoluteFill>
    </>,
  );
  const [sequence, fill] = [...container.children].slice(-2) as HTMLElement[];
  expect(fill?.style.flexDirection).toBe('column');
  expect(sequence?.style.flexDirection).toBe('');
  fill?.style.removeProperty('flex-direction');
  expect(sequence?.style.cssText).toBe(fill?.style.cssText);
});

claim('Your styles override the default ones.', async () => {
  const {container} = await mount(<Sequence style={{position: 'relative', color: 'red'}}>text</Sequence>);
  const {position, color, width} = (container.firstElementChild as HTMLElement).style;
  expect({position, color, width}).toEqual({position: 'relative', color: 'red', width: '100%'});
});

claim('You can\'t use style with layout="none", because there\'s no wrapper to style.', async () => {
  await expect(mount(createUntyped(Sequence, {layout: 'none', style: {}}))).rejects.toThrow(
    'If layout="none", you may not pass a style.',
  );
});

claim(
  "If you don't set a name, Remotion uses the name of the first component it finds among the children.",
  async () => {
    function Title(): ReactNode {
      return null;
    }
    const rows = await readTimeline(
      <Sequence>
        <div>
          <Title />
        </div>
        <Frame />
      </Sequence>,
    );
    expect(rows.map(({displayName}) => displayName)).toEqual(['Title']);
  },
);

claim(
  'This works for regular function components, but not for components created with forwardRef() or memo(), such as <Video>, <Audio> and <Img>.',
  async () => {
    const Memoized = memo(Frame);
    const readName = async (element: ReactNode) => (await readTimeline(<Sequence>{element}</Sequence>))[0]?.displayName;
    expect(await readName(<Frame />)).toBe('Frame');
    expect(await readName(<Memoized />)).toBe('');
    expect(await readName(<Img src="data:," />)).toBe('');
  },
);

claim("If the sequence doesn't contain any other component, the label is Untitled.", async () => {
  const [row] = await readTimeline(<Sequence>text</Sequence>);
  expect(row?.displayName).toBe('');
  // The list next to the timeline shows something else instead of an empty name.
  const list = createRequire(import.meta.url).resolve(
    '@remotion/cli/dist/editor/components/Timeline/TimelineListItem.js',
  );
  expect(readFileSync(list, 'utf8')).toContain("[text || 'Untitled', ");
});

claim("Set showInTimeline to false to hide the sequence in the preview's timeline.", async () => {
  const [row] = await readTimeline(<Sequence showInTimeline={false}>text</Sequence>);
  expect(row?.showInTimeline).toBe(false);
  const [normal] = await readTimeline(<Sequence>text</Sequence>);
  expect(normal?.showInTimeline).toBe(true);
});

claim('Any sequences, videos and audio inside it still get their own rows.', async () => {
  const rows = await readTimeline(
    <Sequence showInTimeline={false} name="outer">
      <Sequence name="inner">text</Sequence>
    </Sequence>,
  );
  expect(rows.filter(({showInTimeline}) => showInTimeline).map(({displayName}) => displayName)).toEqual(['inner']);
});

claim("It doesn't actually repeat the children.", async () => {
  const repeated = (
    <Sequence durationInFrames={10} showLoopTimesInTimeline={3}>
      <Frame />
    </Sequence>
  );
  expect(await readFrames(repeated, [9, 10, 20])).toEqual(['9', '', '']);
});

claim("A ref to the sequence's wrapper, which is an HTMLDivElement.", async () => {
  const ref = createRef<HTMLDivElement>();
  const {container} = await mount(<Sequence ref={ref}>text</Sequence>);
  expect(ref.current).toBeInstanceOf(HTMLDivElement);
  expect(ref.current).toBe(container.firstElementChild);
});

claim('You can\'t combine a ref with layout="none", because then there\'s no wrapper.', async () => {
  await expect(mount(createUntyped(Sequence, {layout: 'none', ref: createRef()}))).rejects.toThrow(
    'It is not supported to pass both a `ref` and `layout="none"` to <Sequence />.',
  );
});

claim("The ref is null while the sequence isn't visible.", async () => {
  const ref = createRef<HTMLDivElement>();
  const {setFrame} = await mount(
    <Sequence ref={ref} from={10} durationInFrames={10}>
      text
    </Sequence>,
  );
  expect(ref.current).toBeNull();
  await setFrame(10);
  expect(ref.current).not.toBeNull();
  await setFrame(20);
  expect(ref.current).toBeNull();
});
