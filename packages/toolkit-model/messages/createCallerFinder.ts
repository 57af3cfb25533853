import ts from 'typescript';
import {getDeclaredName} from './findMessages.ts';

/** A compiled file, and the command that it implements, if any. */
export type CompiledFile = {
  readonly package: string;
  readonly source: ts.SourceFile;
  readonly command?: string;
};

// At a larger distance, nearly everything calls everything.
const maxDistance = 6;
// A message that more exports can print isn't specific to any of them.
const maxCallers = 4;

/**
 * Creates a function that follows calls by name, from the function that prints a message up to the closest public
 * exports or commands.
 */
export function createCallerFinder(
  files: readonly CompiledFile[],
  isExported: (name: string, packageName: string) => boolean,
): (printer: string, from: CompiledFile) => string[] {
  const users = readUsers(files);
  const importers = findImporters(files);
  return (printer, {package: from, source, command}) => {
    if (command) {
      return [command];
    }
    let level: User[] = [{name: printer, package: from, source}];
    const seen = new Set([printer]);
    for (let distance = 0; distance < maxDistance && level.length > 0; distance++) {
      const found = level.filter(({name, package: of}) => isCommand(name) || isExported(name, of));
      if (found.length > 0) {
        return found.length > maxCallers ? [] : found.map(({name}) => name).sort();
      }
      level = level
        .flatMap((used) => (users.get(used.name) ?? []).filter((user) => canReach(user, used)))
        .filter((user) => importers.get(from)?.has(user.package) && !seen.has(user.name) && seen.add(user.name));
    }
    return [];
  };
}

type User = {
  readonly name: string;
  readonly package: string;
  readonly source: ts.SourceFile;
};

/** Other files can only call the exports of a file, and two files may both contain a function called `run`. */
function canReach(user: User, {name, source}: User): boolean {
  return user.source === source || new RegExp(`exports\\.${name.replaceAll('$', '\\$')} =`).test(source.text);
}

function isCommand(name: string): boolean {
  return name.startsWith('npx ');
}

/** For each name, the declarations in any file that use it. */
function readUsers(files: readonly CompiledFile[]): Map<string, User[]> {
  const users = new Map<string, User[]>();
  for (const {source, command, package: of} of files) {
    for (const statement of source.statements) {
      const name = command ?? getDeclaredName(statement, source);
      const used = new Set<string>();
      const add = (node: ts.Node): void => {
        if (ts.isIdentifier(node) && node.text !== name) {
          used.add(node.text);
        }
        ts.forEachChild(node, add);
      };
      if (name) {
        add(statement);
      }
      used.forEach((other) => users.set(other, [...(users.get(other) ?? []), {name, package: of, source}]));
    }
  }
  return users;
}

/** For each package, the package itself and those that import it, because only these can call its functions. */
function findImporters(files: readonly CompiledFile[]): Map<string, Set<string>> {
  const names = [...new Set(files.map((file) => file.package))];
  const imports = files.flatMap(({package: of, source}) =>
    names.filter((name) => name === of || source.text.includes(`require("${name}")`)).map((name) => ({of, name})),
  );
  return new Map(names.map((name) => [name, new Set(imports.filter((one) => one.name === name).map(({of}) => of))]));
}
