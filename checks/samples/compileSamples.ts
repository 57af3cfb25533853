import ts from 'typescript';
import {createSamplesService} from '../../packages/content-model/samples/types/createSamplesService.ts';
import type {Problem} from '../problem.ts';
import type {Sample} from '../../packages/content-model/samples/sample.ts';

/**
 * Compiles every TypeScript and JavaScript sample with `strict`, against the installed packages. Returns a problem for
 * each unexpected error and for each expected error that doesn't occur.
 * @param typescript checks the samples in TypeScript.
 */
export function compileSamples(files: ReadonlyMap<string, Sample>, typescript: ts.LanguageService): Problem[] {
  return [...compile('ts', files, typescript), ...compile('js', files, createSamplesService(files, 'js'))];
}

function compile(kind: 'ts' | 'js', files: ReadonlyMap<string, Sample>, service: ts.LanguageService): Problem[] {
  const roots = [...files].filter(([, {language}]) => language.startsWith(kind));
  return roots.flatMap(([path, sample]) => findProblems(service, path, sample));
}

function findProblems(service: ts.LanguageService, path: string, sample: Sample): Problem[] {
  const source = service.getProgram()?.getSourceFile(path);
  const diagnostics = [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)];
  const expected = new Set(sample.expectedErrors);
  const unexpected = diagnostics.filter(({code}) => !expected.has(code));
  const absent = [...expected].filter((code) => !diagnostics.some((diagnostic) => diagnostic.code === code));
  return [
    ...unexpected.map((diagnostic) => ({
      file: sample.page,
      line: sample.line + (source?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0),
      message: `TS${diagnostic.code}: ${ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ')}`,
      fix: `Fix the sample. If the error is intentional, add it to the fence: error="${diagnostic.code}"`,
    })),
    ...absent.map((code) => ({
      file: sample.page,
      line: sample.line - 1,
      message: `The fence expects error TS${code}, but the sample doesn't produce it`,
      fix: `Remove error="${code}" from the fence or restore the error in the sample`,
    })),
  ];
}
