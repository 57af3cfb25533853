import {expect, test} from 'vitest';
import {createInstallCommands} from './createInstallCommands.ts';

test("saves exact versions of Remotion's packages", () => {
  expect(createInstallCommands('remotion@3.2.44 @remotion/player@3.2.44', false)).toEqual({
    npm: 'npm install --save-exact remotion@3.2.44 @remotion/player@3.2.44',
    yarn: 'yarn add --exact remotion@3.2.44 @remotion/player@3.2.44',
    pnpm: 'pnpm add --save-exact remotion@3.2.44 @remotion/player@3.2.44',
  });
  expect(createInstallCommands('eslint@8 @remotion/eslint-plugin@3.2.44', true).yarn).toBe(
    'yarn add --dev --exact eslint@8 @remotion/eslint-plugin@3.2.44',
  );
});

test('leaves the versions of other packages to the package manager', () => {
  expect(createInstallCommands('react@18 react-dom@18', false).npm).toBe('npm install react@18 react-dom@18');
  expect(createInstallCommands('@remotion/lottie lottie-web', false).pnpm).toBe('pnpm add @remotion/lottie lottie-web');
});
