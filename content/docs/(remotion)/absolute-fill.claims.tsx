import {createRef, type ReactNode} from 'react';
import {AbsoluteFill, Sequence} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {mount} from '../../../packages/claims/dom/mount.tsx';

async function readStyle(element: ReactNode): Promise<CSSStyleDeclaration> {
  return ((await mount(element)).container.firstElementChild as HTMLElement).style;
}

claim('<AbsoluteFill> is a <div> that fills its container.', async () => {
  const {container} = await mount(<AbsoluteFill>text</AbsoluteFill>);
  expect(container.firstElementChild?.tagName).toBe('DIV');
  const {position, width, height} = await readStyle(<AbsoluteFill />);
  expect({position, width, height}).toEqual({position: 'absolute', width: '100%', height: '100%'});
});

claim(
  "Inside a <Sequence>, you often don't need it, because a sequence already wraps its children in a <div> that fills the frame.",
  async () => {
    const {position, width, height} = await readStyle(<Sequence>text</Sequence>);
    expect({position, width, height}).toEqual({position: 'absolute', width: '100%', height: '100%'});
  },
);

claim('position | absolute', async () => {
  expect((await readStyle(<AbsoluteFill />)).position).toBe('absolute');
});

claim('top, left, right, bottom | 0 | Aligns all four edges with the container', async () => {
  const {top, left, right, bottom} = await readStyle(<AbsoluteFill />);
  expect([top, left, right, bottom].map(parseFloat)).toEqual([0, 0, 0, 0]);
});

claim('width, height | 100% | Makes the element as large as the container', async () => {
  const {width, height} = await readStyle(<AbsoluteFill />);
  expect([width, height]).toEqual(['100%', '100%']);
});

claim('display | flex | Lets you align the children', async () => {
  expect((await readStyle(<AbsoluteFill />)).display).toBe('flex');
});

claim('flexDirection | column | Places the children below each other', async () => {
  expect((await readStyle(<AbsoluteFill />)).flexDirection).toBe('column');
});

claim('<AbsoluteFill> sets its default styles inline.', async () => {
  const {container} = await mount(<AbsoluteFill className="flex-row" />);
  const element = container.firstElementChild as HTMLElement;
  expect(element.getAttribute('style')).toContain('flex-direction: column');
  expect(element.className).toBe('flex-row');
});

claim('In addition to the props below, you can pass any attribute that a <div> accepts.', async () => {
  const {container} = await mount(<AbsoluteFill id="stage" title="Stage" data-kind="scene" />);
  const element = container.firstElementChild as HTMLElement;
  expect([element.id, element.title, element.dataset.kind]).toEqual(['stage', 'Stage', 'scene']);
});

claim('Your styles are merged with the default styles, and yours take precedence.', async () => {
  const {position, color, display} = await readStyle(<AbsoluteFill style={{position: 'fixed', color: 'red'}} />);
  expect({position, color, display}).toEqual({position: 'fixed', color: 'red', display: 'flex'});
});

claim("For example, style={{flexDirection: 'row'}} changes the direction and keeps the other defaults.", async () => {
  const {flexDirection, position, display} = await readStyle(<AbsoluteFill style={{flexDirection: 'row'}} />);
  expect({flexDirection, position, display}).toEqual({flexDirection: 'row', position: 'absolute', display: 'flex'});
});

claim('A ref to the <div>.', async () => {
  const ref = createRef<HTMLDivElement>();
  const {container, unmount} = await mount(<AbsoluteFill ref={ref} />);
  expect(ref.current).toBeInstanceOf(HTMLDivElement);
  expect(ref.current).toBe(container.firstElementChild);
  await unmount();
  expect(ref.current).toBeNull();
});
