/** Returns the rows of the tables in blocks of a page, without those of table heads. */
export function readRows(blocks: readonly Element[]): HTMLTableRowElement[] {
  return blocks.flatMap((block) => [...block.querySelectorAll<HTMLTableRowElement>('tr:has(td)')]);
}
