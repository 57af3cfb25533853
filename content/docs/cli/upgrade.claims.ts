import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {runUpgrade} from '../../../packages/claims/runUpgrade.ts';

const project = {'package.json': JSON.stringify({dependencies: {remotion: '3.2.44'}})};

claim(
  'It saves the exact version in your package.json, without a caret, so all packages stay on the same version.',
  async () => {
    const dependencies = {remotion: '^3.2.40', '@remotion/player': '3.2.42'};
    const files = {'package.json': JSON.stringify({dependencies}), 'package-lock.json': '{}'};
    expect((await runUpgrade(files)).commands).toEqual([
      'npm i --save-exact @remotion/player@4.0.541 remotion@4.0.541',
    ]);
  },
);

claim("The command installs the version that is tagged latest on npm, even if it's a new major version.", async () => {
  const {output} = await runUpgrade({...project, 'package-lock.json': '{}'});
  expect(output).toContain('Newest Remotion version is 4.0.541');
  expect(output).toContain('⏫ Remotion has been upgraded!');
});

claim('npm | npm i --save-exact', async () => {
  const {commands} = await runUpgrade({...project, 'package-lock.json': '{}'});
  expect(commands).toEqual(['npm i --save-exact remotion@4.0.541']);
});

claim('pnpm | pnpm i --save-exact', async () => {
  const {commands} = await runUpgrade({...project, 'pnpm-lock.yaml': ''});
  expect(commands).toEqual(['pnpm i --save-exact remotion@4.0.541']);
});

claim('yarn | yarn add --exact', async () => {
  const {commands} = await runUpgrade({...project, 'yarn.lock': ''});
  expect(commands).toEqual(['yarn add --exact remotion@4.0.541']);
});

claim('@remotion/eslint-plugin and everything in your devDependencies keep their versions', async () => {
  const dependencies = {remotion: '3.2.44', '@remotion/eslint-plugin': '3.2.44'};
  const files = {
    'package.json': JSON.stringify({dependencies, devDependencies: {'@remotion/cli': '3.2.44'}}),
    'package-lock.json': '{}',
  };
  expect((await runUpgrade(files)).commands).toEqual(['npm i --save-exact remotion@4.0.541']);
});

claim("You need this flag if there's no lockfile, or more than one.", async () => {
  const two = {...project, 'package-lock.json': '{}', 'yarn.lock': ''};
  await expect(runUpgrade(project)).rejects.toThrow('No lockfile was found in your project');
  await expect(runUpgrade(two)).rejects.toThrow('Found multiple lockfiles:');
  expect((await runUpgrade(project, 'pnpm')).commands).toEqual(['pnpm i --save-exact remotion@4.0.541']);
  expect((await runUpgrade(two, 'yarn')).commands).toEqual(['yarn add --exact remotion@4.0.541']);
});

claim('Choose one of the supported package managers.', async () => {
  await expect(runUpgrade(project, 'bun')).rejects.toThrow(
    'The package manager bun is not supported. Supported package managers are npm, yarn, pnpm',
  );
});

claim('Your package.json has no dependencies.', async () => {
  await expect(runUpgrade({'package.json': '{}', 'package-lock.json': '{}'})).rejects.toThrow(
    'Cannot convert undefined or null to object',
  );
});
