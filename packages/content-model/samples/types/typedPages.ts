import {createShortHash} from '../../../tooling/createShortHash.ts';
import type {Content} from '../../Content.ts';
import {findAttributeValues} from '../../findAttributeValues.ts';
import type {SampleFile} from '../SampleFile.ts';
import {getSamples} from '../sample.ts';

/** A code block of a page, from any file. */
export type Block = Pick<SampleFile, 'language' | 'title' | 'code'>;

/**
 * Returns the keys of the types in a page's code blocks. Each consists of the key of all blocks that can refer to each
 * other and the number of the block. Blocks that aren't TypeScript have none.
 */
export function createTypeKeys(blocks: readonly Block[]): (string | undefined)[] {
  if (!blocks.some(isTyped)) {
    return blocks.map(() => undefined);
  }
  const key = createPageKey(blocks);
  let number = 0;
  return blocks.map((block) => (isTyped(block) ? `${key}.${number++}` : undefined));
}

/** Returns the key of the types in a block that no author has written. It doesn't refer to other blocks. */
export function createTypeKey({language, code}: Pick<Block, 'language' | 'code'>): string | undefined {
  return createTypeKeys([{language, title: undefined, code}])[0];
}

/**
 * Returns the samples whose types readers can see, by their key: those of each page, and each block that pages get from
 * the packages and the demos.
 * @param demos the sources of all demos, by name.
 */
export function findTypedPages(
  {pages, model}: Pick<Content, 'pages' | 'model'>,
  demos: ReadonlyMap<string, string>,
): Map<string, readonly SampleFile[]> {
  const shownSignatures = new Set(pages.flatMap((page) => findAttributeValues(page, 'Signature', 'of')));
  const shownDemos = new Set(pages.flatMap((page) => findAttributeValues(page, 'Demo', 'name')));
  const signatures = model.packages.flatMap(({exports}) => exports.filter(({name}) => shownSignatures.has(name)));
  const sources = [...demos].filter(([name]) => shownDemos.has(name));
  const generated = [
    ...signatures.map(({signature}) => ({language: 'ts', code: signature})),
    ...sources.map(([, source]) => ({language: 'tsx', code: source.trimEnd()})),
  ].map((block, line): readonly SampleFile[] => [{...block, page: 'generated', line, title: undefined}]);
  const typed = [...pages.map(getSamples).filter((samples) => samples.some(isTyped)), ...generated];
  return new Map(typed.map((samples) => [createPageKey(samples), findRelated(samples)]));
}

/** Only depends on the code, so that a page that is compiled has the same key as its file. */
function createPageKey(blocks: readonly Block[]): string {
  return createShortHash(findRelated(blocks).flatMap(({language, title = '', code}) => [language, title, code]));
}

/** Returns the blocks that can refer to each other. Data is only used by code that imports it. */
function findRelated<T extends Block>(blocks: readonly T[]): T[] {
  const importsData = blocks.some((block) => isTyped(block) && /from '[^']+\.json'/.test(block.code));
  return blocks.filter(({language}) => /^[jt]sx?$/.test(language) || (importsData && language === 'json'));
}

function isTyped({language}: Block): boolean {
  return language === 'ts' || language === 'tsx';
}
