import type {SyntaxNode} from '@lezer/common';
import {parseSource} from '../compile/parseSource.ts';
import {resolveFile} from '../compile/resolveFile.ts';

type Files = Readonly<Record<string, string>>;

/** Renames a file without moving it in the list, and updates all imports that would no longer resolve to that file. */
export function renameFile(files: Files, from: string, to: string): Files {
  const before = Object.keys(files);
  const rename = (name: string): string => (name === from ? to : name);
  const after = before.map(rename);
  const updateFile = ([name, text]: [string, string]): [string, string] => {
    const importer = rename(name);
    const update = (specifier: string): string => {
      const target = specifier.startsWith('.') ? resolveFile(specifier, name, before) : undefined;
      return target === undefined ? specifier : createSpecifier(specifier, target, rename(target), importer, after);
    };
    return [importer, /\.[jt]sx?$/.test(name) ? updateSpecifiers(name, text, update) : text];
  };
  return Object.fromEntries(Object.entries(files).map(updateFile));
}

/** Returns a specifier for the renamed file. It only has an extension or `/index` if the old one did, or if it must. */
function createSpecifier(
  specifier: string,
  target: string,
  renamed: string,
  importer: string,
  files: readonly string[],
): string {
  if (resolveFile(specifier, importer, files) === renamed) {
    return specifier;
  }
  const path = getRelativePath(renamed, importer);
  const short = path.replace(/\.\w+$/, '');
  const isWhole = target.split('/').at(-1) === specifier.split('/').at(-1);
  const candidates = isWhole ? [path] : [short.replace(/(?<=\w)\/index$/, ''), short, path];
  return candidates.find((candidate) => resolveFile(candidate, importer, files) === renamed) ?? path;
}

function getRelativePath(file: string, importer: string): string {
  const target = file.split('/');
  const folders = importer.split('/').slice(0, -1);
  while (folders.length > 0 && target.length > 1 && folders[0] === target[0]) {
    folders.shift();
    target.shift();
  }
  return `${'../'.repeat(folders.length) || './'}${target.join('/')}`;
}

function updateSpecifiers(file: string, source: string, update: (specifier: string) => string): string {
  let text = source;
  // How much longer the text is than the source up to here.
  let shift = 0;
  parseSource(file, source).iterate({
    enter: ({name, node, from, to}) => {
      if (name !== 'String' || !isSpecifier(node, source)) {
        return;
      }
      const specifier = source.slice(from + 1, to - 1);
      const updated = update(specifier);
      text = text.slice(0, from + 1 + shift) + updated + text.slice(to - 1 + shift);
      shift += updated.length - specifier.length;
    },
  });
  return text;
}

/** Whether a string is the specifier of an import, an export, or a call of `require()`. */
function isSpecifier({parent}: SyntaxNode, source: string): boolean {
  return (
    parent !== null &&
    (importNodes.has(parent.name) || (parent.name === 'ArgList' && /\brequire\s*$/.test(source.slice(0, parent.from))))
  );
}

const importNodes: ReadonlySet<string> = new Set([
  'ImportDeclaration',
  'ExportDeclaration',
  'DynamicImport',
  'ImportType',
]);
