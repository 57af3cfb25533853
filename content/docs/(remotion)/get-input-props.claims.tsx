import {useEffect, type ReactNode} from 'react';
import {getInputProps, useCurrentFrame} from 'remotion';
import {expect, onTestFinished} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {collectConsole} from '../../../packages/claims/collectConsole.ts';
import {mount} from '../../../packages/claims/dom/mount.tsx';
import {simulatePlayer} from '../../../packages/claims/dom/simulatePlayer.ts';
import {importFresh} from '../../../packages/claims/importFresh.ts';

/** Stores input props as the preview and the renderer do. */
function setInputProps(props: object): void {
  window.remotion_inputProps = JSON.stringify(props);
  onTestFinished(() => {
    window.remotion_inputProps = '';
  });
}

claim("The input props that you passed, or an empty object if you didn't pass any.", () => {
  expect(getInputProps()).toEqual({});
  setInputProps({title: 'Hello', slides: [1, 2]});
  expect(getInputProps()).toEqual({title: 'Hello', slides: [1, 2]});
});

claim("A composition's default props aren't included.", async () => {
  setInputProps({a: 1});
  function Video(): ReactNode {
    return JSON.stringify(getInputProps());
  }
  expect((await mount(<Video />, {defaultProps: {b: 2}})).getText()).toBe('{"a":1}');
});

claim('Input props are serialized as JSON, so functions are lost and a Date becomes a string.', () => {
  setInputProps({format: () => 'text', date: new Date(0)});
  expect(getInputProps()).toEqual({date: '1970-01-01T00:00:00.000Z'});
});

claim('The code runs in an app that uses the Player.', () => {
  simulatePlayer();
  expect(() => getInputProps()).toThrow(
    'You cannot call `getInputProps()` from a <Player>. Instead, the props are available as React props from component that you passed as `component` prop.',
  );
});

claim(
  "If you call the function on a server, where window doesn't exist, it returns an empty object and prints this warning once:",
  () => {
    const warnings = collectConsole('warn');
    const fresh = importFresh<{getInputProps: typeof getInputProps}>('remotion/dist/config/input-props.js');
    const {window: original} = globalThis;
    Reflect.deleteProperty(globalThis, 'window');
    try {
      expect(fresh.getInputProps()).toEqual({});
      expect(fresh.getInputProps()).toEqual({});
    } finally {
      globalThis.window = original;
    }
    expect(warnings).toHaveLength(3);
    expect(warnings[0]).toContain('Called `getInputProps()` on the server.');
  },
);

claim('Every call parses the JSON again and returns a new object.', () => {
  setInputProps({a: {b: 1}});
  const [first, second] = [getInputProps(), getInputProps()];
  expect(first).toEqual(second);
  expect(first).not.toBe(second);
  expect(first.a).not.toBe(second.a);
});

claim(
  'If you use this object as a dependency of an effect, the effect runs every time the component renders, which is once per frame:',
  async () => {
    setInputProps({a: 1});
    let runs = 0;
    function Video(): ReactNode {
      useCurrentFrame();
      const props = getInputProps();
      useEffect(() => void runs++, [props]);
      return null;
    }
    const {setFrame} = await mount(<Video />);
    const before = runs;
    await setFrame(1);
    await setFrame(2);
    expect(runs).toBe(before + 2);
  },
);
