import {describe, expect, it} from 'vitest';
import {defineDemo} from './defineDemo';

const component = () => Promise.resolve(({size}: {size: number}) => size);
const size = {kind: 'number', label: 'Size', min: 0, max: 10, step: 1, initial: 5} as const;
const facts = {title: 'Box', caption: 'A box.', alt: 'A box', component, durationInFrames: 60, posterFrame: 0};

describe('defineDemo', () => {
  it('fills in what is usual', () => {
    expect(defineDemo({...facts, controls: {size}})).toMatchObject({
      width: 1280,
      height: 720,
      fps: 30,
      sound: false,
      loads: 'near',
    });
  });

  it('wants a control for every prop', () => {
    // @ts-expect-error: the component has a prop that nothing gives
    defineDemo({...facts});
    // @ts-expect-error: a text can't be a number
    defineDemo({...facts, controls: {size: {kind: 'text', label: 'Size', maxLength: 3, initial: '5'}}});
  });

  it('stops at a poster that is no frame', () => {
    expect(() => defineDemo({...facts, posterFrame: 60, controls: {size}})).toThrow(
      'posterFrame 60 is not one of its 60 frames, 0 to 59.',
    );
  });

  it('stops at a number outside of its range', () => {
    expect(() => defineDemo({...facts, controls: {size: {...size, initial: 11}}})).toThrow(
      'size begins at 11, outside of 0 to 10.',
    );
  });

  it('stops at a name that the address needs', () => {
    const named = () => Promise.resolve(({frame}: {frame: number}) => frame);
    expect(() => defineDemo({...facts, component: named, controls: {frame: size}})).toThrow(
      `a prop can't be called "frame"`,
    );
  });

  it('stops at a colour that a colour field can not show', () => {
    const coloured = () => Promise.resolve(({color}: {color: string}) => color);
    expect(() =>
      defineDemo({...facts, component: coloured, controls: {color: {kind: 'color', label: 'Colour', initial: 'red'}}}),
    ).toThrow('such as #ff7a5c');
  });
});
