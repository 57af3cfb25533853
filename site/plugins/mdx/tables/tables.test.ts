import type {Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {splitAtSeparators} from './splitAtSeparators.ts';
import {tables} from './tables.ts';

function build(html: string): string {
  const tree: Root = unified().use(rehypeParse, {fragment: true}).parse(html);
  const transformed = unified().use(tables).runSync(tree);
  visit(transformed, (node) => {
    if (node.type === ('mdxJsxFlowElement' as string)) {
      Object.assign(node, {type: 'element', tagName: 'table-scroll', properties: {}});
    }
  });
  return toHtml(transformed);
}

function createRow(tag: string, ...cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
}
function createTable(head: readonly string[], ...rows: readonly (readonly string[])[]): string {
  return `<table><thead>${createRow('th', ...head)}</thead><tbody>${rows.map((cells) => createRow('td', ...cells)).join('')}</tbody></table>`;
}

describe('tables', () => {
  test('wraps every table in a box that scrolls', () => {
    expect(build(createTable(['a'], ['b']))).toMatch(/^<table-scroll><table>.*<\/table><\/table-scroll>$/);
  });

  test('does not change a table that fits on a phone', () => {
    expect(build(createTable(['Version', 'Time'], ['3.0', '4.2 s']))).not.toContain('table-stacks');
  });

  test('labels the cells of a table that does not fit, and preserves its roles', () => {
    const html = build(
      createTable(['Field', 'Type', 'Default value', 'Meaning'], ['crf', 'number', '18', 'How much'.repeat(9)]),
    );
    expect(html).toContain('<table class="table-stacks" role="table">');
    expect(html).toContain('<td role="cell">crf</td><td role="cell" data-label="Type">number</td>');
  });

  test('does not stack a table that scrolls', () => {
    const table = createTable(['Setter', 'Flag'], ['<code>setChromiumIgnoreCertificateErrors</code>', 'none, so far']);
    expect(build(table.replace('<table>', '<table class="table-scrolls">'))).not.toContain('table-stacks');
  });

  test('takes long words in code into account', () => {
    const name = '<code>setChromiumIgnoreCertificateErrors</code>';
    expect(build(createTable(['Setter', 'Flag'], [name, 'none, so far']))).toContain('table-stacks');
  });
});

describe('splitAtSeparators', () => {
  test.each([
    ['Config.Rendering.setImageFormat()', ['Config.', 'Rendering.', 'setImageFormat()']],
    ['@remotion/media-utils', ['@remotion/', 'media-utils']],
    ['https://www.remotion.dev/docs', ['https://', 'www.', 'remotion.', 'dev/', 'docs']],
    ['short.name and more words', ['short.name and more words']],
    ['/Applications/Google Chrome.app/Contents', ['/Applications/', 'Google Chrome.', 'app/', 'Contents']],
    ['setChromiumIgnoreCertificateErrors', ['setChromiumIgnoreCertificateErrors']],
  ])('splits %s', (code, parts) => {
    expect(splitAtSeparators(code)).toEqual(parts);
  });
});
