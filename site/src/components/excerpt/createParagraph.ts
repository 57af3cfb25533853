/** Parts of a block that don't work, or aren't visible, on another page. */
const omitted = 'script, style, template, noscript, button, .needs-script, .hash-link';

/**
 * Creates a paragraph for this page from a block of another page of this site.
 * @param path the path of the other page, for links to its sections.
 */
export function createParagraph(block: Element, path: string): HTMLParagraphElement {
  const paragraph = document.createElement('p');
  paragraph.append(...document.importNode(block, true).childNodes);
  paragraph.querySelectorAll(omitted).forEach((part) => part.remove());
  for (const part of paragraph.querySelectorAll('*')) {
    part.removeAttribute('id');
    part.removeAttribute('name');
    part.removeAttribute('class');
  }
  for (const link of paragraph.querySelectorAll('a[href^="#"]')) {
    link.setAttribute('href', `${path}${link.getAttribute('href') ?? ''}`);
  }
  return paragraph;
}
