import type {ReactNode} from 'react';
import {Composition, getInputProps} from 'remotion';
import {expect, onTestFinished} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {mount} from '../../../packages/claims/dom/mount.tsx';
import {mountRoot} from '../../../packages/claims/dom/mountRoot.tsx';
import {simulatePlayer} from '../../../packages/claims/dom/simulatePlayer.ts';

type Props = {readonly name?: string; readonly color?: string; readonly style?: object};

const size = {width: 1280, height: 720, fps: 30, durationInFrames: 90};

function LowerThird(props: Props): ReactNode {
  return JSON.stringify(props);
}

/** Stores input props as the preview and the renderer do. */
function setInputProps(props: object): void {
  window.remotion_inputProps = JSON.stringify(props);
  onTestFinished(() => {
    window.remotion_inputProps = '';
  });
}

/** Returns the props that the component of a composition receives. */
async function readProps(defaultProps: Props): Promise<unknown> {
  const composition = <Composition id="LowerThird" component={LowerThird} {...size} defaultProps={defaultProps} />;
  return JSON.parse((await mountRoot(composition, {composition: 'LowerThird'})).getText());
}

claim("The composition's defaultProps are what you see in the preview.", async () => {
  expect(await readProps({name: 'Ada', color: 'gold'})).toEqual({name: 'Ada', color: 'gold'});
});

claim('A render uses them as well, unless you pass something else:', async () => {
  setInputProps({name: 'Grace'});
  expect(await readProps({name: 'Ada', color: 'gold'})).toEqual({name: 'Grace', color: 'gold'});
});

claim('The merge is shallow. If a prop is an object, your value replaces the whole default object.', async () => {
  setInputProps({style: {weight: 700}});
  expect(await readProps({style: {weight: 400, size: 80}})).toEqual({style: {weight: 700}});
});

claim("The last one uses the default color, because its props don't include a color.", async () => {
  setInputProps({name: 'Ada'});
  expect(await readProps({name: 'Name', color: 'gold'})).toEqual({name: 'Ada', color: 'gold'});
});

claim("The root component doesn't receive any props.", async () => {
  setInputProps({name: 'Ada'});
  let received: object | undefined;
  function Root(props: object): ReactNode {
    received = props;
    return null;
  }
  await mountRoot(<Root />);
  expect(received).toEqual({});
});

claim("The composition's default props don't apply there, so pass all the props yourself:", async () => {
  expect((await mount(<LowerThird name="Ada" />, {defaultProps: {color: 'gold'}})).getText()).toBe('{"name":"Ada"}');
});

claim("Don't call getInputProps() in the component itself, because the function throws an error in the Player.", () => {
  simulatePlayer();
  expect(() => getInputProps()).toThrow('You cannot call `getInputProps()` from a <Player>.');
});

claim('A date is a string, or a function is missing | Input props are passed to the browser as JSON.', () => {
  setInputProps({date: new Date(0), format: () => 'text'});
  expect(getInputProps()).toEqual({date: '1970-01-01T00:00:00.000Z'});
});
