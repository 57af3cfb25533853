import {readFileSync} from 'node:fs';
import ts from 'typescript';
import {deprecatedFlags, nodeOptions, silentSetters, undeclaredFlags} from '../data/commands.ts';
import type {FlagModel} from '../model.ts';
import {typeText} from './typeText.ts';

/** Files of a command line: the declaration of its options, and the code that parses them. */
export interface CommandLineFiles {
  readonly declaration: string;
  readonly code: string;
  /** Name of the type or variable that has a member for each flag. */
  readonly options: string;
}

/**
 * The flags that a command line parses: type, whether the parser treats them as switches, and the setter of the
 * configuration file that they call.
 */
export const readFlags = (program: ts.Program, files: CommandLineFiles): FlagModel[] => {
  const source = ts.createSourceFile(files.code, readFileSync(files.code, 'utf8'), ts.ScriptTarget.ES2022, true);
  const setters = settersByFlag(source);
  const switches = switchesOf(source);
  const declared = optionsOf(program, files);
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
};

const optionsOf = (program: ts.Program, {declaration, options}: CommandLineFiles): {name: string; type: string}[] => {
  const source = program.getSourceFile(declaration);
  const alias = source?.statements.find(
    (statement): statement is ts.TypeAliasDeclaration =>
      ts.isTypeAliasDeclaration(statement) && statement.name.text === options,
  );
  if (!source || !alias) throw new Error(`${declaration} declares no ${options}`);
  const checker = program.getTypeChecker();
  return checker
    .getTypeAtLocation(alias)
    .getProperties()
    .filter((property) => property.name.length > 1)
    .map((property) => ({name: property.name, type: typeText(checker, checker.getTypeOfSymbol(property), true)}));
};

/** `if (parsedCli['crf'] …) Config.Output.setCrf(…)`: which setter a flag calls. */
const settersByFlag = (source: ts.SourceFile): ReadonlyMap<string, string> => {
  const setters = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIfStatement(node)) {
      const flag = /parsedCli(?:\.(\w+)|\['([\w-]+)'\])/.exec(node.expression.getText())?.slice(1).find(Boolean);
      const setter = /config_1\.Config\.(\w+\.\w+)\(/.exec(node.thenStatement.getText())?.[1];
      if (flag && setter && !setters.has(flag)) setters.set(flag, `Config.${setter}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return setters;
};

const switchesOf = (source: ts.SourceFile): ReadonlySet<string> => {
  const list = /BooleanFlags = \[([^\]]*)\]/.exec(source.text)?.[1] ?? '';
  return new Set([...list.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name));
};
