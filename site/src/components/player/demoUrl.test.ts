import {describe, expect, test} from 'vitest';
import type {Control} from '../../../../demos/control.ts';
import {createQuery, readDemoUrl} from './demoUrl.ts';

const controls: Record<string, Control> = {
  damping: {kind: 'number', label: 'Damping', min: 1, max: 30, step: 1, initial: 8},
  color: {kind: 'color', label: 'Color', initial: '#ff5c3e'},
  fit: {kind: 'choice', label: 'Fit', options: ['cover', 'contain'], initial: 'cover'},
  title: {kind: 'text', label: 'Title', maxLength: 8, initial: 'Hello'},
};
const demo = {name: 'badge', controls, durationInFrames: 90};
const initial = {damping: 8, color: '#ff5c3e', fit: 'cover', title: 'Hello'};

describe('the URL of a demo', () => {
  test('is empty if nothing is set', () => {
    expect(createQuery(demo, {props: initial})).toBe('');
  });

  test('can be parsed back', () => {
    const state = {props: {damping: 3, color: '#00ff00', fit: 'contain', title: 'a&b=c'}, frame: 12};
    expect(readDemoUrl(demo, createQuery(demo, state))).toEqual(state);
  });

  test('omits initial values', () => {
    expect(createQuery(demo, {props: {...initial, damping: 3}})).toBe('?demo=badge&damping=3');
  });

  test('does not apply to another demo', () => {
    expect(readDemoUrl(demo, '?demo=other&frame=3')).toBeUndefined();
    expect(readDemoUrl(demo, '')).toBeUndefined();
  });

  test.each([
    ['?demo=badge&damping=31', 'a number beyond its range'],
    ['?demo=badge&damping=', 'an empty number'],
    ['?demo=badge&color=red', 'another notation of a color'],
    ['?demo=badge&fit=fill', 'a choice that is not offered'],
    ['?demo=badge&unknown=1', 'a name without a control'],
  ])('ignores %s: %s', (query) => {
    expect(readDemoUrl(demo, query)?.props).toEqual(initial);
  });

  test('truncates strings and limits the frame to the last one', () => {
    expect(readDemoUrl(demo, '?demo=badge&title=A+long+title&frame=1000')).toEqual({
      props: {...initial, title: 'A long t'},
      frame: 89,
    });
  });

  test.each(['-1', '1.5', 'x', ''])('returns no frame for "%s"', (frame) => {
    expect(readDemoUrl(demo, `?demo=badge&frame=${frame}`)?.frame).toBeUndefined();
  });
});
