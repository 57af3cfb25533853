import type {ReactNode} from 'react';
import {Composition, getInputProps, staticFile} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {mountPlayer} from '../../../packages/claims/dom/mountPlayer.tsx';
import {simulatePlayer} from '../../../packages/claims/dom/simulatePlayer.ts';

function Greeting({name = 'nobody'}: {readonly name?: string}): ReactNode {
  return `Hello ${name}`;
}

claim('Instead of default props, pass inputProps:', async () => {
  const {container} = await mountPlayer({component: Greeting, inputProps: {name: 'Ada'}});
  expect(container.textContent).toBe('Hello Ada');
  await expect(mountPlayer({component: Greeting, defaultProps: {name: 'Ada'}})).rejects.toThrow(
    'The <Player /> component does not accept `defaultProps`',
  );
});

claim('getInputProps() | Throws an error', () => {
  simulatePlayer();
  expect(() => getInputProps()).toThrow(
    'You cannot call `getInputProps()` from a <Player>. Instead, the props are available as React props',
  );
});

claim("staticFile('logo.png') | /logo.png on your website", () => {
  simulatePlayer();
  expect(staticFile('logo.png')).toBe('/logo.png');
});

claim(
  "An error that contains must not be the 'Composition' component or <Composition> was mounted inside | You passed a <Composition> or your root component to the Player.",
  async () => {
    await expect(mountPlayer({component: Composition})).rejects.toThrow("must not be the 'Composition' component");
    const Root: React.FC = () => (
      <Composition id="a" component={Greeting} durationInFrames={1} fps={30} width={10} height={10} />
    );
    const {container} = await mountPlayer({
      component: Root,
      errorFallback: ({error}: {error: Error}) => error.message,
    });
    expect(container.textContent).toContain('<Composition> was mounted inside');
  },
);
