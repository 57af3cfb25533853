import {resolveFile} from '../compile/resolveFile.ts';
import {type PlaygroundProject, initialComposition} from '../project/PlaygroundProject.ts';
import {fileNamePattern} from '../project/projectSchema.ts';

/** A code block of a page. */
export type CodeBlock = {
  readonly title?: string;
  readonly code: string;
};

/**
 * Returns the project that the playground opens for a block of a page: the block, and the titled blocks of its page
 * that it imports.
 */
export function createSampleProject(block: CodeBlock, page: readonly CodeBlock[]): PlaygroundProject {
  const others = page.filter(({title, code}) => title !== undefined && code !== block.code);
  const siblings = new Map(others.map((other) => [getFileName(other), other.code]));
  const files: Record<string, string> = {};
  const add = (name: string, code: string): void => {
    files[name] = `${code}\n`;
    for (const [, specifier = ''] of code.matchAll(/\bfrom\s*['"](\.[^'"]+)['"]/g)) {
      const found = resolveFile(specifier, name, [...siblings.keys()]);
      if (found !== undefined && files[found] === undefined) {
        add(found, siblings.get(found) ?? '');
      }
    }
  };
  add(getFileName(block), block.code);
  return {files, ...initialComposition, props: {}};
}

function getFileName({title, code}: CodeBlock): string {
  const path = (title ?? '').replace(/^(?:\.\/)?src\//, '');
  if (fileNamePattern.test(path)) {
    return path;
  }
  return `${/\bexport\s+(?:const|function|class)\s+([A-Z]\w*)/.exec(code)?.[1] ?? 'Video'}.tsx`;
}
