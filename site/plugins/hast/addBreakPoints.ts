import type {Element, ElementContent} from 'hast';

/** Lets the text of an element wrap between the parts that `split` returns. */
export function addBreakPoints(element: Element, split: (text: string) => readonly string[]): void {
  element.children = element.children.flatMap((child): ElementContent[] =>
    child.type === 'text'
      ? split(child.value).flatMap((value, index): ElementContent[] => [
          ...(index > 0 ? [{type: 'element' as const, tagName: 'wbr', properties: {}, children: []}] : []),
          {type: 'text', value},
        ])
      : [child],
  );
}
