import ts from 'typescript';
import {declaredName} from './findMessages.ts';

/** A compiled file, and the command that it carries out if it is one. */
export interface CompiledFile {
  readonly package: string;
  readonly source: ts.SourceFile;
  readonly command?: string;
}

// Further away, nearly everything calls everything.
const FARTHEST = 6;
// A message that more exports print says nothing about one of them.
const MOST_PRINTERS = 4;

/**
 * Makes a function that follows calls upwards, by name, from what prints a message to the nearest public exports or
 * commands.
 */
export const findPrinters = (
  files: readonly CompiledFile[],
  isExported: (name: string, packageName: string) => boolean,
): ((printer: string, from: CompiledFile) => string[]) => {
  const users = readUsers(files);
  const seers = readSeers(files);
  return (printer, {package: from, source, command}) => {
    if (command) return [command];
    let level: User[] = [{name: printer, package: from, source}];
    const seen = new Set([printer]);
    for (let distance = 0; distance < FARTHEST && level.length > 0; distance++) {
      const found = level.filter(({name, package: of}) => isCommand(name) || isExported(name, of));
      if (found.length > 0) return found.length > MOST_PRINTERS ? [] : found.map(({name}) => name).sort();
      level = level
        .flatMap((used) => (users.get(used.name) ?? []).filter((user) => canReach(user, used)))
        .filter((user) => seers.get(from)?.has(user.package) && !seen.has(user.name) && seen.add(user.name));
    }
    return [];
  };
};

interface User {
  readonly name: string;
  readonly package: string;
  readonly source: ts.SourceFile;
}

/** Other files know only what a file exports: two files may both have a function `run` of their own. */
const canReach = (user: User, {name, source}: User): boolean =>
  user.source === source || new RegExp(`exports\\.${name.replaceAll('$', '\\$')} =`).test(source.text);

const isCommand = (name: string): boolean => name.startsWith('npx ');

/** For each name, the declarations of any file whose code has it. */
const readUsers = (files: readonly CompiledFile[]): Map<string, User[]> => {
  const users = new Map<string, User[]>();
  for (const {source, command, package: of} of files) {
    for (const statement of source.statements) {
      const name = command ?? declaredName(statement, source);
      const used = new Set<string>();
      const add = (node: ts.Node): void => {
        if (ts.isIdentifier(node) && node.text !== name) used.add(node.text);
        ts.forEachChild(node, add);
      };
      if (name) add(statement);
      used.forEach((other) => users.set(other, [...(users.get(other) ?? []), {name, package: of, source}]));
    }
  }
  return users;
};

/** For each package, itself and those that import it: only these can call what it holds. */
const readSeers = (files: readonly CompiledFile[]): Map<string, Set<string>> => {
  const names = [...new Set(files.map((file) => file.package))];
  const imports = files.flatMap(({package: of, source}) =>
    names.filter((name) => name === of || source.text.includes(`require("${name}")`)).map((name) => ({of, name})),
  );
  return new Map(names.map((name) => [name, new Set(imports.filter((one) => one.name === name).map(({of}) => of))]));
};
