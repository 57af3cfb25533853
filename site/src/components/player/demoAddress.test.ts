import {describe, expect, it} from 'vitest';
import type {Control} from '../../../../demos/control';
import {queryOf, readDemoAddress} from './demoAddress';

const controls: Record<string, Control> = {
  damping: {kind: 'number', label: 'Damping', min: 1, max: 30, step: 1, initial: 8},
  color: {kind: 'color', label: 'Colour', initial: '#ff5c3e'},
  fit: {kind: 'choice', label: 'Fit', options: ['cover', 'contain'], initial: 'cover'},
  title: {kind: 'text', label: 'Title', maxLength: 8, initial: 'Hello'},
};
const demo = {name: 'badge', controls, durationInFrames: 90};
const initial = {damping: 8, color: '#ff5c3e', fit: 'cover', title: 'Hello'};

describe('the address of a demo', () => {
  it('is empty when nothing is set', () => {
    expect(queryOf(demo, {props: initial})).toBe('');
  });

  it('reads back what it wrote', () => {
    const state = {props: {damping: 3, color: '#00ff00', fit: 'contain', title: 'a&b=c'}, frame: 12};
    expect(readDemoAddress(demo, queryOf(demo, state))).toEqual(state);
  });

  it('leaves out what has its first value', () => {
    expect(queryOf(demo, {props: {...initial, damping: 3}})).toBe('?demo=badge&damping=3');
  });

  it('is not that of another demo', () => {
    expect(readDemoAddress(demo, '?demo=other&frame=3')).toBeUndefined();
    expect(readDemoAddress(demo, '')).toBeUndefined();
  });

  it.each([
    ['?demo=badge&damping=31', 'a number beyond its range'],
    ['?demo=badge&damping=', 'an empty number'],
    ['?demo=badge&color=red', 'another notation of a colour'],
    ['?demo=badge&fit=fill', 'a choice that is not offered'],
    ['?demo=badge&unknown=1', 'a name that is no control'],
  ])('leaves %s out of account: %s', (query) => {
    expect(readDemoAddress(demo, query)?.props).toEqual(initial);
  });

  it('cuts a text at its length and a frame at the last one', () => {
    expect(readDemoAddress(demo, '?demo=badge&title=A+long+title&frame=1000')).toEqual({
      props: {...initial, title: 'A long t'},
      frame: 89,
    });
  });

  it.each(['-1', '1.5', 'x', ''])('reads no frame from "%s"', (frame) => {
    expect(readDemoAddress(demo, `?demo=badge&frame=${frame}`)?.frame).toBeUndefined();
  });
});
