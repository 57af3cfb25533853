import type {Element, Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {addBreakPoints} from '../../hast/addBreakPoints.ts';
import {findElements} from '../../hast/findElements.ts';
import {getText} from '../../hast/getText.ts';
import {splitAtSeparators} from './splitAtSeparators.ts';
import {estimateWidth} from './estimateWidth.ts';

/** The width of the article on a phone with 390 px. */
const widthOnPhone = 358;

/** The class of a table that scrolls on a phone, too. */
export const scrollingTable = 'table-scrolls';

/**
 * Prepares tables for narrow windows without breaking words: long code can wrap after a dot, a slash or an underscore,
 * a table that is too wide scrolls (`TableScroll`), and if it's too wide for a phone, its rows become blocks with
 * labeled cells (`stacked-tables.css`).
 */
export const tables: Plugin<[], Root> = () => (tree) =>
  visit(tree, 'element', (table, index, parent) => {
    if (table.tagName !== 'table' || !parent || index === undefined) {
      return undefined;
    }
    findElements(table, 'code').forEach((code) => addBreakPoints(code, splitAtSeparators));
    const isStackable = ![table.properties.className].flat().includes(scrollingTable);
    if (
      isStackable &&
      estimateWidth(getRows(table).map((row) => getCells(row).map((cell) => getLengths(cell)))) > widthOnPhone
    ) {
      makeStackable(table);
    }
    const container: MdxJsxFlowElementHast = {
      type: 'mdxJsxFlowElement',
      name: 'TableScroll',
      attributes: [],
      children: [table],
    };
    parent.children.splice(index, 1, container);
    return SKIP;
  });

function getRows(table: Element): Element[] {
  return findElements(table, 'tr');
}

function getCells(row: Element): Element[] {
  return findElements(row, 'th', 'td');
}

function getLengths(cell: Element): {readonly length: number; readonly longestWord: number} {
  const text = getText(cell);
  const words = text.split(/\s+/).flatMap(splitAtSeparators);
  return {length: text.length, longestWord: Math.max(...words.map((word) => word.length))};
}

/** Browsers remove these roles if the elements aren't displayed as a table. */
function makeStackable(table: Element): void {
  const [head, ...rows] = getRows(table);
  const labels = head ? getCells(head).map((cell) => getText(cell)) : [];
  table.properties = {...table.properties, className: ['table-stacks'], role: 'table'};
  findElements(table, 'thead', 'tbody').forEach((group) => (group.properties.role = 'rowgroup'));
  [head, ...rows].forEach((row) => row && (row.properties.role = 'row'));
  findElements(table, 'th').forEach((cell) => (cell.properties.role = 'columnheader'));
  // The first cell of a row becomes its heading. A single second column needs no label.
  rows.forEach((row) =>
    getCells(row).forEach((cell, index) => {
      cell.properties.role = 'cell';
      if (index > 0 && labels.length > 2) {
        cell.properties.dataLabel = labels[index];
      }
    }),
  );
}
