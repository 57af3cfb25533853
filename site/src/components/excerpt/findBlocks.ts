/** Returns the blocks of a section: its heading, or the header with the title, and what follows up to the next heading. */
export function findBlocks(start: Element): Element[] {
  const blocks: Element[] = [];
  const first = start.closest('header') ?? start;
  for (let next: Element | null = first; next; next = next.nextElementSibling) {
    if (next !== first && isHeading(next)) {
      break;
    }
    blocks.push(next);
  }
  return blocks;
}

export function isHeading({tagName}: Element): boolean {
  return /^H[1-6]$/.test(tagName);
}
