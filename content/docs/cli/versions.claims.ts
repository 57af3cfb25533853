import {mkdirSync} from 'node:fs';
import {join} from 'node:path';
import type {findRemotionRoot} from '@remotion/cli/dist/find-closest-package-json.js';
import type {listOfRemotionPackages} from '@remotion/cli/dist/list-of-remotion-packages.js';
import type {validateVersionsBeforeCommand, versionsCommand} from '@remotion/cli/dist/versions.js';
import {expect, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {collectConsole} from '../../../packages/claims/collectConsole.ts';
import {enterProject} from '../../../packages/claims/enterProject.ts';
import {catchExit, loadCli} from '../../../packages/claims/loadCli.ts';

type Versions = {
  readonly versionsCommand: typeof versionsCommand;
  readonly validateVersionsBeforeCommand: typeof validateVersionsBeforeCommand;
};

/** Creates a project in which these packages are installed. */
function install(packages: Readonly<Record<string, string>>): string {
  return enterProject(
    Object.fromEntries(
      Object.entries(packages).map(([name, version]) => [
        `node_modules/${name}/package.json`,
        JSON.stringify({name, version}),
      ]),
    ),
  );
}

const matching = {remotion: '3.2.44', '@remotion/player': '3.2.44'};
const different = {remotion: '3.2.44', '@remotion/player': '3.2.42'};

/** Runs the command, and returns its exit code and what it prints. */
async function run(folder: string, flags: readonly string[] = []): Promise<{code: number; lines: readonly string[]}> {
  const lines: string[] = [];
  const print = (...words: unknown[]): void => void lines.push(words.join(' '));
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(print),
    vi.spyOn(console, 'error').mockImplementation(print),
  ];
  let code = 0;
  spies.push(
    vi.spyOn(process, 'exit').mockImplementation((status) => {
      code = Number(status);
      throw new Error('exit');
    }) as never,
  );
  try {
    await loadCli(flags)
      .load<Versions>('versions')
      .versionsCommand(folder)
      .catch((error: Error) => expect(error.message).toBe('exit'));
  } finally {
    spies.forEach((spy) => spy.mockRestore());
  }
  return {code, lines};
}

claim("It exits with code 0 if all packages have the same version, and with code 1 if they don't.", async () => {
  const {code, lines} = await run(install(matching));
  expect(code).toBe(0);
  expect(lines.at(-1)).toBe('✅ Great! All packages have the same version.');
  expect((await run(install(different))).code).toBe(1);
});

claim('If you use one of them, the command always reports a mismatch', async () => {
  for (const [name, version] of Object.entries({'@remotion/gif': '3.2.42', '@remotion/paths': '3.2.22'})) {
    const {code, lines} = await run(install({...matching, [name]: version}));
    expect(code).toBe(1);
    expect(lines.join('\n')).toContain('Version mismatch: Not all Remotion packages have the same version.');
  }
});

claim('If the versions differ, these commands only print a warning and then continue.', async () => {
  const warnings = collectConsole('warn');
  collectConsole('log');
  const {validateVersionsBeforeCommand: validate} = loadCli().load<Versions>('versions');
  await validate(install(matching));
  expect(warnings).toEqual([]);
  await validate(install(different));
  expect(warnings.join('\n')).toContain('Version mismatch:');
});

claim("Remotion looks for these packages in your node_modules, and ignores any that aren't installed:", async () => {
  const {lines} = await run(install({...matching, 'remotion-extra': '1.0.0'}));
  expect(lines.filter((line) => line.startsWith('- '))).toEqual(['- @remotion/player', '- remotion']);
});

claim(
  'Packages that begin with @remotion/: babel-loader, bundler, cli, eslint-config, gif, google-fonts, lambda, lottie, media-utils, motion-blur, noise, paths, player, preload, renderer, skia and three',
  () => {
    const {listOfRemotionPackages: checked} = loadCli().load<{listOfRemotionPackages: typeof listOfRemotionPackages}>(
      'list-of-remotion-packages',
    );
    const names = ['babel-loader', 'bundler', 'cli', 'eslint-config', 'gif', 'google-fonts', 'lambda', 'lottie']
      .concat(['media-utils', 'motion-blur', 'noise', 'paths', 'player', 'preload', 'renderer', 'skia', 'three'])
      .map((name) => `@remotion/${name}`);
    expect([...checked].sort()).toEqual([...names, 'remotion']);
  },
);

claim('If a package is installed several times, the command only finds one copy.', async () => {
  const folder = install({...matching, '@remotion/player/node_modules/remotion': '3.2.40'});
  const {code, lines} = await run(folder, ['--log=verbose']);
  expect(code).toBe(0);
  expect(lines.join('\n')).not.toContain('3.2.40');
});

claim('At the verbose level, it includes the path to each package.json:', async () => {
  const folder = install(matching);
  const path = join(folder, 'node_modules/@remotion/player/package.json');
  expect((await run(folder, ['--log=verbose'])).lines.join('\n')).toContain(path);
  expect((await run(folder)).lines.join('\n')).not.toContain(path);
});

claim("With warn or error, the command doesn't print the list, but the exit code stays the same.", async () => {
  for (const level of ['warn', 'error']) {
    expect(await run(install(matching), [`--log=${level}`])).toEqual({code: 0, lines: []});
    const {code, lines} = await run(install(different), [`--log=${level}`]);
    expect(code).toBe(1);
    expect(lines.join('\n')).not.toContain('- remotion');
  }
});

claim("You've run the command outside of a project.", () => {
  const folder = enterProject({});
  const {findRemotionRoot: find} = loadCli().load<{findRemotionRoot: typeof findRemotionRoot}>(
    'find-closest-package-json',
  );
  expect(find()).toBe(folder);
  const deep = join(folder, 'a/b/c/d/e');
  mkdirSync(deep, {recursive: true});
  vi.mocked(process.cwd).mockReturnValue(deep);
  expect(catchExit(find)).toContain(
    'Could not find a package.json in the current directory or any of the 5 parent directories. Is this a Remotion project?',
  );
});
