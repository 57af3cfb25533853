import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '../../content-model/page.ts';
import {getSamples, type Sample} from '../../content-model/samples/sample.ts';
import {root} from '../../tooling/root.ts';
import type {CheckedFile} from './CheckedFile.ts';

/** A program without mistakes. The first file is the one to check, and it may import the others. */
type RightProgram = {readonly name: string; readonly files: readonly CheckedFile[]};

const paths: Readonly<Record<string, string>> = {docker: 'Dockerfile', bash: 'commands.sh'};
const languages = new Set(['ts', 'tsx', 'js', 'jsx', 'css', 'bash', 'json', 'yaml', 'docker']);
const filePath = /^(?:\.\/)?[\w-][\w./-]*\.(?:[jt]sx?|css|json|ya?ml|sh)$/;

/** Returns the samples of all pages, except those that show a mistake, and the demos. */
export function readRightPrograms(pages: readonly Page[]): RightProgram[] {
  return [...pages.flatMap(readSamples), ...readDemoSources()];
}

function readSamples(page: Page): RightProgram[] {
  const right = getSamples(page).filter(
    ({language, expectedErrors, verdict}) =>
      languages.has(language) && expectedErrors.length === 0 && verdict !== 'wrong',
  );
  return right.map((sample) => {
    const own = toFile(sample);
    // A page can show several versions of a file. The closest one belongs to this sample.
    const siblings = new Map(
      right
        .filter(({title}) => title !== undefined && filePath.test(title))
        .sort((a, b) => Math.abs(b.line - sample.line) - Math.abs(a.line - sample.line))
        .map(toFile)
        .map((file) => [file.path, file]),
    );
    siblings.delete(own.path);
    return {name: `${page.file}:${sample.line}`, files: [own, ...siblings.values()]};
  });
}

function toFile({title, language, code}: Sample): CheckedFile {
  const path =
    title !== undefined && filePath.test(title)
      ? title.replace(/^\.\//, '')
      : (paths[language] ?? `sample.${language}`);
  return {path, text: code};
}

function readDemoSources(): RightProgram[] {
  const folder = join(root, 'demos');
  return readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== 'public')
    .flatMap(({name}) => {
      const files = readdirSync(join(folder, name))
        .filter((file) => /\.tsx?$/.test(file) && file !== 'demo.ts')
        .map((file) => ({path: file, text: readFileSync(join(folder, name, file), 'utf8')}));
      return files.length > 0 ? [{name: `demos/${name}`, files}] : [];
    });
}
