import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import ts from 'typescript';
import type {Model} from '../model.ts';
import {findMessages} from './findMessages.ts';
import {findPrinters, type CompiledFile} from './findPrinters.ts';
import type {MessageModel} from './MessageModel.ts';

/** Reads every message that the packages can print out of their compiled code. `folderOf` gives a package's code. */
export const readMessages = (model: Model, folderOf: (packageName: string) => string): MessageModel[] => {
  const commands = model.commands.map(({name}) => name);
  const files = model.packages
    .filter(({name}) => !name.endsWith('/enable'))
    .flatMap(({name}) => filesOf(name, folderOf(name), commands));
  const exported = new Map(
    model.packages.map(({name, exports}) => [
      name,
      new Set(exports.filter(({kind, internal}) => kind !== 'type' && !internal).map((item) => item.name)),
    ]),
  );
  const printersOf = findPrinters(files, (name, of) => exported.get(of)?.has(name) ?? false);
  const messages = new Map<string, MessageModel>();
  for (const file of files)
    for (const {parts, printer} of findMessages(file.source)) {
      const key = parts.join('\0');
      const printedBy = [...new Set([...(messages.get(key)?.printedBy ?? []), ...printersOf(printer, file)])];
      messages.set(key, {package: messages.get(key)?.package ?? file.package, parts, printedBy});
    }
  return [...messages.values()];
};

const filesOf = (packageName: string, folder: string, commands: readonly string[]): CompiledFile[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.js') && !file.includes('node_modules') && !file.includes('mime-db'))
    .sort()
    .map((file) => {
      const source = ts.createSourceFile(file, readFileSync(join(folder, file), 'utf8'), ts.ScriptTarget.ES2022, true);
      const command = commandOf(packageName, file, commands);
      return {package: packageName, source, ...(command ? {command} : {})};
    });

/** The files of the command lines are called like the commands; those of lint rules like the rules. */
const commandOf = (packageName: string, file: string, commands: readonly string[]): string | undefined => {
  if (packageName === '@remotion/eslint-plugin') return /^rules\/([\w-]+)\.js$/.exec(file)?.[1];
  const path =
    packageName === '@remotion/lambda' ? /^cli\/commands\/(.*)\.js$/.exec(file)?.[1] : file.replace(/\.js$/, '');
  if (path === undefined || !['@remotion/cli', '@remotion/lambda'].includes(packageName)) return undefined;
  const words = path.split('/').filter((word, index, all) => word !== 'index' && word !== all[index - 1]);
  const name = ['npx remotion', ...(packageName === '@remotion/lambda' ? ['lambda'] : []), ...words].join(' ');
  return (
    commands.find((command) => command === name) ??
    (commands.some((command) => command.startsWith(`${name} `)) ? name : undefined)
  );
};
