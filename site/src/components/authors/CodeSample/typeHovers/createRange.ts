/** Returns a DOM range for a range of characters in an element's text, even if it spans several elements. */
export function createRange(element: Element, start: number, end: number): Range {
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let before = 0;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const after = before + node.data.length;
    if (before <= start && start < after) {
      range.setStart(node, start - before);
    }
    if (before < end && end <= after) {
      range.setEnd(node, end - before);
      break;
    }
    before = after;
  }
  return range;
}
