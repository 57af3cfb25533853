/** Returns the rows of all tables in blocks of a page, without the header rows. */
export function readRows(blocks: readonly Element[]): HTMLTableRowElement[] {
  return blocks.flatMap((block) => [...block.querySelectorAll<HTMLTableRowElement>('tr:has(td)')]);
}
