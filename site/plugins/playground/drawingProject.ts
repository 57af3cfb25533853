import {join} from 'node:path';
import {demosFolder} from '../../../demos/readDemos';
import {compileProject} from '../../src/components/playground/compile/compileProject';
import {resolveFile} from '../../src/components/playground/compile/resolveFile';
import {type PlaygroundProject, firstComposition} from '../../src/components/playground/project/PlaygroundProject';
import {fileNamePattern} from '../../src/components/playground/project/projectSchema';
import {drawsOnServer} from './drawsOnServer';
import {listMedia} from './listMedia';

/** A block of a page, as far as it decides whether it draws. */
export interface PageBlock {
  readonly language: string;
  readonly title?: string;
  readonly code: string;
  readonly verdict?: string;
}

/**
 * The project that a block of a page is when it draws something, and nothing otherwise. A block draws when
 * - it is `tsx` and not there to show a mistake,
 * - it and the blocks of the page that it imports need only packages and files that the playground has,
 * - it asks for no files, hosts and style sheets that the playground does not have, and is no page around a player,
 * - it describes compositions, or exports one component that needs no props,
 * - and what it exports draws something when it is run with the installed packages.
 */
export const drawingProject = (block: PageBlock, page: readonly PageBlock[]): PlaygroundProject | undefined => {
  if (block.language !== 'tsx' || block.verdict === 'wrong') return undefined;
  const project = {files: filesOf(block, page), ...firstComposition, props: {}};
  const sources = Object.values(project.files);
  if (!sources.some((code) => /\bexport\b|\bregisterRoot\b/.test(code)) || sources.some(needsMore)) return undefined;
  const compiled = compileProject(project);
  return 'modules' in compiled && isOneThing(block.code) && drawsOnServer(compiled, project) ? project : undefined;
};

/** The block, and the titled blocks of its page that it imports, by the names of files. */
const filesOf = (block: PageBlock, page: readonly PageBlock[]): Record<string, string> => {
  const named = new Map(page.flatMap((other) => (other.title && other !== block ? [[nameOf(other), other.code]] : [])));
  const files: Record<string, string> = {};
  const add = (name: string, code: string): void => {
    files[name] = `${code}\n`;
    for (const [, specifier = ''] of code.matchAll(/\bfrom\s*['"](\.[^'"]+)['"]/g)) {
      const found = resolveFile(specifier, name, [...named.keys()]);
      if (found !== undefined && files[found] === undefined) add(found, named.get(found) ?? '');
    }
  };
  add(nameOf(block), block.code);
  return files;
};

const nameOf = ({title, code}: PageBlock): string => {
  const path = (title ?? '').replace(/^(?:\.\/)?src\//, '');
  if (fileNamePattern.test(path)) return path;
  return `${/\bexport\s+(?:const|function|class)\s+([A-Z]\w*)/.exec(code)?.[1] ?? 'Video'}.tsx`;
};

const media = listMedia(join(demosFolder, 'public'), 'media');

/** Whether code asks for files that the playground does not have, or for other hosts, which its frame can't reach. */
const needsMore = (code: string): boolean => {
  const withoutComments = code.replaceAll(/\/\*.*?\*\/|(?<![:'"])\/\/[^\n]*/gs, '');
  const files = [...withoutComments.matchAll(/\bstaticFile\(\s*['"]([^'"]+)['"]/g)].map(([, path = '']) => path);
  return (
    /['"`]https?:\/\/|['"]@remotion\/player['"]|\bclassName=/.test(withoutComments) ||
    /\bstaticFile\(\s*[^'"\s]/.test(withoutComments) ||
    files.some((path) => !media.includes(path)) ||
    // Of Node.js, or of a bundler.
    /\bprocess\./.test(withoutComments) ||
    // What is only declared is somewhere else.
    /\bdeclare\s+(?:const|let|var|function|class)\b/.test(withoutComments)
  );
};

/** Whether it is clear what is to be drawn. */
const isOneThing = (code: string): boolean => {
  if (/<(?:Composition|Still)\b|\bregisterRoot\s*\(/.test(code)) return true;
  return [...code.matchAll(/\bexport\s+(?:default\b|(?:const|let|function|class)\s+[A-Z])/g)].length === 1;
};
