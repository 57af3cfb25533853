import {posix} from 'node:path';
import {ambientFiles} from '../../packages/content-model/samples/ambientFiles.ts';
import {javascriptOptions, typescriptOptions} from '../../packages/content-model/samples/createCompilerOptions.ts';
import {samplesFolder} from '../../packages/content-model/samples/createSampleFiles.ts';
import {findSiblingSample} from '../../packages/content-model/samples/findSiblingSample.ts';
import type {Sample} from '../../packages/content-model/samples/sample.ts';
import type {ContentProblem} from '../ContentProblem.ts';
import {compileFiles, type Diagnostic} from './compileFiles.ts';
import {findRelativeImports} from './findRelativeImports.ts';

type SampleFiles = ReadonlyMap<string, Sample>;

/**
 * Compiles every TypeScript sample with `strict` and every JavaScript sample without it, against the installed
 * packages. Returns a problem for each unexpected error and for each expected error that doesn't occur.
 */
export function compileSamples(samples: SampleFiles): ContentProblem[] {
  const files = copyImportedSamples(samples);
  return ['ts', 'js'].flatMap((kind) => {
    const checked = new Map(
      [...samples].flatMap(([path, sample]) =>
        sample.language.startsWith(kind) ? [[posix.relative(samplesFolder, path), sample]] : [],
      ),
    );
    const diagnostics = compileFiles({
      files,
      ambientFiles,
      rootNames: [...checked.keys()],
      compilerOptions: kind === 'ts' ? typescriptOptions : javascriptOptions,
    });
    return [...checked].flatMap(([path, sample]) =>
      findProblems(
        sample,
        diagnostics.filter((diagnostic) => diagnostic.path === path),
      ),
    );
  });
}

/** Every block has a folder of its own. Returns all blocks, with a copy of each block next to those that import it. */
function copyImportedSamples(samples: SampleFiles): Map<string, string> {
  const files = new Map([...samples].map(([path, {code}]) => [path, code]));
  // Grows while it's read, so that a copy gets copies of what it imports too.
  const importers = [...samples.keys()].map((path) => ({path, original: path}));
  for (const {path, original} of importers) {
    for (const name of findRelativeImports(files.get(path) ?? '')) {
      const imported = findSiblingSample(name, original, samples)?.resolvedFileName;
      if (imported === undefined) {
        continue;
      }
      const extension = posix.extname(imported);
      const copy = posix.join(posix.dirname(path), name.replace(/\.(?:[jt]sx?|json)$/, '')) + extension;
      if (!files.has(copy)) {
        files.set(copy, samples.get(imported)?.code ?? '');
        importers.push({path: copy, original: imported});
      }
    }
  }
  return new Map([...files].map(([path, code]) => [posix.relative(samplesFolder, path), code]));
}

function findProblems(sample: Sample, diagnostics: readonly Diagnostic[]): ContentProblem[] {
  const expected = new Set(sample.expectedErrors);
  const unexpected = diagnostics.filter(({code}) => !expected.has(code));
  const absent = [...expected].filter((code) => !diagnostics.some((diagnostic) => diagnostic.code === code));
  return [
    ...unexpected.map(({line, code, message}) => ({
      file: sample.page,
      line: sample.line + line - 1,
      message: `TS${code}: ${message}`,
      fix: `Fix the sample. If the error is intentional, add it to the fence: error="${code}"`,
    })),
    ...absent.map((code) => ({
      file: sample.page,
      line: sample.line - 1,
      message: `The fence expects error TS${code}, but the sample doesn't produce it`,
      fix: `Remove error="${code}" from the fence or restore the error in the sample`,
    })),
  ];
}
