import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {join} from 'node:path';
import {visit} from 'unist-util-visit';
import {getHeadingText} from '../../packages/content-model/getHeadingText.ts';
import {readPage, type Page} from '../../packages/content-model/page.ts';
import {root} from '../../packages/tooling/root.ts';
import {getSamples} from '../../packages/content-model/samples/sample.ts';
import type {Instruction, Section} from './Journey.ts';

/** One thing that a reader does, with the line of the page that says so. */
export type Step = {readonly page: string; readonly line: number} & (
  | {readonly kind: 'write'; readonly path: string; readonly text: string}
  | {readonly kind: 'merge'; readonly manifest: object}
  | {readonly kind: 'install'; readonly packages: string}
  | {readonly kind: 'copy'; readonly path: string; readonly media: string}
  | {
      readonly kind: 'run';
      readonly command: string;
      readonly prints?: string | undefined;
      readonly sends?: readonly string[] | undefined;
    }
  | {readonly kind: 'play'; readonly url: string; readonly shows: string}
  | {readonly kind: 'start'; readonly command: string; readonly url: string}
);

/** Reads the steps of a part of a page, in order. Throws an error if the page no longer contains what the part names. */
export function readSteps({
  page: name,
  from,
  until,
  instructions = [],
  skip = [],
  servers = {},
  prints = {},
  sends = {},
}: Section): Step[] {
  const page = readPage(join(root, 'content/docs', name));
  const first = from === undefined ? 0 : findHeading(page, from);
  const last = until === undefined ? Number.POSITIVE_INFINITY : findHeading(page, until);
  const steps = [...readBlocks(page), ...instructions.flatMap((item) => createSteps(page, item))]
    .filter(({line}) => line > first && line < last)
    .sort((a, b) => a.line - b.line);
  const skipped = skip.filter((text) => !steps.some((step) => isSkipped(step, [text])));
  if (skipped.length > 0) {
    throw new Error(`${page.file} has no file and no command "${skipped.join('", "')}" that could be skipped.`);
  }
  return steps
    .filter((step) => !isSkipped(step, skip))
    .map((step) => {
      if (step.kind !== 'run') {
        return step;
      }
      const {page: file, line, command} = step;
      const url = servers[command];
      return url === undefined
        ? {...step, prints: prints[command], sends: sends[command]}
        : {page: file, line, kind: 'start', command, url};
    });
}

function isSkipped(step: Step, skip: readonly string[]): boolean {
  const text = step.kind === 'run' ? step.command : step.kind === 'write' ? step.path : undefined;
  return text !== undefined && skip.includes(text);
}

function readBlocks(page: Page): Step[] {
  const steps: Step[] = [];
  for (const {language, title, code, line} of getSamples(page)) {
    const location = {page: page.file, line};
    if (title === 'package.json') {
      steps.push({...location, kind: 'merge', manifest: JSON.parse(code) as object});
    } else if (title !== undefined && language !== 'diff') {
      steps.push({...location, kind: 'write', path: title, text: `${code}\n`});
    } else if (language === 'bash') {
      for (const [index, command] of code.split('\n').entries()) {
        steps.push({...location, line: line + index, kind: 'run', command});
      }
    }
  }
  visit(page.tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    const packages = node.attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === 'packages')?.value;
    if (node.name === 'Install' && typeof packages === 'string') {
      steps.push({page: page.file, line: node.position?.start.line ?? 0, kind: 'install', packages});
    }
  });
  return steps;
}

function createSteps(page: Page, {says, manifest, install, files = {}, media = {}, run, play}: Instruction): Step[] {
  const index = page.text.indexOf(says);
  if (index === -1) {
    throw new Error(`${page.file} no longer says "${says}". Check what a reader now has to do.`);
  }
  const location = {page: page.file, line: page.text.slice(0, index).split('\n').length};
  return [
    ...(install === undefined ? [] : [{...location, kind: 'install', packages: install} as const]),
    ...(manifest === undefined ? [] : [{...location, kind: 'merge', manifest} as const]),
    ...Object.entries(files).map(([path, text]) => ({...location, kind: 'write', path, text}) as const),
    ...Object.entries(media).map(([path, file]) => ({...location, kind: 'copy', path, media: file}) as const),
    ...(run === undefined ? [] : [{...location, kind: 'run', command: run} as const]),
    ...(play === undefined ? [] : [{...location, kind: 'play', ...play} as const]),
  ];
}

function findHeading(page: Page, text: string): number {
  const heading = page.tree.children.find((node) => node.type === 'heading' && getHeadingText(node) === text);
  if (!heading?.position) {
    throw new Error(`${page.file} has no heading "${text}".`);
  }
  return heading.position.start.line;
}
