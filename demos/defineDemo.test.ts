import {describe, expect, test} from 'vitest';
import {defineDemo} from './defineDemo.ts';

function createComponent() {
  return Promise.resolve(({size}: {size: number}) => size);
}
const size = {kind: 'number', label: 'Size', min: 0, max: 10, step: 1, initial: 5} as const;
const facts = {
  title: 'Box',
  caption: 'A box.',
  alt: 'A box',
  component: createComponent,
  durationInFrames: 60,
  posterFrame: 0,
};

describe('defineDemo', () => {
  test('fills in the defaults', () => {
    expect(defineDemo({...facts, controls: {size}})).toMatchObject({
      width: 1280,
      height: 720,
      fps: 30,
      sound: false,
      loads: 'near',
    });
  });

  test('requires a control for every prop', () => {
    // @ts-expect-error: the component has a prop without a control
    defineDemo({...facts});
    // @ts-expect-error: a text control can't set a number
    defineDemo({...facts, controls: {size: {kind: 'text', label: 'Size', maxLength: 3, initial: '5'}}});
  });

  test('throws an error if the demo has no such poster frame', () => {
    expect(() => defineDemo({...facts, posterFrame: 60, controls: {size}})).toThrow(
      'posterFrame is 60, but the demo only has frames 0 to 59.',
    );
  });

  test('throws an error if the initial number is out of range', () => {
    expect(() => defineDemo({...facts, controls: {size: {...size, initial: 11}}})).toThrow(
      "the initial value of size, 11, isn't between 0 and 10.",
    );
  });

  test('throws an error if the URL uses the name of a prop', () => {
    const framed = () => Promise.resolve(({frame}: {frame: number}) => frame);
    expect(() => defineDemo({...facts, component: framed, controls: {frame: size}})).toThrow(
      `a prop can't be called "frame"`,
    );
  });

  test('throws an error if the initial color has no hexadecimal digits', () => {
    const colored = () => Promise.resolve(({color}: {color: string}) => color);
    expect(() =>
      defineDemo({...facts, component: colored, controls: {color: {kind: 'color', label: 'Color', initial: 'red'}}}),
    ).toThrow('such as #ff7a5c');
  });
});
