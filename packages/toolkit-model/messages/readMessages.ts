import {readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import ts from 'typescript';
import {internalAssertions} from '../data/internalAssertions.ts';
import type {Model} from '../model.ts';
import {findMessages} from './findMessages.ts';
import {createCallerFinder, type CompiledFile} from './createCallerFinder.ts';
import {findLoadedFiles} from './findLoadedFiles.ts';
import type {MessageModel} from './MessageModel.ts';

/** Reads all messages that the packages can print from their compiled code. `getFolder` returns a package's folder. */
export function readMessages(model: Model, getFolder: (packageName: string) => string): MessageModel[] {
  const commands = model.commands.map(({name}) => name);
  const files = model.packages
    .filter(({name}) => !name.endsWith('/enable'))
    .flatMap(({name}) => findFiles(name, getFolder(name), commands));
  const exported = new Map(
    model.packages.map(({name, exports}) => [
      name,
      new Set(exports.filter(({kind, internal}) => kind !== 'type' && !internal).map((item) => item.name)),
    ]),
  );
  const findCallers = createCallerFinder(files, (name, of) => exported.get(of)?.has(name) ?? false);
  const messages = new Map<string, MessageModel>();
  for (const file of files) {
    for (const {parts, printer, after} of findMessages(file.source)) {
      const key = parts.join('\0');
      const known = messages.get(key);
      const assertion = getInternalAssertion(file, printer);
      messages.set(key, {
        package: known?.package ?? file.package,
        parts,
        printedBy: [...new Set([...(known?.printedBy ?? []), ...findCallers(printer, file)])],
        // If one statement prints the message on its own or because of an input, readers need to know it.
        ...(after && (!known || known.after) ? {after: known?.after ?? after} : {}),
        ...(assertion && (!known || known.assertion) ? {assertion: known?.assertion ?? assertion} : {}),
      });
    }
  }
  return [...messages.values()];
}

/** Returns the assumption that a function asserts, which is listed by its name, its file or the closest folder. */
function getInternalAssertion({package: of, source: {fileName}}: CompiledFile, printer: string): string | undefined {
  const folders = fileName.split('/').map((_, index, all) => `${all.slice(0, index).join('/')}/`);
  return [`${fileName}#${printer}`, fileName, ...folders.reverse()]
    .map((key) => internalAssertions[`${of}/${key}`])
    .find((reason) => reason !== undefined);
}

function findFiles(packageName: string, packageFolder: string, commands: readonly string[]): CompiledFile[] {
  const folder = join(packageFolder, 'dist');
  const loaded = findLoadedFiles(packageFolder);
  return [...loaded]
    .map((path) => relative(folder, path).replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('..') && !file.includes('node_modules') && !file.includes('mime-db'))
    .sort()
    .map((file) => {
      const source = ts.createSourceFile(file, readFileSync(join(folder, file), 'utf8'), ts.ScriptTarget.ES2022, true);
      const command = getCommand(packageName, file, commands);
      return {package: packageName, source, ...(command ? {command} : {})};
    });
}

/** The files of the CLIs are named after the commands, and those of lint rules after the rules. */
function getCommand(packageName: string, file: string, commands: readonly string[]): string | undefined {
  if (packageName === '@remotion/eslint-plugin') {
    return /^rules\/([\w-]+)\.js$/.exec(file)?.[1];
  }
  const path =
    packageName === '@remotion/lambda' ? /^cli\/commands\/(.*)\.js$/.exec(file)?.[1] : file.replace(/\.js$/, '');
  if (path === undefined || !['@remotion/cli', '@remotion/lambda'].includes(packageName)) {
    return undefined;
  }
  const words = path.split('/').filter((word, index, all) => word !== 'index' && word !== all[index - 1]);
  const name = ['npx remotion', ...(packageName === '@remotion/lambda' ? ['lambda'] : []), ...words].join(' ');
  return (
    commands.find((command) => command === name) ??
    (commands.some((command) => command.startsWith(`${name} `)) ? name : undefined)
  );
}
