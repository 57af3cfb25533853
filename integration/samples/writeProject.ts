import {copyFileSync, cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync} from 'node:fs';
import {dirname, extname, join, posix} from 'node:path';
import {fileURLToPath} from 'node:url';
import {readRuntimeImports} from '../../packages/content-model/samples/readRuntimeImports.ts';
import type {SampleRun} from '../../packages/content-model/samples/readSampleRuns.ts';
import type {Sample} from '../../packages/content-model/samples/sample.ts';
import {root} from '../../packages/tooling/root.ts';
import type {Media} from './createMedia.ts';
import {getSamplePath} from './getSamplePath.ts';
import {replaceOrigins} from './serveExamples.ts';

export type SampleProject = {
  readonly entryPoint: string;
  readonly publicDir: string;
  /** The folder of each sample, which is also its name in the entry point. */
  readonly folders: ReadonlyMap<Sample, string>;
};

const page = fileURLToPath(new URL('page', import.meta.url));

type ProjectOptions = {
  /** The module that shows the samples, in a video or in a web page. */
  readonly start: 'startVideo' | 'startApp';
  readonly samples: readonly Sample[];
  readonly media: Media;
  readonly origin: string;
};

/**
 * Writes one project with all samples, each in a folder of its own together with the samples and files that
 * it imports. `samples` are those of all pages, because a page can also show the data that its code loads.
 */
export function writeProject(
  folder: string,
  runs: readonly SampleRun[],
  {start, samples, media, origin}: ProjectOptions,
): SampleProject {
  const publicDir = join(folder, 'public');
  cpSync(join(root, 'demos/public'), publicDir, {recursive: true});
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  cpSync(page, join(folder, 'page'), {recursive: true});
  const folders = new Map<Sample, string>();
  const lines: string[] = [];
  for (const [file, content] of runs.flatMap(({settings}) => Object.entries(settings.data ?? {}))) {
    write(join(publicDir, file), JSON.stringify(content));
  }
  for (const {sample, imports, settings} of runs) {
    const name = `sample-${folders.size}`;
    folders.set(sample, name);
    for (const item of [sample, ...imports]) {
      writeSample(item, join(folder, name));
    }
    const urls = [...JSON.stringify(settings).matchAll(/"@(?:url|json)\/([^"]+)"/g)].map(([, path = '']) => path);
    for (const path of [...urls, ...(settings.files ?? [])]) {
      addFile(sample, `public/${path}`, join(publicDir, path));
    }
    const path = `./${name}/${getSamplePath(sample).replace(/\.\w+$/, '')}`;
    lines.push(`  '${name}': () => import(/* webpackChunkName: "${name}" */ '${path}'),`);
  }
  const entryPoint = join(folder, 'index.tsx');
  writeFileSync(entryPoint, `import {start} from './page/${start}';\n\nstart({\n${lines.join('\n')}\n});\n`);
  return {entryPoint, publicDir, folders};

  function writeSample(sample: Sample, target: string): void {
    const file = join(target, getSamplePath(sample));
    const code = replaceOrigins(sample.code, origin);
    write(file, code);
    for (const specifier of readRuntimeImports(code, sample.language).filter((name) =>
      /^\.{1,2}\/.*\.\w+$/.test(name),
    )) {
      addFile(sample, posix.join(posix.dirname(sample.title ?? ''), specifier), join(dirname(file), specifier));
    }
    // Webpack reads the folder, from which the code picks a file at runtime.
    for (const [, path = '', extension = ''] of code.matchAll(/`(\.[^`$]*)\$\{\w+\}(\.\w+)`/g)) {
      addFile(sample, '', join(dirname(file), `${path}${extension === '.tsx' ? 'Intro' : 'camera'}${extension}`));
    }
    for (const [, path = ''] of code.matchAll(/\bstaticFile\(\s*['"`]([^'"`$]+)['"`]/g)) {
      addFile(sample, `public/${path}`, join(publicDir, path));
    }
  }

  /** Adds a file that the page shows under this title, or one of the same kind. */
  function addFile({page}: Sample, title: string, target: string): void {
    const shown = samples.find((item) => item.page === page && item.title === title);
    const file = media.get(extname(target));
    if (existsSync(target)) {
      return;
    }
    if (shown) {
      write(target, shown.code);
    } else if (file !== undefined) {
      mkdirSync(dirname(target), {recursive: true});
      copyFileSync(file, target);
    }
  }
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, text);
}
