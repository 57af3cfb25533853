import type ts from 'typescript';
import {getFileRole} from '../rules/getFileRole.ts';
import {readImportedNames} from '../rules/readImportedNames.ts';
import type {Explanation, Rule} from '../rules/Rule.ts';
import {rules} from '../rules/rules.ts';
import type {CheckedFile} from './CheckedFile.ts';
import type {CodeCheckResult} from './CodeCheckResult.ts';
import {createTypeChecker, isJavaScript, isScript, type TypedFiles, usesNode} from './createTypeChecker.ts';
import {explainDiagnostic, explainModule, isUnknownModule, type TypeFacts} from './explainDiagnostic.ts';
import type {CodeFinding} from './CodeFinding.ts';
import {isFalseAlarm} from './isFalseAlarm.ts';
import {lintCode} from './lintCode.ts';
import type {TypeLibrary} from './TypeLibrary.ts';

export type CodeChecker = {
  /** Checks files that belong together. Never runs them. */
  check(files: readonly CheckedFile[]): CodeCheckResult;
  /**
   * Checks the first file of each program, which can import the others. Much faster than a call for each program,
   * because TypeScript only looks at the declarations once.
   */
  checkPrograms(programs: readonly (readonly CheckedFile[])[]): CodeFinding[][];
};

// Without the types of an import, every parameter of a callback that is passed to it would be an error.
const implicitAny = /^70(?:0[56]|1[0-9]|3[14]|5[23])$/;

// What these take or return is declared by packages that the library omits.
const usesOmittedTypes = /\bgetAwsClient\b|webpack/i;

/** Creates a checker for code. It keeps the parsed declarations in memory, so that only the first check is slow. */
export function createCodeChecker(library: TypeLibrary, facts: TypeFacts): CodeChecker {
  const types = createTypeChecker(library);
  return {
    check(files) {
      const unchecked = new Set<string>();
      const typed = types.read(files);
      const findings = files.flatMap((file) => checkFile(file, files, typed, unchecked));
      return {findings: sortFindings(findings), unchecked: [...unchecked]};
    },
    checkPrograms(programs) {
      const placed = programs.map((files, index) =>
        files.map(({path, text}) => ({path: `program-${index}/${path}`, text})),
      );
      const findings = new Map<readonly CheckedFile[], CodeFinding[]>();
      // Changing the compiler options between programs would be slow.
      const describeOptions = (files: readonly CheckedFile[]): string => `${isJavaScript(files)} ${usesNode(files)}`;
      for (const options of new Set(placed.map(describeOptions))) {
        const alike = placed.filter((files) => describeOptions(files) === options);
        const typed = types.read(alike.flat());
        for (const files of alike) {
          const [first] = files;
          findings.set(files, first ? sortFindings(checkFile(first, files, typed, new Set())) : []);
        }
      }
      return placed.map((files) =>
        (findings.get(files) ?? []).map((item) => ({...item, file: item.file.replace(/^program-\d+\//, '')})),
      );
    },
  };

  function checkFile(
    file: CheckedFile,
    siblings: readonly CheckedFile[],
    typed: TypedFiles,
    unchecked: Set<string>,
  ): CodeFinding[] {
    return isScript(file.path) ? checkScript(file, siblings, typed, unchecked) : checkText(file, siblings);
  }

  function checkScript(
    file: CheckedFile,
    siblings: readonly CheckedFile[],
    typed: TypedFiles,
    unchecked: Set<string>,
  ): CodeFinding[] {
    const source = typed.sources.get(file.path);
    if (!source) {
      return [];
    }
    const diagnostics = typed.getDiagnostics(file.path);
    const unknown = diagnostics.filter(isUnknownModule);
    const missing = unknown.filter((item) => !explainModule(item));
    for (const {start = 0, length = 0} of missing) {
      unchecked.add(file.text.slice(start, start + length).replaceAll(/['"]/g, ''));
    }
    const lacksTypes = unknown.length > 0 || usesOmittedTypes.test(file.text);
    const shown = diagnostics.filter(
      (item) => !isUnknownModule(item) && !(lacksTypes && implicitAny.test(String(item.code))),
    );
    const ruleFindings = rules.flatMap((rule) => runOnCode(rule, file, siblings, source, typed.checker));
    const explained = new Set(ruleFindings.filter(({rule}) => rule === 'browser-feature').map(({line}) => line));
    return [
      ...unknown.flatMap((item) => toFinding(item, 'unknown-package', explainModule(item))),
      ...shown
        .flatMap((item) => toFinding(item, `typescript/${item.code}`, explainDiagnostic(item, facts)))
        .filter(({line}) => !explained.has(line)),
      ...lintCode(file.path, file.text).filter((item) => !isFalseAlarm(item, source, typed)),
      ...ruleFindings,
    ];
  }
}

function toFinding(
  {file, start = 0}: ts.Diagnostic,
  rule: string,
  explained: Pick<CodeFinding, 'message' | 'fix' | 'link'> | undefined,
): CodeFinding[] {
  if (!file || !explained) {
    return [];
  }
  return [{...getLocation(file, start), rule, severity: 'error', ...explained}];
}

function getLocation(source: ts.SourceFile, position: number): Pick<CodeFinding, 'file' | 'line' | 'column'> {
  const {line, character} = source.getLineAndCharacterOfPosition(position);
  return {file: source.fileName.replace(/^\/project\//, ''), line: line + 1, column: character + 1};
}

function runOnCode(
  rule: Rule,
  file: CheckedFile,
  siblings: readonly CheckedFile[],
  source: ts.SourceFile,
  checker: ts.TypeChecker,
): CodeFinding[] {
  const findings: CodeFinding[] = [];
  const imports = readImportedNames(source);
  rule.checkCode?.(
    {...file, source, checker, imports, role: getFileRole(file.path, imports), siblings},
    (node, explanation) => {
      findings.push({...getLocation(source, node.getStart(source)), ...describe(rule, explanation)});
    },
  );
  return findings;
}

function checkText(file: CheckedFile, siblings: readonly CheckedFile[]): CodeFinding[] {
  return rules.flatMap((rule) => {
    const findings: CodeFinding[] = [];
    rule.checkText?.(
      file,
      (position, explanation) => {
        const before = file.text.slice(0, position).split('\n');
        findings.push({
          file: file.path,
          line: before.length,
          column: (before.at(-1)?.length ?? 0) + 1,
          ...describe(rule, explanation),
        });
      },
      siblings,
    );
    return findings;
  });
}

function describe(
  {name, severity, link}: Rule,
  explanation: Explanation,
): Omit<CodeFinding, 'file' | 'line' | 'column'> {
  return {rule: name, severity, link, ...explanation};
}

/** Sorts by location, and removes findings that say the same about the same location. */
function sortFindings(findings: readonly CodeFinding[]): CodeFinding[] {
  const unique = new Map(findings.map((item) => [`${item.file}:${item.line}:${item.column}:${item.rule}`, item]));
  return [...unique.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}
