import {existsSync} from 'node:fs';
import os from 'node:os';
import {join} from 'node:path';
import type {findEntryPoint} from '@remotion/cli/dist/entry-point.js';
import {RenderInternals} from '@remotion/renderer';
import {getDefaultCrfForCodec, getValidCrfRanges} from '@remotion/renderer/dist/crf.js';
import {Composition, Still} from 'remotion';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../packages/claims/claim.ts';
import {createUntyped} from '../../packages/claims/dom/createUntyped.ts';
import {mountRoot} from '../../packages/claims/dom/mountRoot.tsx';
import {enterProject} from '../../packages/claims/enterProject.ts';
import {catchExit, loadCli} from '../../packages/claims/loadCli.ts';

const size = {component: () => null, width: 1280, height: 720};

claim('An ID consists of letters, digits and hyphens, and has to be unique within the project.', async () => {
  const video = {...size, fps: 30, durationInFrames: 30};
  await expect(mountRoot(<Composition id="Intro-2" {...video} />)).resolves.toBeDefined();
  for (const id of ['a b', 'a_b', 'a.b', '']) {
    await expect(mountRoot(<Composition id={id} {...video} />)).rejects.toThrow();
  }
  const twice = ['Intro', 'Intro'].map((id, index) => <Composition key={index} id={id} {...video} />);
  await expect(mountRoot(twice)).rejects.toThrow('Multiple composition with id Intro are registered.');
});

claim("You register it with <Still> and don't need to specify a frame rate or a duration.", async () => {
  const {getManager} = await mountRoot(<Still id="Poster" {...size} />);
  expect(getManager().compositions[0]).toMatchObject({id: 'Poster', fps: 1, durationInFrames: 1});
  await expect(mountRoot(createUntyped(Composition, {id: 'Poster', ...size}))).rejects.toThrow();
});

type Folder = {readonly findRemotionRoot: () => string};

claim("It stops after five folders, so it doesn't find a package.json that is more than four levels up.", () => {
  const project = enterProject({});
  const cwd = vi.spyOn(process, 'cwd');
  onTestFinished(() => cwd.mockRestore());
  const find = (folder: string): string => {
    cwd.mockReturnValue(join(project, folder));
    return loadCli().load<Folder>('find-closest-package-json').findRemotionRoot();
  };
  expect([find(''), find('a'), find('a/b/c/d')]).toEqual([project, project, project]);
  expect(catchExit(() => find('a/b/c/d/e'))).toContain('Could not find a package.json');
});

type EntryPoint = {readonly findEntryPoint: typeof findEntryPoint};

claim('The path of the entry point, however, is relative to the current folder.', () => {
  const project = enterProject({'src/index.ts': '', 'tools/entry.ts': ''});
  const folder = join(project, 'tools');
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  const {findEntryPoint: find} = loadCli().load<EntryPoint>('entry-point');
  expect(find(['entry.ts', 'Main'], project)).toMatchObject({file: 'entry.ts', reason: 'argument passed'});
  // The commands join this path with the current folder, where the file doesn't exist.
  const {file, reason} = find(['Main'], project);
  expect({file, reason}).toEqual({file: join('src', 'index.ts'), reason: 'common paths'});
  expect(existsSync(join(folder, String(file)))).toBe(false);
});

claim("The file that you set with Config.Bundling.setEntryPoint(), even if it doesn't exist.", () => {
  const folder = enterProject({'src/index.ts': ''});
  const cli = loadCli();
  const {findEntryPoint: find} = cli.load<EntryPoint>('entry-point');
  expect(find(['missing.ts'], folder).file).toBe('src/index.ts');
  cli.Config.Bundling.setEntryPoint('src/missing.ts');
  expect(find(['Main'], folder).file).toBe('src/missing.ts');
});

claim(
  'The first file that exists out of remotion/index.tsx, remotion/index.ts, remotion/index.js, src/index.tsx, src/index.ts and src/index.js.',
  () => {
    const names = [
      'remotion/index.tsx',
      'remotion/index.ts',
      'remotion/index.js',
      'src/index.tsx',
      'src/index.ts',
      'src/index.js',
    ];
    const found = names.map((_name, index) => {
      const files = Object.fromEntries(names.slice(index).map((name) => [name, '']));
      return loadCli().load<EntryPoint>('entry-point').findEntryPoint(['Main'], enterProject(files)).file;
    });
    expect(found).toEqual(names);
  },
);

claim(
  'The default is half the number of CPU threads, but at least 1 and at most 8. The maximum is the number of threads.',
  () => {
    const [cpu] = os.cpus();
    const cpus = vi.spyOn(os, 'cpus');
    onTestFinished(() => cpus.mockRestore());
    const getDefault = (cores: number): number => {
      cpus.mockReturnValue(Array.from({length: cores}, () => cpu as os.CpuInfo));
      expect(RenderInternals.getActualConcurrency(cores)).toBe(cores);
      expect(() => RenderInternals.getActualConcurrency(cores + 1)).toThrow(`Maximum for --concurrency is ${cores}`);
      return RenderInternals.getActualConcurrency(null);
    };
    expect([1, 2, 4, 16, 32].map(getDefault)).toEqual([1, 1, 2, 8, 8]);
  },
);

claim(
  'The default is H.264. You can also choose H.265, VP8, VP9, ProRes, H.264 in a Matroska file, GIF, MP3, AAC or WAV.',
  () => {
    expect(RenderInternals.DEFAULT_CODEC).toBe('h264');
    expect([...RenderInternals.validCodecs].sort()).toEqual(
      ['h264', 'h265', 'vp8', 'vp9', 'prores', 'h264-mkv', 'gif', 'mp3', 'aac', 'wav'].sort(),
    );
  },
);

claim('H.264 | 1 to 51 | 18', () => {
  expect([getValidCrfRanges('h264'), getDefaultCrfForCodec('h264')]).toEqual([[1, 51], 18]);
});

claim('H.265, GIF | 0 to 51 | 23', () => {
  expect([getValidCrfRanges('h265'), getDefaultCrfForCodec('h265')]).toEqual([[0, 51], 23]);
  expect([getValidCrfRanges('gif'), getDefaultCrfForCodec('gif')]).toEqual([[0, 51], 23]);
});

claim('VP8 | 4 to 63 | 9', () => {
  expect([getValidCrfRanges('vp8'), getDefaultCrfForCodec('vp8')]).toEqual([[4, 63], 9]);
});

claim('VP9 | 0 to 63 | 28', () => {
  expect([getValidCrfRanges('vp9'), getDefaultCrfForCodec('vp9')]).toEqual([[0, 63], 28]);
});
