import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import type {findEntryPoint} from '@remotion/cli/dist/entry-point.js';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {loadCli} from '../../../packages/claims/loadCli.ts';

/** Creates a project with empty files, and makes it the current directory. */
function enterProject(files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'claims-'));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), '');
  }
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(folder);
  onTestFinished(() => {
    cwd.mockRestore();
    rmSync(folder, {recursive: true});
  });
  return folder;
}

function find(args: string[], root: string, setting?: string): ReturnType<typeof findEntryPoint> {
  const {Config, load} = loadCli();
  if (setting !== undefined) {
    Config.Bundling.setEntryPoint(setting);
  }
  return load<{findEntryPoint: typeof findEntryPoint}>('entry-point').findEntryPoint(args, root);
}

claim('These commands use the first of the following options that exists:', () => {
  const root = enterProject(['src/index.ts', 'other.ts']);
  expect(find(['other.ts', 'Countdown'], root, 'set.ts').reason).toBe('argument passed');
  expect(find(['Countdown'], root, 'set.ts')).toMatchObject({file: 'set.ts', reason: 'config file'});
  expect(find(['Countdown'], root)).toMatchObject({file: join('src', 'index.ts'), reason: 'common paths'});
});

claim(
  'remotion/index.tsx, remotion/index.ts, remotion/index.js, src/index.tsx, src/index.ts or src/index.js, in this order',
  () => {
    const files = ['remotion/index.tsx', 'remotion/index.ts', 'remotion/index.js']
      .concat(['src/index.tsx', 'src/index.ts', 'src/index.js'])
      .map((file) => join(...file.split('/')));
    const root = enterProject(files);
    for (const file of files) {
      expect(find([], root).file).toBe(file);
      rmSync(join(root, file));
    }
    expect(find([], root)).toMatchObject({file: null, reason: 'none found'});
  },
);

claim(
  "If the first argument isn't an existing path, Remotion assumes that you've left out the entry point and treats the argument as the composition ID (preview and compositions ignore it).",
  () => {
    const {load} = loadCli();
    for (const [file, name] of [
      ['preview', 'previewCommand'],
      ['compositions', 'listCompositionsCommand'],
    ] as const) {
      expect(String(load<Record<string, unknown>>(file)[name])).toContain('const { file, reason } = ');
    }
    const root = enterProject(['src/index.ts']);
    expect(find(['src/index.ts', 'Countdown'], root)).toMatchObject({
      file: 'src/index.ts',
      remainingArgs: ['Countdown'],
    });
    expect(find(['Countdown'], root)).toMatchObject({file: join('src', 'index.ts'), remainingArgs: ['Countdown']});
  },
);

claim("If there's a folder with the same name as your composition, Remotion mistakes it for the entry point.", () => {
  const root = enterProject(['src/index.ts', 'Countdown/data.json']);
  expect(find(['Countdown'], root)).toMatchObject({file: 'Countdown', remainingArgs: []});
});

claim('You can write flags anywhere after the command, either as --crf=20 or as --crf 20.', () => {
  expect(loadCli(['render', '--crf=20', 'Countdown']).ConfigInternals.getCrfOrUndefined()).toBe(20);
  expect(loadCli(['render', 'Countdown', '--crf', '20']).ConfigInternals.getCrfOrUndefined()).toBe(20);
});

claim("Some flags, such as --muted, don't take a value.", () => {
  const {ConfigInternals, load} = loadCli(['render', '--muted', 'Countdown']);
  expect(ConfigInternals.getMuted()).toBe(true);
  expect(load<{parsedCli: {_: string[]}}>('parse-command-line').parsedCli._).toEqual(['render', 'Countdown']);
});

claim('Remotion ignores unknown flags without printing a warning.', () => {
  const print = vi.spyOn(console, 'warn');
  onTestFinished(() => print.mockRestore());
  expect(() => loadCli(['render', '--mutet', '--cfr=20'])).not.toThrow();
  expect(print).not.toHaveBeenCalled();
});

claim('A flag usually takes precedence over the file.', () => {
  // Remotion reads the configuration file first, and then the flags.
  const {Config, ConfigInternals, load} = loadCli(['--crf=30']);
  Config.Output.setCrf(20);
  load<{parseCommandLine(): void}>('parse-command-line').parseCommandLine();
  expect(ConfigInternals.getCrfOrUndefined()).toBe(30);
});
