import {visit} from 'unist-util-visit';
import {type Meta, parseMeta} from './parseMeta.ts';
import type {SampleFile} from './SampleFile.ts';
import type {Page} from '../page.ts';

/** A fenced code block of a page with the meta string of its fence. */
export type Sample = Pick<Meta, 'expectedErrors' | 'isLive' | 'verdict'> & SampleFile;

/** Returns all fenced blocks of a page, in order. Throws an error with the line if a fence contains an unknown word. */
export function getSamples(page: Page): Sample[] {
  const samples: Sample[] = [];
  visit(page.tree, 'code', (node) => {
    const line = node.position?.start.line ?? 0;
    const meta = parseMeta(node.meta ?? '');
    if (meta instanceof Error) {
      throw new Error(`${page.file}:${line}  ${meta.message}`);
    }
    const {title, expectedErrors, isLive, verdict} = meta;
    samples.push({
      ...{page: page.file, line: line + 1, language: node.lang ?? '', code: node.value},
      ...{title, expectedErrors, isLive, verdict},
    });
  });
  return samples;
}
