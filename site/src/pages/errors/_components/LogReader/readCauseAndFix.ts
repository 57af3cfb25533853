import {createParagraph} from '@site/src/components/excerpt/createParagraph';
import {findBlocks} from '@site/src/components/excerpt/findBlocks';
import {loadPage} from '@site/src/components/excerpt/loadPage';
import {readRows} from '@site/src/components/excerpt/readRows';
import {findQuotingRow} from '../../../../../../packages/content-model/messages/log/findQuotingRow.ts';
import type {KnownLine} from '../../../../../../packages/content-model/messages/log/readLog.ts';

/**
 * Loads the page that explains a message, and returns the other cells of the table row that quotes it. Empty if no row
 * does. Rejects if the page doesn't load.
 */
export async function readCauseAndFix(line: KnownLine): Promise<readonly Element[]> {
  const [path, anchor] = line.message.href?.split('#') ?? [];
  if (path === undefined) {
    return [];
  }
  const page = await loadPage(path);
  const start = anchor === undefined ? page.querySelector('main h1') : page.getElementById(anchor);
  const rows = start ? readRows(findBlocks(start)) : [];
  const row = rows[findQuotingRow(rows.map(readQuotes), line)];
  return [...(row?.cells ?? [])].slice(1).map((cell) => createParagraph(cell, path));
}

function readQuotes(row: HTMLTableRowElement): string[] {
  return [...row.querySelectorAll('code')].map(({textContent}) => textContent);
}
