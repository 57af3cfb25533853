import {readFileSync} from 'node:fs';
import ts from 'typescript';
import {deprecatedFlags, nodeOptions, silentSetters, undeclaredFlags} from '../data/commands.ts';
import type {FlagModel} from '../model.ts';
import {formatType} from './formatType.ts';

/** The files of a CLI that declare and parse its options. */
type CommandLineFiles = {
  readonly declaration: string;
  readonly code: string;
  /** The name of the type or variable that has a member for each flag. */
  readonly options: string;
};

/**
 * Reads the flags that a CLI parses: their types, whether the parser treats them as switches, and the setters of the
 * configuration file that they call.
 */
export function readFlags(program: ts.Program, files: CommandLineFiles): FlagModel[] {
  const source = ts.createSourceFile(files.code, readFileSync(files.code, 'utf8'), ts.ScriptTarget.ES2022, true);
  const setters = groupSetters(source);
  const switches = getSwitches(source);
  const declared = getOptions(program, files);
  const undeclared = Object.entries(undeclaredFlags).map(([flag, type]) => ({name: flag.slice(2), type}));
  return [...declared, ...undeclared].map(({name, type}) => {
    const flag = `--${name}`;
    const setter = setters.get(name) ?? silentSetters[flag];
    const nodeOption = nodeOptions[flag];
    const instead = deprecatedFlags[flag];
    return {
      name: flag,
      type,
      isSwitch: switches.has(name),
      ...(setter && !instead ? {setter} : {}),
      ...(nodeOption ? {nodeOption} : {}),
      ...(instead ? {instead} : {}),
    };
  });
}

function getOptions(program: ts.Program, {declaration, options}: CommandLineFiles): {name: string; type: string}[] {
  const source = program.getSourceFile(declaration);
  const alias = source?.statements.find(
    (statement): statement is ts.TypeAliasDeclaration =>
      ts.isTypeAliasDeclaration(statement) && statement.name.text === options,
  );
  if (!source || !alias) {
    throw new Error(`${declaration} doesn't declare ${options}`);
  }
  const checker = program.getTypeChecker();
  return checker
    .getTypeAtLocation(alias)
    .getProperties()
    .filter((property) => property.name.length > 1)
    .map((property) => ({name: property.name, type: formatType(checker, checker.getTypeOfSymbol(property), true)}));
}

/** `if (parsedCli['crf'] …) Config.Output.setCrf(…)`: returns the setter that a flag calls. */
function groupSetters(source: ts.SourceFile): ReadonlyMap<string, string> {
  const setters = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIfStatement(node)) {
      const flag = /parsedCli(?:\.(\w+)|\['([\w-]+)'\])/.exec(node.expression.getText())?.slice(1).find(Boolean);
      const setter = /config_1\.Config\.(\w+\.\w+)\(/.exec(node.thenStatement.getText())?.[1];
      if (flag && setter && !setters.has(flag)) {
        setters.set(flag, `Config.${setter}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return setters;
}

function getSwitches(source: ts.SourceFile): ReadonlySet<string> {
  const list = /BooleanFlags = \[([^\]]*)\]/.exec(source.text)?.[1] ?? '';
  return new Set([...list.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name));
}
